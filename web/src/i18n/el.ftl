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
edition-not-ready = το λεξικό δεν έχει εγκατασταθεί
level = Αντίπαλος
level-greedy = Άπληστος
level-greedy-about = παίρνει πάντα τους περισσότερους πόντους
level-static = Προσεκτικός
level-static-about = κρατά και τα καλά γράμματα
opponents = Αριθμός αντιπάλων
start = Ας παίξουμε
starting = Στρώνω το τραπέζι…
running-games = Συνέχεια
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
play-for = Παίζω για { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}
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
over-resigned = Ένας παίκτης παραιτήθηκε.
over-other = Η παρτίδα τελείωσε.
adjustment = Γράμματα που έμειναν
save-gcg = Αποθήκευση (GCG)
play-again = Άλλη μία
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
error-edition-unknown = Δεν υπάρχει τέτοια έκδοση.
error-edition-syntax = Το αρχείο της έκδοσης έχει λάθος.
error-edition-key-missing = Κάτι λείπει από το αρχείο της έκδοσης.
error-edition-key-unknown = Το αρχείο της έκδοσης έχει άγνωστο κλειδί.
error-edition-value = Το αρχείο της έκδοσης έχει λάθος τιμή.
error-edition-total = Το πλήθος των γραμμάτων της έκδοσης δεν συμφωνεί.
error-edition-letter-twice = Ένα γράμμα υπάρχει δύο φορές στην έκδοση.
error-edition-letter-unknown = Η έκδοση αναφέρει άγνωστο γράμμα.
error-board-unknown = Δεν υπάρχει τέτοιο ταμπλό.
error-board-picture = Η εικόνα του ταμπλό έχει λάθος.
error-tile-unknown = Δεν υπάρχει τέτοιο γράμμα στην έκδοση.
error-tile-bracket = Μια αγκύλη δεν έκλεισε.
error-play-no-tiles = Δεν τοποθετήσατε κανένα γράμμα.
error-play-off-board = Η λέξη βγαίνει έξω από το ταμπλό.
error-play-unknown-tile = Δεν υπάρχει τέτοιο γράμμα στην έκδοση.
error-play-square-taken = Το τετράγωνο είναι κατειλημμένο.
error-play-not-in-line = Τα γράμματα πρέπει να είναι σε μία σειρά ή στήλη.
error-play-gap = Υπάρχει κενό ανάμεσα στα γράμματα.
error-play-not-whole-word = Η κίνηση δεν δίνει ολόκληρη τη λέξη.
error-play-misses-start = Η πρώτη λέξη πρέπει να καλύπτει το κέντρο.
error-play-opening-too-short = Η πρώτη λέξη είναι πολύ μικρή.
error-play-not-connected = Η λέξη δεν ακουμπά σε άλλη.
error-play-no-word = Δεν σχηματίζεται ακόμη λέξη.
error-play-not-on-rack = Δεν έχετε αυτό το γράμμα.
error-not-your-turn = Δεν είναι ακόμη η σειρά σας.
error-game-over = Η παρτίδα έχει τελειώσει.
error-no-such-seat = Δεν υπάρχει τέτοια θέση στο τραπέζι.
error-player-count = Δεν παίζεται με τόσους παίκτες.
error-words-not-admissible = Δεν υπάρχει στο λεξικό: { $words }
error-exchange-nothing = Διαλέξτε τουλάχιστον ένα γράμμα.
error-exchange-not-on-rack = Δεν έχετε αυτό το γράμμα.
error-exchange-bag-too-small = Το σακούλι έχει πολύ λίγα γράμματα.
error-event-illegal = Το ημερολόγιο της παρτίδας έχει λάθος.
error-notation-coordinate = Δεν υπάρχει τέτοιο τετράγωνο.
error-notation-move = Η κίνηση είναι γραμμένη λάθος.
error-gcg-line = Μια γραμμή του αρχείου GCG έχει λάθος.
error-gcg-encoding = Άγνωστη κωδικοποίηση του αρχείου GCG.
error-gcg-player = Το αρχείο GCG αναφέρει άγνωστο παίκτη.
error-gcg-too-large = Το αρχείο GCG είναι πολύ μεγάλο.
error-cgp-malformed = Η περιγραφή της θέσης έχει λάθος.
error-graph-damaged = Το λεξικό έχει αλλοιωθεί.
error-kernel-bad-input = Η θέση δεν μπορεί να υπολογιστεί.
error-not-a-lexicon = Το αρχείο δεν είναι λεξικό.
error-lexicon-version = Το λεξικό είναι άλλης έκδοσης· εγκαταστήστε το ξανά.
error-lexicon-truncated = Το λεξικό είναι ελλιπές· εγκαταστήστε το ξανά.
error-lexicon-damaged = Το λεξικό έχει αλλοιωθεί· εγκαταστήστε το ξανά.
error-lexicon-mismatch = Το λεξικό δεν ταιριάζει με την έκδοση.
error-lexicon-not-installed = Δεν έχει εγκατασταθεί λεξικό για την έκδοση.
error-lexicon-source-missing = Δεν βρέθηκε η πηγή του λεξικού.
error-lexicon-source-malformed = Η πηγή του λεξικού έχει λάθος.
error-lexicon-busy = Το λεξικό εγκαθίσταται τώρα· δοκιμάστε αργότερα.
error-message-too-large = Το μήνυμα είναι πολύ μεγάλο.
error-malformed-message = Ο διακομιστής δεν κατάλαβε το μήνυμα.
