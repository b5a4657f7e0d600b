# Τι πήγε στραβά, μία πρόταση για κάθε κωδικό σφάλματος. Ελληνικά.
# Μέσα στα άγκιστρα βρίσκονται τα ονόματα των στοιχείων του κωδικού.

## Εκδόσεις και ταμπλό
edition-unknown = Δεν υπάρχει έκδοση με το όνομα «{ $edition }».
edition-syntax = Το αρχείο της έκδοσης { $file } δεν είναι έγκυρο TOML.
edition-key-missing = Από το αρχείο της έκδοσης { $file } λείπει το «{ $key }».
edition-key-unknown = Το αρχείο της έκδοσης { $file } έχει άγνωστο κλειδί: «{ $key }».
edition-value = Στο αρχείο της έκδοσης { $file } η τιμή του «{ $key }» δεν είναι σωστή: { $reason }.
edition-total = Στο αρχείο της έκδοσης { $file } τα πλακίδια είναι συνολικά { $found } και όχι { $stated }.
edition-letter-twice = Στο αρχείο της έκδοσης { $file } ένα γράμμα υπάρχει δύο φορές: { $key }.
edition-letter-unknown = Στο αρχείο της έκδοσης { $file } το «{ $key }» αναφέρει γράμμα που δεν υπάρχει στα πλακίδια: «{ $letter }».
board-unknown = Δεν υπάρχει ταμπλό με το όνομα «{ $board }».
board-picture = Η εικόνα του ταμπλό «{ $board }» έχει λάθος: { $reason }.

## Πλακίδια
tile-unknown = Το γράμμα «{ $tile }» δεν υπάρχει σε αυτή την έκδοση.
tile-bracket = Στο «{ $text }» έμεινε ανοιχτή μια αγκύλη στον χαρακτήρα { $column }.

## Τοποθετήσεις
play-no-tiles = Πρέπει να τοποθετηθεί τουλάχιστον ένα πλακίδιο.
play-off-board = Η λέξη βγαίνει έξω από το ταμπλό.
play-unknown-tile = Η κίνηση έχει πλακίδιο που δεν υπάρχει σε αυτή την έκδοση.
play-square-taken = Σε εκείνο το τετράγωνο υπάρχει ήδη πλακίδιο.
play-not-in-line = Τα πλακίδια πρέπει να βρίσκονται σε μία σειρά ή σε μία στήλη.
play-gap = Υπάρχει κενό ανάμεσα στα πλακίδια.
play-not-whole-word = Πρέπει να γραφτεί ολόκληρη η λέξη, μαζί με τα πλακίδια που αγγίζει.
play-misses-start = Η πρώτη λέξη πρέπει να καλύπτει το αρχικό τετράγωνο.
play-opening-too-short = Η πρώτη λέξη είναι πολύ μικρή.
play-not-connected = Η λέξη δεν αγγίζει κανένα πλακίδιο του ταμπλό.
play-no-word = Τα πλακίδια δεν σχηματίζουν λέξη με δύο τουλάχιστον γράμματα.
play-not-on-rack = Αυτά τα πλακίδια δεν είναι στο αναλόγιο.

## Παρτίδες
not-your-turn = Δεν είναι η σειρά σου.
game-over = Η παρτίδα τελείωσε.
no-such-seat = Δεν υπάρχει τέτοια θέση σε αυτή την παρτίδα.
player-count = Αυτή η έκδοση δεν παίζεται από τόσους παίκτες.
words-not-admissible = Δεν υπάρχει στο λεξικό: { $words }.
exchange-nothing = Στην αλλαγή πρέπει να επιστραφεί τουλάχιστον ένα πλακίδιο.
exchange-not-on-rack = Τα πλακίδια για αλλαγή δεν είναι στο αναλόγιο.
exchange-bag-too-small = Έχουν μείνει πολύ λίγα πλακίδια στο σακουλάκι για αλλαγή.
event-illegal = Η καταγραφή αυτής της παρτίδας αντιφάσκει με τον εαυτό της.
reclaim-impossible = Το μπαλαντέρ σε αυτό το τετράγωνο δεν μπορεί να αντικατασταθεί με το γράμμα του.
reclaimed-not-laid = Το μπαλαντέρ που πάρθηκε πίσω πρέπει να παιχτεί στην ίδια κίνηση.
nothing-to-challenge = Δεν υπάρχει κίνηση για αμφισβήτηση.
challenge-own-play = Κανείς δεν αμφισβητεί τη δική του κίνηση.
challenge-window-open = Η τελευταία κίνηση μπορεί ακόμη να αμφισβητηθεί.
time-up = Ο χρόνος γι’ αυτή την κίνηση τελείωσε.
not-exhausted = Κάποιος μπορεί ακόμη να παίξει ή να αλλάξει.

## Διπλότυπο
duplicate-not-now = Αυτό δεν γίνεται σε αυτή τη φάση του γύρου.
slip-too-late = Ο χρόνος τελείωσε· ισχύει το δελτίο που δόθηκε πριν.
player-out = Αυτός ο παίκτης είναι εκτός παιχνιδιού.
entry-closed = Κανείς δεν μπορεί πια να μπει.
rack-not-in-bag = Αυτά τα πλακίδια δεν μπορεί να βγήκαν από το σακουλάκι και το αναλόγιο (γύρος { $round }).
rack-not-admissible = Με αυτό το αναλόγιο δεν παίζεται: φωνήεντα και σύμφωνα δεν είναι όπως τα θέλει ο γύρος { $round }.
not-a-top = Αυτή η κίνηση δεν μπορεί να μπει στον πίνακα.
profile-unknown = Δεν υπάρχουν κανόνες διπλοτύπου με το όνομα «{ $profile }».
profile-value = Στους κανόνες διπλοτύπου { $file } το «{ $key }» δεν μπορεί να έχει αυτή την τιμή: { $reason }.
form-unknown = Δεν υπάρχει μορφή διπλοτύπου με το όνομα «{ $form }».
pace-unknown = Αυτοί οι κανόνες δεν ξέρουν ρυθμό με το όνομα «{ $pace }».

## Σημειογραφία
notation-coordinate = Το «{ $text }» δεν είναι τετράγωνο του ταμπλό.
notation-move = Το «{ $text }» δεν είναι κίνηση.
gcg-line = Η γραμμή { $line } της καταγραφής δεν διαβάζεται.
gcg-encoding = Η καταγραφή έχει άγνωστη κωδικοποίηση κειμένου.
gcg-player = Η γραμμή { $line } της καταγραφής αναφέρει παίκτη που δεν είναι στην παρτίδα.
gcg-too-large = Η καταγραφή είναι πολύ μεγάλη.
cgp-malformed = Η θέση δεν διαβάζεται ως CGP.
notation-unwritable = Αυτό δεν γράφεται σε αυτή τη σημειογραφία: { $text }.
game-file-malformed = Το αρχείο της παρτίδας δεν διαβάζεται (γραμμή { $line }, στήλη { $column }): { $reason }.
game-file-version = Το αρχείο της παρτίδας έχει έκδοση { $version }· γνωστές είναι: { $known }.
game-file-event = Το συμβάν { $index } του αρχείου της παρτίδας δεν γίνεται: { $reason }.
game-file-too-large = Το αρχείο της παρτίδας είναι πολύ μεγάλο.

## Αναζήτηση
graph-damaged = Ο γράφος των λέξεων έχει φθαρεί.
kernel-bad-input = Στην αναζήτηση δόθηκε κάτι που δεν είναι θέση.
kernel-too-large = Αυτό ξεπερνά τα όρια του πυρήνα ({ $reason }).

## Λεξικά
not-a-lexicon = Δεν είναι λεξικό.
lexicon-version = Το λεξικό είναι άλλης έκδοσης, εγκατάστησέ το ξανά.
lexicon-truncated = Το λεξικό είναι κομμένο, εγκατάστησέ το ξανά.
lexicon-damaged = Το λεξικό έχει φθαρεί, εγκατάστησέ το ξανά.
lexicon-mismatch = Το λεξικό φτιάχτηκε για άλλα πλακίδια, εγκατάστησέ το ξανά.
lexicon-not-installed = Το λεξικό για την έκδοση { $edition } δεν είναι εγκατεστημένο: crossglot lexicon install { $edition }
lexicon-source-missing = Δεν βρέθηκε η πηγή του λεξικού. Δοκιμάστηκαν: { $tried }.
lexicon-source-malformed = Η πηγή του λεξικού δεν διαβάζεται: { $reason ->
        [encoding-unknown] η κωδικοποίησή της είναι άγνωστη
        [not-in-encoding] έχει bytes που δεν ανήκουν στην κωδικοποίησή της
        [flag-type-unknown] το είδος των σημαιών της είναι άγνωστο
        [flag-malformed] μια σημαία είναι λανθασμένη
        [alias-unknown] δεν υπάρχει συντομογραφία με αυτόν τον αριθμό
        [class-not-announced] ένας κανόνας ανήκει σε κλάση που δεν δηλώθηκε
        [fields-missing] λείπουν πεδία
        [condition-malformed] μια συνθήκη είναι λανθασμένη
        [complex-prefixes] γλώσσες με δύο προθήματα (COMPLEXPREFIXES) δεν υποστηρίζονται
        [mostly-unreadable] οι περισσότερες γραμμές δεν διαβάζονται
        [line-too-long] μια γραμμή είναι πολύ μεγάλη
        [too-large] το αρχείο είναι πολύ μεγάλο
        [no-words] δεν έχει καμία λέξη
        [not-a-change] η γραμμή δεν αρχίζει με + ή -
        [not-a-word] αυτό δεν είναι λέξη αυτής της έκδοσης
        [date-malformed] αυτό δεν είναι ημερομηνία (2026-11-21)
        [edition-unknown] δεν υπάρχει τέτοια έκδοση
       *[other] { $reason }
    }.
lexicon-too-large = Οι κανόνες του λεξικού παράγουν πάρα πολλά ({ $reason }).
lexicon-unwritable = Το λεξικό δεν γράφεται στο { $path }: { $reason }. Το προηγούμενο έμεινε.
lexicon-not-here = Το λεξικό { $lexicon } δεν υπάρχει σε αυτόν τον υπολογιστή.
lexicon-id-malformed = { $lexicon } δεν είναι όνομα λεξικού· ένα τέτοιο είναι το HU-M.b@92f629997967aa11.
lexicon-busy = Το λεξικό εγκαθίσταται τώρα από άλλη διεργασία.
lexicon-recipe-missing = Δεν υπάρχει συνταγή λεξικού για την έκδοση { $edition }· φτιάξτε το από λίστα λέξεων: crossglot lexicon compile --words FILE --edition { $edition }
lexicon-tier-unknown = Δεν υπάρχει τέτοιο επίπεδο: { $tier }. Υπάρχουν: { $known }.
lexicon-switch-unknown = Δεν υπάρχει τέτοιος διακόπτης: { $switch }. Υπάρχουν: { $known }.
lexicon-analyser-missing = Το { $name } ({ $package }) δεν λειτουργεί σε αυτό το μηχάνημα: { $reason }. Χωρίς αυτό φτιάχνεται μόνο το επίπεδο { $fallback }, που δέχεται περισσότερες λέξεις απ' όσες οι κανόνες.
lexicon-analyser-failed = Το { $name } σταμάτησε ενώ ανέλυε λέξεις: { $reason }.

## Αρχεία
file-unreadable = Το αρχείο { $path } δεν μπορεί να διαβαστεί ή να γραφτεί: { $reason }.

## Σπιτικοί κανόνες
house-rule-unknown = Δεν υπάρχει σπιτικός κανόνας «{ $rule }». Υπάρχουν: { $known }.
house-rule-value = Οι κανόνες «{ $rules }» δεν γίνονται δεκτοί: { $reason }.
house-rules-contradict = Οι κανόνες «{ $rule }» και «{ $other }» δεν παίζονται μαζί.

## Παίκτες-υπολογιστές
player-unknown = Δεν υπάρχει παίκτης-υπολογιστής «{ $player }». Υπάρχουν: { $known }.
player-house-rule = Ο παίκτης-υπολογιστής «{ $player }» δεν μπορεί να παίξει με τον σπιτικό κανόνα «{ $rule }».
variant-unknown = Δεν υπάρχει παραλλαγή «{ $variant }». Υπάρχουν: { $known }.
## Διακομιστής
game-unknown = Δεν υπάρχει τέτοια παρτίδα.
not-your-seat = Δεν έχεις θέση σε αυτή την παρτίδα.
stale = Η παρτίδα στο μεταξύ προχώρησε.
malformed-message = Το μήνυμα δεν διαβάζεται: { $reason }.
message-too-large = Το μήνυμα είναι πολύ μεγάλο.
too-many-messages = Πάρα πολλά μηνύματα μαζί.
origin-forbidden = Σελίδες άλλων ιστοτόπων δεν επιτρέπεται να το κάνουν αυτό.
not-found = Δεν υπάρχει τίποτα σε αυτή τη διεύθυνση.
method-not-allowed = Η διεύθυνση αυτή δεν χρησιμοποιείται έτσι.
server-stopping = Ο διακομιστής σταματά· όταν επανέλθει, η παρτίδα συνεχίζεται.
internal-error = Ο διακομιστής έκανε λάθος· η παρτίδα έμεινε όπως ήταν.
port-taken = Αδύνατη η ακρόαση στο { $host }, θύρα { $port } ({ $reason }). Άλλη θύρα: CROSSGLOT_PORT=8001
database-unusable = Η βάση δεδομένων { $path } δεν μπορεί να χρησιμοποιηθεί: { $reason }.
database-foreign = Το { $path } είναι βάση δεδομένων άλλου προγράμματος.
database-version = Η βάση δεδομένων { $path } έχει έκδοση { $found }· αυτό το πρόγραμμα γνωρίζει την έκδοση { $expected }.
database-away = Η βάση δεδομένων δεν απαντά αυτή τη στιγμή· δοκίμασε ξανά σε λίγο.
bus-address = Αυτή δεν είναι διεύθυνση διακομιστή Redis: { $reason }.
setting-needs = Η ρύθμιση { $setting } χρειάζεται και: { $needs }.
backup-exists = Το { $path } υπάρχει ήδη· τίποτα δεν αντικαθίσταται.
backup-damaged = Το { $path } είναι κατεστραμμένο: { $reason }.
backup-program-missing = Λείπει το πρόγραμμα { $program }· συνοδεύει την PostgreSQL.
backup-program-failed = Το πρόγραμμα { $program } απέτυχε: { $reason }
## Αφαίρεση
removal-count = Κάθε φορά αφαιρούνται ένα έως { $most } πλακίδια.
removal-empty-square = Σε αυτό το τετράγωνο δεν υπάρχει πλακίδιο.
removal-not-one-word = Τα πλακίδια αφαιρούνται από μία λέξη.
removal-leaves-no-word = Αυτό που θα έμενε δεν είναι λέξη: { $words }.
removal-game-running = Η παρτίδα δεν τελείωσε, τα πλακίδιά της δεν αφαιρούνται.

## Μπίνγκο
bingo-word-count = Κάθε καρτέλα έχει λέξεις: { $wanted }.
bingo-word-length = Η λέξη «{ $word }» δεν έχει { $letters } γράμματα αυτής της έκδοσης.
bingo-too-many-letters = Οι δύο λέξεις θέλουν περισσότερα { $letter } από όσα έχει το σετ ({ $there }).
bingo-writing-closed = Τα γράμματα κληρώνονται ήδη, οι καρτέλες δεν αλλάζουν.
bingo-card-missing = Κάποιος δεν έγραψε ακόμη καρτέλα.
bingo-nothing-called = Δεν έχει κληρωθεί ακόμη γράμμα.
bingo-one-letter-a-call = Για κάθε κλήρωση σβήνεται ένα μόνο γράμμα.
bingo-not-on-card = Το { $letter } δεν είναι στην καρτέλα ή έχει ήδη σβηστεί.
bingo-not-called = Αυτό το γράμμα δεν κληρώθηκε· κληρώθηκε το { $letter }.
bingo-referee-crosses = Σε αυτό το παιχνίδι τα γράμματα τα σβήνει ο διαιτητής.
bingo-letters-left = Δεν είναι ακόμη μπίνγκο, γράμματα που μένουν: { $left }.
bingo-card-out = Αυτή η καρτέλα είναι εκτός: μία από τις λέξεις της δεν υπάρχει.
bingo-claimed-already = Αυτό το μπίνγκο έχει ήδη φωναχτεί.

## Πασιέντζα
solitaire-racks = Παίζεται με ένα ή δύο αναλόγια.
solitaire-choose-first = Πρώτα διάλεξε πλακίδια για το αναλόγιο.
solitaire-nothing-to-choose = Τώρα δεν υπάρχει τίποτα να διαλέξεις.
solitaire-choice-count = Διάλεξε ακριβώς { $wanted } πλακίδια.
solitaire-choice-not-there = Αυτά τα πλακίδια δεν είναι όλα εκεί.
solitaire-no-exchange = Με ανοιχτά πλακίδια δεν γίνεται αλλαγή.
solitaire-game-running = Η παρτίδα δεν τελείωσε ακόμη.
solitaire-score-book = Το βιβλίο των αποτελεσμάτων δεν διαβάζεται: { $reason }.

## Κανόνες
rule-unknown = Δεν υπάρχει κανόνας { $rule }.

## Εκπαίδευση
leave-values-other-edition = Οι αξίες υπολοίπων του { $player } αφορούν άλλους κανόνες ({ $edition }).
analysis-tiles = Στον πίνακα και στα αναλόγια υπάρχουν περισσότερα πλακίδια από όσα έχει το σετ: { $tiles }.
analysis-no-rack = Ποια πλακίδια έχει ο παίκτης; Η θέση δεν δίνει ολόκληρο το αναλόγιο.
analysis-no-turn = Η παρτίδα έχει { $turns } κινήσεις· κίνηση { $turn } δεν υπάρχει.
leave-values-damaged = Το αρχείο { $path } δεν περιέχει αξίες υπολοίπων που να μπορούν να χρησιμοποιηθούν ({ $reason }).
training-checkpoint-damaged = Το σημείο αποθήκευσης { $path } δεν διαβάζεται· διαγράψτε το για να αρχίσετε από την αρχή.
training-checkpoint-other = Το σημείο αποθήκευσης { $path } ανήκει σε άλλη εκπαίδευση· διαγράψτε το ή επιλέξτε τις τότε ρυθμίσεις.
training-cluster-missing = Για συστοιχίες χρειάζεται το πρόσθετο crossglot[cluster]: pip install "crossglot[cluster]"
training-cluster-unreachable = Καμία συστοιχία δεν απαντά στη διεύθυνση { $address }.
training-other-lexicon = Ένας υπολογιστής έχει άλλη έκδοση του λεξικού { $lexicon }· όλοι πρέπει να έχουν την ίδια.

## Μελέτη
study-pattern = Το μοτίβο «{ $pattern }» δεν διαβάζεται στον χαρακτήρα { $column }: { $reason ->
    [letter-unknown] δεν υπάρχει τέτοιο γράμμα σε αυτή την έκδοση
    [not-closed] μια αγκύλη δεν έχει κλείσει
    [empty] δεν υπάρχει τίποτα εκεί
   *[too-long] έχει υπερβολικά πολλά μέρη
 }.
study-rack = Μπορούν να δοθούν το πολύ { $most } πλακίδια, και ένας αναγραμματισμός χρειάζεται τουλάχιστον ένα.
study-length = Δεν μπορούν να ζητηθούν εδώ λέξεις με { $shortest } έως { $longest } πλακίδια· γίνεται μέχρι { $most }.
study-cursor = Το «{ $cursor }» δεν είναι θέση σε λίστα απαντήσεων.
study-too-wide = Η ερώτηση είναι υπερβολικά ευρεία για να απαντηθεί αμέσως ({ $budget } βήματα). Περιορίστε την.
