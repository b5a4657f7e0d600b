# Μετά την παρτίδα
page-replay = Αναπαραγωγή παρτίδας
replay-of = Αναπαραγωγή παρτίδας, { $edition }
replay-file = Αναπαραγωγή παρτίδας από αρχείο
to-game = Στην παρτίδα
step-controls = Βήματα της παρτίδας
step-first = Στην αρχή
step-previous = Μία κίνηση πίσω
step-next = Μία κίνηση μπροστά
step-last = Στο τέλος
step-of = { $at } από { $count }
step-start = Πριν από την πρώτη κίνηση
step-takeback = Ανάκληση με συμφωνία
step-challenge-upheld = { $name }: σωστή αμφισβήτηση, η κίνηση αποσύρθηκε.
step-challenge-upheld-own = Αμφισβήτησες σωστά: η κίνηση αποσύρθηκε.
step-challenge-failed = { $name }: άστοχη αμφισβήτηση.
step-challenge-failed-own = Αμφισβήτησες άστοχα.
challenge-upheld = αμφισβήτηση, αποσύρθηκε
challenge-failed = άστοχη αμφισβήτηση
rack-of = Γράμματα: { $name }
rack-unknown = Τα γράμματα δεν είναι γνωστά.
thought-for = Χρόνος: { $time }
course-title = Εξέλιξη της βαθμολογίας
plot-table = Ως πίνακας
provisional = προσωρινή
weigh-title = Ποια ήταν η καλύτερη;
weigh-do = Ρώτησε το πρόγραμμα
weigh-waiting = Σύγκριση κινήσεων…
weigh-best = Δεν βρέθηκε καλύτερη.
weigh-lost = Η κίνηση έχασε { $lost } βαθμούς από την καλύτερη, μαζί με τα γράμματα που έμειναν.
weigh-lost-win = Η καλύτερη κίνηση κερδίζει { $win } συχνότερα και αξίζει { $lost } βαθμούς περισσότερο, μαζί με τα γράμματα που μένουν.
weigh-lost-only-win = Η καλύτερη κίνηση κερδίζει { $win } συχνότερα, αν και σε βαθμούς και γράμματα που μένουν δεν αξίζει περισσότερο.
weigh-equal = Μια άλλη κίνηση βγήκε πρώτη, αλλά με διαφορά μικρότερη από το σφάλμα των δοκιμαστικών παρτίδων: είναι ισάξιες.
weigh-given-back = Ο αντίπαλος επέστρεψε { $points } βαθμούς με την επόμενη κίνηση.
weigh-rack = Γράμματα πριν από την κίνηση:
weigh-as-good = εξίσου καλή
weigh-phonies = Δεν υπάρχει στο λεξικό: { $words }. Γι’ αυτό η κίνηση δεν συγκρίνεται.
weigh-unjudged = Η ίδια η κίνηση δεν μπόρεσε να συγκριθεί.
weigh-kept = Κρατά
weigh-worth = Αξία
weigh-win = Νίκη
weigh-played = παίχτηκε
weigh-hint = Η κίνηση που επιλέγεις εδώ φαίνεται στο ταμπλό. Πρώτη είναι η καλύτερη: πρώτα οι περισσότερες νίκες, μετά η μεγαλύτερη αξία. Αξία είναι οι βαθμοί μαζί με την αξία των γραμμάτων που μένουν· νίκη είναι πόσο συχνά κερδίζει σε δοκιμαστικές παρτίδες, με σφάλμα για τις 95 από τις 100 περιπτώσεις (στην πρώτη γραμμή του ίδιου του ποσοστού, παρακάτω της διαφοράς από την πρώτη).
take-away = Αποθήκευση και κοινοποίηση
save-svg = Εικόνα του ταμπλό (SVG)
save-png = Εικόνα του ταμπλό (PNG)
copy-step-link = Αντιγραφή συνδέσμου για την κίνηση
faults-title = Παραλείφθηκαν από το αρχείο
fault-line = Γραμμή { $line }
file-hint = Επικόλλησε ένα αρχείο παρτίδας (GCG, JSON αυτού του ιστοτόπου, JSON του Netskrafl, XML του Eliot), διάλεξέ το ή σύρε το εδώ. Διαβάζεται και δεν φυλάσσεται.
file-text = Κείμενο του αρχείου
file-choose = Αρχείο
file-edition = Όπως λέει ή δείχνει το αρχείο
file-show = Εμφάνιση παρτίδας
file-other = Άλλο αρχείο
games-of = Παρτίδες: { $name }
games-finished = Τελειωμένες παρτίδες
games-search = Αναζήτηση τελειωμένων παρτίδων
games-opponent = Όνομα αντιπάλου
games-from = Από
games-to = Έως
games-none = Δεν υπάρχουν τελειωμένες παρτίδες.
games-none-public = Δεν υπάρχουν δημόσιες παρτίδες.
games-count = { $count ->
    [one] Εμφανίζεται { $count } παρτίδα
   *[other] Εμφανίζονται { $count } παρτίδες
}
games-more = Περισσότερες παρτίδες
games-recent = Τελευταίες παρτίδες
any = όλα
games-against = Αντίπαλοι
outcome-won = νίκη
outcome-drawn = ισοπαλία
outcome-lost = ήττα
outcome-none = διακόπηκε
against-people = με ανθρώπους
against-computers = με υπολογιστές
against-mixed = με ανθρώπους και υπολογιστές
my-statistics = Τα στατιστικά μου
to-player = Στατιστικά: { $name }
player-since = Εδώ από { $day }
player-bot = Bot
ratings = Αξιολογήσεις
ratings-none = Δεν υπάρχουν ακόμη παρτίδες με αξιολόγηση.
rated-games = { $count ->
    [one] { $count } παρτίδα
   *[other] { $count } παρτίδες
}
rating-course = Εξέλιξη της αξιολόγησης
day = Ημέρα
statistics = Στατιστικά
statistics-all = Όλα
stat-games = Παρτίδες
stat-game-average = Βαθμοί ανά παρτίδα
stat-turn-average = Βαθμοί ανά κίνηση
stat-best-game = Καλύτερη παρτίδα
stat-best-play = Καλύτερη κίνηση
totals-together = { $grade ->
    [good] Μαζί { $total ->
    [one] { $total } βαθμός
   *[other] { $total } βαθμοί
}: καλό αποτέλεσμα.
    [very-good] Μαζί { $total ->
    [one] { $total } βαθμός
   *[other] { $total } βαθμοί
}: πολύ καλό αποτέλεσμα.
    [excellent] Μαζί { $total ->
    [one] { $total } βαθμός
   *[other] { $total } βαθμοί
}: άριστα.
   *[none] Μαζί { $total ->
    [one] { $total } βαθμός
   *[other] { $total } βαθμοί
}.
}
totals-usual = Συνήθως είναι { $low } έως { $high } για όλους μαζί, με πείρα περισσότεροι.
totals-each = Με { $players } παίκτες, { $low } έως { $high } βαθμοί για τον καθένα είναι καλό αποτέλεσμα.
stat-bingos = Μπίνγκο
stat-time = Χρόνος ανά κίνηση
stat-challenges = Κερδισμένες αμφισβητήσεις
stat-challenges-of = { $won } από { $all }
sum-turns = Κινήσεις
sum-time = Χρόνος
sum-penalty = Υπέρβαση χρόνου
sum-rating = Αξιολόγηση
conduct = Πρόβλημα με τη συμπεριφορά του λογαριασμού;
step-hint = Τα βέλη οδηγούν από κίνηση σε κίνηση, Home και End στην αρχή και στο τέλος· πάνω στο ταμπλό Page Up και Page Down.
stat-share = Ποσοστό των κορυφαίων
stat-course = Βαθμοί ανά παρτίδα
stat-own = Ο παίκτης
stat-best-opponent = Ο καλύτερος αντίπαλος
