# Ελληνικά
tagline = Το σταυρόλεξο με τα πλακίδια, στα ελληνικά, με αληθινές λέξεις.
language = Γλώσσα
front-page = Αρχική σελίδα
skip-to-content = Μετάβαση στο περιεχόμενο
loading = Μια στιγμή…
try-again = Δοκίμασε ξανά
close = Κλείσιμο
cancel = Πίσω
unavailable = Αυτό δεν μπορεί να εμφανιστεί

# Αρχική σελίδα
play-computer = Παίξε με τον υπολογιστή
edition = Έκδοση
level = Αντίπαλος
level-greedy = Άπληστος
level-static = Προσεκτικός
level-number = Επίπεδο { $number }
start = Ας παίξουμε
starting = Στρώνω το τραπέζι…
start-lesson = Παίζεις πρώτη φορά; Δοκίμασε το πρώτο μάθημα!
running-games = Συνέχεια
more-games = Άλλες παρτίδες: { $count }

# Τραπέζι
game-title = Παρτίδα, { $edition }
you = Εσύ
computer = Υπολογιστής
computer-number = Υπολογιστής { $number }
new-game = Νέα παρτίδα
resign = Παραίτηση
resign-question = Η παρτίδα πηγαίνει στον αντίπαλο. Θέλεις να παραιτηθείς;
help = Πώς παίζεται
board = Ταμπλό
rack = Τα γράμματά σου
scores = Βαθμολογία
status = Τι συμβαίνει
to-move = παίζει
winner = νικητής
said-winner = Νικητής: { $names }
tiles-on-rack = { $count ->
    [one] { $count } γράμμα
   *[other] { $count } γράμματα
}
points-word = { $points ->
    [one] βαθμός
   *[other] βαθμοί
}
your-turn = Σειρά σου
thinking = { $name }: σκέφτεται
hint-start = Πληκτρολόγησε μια λέξη, σύρε γράμματα ή άγγιξε ένα τετράγωνο και μετά γράμματα.
finger-hint = Το γράμμα μπαίνει εκεί που το βλέπεις: πάνω από το δάχτυλό σου.
game-over = Η παρτίδα τελείωσε
result = Αποτέλεσμα
player = Παίκτης
move = Κίνηση
points = Βαθμοί
total = Σύνολο

# Εργαλεία
shuffle = Ανακάτεμα
sort = Ταξινόμηση
sort-tiles = Ταξινόμηση γραμμάτων
recall = Μάζεμα
undo = Αναίρεση
exchange = Αλλαγή
pass = Πάσο
pass-question = Δεν τοποθετείς τίποτα και κρατάς τα γράμματά σου. Πάσο;
play = Παίζω
respell = { $to } αντί για { $from }

# Τετράγωνα και γράμματα
tile = { $letter }, { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}
tile-blank = λευκό πλακίδιο
tile-blank-as = λευκό πλακίδιο, { $letter }
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
why = Γιατί;
word-why = Γιατί δεν υπάρχει στο λεξικό: { $word };
direction-across = οριζόντια
direction-down = κάθετα
waiting-letter = { $letter }, περιμένει το επόμενο γράμμα

# Κινήσεις
moves = Κινήσεις
moves-none = Κανείς δεν έπαιξε ακόμη.
start-draw = Κλήρωση για την έναρξη: { $draws }. Αρχίζει: { $name }.
start-draw-again = ισοπαλία, ξανά { $draws }
move-withdrawn = αμφισβητήθηκε, αποσύρθηκε
move-taken-back = ανακλήθηκε
move-pass = πάσο
move-resign = παραίτηση
move-exchange = αλλαγή ({ $count })
said-play = { $name }: { $position } { $word }, { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}, σύνολο { $total }.
said-play-more = { $name }: { $position } { $word }, και { $others }, { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}, σύνολο { $total }.
said-exchange = { $name }: αλλαγή, { $count ->
    [one] { $count } γράμμα
   *[other] { $count } γράμματα
}.
said-exchange-own = Άλλαξες { $count ->
    [one] { $count } γράμμα
   *[other] { $count } γράμματα
}.
said-pass = { $name }: πάσο.
said-pass-own = Πήγες πάσο.
said-resign = { $name }: παραίτηση.
said-resign-own = Παραιτήθηκες.
said-preview = { $words }: { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}
said-unknown-word = { $word } (δεν υπάρχει στο λεξικό)

# Γράμματα που δεν φάνηκαν
unseen = Αθέατα γράμματα
bag = { $count ->
    [one] { $count } γράμμα στο σακουλάκι
   *[other] { $count } γράμματα στο σακουλάκι
}
vowels-consonants = { $vowels ->
    [one] { $vowels } φωνήεν
   *[other] { $vowels } φωνήεντα
}, { $consonants ->
    [one] { $consonants } σύμφωνο
   *[other] { $consonants } σύμφωνα
}
vowels-choice = Τράβηγμα:
vowels-any = από οποιοδήποτε σακουλάκι
vowels-drawn = { $count ->
    [one] { $count } φωνήεν
   *[other] { $count } φωνήεντα
}

# Διάλογοι
blank-title = Ποιο γράμμα είναι το λευκό πλακίδιο;
blank-hint = Πληκτρολόγησε το γράμμα και πάτησε Enter ή άγγιξέ το.
blank-space = κενό διάστημα
blank-taken = Το λευκό πλακίδιο { $letter } είναι στο αναλόγιό σου· παίξε το σε αυτή τη σειρά.
over-out = Όλα τα γράμματα παίχτηκαν.
over-passes = Όλοι πήγαν πάσο δύο φορές στη σειρά.
over-scoreless = Κανείς δεν πήρε βαθμούς για πολλές κινήσεις.
over-resignation = Ένας παίκτης παραιτήθηκε.
over-aborted = Η παρτίδα διακόπηκε.
over-other = Η παρτίδα τελείωσε.
adjustment = Γράμματα που έμειναν
word-title = Λέξεις
word-ask = Ποια λέξη;
word-look = Έλεγχος λέξης
word-of-move = { $word }: γιατί είναι δεκτή;
word-verdict = Κρίση για τη λέξη
save-gcg = Αποθήκευση (GCG)
rules = Οι κανόνες
rules-loading = Φόρτωση των κανόνων…
sheet = Φύλλο βαθμών
sheet-print = Εκτύπωση

# Σελίδες
pages = Σελίδες
menu = Μενού
page-study = Λέξεις
page-rules = Κανόνες
page-tips = Συμβουλές για αρχαρίους
page-settings = Ρυθμίσεις
view-board = Προβολή ταμπλό
view-speech = Ακουστική προβολή
size-normal = Ολόκληρο το ταμπλό
size-large = Μεγάλα γράμματα
components = Στοιχεία της σελίδας
components-about = Από τι αποτελείται η σελίδα του παιχνιδιού, με παραδείγματα και ιδιότητες· για προγραμματιστές.
components-props = Ιδιότητες
embed-title = Παιχνίδι
embed-open = Άνοιγμα του παιχνιδιού

# Μελέτη λέξεων
study-short = Σύντομες λέξεις
study-find = Εύρεση
study-no-words = Σε αυτόν τον διακομιστή δεν υπάρχει λεξικό.
word = Λέξη

# Το παιχνίδι για τα αυτιά
listen-move = Η κίνησή σου
listen-send = Αποστολή

# Άνθρωποι
page-lobby = Παιχνίδι με ανθρώπους
page-account = Λογαριασμός
players = Παίκτες
pace = Χρόνος
counts = Αξιολόγηση
rated = με αξιολόγηση
casual = φιλικό
nothing-here = Τίποτα αυτή τη στιγμή.
sit-down = Κάθομαι
watch = Παρακολούθηση
guest = Επισκέπτης
guest-number = Επισκέπτης { $number }
waiting-title = Αναμονή παικτών
waiting-for-players = Το παιχνίδι αρχίζει μόνο του μόλις καθίσουν όλοι.
seats = Θέσεις
seat-open = ελεύθερη θέση
here = εδώ
away = λείπει
copy-link = Αντιγραφή συνδέσμου
link-copied = Αντιγράφηκε
link-to-game = Σύνδεσμος για αυτό το παιχνίδι
speed-bullet = Αστραπή
speed-blitz = Μπλιτς
speed-rapid = Γρήγορο
speed-classic = Κλασικό
speed-correspondence = Δι’ αλληλογραφίας
speed-untimed = Χωρίς ρολόι
clock-main = { $minutes } λ. + { $seconds } δ.
clock-days = { $days ->
    [one] { $days } μέρα ανά κίνηση
   *[other] { $days } μέρες ανά κίνηση
}
clock-per-move = { $seconds } δ. ανά κίνηση
clock-left = Χρόνος που μένει: { $time }
clock-low = Χρόνος που σου μένει: { $time }.
challenge = Αμφισβήτηση
challenge-words = Ποιες λέξεις αμφισβητείς;
theme-argue = Ανήκει κάποια λέξη της κίνησής σου στο θέμα; Οι άλλοι ψηφίζουν.
theme-argued = { $name }: η λέξη { $word } ανήκει στο θέμα. Να πάρει ακόμη { $points ->
    [one] { $points } βαθμό
   *[other] { $points } βαθμούς
};
theme-yes = Ναι, ανήκει
theme-no = Όχι, δεν ανήκει
theme-granted = { $name }: η λέξη { $word } μετράει, ακόμη { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}.
theme-refused = { $word }: δεν μετράει.
accept-play = Ας μείνει
window-own = Οι άλλοι μπορούν να αμφισβητήσουν την κίνησή σου.
window-theirs = Έπαιξε: { $name }. Την αμφισβητείς;
asked-takeback = { $name }: αίτημα να πάρει πίσω την τελευταία κίνηση.
asked-abort = { $name }: αίτημα να ακυρωθεί το παιχνίδι.
asked-end = Να τελειώσει εδώ, επειδή κανείς δεν μπορεί να παίξει;
asked-waiting = Ζητήθηκε: { $what }. Αναμονή απάντησης.
declined-end = { $name }: δεν συμφωνεί να τελειώσει η παρτίδα.
declined-play = { $name }: δεν συμφωνεί να τελειώσει η παρτίδα, μπορεί ακόμη να παίξει.
declined-exchange = { $name }: δεν συμφωνεί να τελειώσει η παρτίδα, θέλει ακόμη να αλλάξει γράμματα.
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
over-agreed = Οι παίκτες συμφώνησαν στο τέλος.
over-abandoned = Ένας παίκτης έφυγε.
over-time = Ο χρόνος τελείωσε.
over-adjudicated = Αποφάσισε διαιτητής.
over-exhausted = Κανείς δεν μπορούσε πια να παίξει.
move-skip = έχασε τη σειρά
said-skip = { $name }: έχασε τη σειρά.
said-skip-own = Έχασες τη σειρά σου.

# Talk
chat-open = Συνομιλία
chat-unread = { $count ->
    [one] Συνομιλία, { $count } νέο μήνυμα
   *[other] Συνομιλία, { $count } νέα μηνύματα
}
# Variants
propose = Πρόταση
page-variants = Παραλλαγές
page-duplicate = Ντούπλικεϊτ

# Σύνδεση
link-connecting = Σύνδεση…
link-lost = Η σύνδεση χάθηκε. Η παρτίδα σου είναι ασφαλής· νέα προσπάθεια…
link-restarting = Ο διακομιστής επανεκκινείται. Η παρτίδα σου είναι ασφαλής και συνεχίζεται σε λίγο…
link-retry = Δοκίμασε τώρα
link-sending = Στέλνεται η κίνησή σου…
link-resent = Στάλθηκε ξανά, αναμονή απάντησης…
offline = Δεν υπάρχει σύνδεση. Τα παιχνίδια περιμένουν· εδώ μένουν:
newer-page = Υπάρχει νέα έκδοση της σελίδας.
newer-page-load = Επαναφόρτωση

# Αρνήσεις
error-other = Κάτι πήγε στραβά ({ $code }).
error-unreachable = Ο διακομιστής δεν απαντά. Έλεγξε τη σύνδεση και δοκίμασε ξανά.
error-stale = Η παρτίδα προχώρησε. Κοίταξε το ταμπλό και δοκίμασε ξανά.
error-no-letter = Το { $letter } δεν είναι γράμμα αυτού του παιχνιδιού.
error-no-tile = Δεν έχεις { $letter }.
error-no-room = Δεν υπάρχει άλλο ελεύθερο τετράγωνο σε αυτή τη γραμμή.

page-lesson = Πρώτο μάθημα
page-about = Σχετικά
# Μετά την παρτίδα
page-missing = Δεν υπάρχει τέτοια σελίδα
page-missing-text = Ίσως η διεύθυνση δεν είναι πλήρης ή ό,τι υπήρχε εδώ δεν υπάρχει πια.
page-games = Παρτίδες
games-now = Παίζονται τώρα
games-all = Όλες οι παρτίδες
to-replay = Αναπαραγωγή
save-json = Αποθήκευση (JSON)
news-turn = Είναι η σειρά σου, συμπαίκτες: { $names }.
news-invitation = Σε καλούν σε παιχνίδι: { $names }.
news-open = Άνοιγμα του παιχνιδιού
