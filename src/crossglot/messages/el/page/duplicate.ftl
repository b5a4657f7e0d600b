# Ντούπλικεϊτ με άλλους: αγώνες, γύροι, πίνακες
duplicate-about = Όλοι έχουν τα ίδια γράμματα και τον ίδιο χρόνο και δίνουν μία κίνηση. Στο ταμπλό μπαίνει η καλύτερη και οι βαθμοί μετριούνται μ’ αυτήν.
duplicate-today = Ντούπλικεϊτ { $day }
duplicate-events = Αγώνες
duplicate-no-events = Δεν υπάρχει τώρα αγώνας στον κατάλογο.
duplicate-by-code = με κωδικό
duplicate-yours = δικός σου
duplicate-new = Νέος αγώνας
duplicate-event-name = Όνομα του αγώνα
duplicate-rounds-most = Γύροι το πολύ (0: ώσπου να τελειώσουν τα πλακίδια)
duplicate-starts = Αρχίζει (κενό: όταν το πεις εσύ)
duplicate-entry = Ποιος μπορεί να έρθει
duplicate-entry-public = Όλοι· φαίνεται στον κατάλογο
duplicate-entry-link = Όποιος έχει τον σύνδεσμο
duplicate-entry-code = Όποιος ξέρει τον κωδικό του αγώνα
duplicate-make = Δημιουργία αγώνα
duplicate-begins = Αρχίζει: { $when }.
duplicate-begins-by-arbiter = Αρχίζει όταν το πει ο διοργανωτής.
duplicate-begin-now = Έναρξη τώρα
duplicate-players = { $count ->
    [one] { $count } παίκτης
   *[other] { $count } παίκτες
 }
duplicate-newest = Ήρθαν τελευταίοι
duplicate-name = Το όνομά σου εδώ (ο λογαριασμός έχει το δικό του)
duplicate-code = Κωδικός του αγώνα
duplicate-join = Συμμετοχή
duplicate-watch = Παρακολούθηση
duplicate-you-are-in = Συμμετέχεις.
duplicate-link = Σύνδεσμος του αγώνα
duplicate-withdrawn = Ο αγώνας ακυρώθηκε.
duplicate-place = Θέση
duplicate-leaders = Οι καλύτεροι
duplicate-near = Γύρω σου
duplicate-table = { $count ->
    [one] Τελικός πίνακας, { $count } παίκτης
   *[other] Τελικός πίνακας, { $count } παίκτες
 }
duplicate-desk = Γραφείο διαιτητή
duplicate-qr = Η είσοδος ως κωδικός QR που διαβάζει το κινητό
files = Για λήψη
file-log = Υπογεγραμμένο ημερολόγιο
file-csv = Ο πίνακας για λογιστικό φύλλο (CSV)
file-html = Σελίδα για εκτύπωση ή δημοσίευση
file-rounds = Οι γύροι με τις καλύτερες (CSV)
file-gcg = Η πρότυπη παρτίδα (GCG)
file-proof = Το ημερολόγιο το ελέγχει οποιοσδήποτε:
duplicate-page-before = Προηγούμενη σελίδα
duplicate-page-next = Επόμενη σελίδα
duplicate-play-again = Παίξε τον ξανά χωρίς αντιπάλους
duplicate-rack-said = Γύρος { $number }. Τα γράμματα: { $tiles }.
duplicate-own-points = Εσύ: { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}.
duplicate-own-fault = Εσύ: { $fault }, { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}.
duplicate-own-place = Θέση { $place }, σύνολο { $total ->
    [one] { $total } βαθμός
   *[other] { $total } βαθμοί
}, { $share } τοις εκατό.
duplicate-seconds-left = { $count ->
    [one] Μένει { $count } δευτερόλεπτο.
   *[other] Μένουν { $count } δευτερόλεπτα.
 }
duplicate-time-over = Τέλος χρόνου.
duplicate-paused = Το ρολόι είναι σταματημένο.
duplicate-goes-on = Ο χρόνος άλλαξε, το ρολόι τρέχει.
duplicate-cancelled = Τα γράμματα επιστρέφονται. { $reason }
duplicate-ruling = Ο διαιτητής αποφάσισε: { $reason }
duplicate-sending = Αποστολή…
duplicate-kept = Η κίνησή σου ελήφθη.
duplicate-replace = Ως το τέλος του χρόνου μπορείς να δώσεις άλλη στη θέση της.
duplicate-hand-in = Βάλε πλακίδια και παίξε, ή γράψε μια κίνηση.
duplicate-looking-on = Παρακολουθείς.
duplicate-next-soon = Τα επόμενα γράμματα έρχονται σε λίγο.
duplicate-one-slip = Μετράει η πρώτη κίνηση που θα δώσεις.
duplicate-meant = Μήπως εννοείς
duplicate-tops-found = Καλύτερες κινήσεις που βρήκες: { $count }
duplicate-rank = Θέση { $place } από { $count }
duplicate-run-over = Παίχτηκαν όλοι οι γύροι: { $total ->
    [one] { $total } βαθμός
   *[other] { $total } βαθμοί
}, { $share } τοις εκατό.
doubt-off-board = Ελήφθη, αλλά έτσι γραμμένη βγαίνει από το ταμπλό.
doubt-not-on-rack = Ελήφθη, αλλά έτσι γραμμένη θέλει γράμματα που δεν έχει το αναλόγιο.
doubt-clashes = Ελήφθη, αλλά εκεί υπάρχουν άλλα γράμματα.
doubt-nothing-laid = Ελήφθη, αλλά όλα τα γράμματά της είναι ήδη εκεί.
doubt-too-many-tiles = Ελήφθη, αλλά βάζει πάρα πολλά πλακίδια.
doubt-not-connected = Ελήφθη, αλλά έτσι γραμμένη δεν ακουμπά τίποτα ή είναι μέρος μεγαλύτερης λέξης.
duplicate-kind = Πώς παίζεται
duplicate-kind-live = Ζωντανά, με το ρολόι
duplicate-kind-weekly = Για εβδομάδες, γύροι ημερών
duplicate-kind-hall = Σε αίθουσα
duplicate-group-rules = Κανόνες, μορφή και δελτία
duplicate-group-course = Παρτίδες, γύροι και παύσεις
duplicate-group-places = Ποιοι μπορούν να έρθουν, και πότε
duplicate-claims = Οι παίκτες γράφουν τους βαθμούς τους
duplicate-safe-word = Μπορεί να παραδοθεί και δεύτερη, σίγουρη λέξη
duplicate-racks = Πόσα αναλόγια τη φορά
duplicate-one-rack = Ένα αναλόγιο
duplicate-two-racks = Δύο αναλόγια σε δύο ταμπλό
duplicate-draw = Η κλήρωση
duplicate-draw-seed = από τη μηχανή
duplicate-draw-manual = από πραγματικό σακουλάκι
duplicate-seed = Σπόρος (αίθουσες με τον ίδιο σπόρο κληρώνουν τα ίδια· κράτησέ τον μυστικό)
duplicate-games-number = Παρτίδες
duplicate-game-pairs = Ζεύγη παρτίδων
duplicate-rounds-of = { $number }.: γύροι το πολύ (0: ώσπου να τελειώσουν τα πλακίδια)
duplicate-dropped-number = Χειρότερες παρτίδες που δεν μετρούν
duplicate-auto = Οι γύροι διαδέχονται ο ένας τον άλλο με το ρολόι
duplicate-early = Ο γύρος κλείνει μόλις παραδώσουν όλοι
duplicate-pause = Παύση ανάμεσα στους γύρους, σε δευτερόλεπτα
duplicate-appeals-time = Χρόνος για ενστάσεις μετά τον τελευταίο γύρο
duplicate-remind = Υπενθύμιση με e-mail πριν κλείσει ο γύρος σε όσους δεν παρέδωσαν
duplicate-never = καθόλου
duplicate-unit = Ποιος παραδίδει
duplicate-unit-individual = Κάθε παίκτης
duplicate-unit-pairs = Ζευγάρια
duplicate-unit-teams = Παίκτες για ομάδες
duplicate-counted = Μέλη ομάδας που μετρούν (0: όλα)
duplicate-places = Θέσεις (0: χωρίς όριο)
duplicate-name-pair = Όνομα του ζευγαριού
duplicate-member = Παίκτης { $number }
duplicate-team = Ομάδα
duplicate-teams = Ομάδες
duplicate-leave = Αποχώρηση
duplicate-left = Δεν συμμετέχεις πια.
duplicate-round-length = { $length } ο γύρος
duplicate-games = { $count ->
    [one] { $count } παρτίδα
   *[other] { $count } παρτίδες
}
duplicate-dropped = Χειρότερες παρτίδες που δεν μετρούν: { $count }
duplicate-counted-best = Μέλη ομάδας που μετρούν: { $count }
duplicate-places-most = Θέσεις: { $count }
duplicate-appeals-for = Χρόνος για ενστάσεις μετά τον τελευταίο γύρο: { $length }
slip-claim = Βαθμοί όπως τους μετράς
slip-safe = Σίγουρη λέξη
slip-safe-hint = Πάει μαζί με την κίνησή σου και πληρώνεται αν εκείνη δεν στέκει: 8h και.
slip-taken-tile = Το πλακίδιο που παίρνεις
duplicate-boards = Ταμπλό
duplicate-game-number = Παρτίδα { $number }
duplicate-game-of = Παρτίδα { $number } από { $count }
duplicate-to-do = δεν παραδόθηκε ακόμη
duplicate-out = Είσαι εκτός.
duplicate-replace-early = Ώσπου να κλείσει ο γύρος, άλλη την αντικαθιστά.
duplicate-ends-soon = Παίχτηκαν όλα. Ο πίνακας είναι τελικός μόλις λήξει ο χρόνος για ενστάσεις.
duplicate-table-so-far = Πίνακας ως τώρα, παίκτες: { $count }
duplicate-table-whole = Ολόκληρος ο πίνακας
duplicate-page-own = Η σελίδα μου
duplicate-negative = Διαφορά
duplicate-tops = Καλύτερες
duplicate-solos = Σόλο
duplicate-warnings = Προειδοποιήσεις
duplicate-penalties = Αφαιρέθηκαν
duplicate-dropped-hint = Οι παρτίδες σε παρένθεση δεν μετρούν.
duplicate-warned = προειδοποίηση
duplicate-penalty = { $points ->
    [one] αφαιρέθηκε { $points } βαθμός
   *[other] αφαιρέθηκαν { $points } βαθμοί
}
duplicate-solo = η μοναδική καλύτερη: +{ $points }
appeal-title = Ενστάσεις
appeal-text = Τι είναι λάθος στο αποτέλεσμα;
appeal-send = Αποστολή στον διαιτητή
appeal-made = Το έλαβε ο διαιτητής.
appeal-waits = Δεν κρίθηκε ακόμη.
appeal-accepted = Έγινε δεκτή: { $reason }
appeal-declined = Απορρίφθηκε: { $reason }
duplicate-would-be = Θα είχες τη θέση { $place } από { $count }.
duplicate-rank-today = Σήμερα στη θέση { $place } από { $count }.
duplicate-come-back = Συμμετοχή ξανά
race-hint = Πρότεινε όσες φορές θέλεις: ο χρόνος τρέχει ώσπου να βρεις την καλύτερη κίνηση.
race-wait = Βρήκες την καλύτερη κίνηση. Ο γύρος τελειώνει όταν τη βρουν όλοι ή τελειώσει ο χρόνος.
race-tried = { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}, δεν είναι η καλύτερη.
race-found = Η καλύτερη! { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}, { $time }.
race-own-found = Βρήκες την καλύτερη κίνηση: { $time }.
race-own-lost = Δεν βρήκες την καλύτερη κίνηση: μετρούν { $time }.
race-own-place = Θέση { $place }, συνολικά { $time }, καλύτερες που βρήκες: { $count }.
race-fact = Τόπινγκ: προηγείται ο λιγότερος χρόνος· όποια καλύτερη κίνηση δεν βρεθεί κοστίζει ακόμη { $count ->
    [one] { $count } δευτερόλεπτο
   *[other] { $count } δευτερόλεπτα
}.
race-time = Χρόνος
