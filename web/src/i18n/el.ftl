# Ελληνικά
tagline = Το σταυρόλεξο με τα πλακίδια, στα ελληνικά, με αληθινές λέξεις.
language = Γλώσσα
front-page = Αρχική σελίδα
loading = Μια στιγμή…
try-again = Δοκιμάστε ξανά
close = Κλείσιμο
cancel = Άκυρο
game-unavailable = Η παρτίδα δεν μπορεί να εμφανιστεί

# Αρχική σελίδα
play-computer = Παίξτε με τον υπολογιστή
edition = Έκδοση
edition-others = Ακόμη { $count ->
    [one] { $count } γλώσσα
   *[other] { $count } γλώσσες
 }, χωρίς εγκατεστημένο λεξικό
level = Αντίπαλος
level-greedy = Άπληστος
level-static = Προσεκτικός
level-number = Επίπεδο { $number }
level-1-about = λίγες λέξεις, βλέπει λίγα
level-2-about = αρχάριος
level-3-about = παίζει στο σπίτι
level-4-about = παίζει συχνά, βλέπει τα εύκολα
level-5-about = προσέχει τι του μένει
level-6-about = αρχίζει σε σύλλογο
level-7-about = πολλές λέξεις, προσέχει το ταμπλό
level-8-about = ξέρει σχεδόν όλες τις λέξεις
level-9-about = σκέφτεται μπροστά
level-10-about = σκέφτεται μπροστά, δεν του ξεφεύγει τίποτα
opponents = Αριθμός αντιπάλων
start = Ας παίξουμε
starting = Στρώνω το τραπέζι…
running-games = Συνέχεια
more-games = Άλλες παρτίδες: { $count }
their-turn = Σειρά του υπολογιστή

# Τραπέζι
game-title = Παρτίδα, { $edition }
you = Εσείς
computer = Υπολογιστής
computer-number = Υπολογιστής { $number }
new-game = Νέα παρτίδα
resign = Παραίτηση
resign-question = Η παρτίδα πηγαίνει στον αντίπαλο. Θέλετε να παραιτηθείτε;
help = Πώς παίζεται
board = Ταμπλό
rack = Τα γράμματά σας
scores = Βαθμολογία
status = Τι συμβαίνει
to-move = παίζει
winner = νικητής
tiles-on-rack = { $count ->
    [one] { $count } γράμμα
   *[other] { $count } γράμματα
}
points-word = { $points ->
    [one] πόντος
   *[other] πόντοι
}
your-turn = Σειρά σας
thinking = { $name }: σκέφτεται
hint-start = Πληκτρολογήστε μια λέξη, σύρετε γράμματα ή αγγίξτε ένα τετράγωνο και μετά γράμματα.
game-over = Η παρτίδα τελείωσε
result = Αποτέλεσμα
player = Παίκτης
move = Κίνηση
points = Πόντοι
total = Σύνολο

# Εργαλεία
shuffle = Ανακάτεμα
sort = Ταξινόμηση
recall = Πίσω
exchange = Αλλαγή
pass = Πάσο
pass-question = Δεν τοποθετείτε τίποτα και κρατάτε τα γράμματά σας. Πάσο;
play = Παίζω
respell = { $to } αντί για { $from }

# Τετράγωνα και γράμματα
tile = { $letter }, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
tile-blank = μπαλαντέρ
tile-blank-as = μπαλαντέρ ως { $letter }
square-empty = κενό
square-tentative = δεν παίχτηκε ακόμη
premium-letter-2 = διπλό γράμμα
premium-letter-3 = τριπλό γράμμα
premium-word-2 = διπλή λέξη
premium-word-3 = τριπλή λέξη
premium-start = τετράγωνο έναρξης, διπλή λέξη
premium-letter-2-short = 2Γ
premium-letter-3-short = 3Γ
premium-word-2-short = 2Λ
premium-word-3-short = 3Λ
premium-start-short = ✦
preview-good = υπάρχει στο λεξικό
preview-bad = δεν υπάρχει στο λεξικό
direction-across = οριζόντια
direction-down = κάθετα
waiting-letter = { $letter }, περιμένει το επόμενο γράμμα

# Κινήσεις
moves = Κινήσεις
moves-none = Κανείς δεν έπαιξε ακόμη.
move-pass = πάσο
move-resign = παραίτηση
move-exchange = αλλαγή ({ $count })
said-play = { $name }: { $position } { $word }, πόντοι { $points }, σύνολο { $total }.
said-play-more = { $name }: { $position } { $word }, και { $others }, πόντοι { $points }, σύνολο { $total }.
said-exchange = { $name }: αλλαγή, { $count ->
    [one] { $count } γράμμα
   *[other] { $count } γράμματα
}.
said-pass = { $name }: πάσο.
said-resign = { $name }: παραίτηση.
said-preview = { $words }: { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
said-unknown-word = { $word } (δεν υπάρχει στο λεξικό)

# Γράμματα που δεν φάνηκαν
unseen = Κρυμμένα γράμματα
bag = { $count ->
    [one] { $count } γράμμα στο σακούλι
   *[other] { $count } γράμματα στο σακούλι
}
vowels-consonants = φωνήεντα { $vowels }, σύμφωνα { $consonants }

# Διάλογοι
blank-title = Ποιο γράμμα είναι ο μπαλαντέρ;
blank-hint = Πληκτρολογήστε το γράμμα ή αγγίξτε το.
exchange-title = Αλλαγή γραμμάτων
exchange-hint = Διαλέξτε ποια γράμματα επιστρέφουν· μετρά ως κίνηση.
exchange-all = Όλα
exchange-do = Αλλαγή { $count }
over-won = Νικήσατε!
over-lost = Νικητής: { $name }
over-draw = Ισοπαλία
over-out = Όλα τα γράμματα παίχτηκαν.
over-passes = Όλοι πήγαν πάσο δύο φορές στη σειρά.
over-scoreless = Κανείς δεν πήρε πόντους για πολλές κινήσεις.
over-resignation = Ένας παίκτης παραιτήθηκε.
over-aborted = Η παρτίδα διακόπηκε.
over-other = Η παρτίδα τελείωσε.
adjustment = Γράμματα που έμειναν
word-title = Λέξεις
word-ask = Ποια λέξη;
word-look = Έλεγχος λέξης
word-of-move = { $word }: γιατί επιτρέπεται;
word-verdict = Κρίση για τη λέξη
save-gcg = Αποθήκευση (GCG)
play-again = Άλλη μία
rules = Οι κανόνες
rules-loading = Φόρτωση των κανόνων…
help-hand = Σύρετε ένα γράμμα στο ταμπλό. Ή αγγίξτε ένα γράμμα και μετά ένα τετράγωνο· ή πρώτα το τετράγωνο και μετά τα γράμματα στη σειρά. Ένα άγγιγμα παίρνει πίσω το γράμμα.
help-letter-key = Α Β Γ
help-letter = τοποθετεί το γράμμα στο σημειωμένο τετράγωνο
help-digraph-key = ά ς
help-digraph = οι τόνοι και το τελικό σίγμα δεν έχουν σημασία
help-blank-key = Shift + Α
help-blank = τοποθετεί μπαλαντέρ ως αυτό το γράμμα· με ? διαλέγετε
help-arrows-key = ← ↑ → ↓
help-arrows = μετακινούν το σημάδι στο ταμπλό
help-space-key = Διάστημα
help-space = οριζόντια ή κάθετα
help-backspace-key = Backspace
help-backspace = παίρνει πίσω το τελευταίο γράμμα
help-enter-key = Enter
help-enter = παίζει τη λέξη
help-escape-key = Esc
help-escape = παίρνει πίσω όλα τα γράμματα

# Σελίδες
pages = Σελίδες
page-study = Λέξεις
page-rules = Κανόνες
page-settings = Ρυθμίσεις
theme = Χρώματα
theme-system = Όπως θέλει το σύστημα
theme-light = Φωτεινά
theme-dark = Σκοτεινά
contrast = Αντίθεση
contrast-system = Όπως θέλει το σύστημα
contrast-normal = Κανονική
contrast-more = Υψηλή
view = Το παιχνίδι
view-board = Ταμπλό για τα μάτια
view-speech = Κείμενο για τα αυτιά
settings-kept = Αυτές τις ρυθμίσεις τις κρατά αυτό το πρόγραμμα περιήγησης.

# Μελέτη λέξεων
study-tool = Τι θέλεις να μάθεις;
study-words = Εύρεση λέξεων
study-word = Μία λέξη
study-short = Σύντομες λέξεις
study-pattern-label = Μοτίβο
study-pattern-hint = ? είναι οποιοδήποτε πλακίδιο, * όσα πλακίδια θέλεις: λ?ξ*
study-rack-label = Από αυτά τα πλακίδια
study-rack-hint = ? είναι το λευκό
study-contains-label = Ανάμεσά τους
study-shortest = Από (πλακίδια)
study-longest = έως (πλακίδια)
study-find = Εύρεση
study-count = { $count ->
    [one] { $count } λέξη
   *[other] { $count } λέξεις
}
study-count-more = { $count ->
    [one] Η πρώτη λέξη
   *[other] Οι πρώτες { $count } λέξεις
}
study-more = Κι άλλες λέξεις
study-all = Εμφάνιση και των { $count }
study-exhausted = Ίσως υπάρχουν κι άλλες· η ερώτηση διαρκεί πολύ. Κάν’ την πιο στενή.
study-length = Πλακίδια
study-no-words = Σε αυτόν τον διακομιστή δεν υπάρχει κατάλογος λέξεων.
study-hooks-front = Μπροστά
study-hooks-back = Πίσω
study-extended-front = Μεγαλύτερες μπροστά
study-extended-back = Μεγαλύτερες πίσω
study-extended-both = Μεγαλύτερες και από τις δύο πλευρές
study-neighbours = Με ένα πλακίδιο διαφορά
word = Λέξη

# Το παιχνίδι για τα αυτιά
listen-move = Η κίνησή σου
listen-line = Κίνηση ή ερώτηση
listen-send = Αποστολή
listen-hint = Κίνηση είναι ένα τετράγωνο και μια λέξη: 8h λέξη· 8h είναι οριζόντια, h8 κάθετα (με γράμματα στις σειρές, το αντίθετο). Επίσης: exchange αβ (αλλαγή), pass (πάσο), resign (παραίτηση). Ένα τετράγωνο μόνο του (h8) ή μια γραμμή (=8, =h) διαβάζεται. Enter σε κενή γραμμή επιβεβαιώνει μια κίνηση ή λέει ποιος παίζει. Τα πλήκτρα των ερωτήσεων δουλεύουν με γράμμα και Enter, με Alt, ή μόνα τους έξω από τη γραμμή.
listen-confirm = Enter για επιβεβαίωση.
listen-ask = Ερωτήσεις
listen-rack = Αναλόγιο
listen-scores = Βαθμοί
listen-time = Χρόνος
listen-no-clock = Σε αυτό το παιχνίδι δεν υπάρχει ρολόι.
listen-last = Τελευταία κίνηση
listen-unseen = Αθέατα πλακίδια
listen-open = Ανοιχτά τετράγωνα
listen-board = Ταμπλό
listen-key-rack = α
listen-key-scores = β
listen-key-time = χ
listen-key-last = τ
listen-key-unseen = θ
listen-key-open = ο
listen-key-board = μ
listen-row = Σειρά { $name }
listen-column = Στήλη { $name }
listen-from = από { $square }
listen-none = κανένα
listen-board-empty = Το ταμπλό είναι άδειο.
listen-open-said = Άδεια τετράγωνα δίπλα σε πλακίδια: { $count }. Ανάμεσά τους με μπόνους: { $premiums }.

# Άνθρωποι
page-lobby = Παιχνίδι με ανθρώπους
page-account = Λογαριασμός
offer-game = Πρόσφερε ένα παιχνίδι
offer-do = Προσφορά
players = Παίκτες
pace = Χρόνος
pace-none = Χωρίς ρολόι
pace-blitz = 3 λ. + 5 δ.
pace-rapid = 10 λ. + 5 δ.
pace-classic = 25 λ.
pace-correspondence = 3 μέρες ανά κίνηση
counts = Βαθμολόγηση
rated = βαθμολογούμενο
casual = φιλικό
challenge-rule = Λέξεις έξω από τον κατάλογο
challenge-void = απορρίπτονται αμέσως
challenge-edition = μένουν ώσπου να αμφισβητηθούν, κατά τους κανόνες
challenge-single = αμφισβήτηση χωρίς ποινή
challenge-double = η άστοχη αμφισβήτηση κοστίζει μια σειρά
visibility = Ποιος μπορεί να καθίσει
visibility-public = οποιοσδήποτε, από το σαλόνι
visibility-private = όποιος έχει τον σύνδεσμο
challenges = Προσκλήσεις
seeks = Ψάχνουν παίκτες
games-running = Παιχνίδια για παρακολούθηση
nothing-here = Τίποτα αυτή τη στιγμή.
sit-down = Κάθομαι
watch = Παρακολούθηση
guest = Επισκέπτης
waiting-title = Αναμονή παικτών
waiting-for-players = Το παιχνίδι αρχίζει μόνο του μόλις καθίσουν όλοι.
seats = Θέσεις
seat-open = ελεύθερη θέση
seat-invited = προσκεκλημένος
here = εδώ
away = λείπει
copy-link = Αντιγραφή συνδέσμου
link-copied = Αντιγράφηκε
link-to-game = Σύνδεσμος για αυτό το παιχνίδι
get-up = Αποχώρηση
speed-bullet = Αστραπή
speed-blitz = Μπλιτς
speed-rapid = Γρήγορο
speed-classic = Κλασικό
speed-correspondence = Δι’ αλληλογραφίας
speed-untimed = Χωρίς ρολόι
clock-main = { $minutes } λ. + { $seconds } δ.
clock-days = { $days } μέρες ανά κίνηση
clock-per-move = { $seconds } δ. ανά κίνηση
clock-left = Χρόνος που μένει: { $time }
challenge = Αμφισβήτηση
accept-play = Ας μείνει
window-own = Οι άλλοι μπορούν να αμφισβητήσουν την κίνησή σου.
window-theirs = Έπαιξε: { $name }. Την αμφισβητείς;
asked-takeback = { $name }: αίτημα να πάρει πίσω την τελευταία κίνηση.
asked-abort = { $name }: αίτημα να ακυρωθεί το παιχνίδι.
asked-end = Να τελειώσει εδώ, επειδή κανείς δεν μπορεί να παίξει;
asked-waiting = Ζητήθηκε: { $what }. Αναμονή απάντησης.
agree = Συμφωνώ
decline = Όχι
propose-takeback = Πίσω η κίνησή μου
propose-abort = Ακύρωση του παιχνιδιού
propose-end = Τέλος: κανείς δεν μπορεί να παίξει
abort = Ακύρωση του παιχνιδιού
gone = Χάθηκε η σύνδεση: { $name }.
claim-win = Διεκδικώ το παιχνίδι
claim-abort = Ας ακυρωθεί
nudged-by = { $name }: σου ζητά να παίξεις.
rematch-agree = Συμφωνώ σε ρεβάνς
over-agreed = Οι παίκτες συμφώνησαν στο τέλος.
over-abandoned = Ένας παίκτης έφυγε.
over-time = Τέλειωσε ο χρόνος.
over-adjudicated = Αποφάσισε διαιτητής.
over-exhausted = Κανείς δεν μπορούσε πια να παίξει.
move-skip = έχασε τη σειρά
said-skip = { $name }: έχασε τη σειρά.
signed-in-as = Έχεις συνδεθεί ως { $name }.
sign-in = Σύνδεση
sign-out = Αποσύνδεση
register = Παίρνω αυτό το όνομα
export-data = Λήψη όλων όσων κρατούνται για μένα
account-about = Με όνομα παίζεις βαθμολογούμενα παιχνίδια και βρίσκεις τα παιχνίδια σου σε κάθε υπολογιστή. Ως επισκέπτης παίζεις χωρίς.
account-name = Όνομα
address-confirmed = Η διεύθυνσή σου επιβεβαιώθηκε.
reset-sent = Αν υπάρχει τέτοιος λογαριασμός, το γράμμα είναι καθ’ οδόν.
password-changed = Ο κωδικός άλλαξε. Μπορείς να συνδεθείς με αυτόν.
account-password-new = Νέος κωδικός
password-change = Αλλαγή κωδικού
password-forgotten = Ξέχασα τον κωδικό
account-password = Κωδικός

# Σύνδεση
link-connecting = Σύνδεση…
link-lost = Η σύνδεση χάθηκε. Η παρτίδα σας είναι ασφαλής· νέα προσπάθεια…
link-retry = Τώρα
link-sending = Στέλνεται η κίνησή σας…
link-resent = Στάλθηκε ξανά, αναμονή απάντησης…

# Αρνήσεις
error-other = Κάτι πήγε στραβά ({ $code }).
error-unreachable = Ο διακομιστής δεν απαντά. Ελέγξτε τη σύνδεση και δοκιμάστε ξανά.
error-stale = Η παρτίδα προχώρησε. Κοιτάξτε το ταμπλό και δοκιμάστε ξανά.
error-no-letter = Το { $letter } δεν είναι γράμμα αυτού του παιχνιδιού.
error-no-tile = Δεν έχετε { $letter }.
error-no-room = Δεν υπάρχει άλλο ελεύθερο τετράγωνο σε αυτή τη γραμμή.
