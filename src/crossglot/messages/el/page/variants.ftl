# Variants: their forms and tables
variants-about = Παιχνίδια με τα ίδια πλακίδια και δικούς τους κανόνες.
variants-own = Τα παιχνίδια σου
variants-best = Τα καλύτερα ατομικά σου
variant-solitaire = Ατομικό παιχνίδι
variant-solitaire-about = Παίζεις απέναντι στο ρεκόρ σου: με ένα αναλόγιο, με δύο ή με ανοιχτά πλακίδια.
variant-duplicate = Ντούπλικεϊτ με την καλύτερη κίνηση
variant-duplicate-about = Σε κάθε γύρο ψάχνεις την καλύτερη κίνηση ενός αναλογίου. Μπαίνει η καλύτερη απ’ όλες και οι βαθμοί σου μετριούνται μ’ αυτήν.
variant-topping = Τόπινγκ
variant-topping-about = Βρες όσο πιο γρήγορα μπορείς την καλύτερη κίνηση κάθε αναλογίου. Ό,τι δεν βρίσκεις κοστίζει χρόνο.
variant-removal = Αφαίρεση
variant-removal-about = Το τελειωμένο ταμπλό αδειάζει με τη σειρά, και ό,τι μένει πρέπει να σχηματίζει πάντα λέξεις.
variant-bingo = Μπίνγκο
variant-bingo-about = Ο καθένας γράφει δύο λέξεις με επτά γράμματα· τα γράμματα που κληρώνονται σβήνονται.
phase-waiting = περιμένει παίκτες
phase-running = σε εξέλιξη
phase-over = τελείωσε
best-play = Καλύτερη κίνηση
finish = Τέλος παιχνιδιού
finish-question = Δεν μπαίνει τίποτε άλλο ή θέλεις να σταματήσεις. Να τελειώσει το παιχνίδι;
round = Γύρος
rounds = Γύροι
rounds-none = Κανένας γύρος δεν τελείωσε ακόμα.
round-number = Γύρος { $number }
next-rack = Επόμενα γράμματα
top = Καλύτερη
own-play = Δική σου
own-none = καμία κίνηση
time-used = Χρόνος
found = βρέθηκε
not-found = δεν βρέθηκε
of-tops = από { $tops }
tops-found = βρέθηκαν, από τις { $count } καλύτερες
points-of-tops = βαθμοί { $points } από { $tops }
type-hint-solitaire = Τετράγωνο και λέξη: 8h ρόδα. Επίσης: exchange αβ, pass.
type-hint-slip = Τετράγωνο και λέξη: 8h ρόδα.
type-hint-removal = Τα τετράγωνα, με κενά ανάμεσα: 8g 8h 8k.
solitaire-kind = Είδος
solitaire-one-rack = Ένα αναλόγιο
solitaire-two-racks = Δύο αναλόγια
solitaire-open = Ανοιχτά πλακίδια
solitaire-racks = Αναλόγια
rack-own = Το αναλόγιό σου
rack-other = Το άλλο αναλόγιο
solitaire-rank = Θέση { $rank }· παιχνίδια σου αυτού του είδους: { $games }.
solitaire-best = Ως τώρα το καλύτερο: { $best }.
solitaire-record = Νέο ρεκόρ!
choose-title = Διάλεξε { $count ->
    [one] { $count } πλακίδιο
   *[other] { $count } πλακίδια
}
choose-hint = Πάτησε ένα γράμμα για κάθε πλακίδιο που θέλεις· όταν δεν υπάρχουν άλλα, επιστρέφουν.
choose-do = Παίρνω { $count } από { $wanted }
chosen-of = επιλέχθηκαν { $taken } από { $most }
duplicate-profile = Κανόνες
duplicate-usual = Οι συνηθισμένοι ({ $name })
duplicate-form = Μορφή
duplicate-pace = Ρυθμός
duplicate-again = Κανείς δεν βρήκε κίνηση: πάλι τα ίδια γράμματα.
duplicate-said-top = Η καλύτερη: { $top }, { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}.
duplicate-said-own = Εσύ: { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}, σύνολο { $total }, { $share } τοις εκατό.
duplicate-said-fault = Εσύ: { $fault }, { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}, σύνολο { $total }, { $share } τοις εκατό.
form-normal = Επτά πλακίδια
form-joker = Με λευκό πλακίδιο σε κάθε αναλόγιο
form-7-of-8 = Επτά από οκτώ
form-7-and-8 = Επτά ή οκτώ
form-7-8-and-9 = Επτά, οκτώ ή εννέα
form-all-9 = Εννέα πλακίδια
form-joker-7-of-8 = Επτά από οκτώ με λευκό πλακίδιο
form-joker-7-and-8 = Επτά ή οκτώ με λευκό πλακίδιο
tempo-normal = Συνηθισμένος
tempo-internet = Στο διαδίκτυο
tempo-semi-rapid = Ημιταχύς
tempo-blitz = Μπλιτς
tempo-sudden-death = Ξαφνικός θάνατος
tempo-topping = Τόπινγκ: ο λιγότερος χρόνος
form-completive = Έξι πλακίδια, το έβδομο κατ’ επιλογή
tempo-day = Μία ημέρα ο γύρος
tempo-week = Μία εβδομάδα ο γύρος
tempo-two-weeks = Δύο εβδομάδες ο γύρος
topping-show = Δείξε την καλύτερη
topping-tried = { $text }: { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}, δεν είναι η καλύτερη.
topping-found = Βρέθηκε: { $top }, { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}, { $time }.
topping-missed = Η καλύτερη ήταν { $top }, { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}. Μετρούν { $time }.
removal-game = Μια τελειωμένη παρτίδα σου
removal-no-games = Δεν έχεις τελειωμένη παρτίδα με αυτή την έκδοση
removal-file = Ή μια καταγραμμένη παρτίδα (GCG ή το δικό μας JSON), επικολλημένη εδώ
removal-lone = Ένα πλακίδιο μπορεί να μείνει μόνο του
removal-computers = Υπολογιστές
answer-yes = Ναι
answer-no = Όχι
removal-hint = Διάλεξε ως έξι πλακίδια μιας λέξης: με πάτημα, ή με τα βέλη και το διάστημα. Το Enter τα παίρνει.
removal-take = Παίρνω { $count } ({ $points })
removal-chosen = { $square }: { $tile }, επιλέχθηκε
removal-unchosen = { $square }: { $tile }, μένει
removal-said = { $name }: { $tiles } από { $places }, { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}, σύνολο { $total }.
variant-waits = Το παιχνίδι αρχίζει όταν το ξεκινήσει όποιος το έφτιαξε.
seat-taken-by = Στο τραπέζι: { $name }.
bingo-crossing = Ποιος σβήνει τα γράμματα
bingo-crossing-player = Κάθε παίκτης για τον εαυτό του
bingo-crossing-first = Ο εκφωνητής
bingo-caller = Όποιος στήνει το παιχνίδι
bingo-caller-player = Παίζει επίσης
bingo-caller-neutral = Μόνο φωνάζει τα γράμματα
bingo-calling = φωνάζει τα γράμματα
bingo-you-call = Εσύ φωνάζεις τα γράμματα και δεν έχεις καρτέλα.
bingo-first = Πρώτη λέξη
bingo-second = Δεύτερη λέξη
bingo-hint = Από επτά γράμματα.
bingo-write = Γράφω την καρτέλα
bingo-rewrite = Την ξαναγράφω
bingo-waiting = Γράφουν ακόμα: { $names }
bingo-writes = γράφει καρτέλα
bingo-call = Επόμενο γράμμα
bingo-claim = Μπίνγκο!
bingo-host = Το επόμενο γράμμα το ζητά όποιος έφτιαξε το παιχνίδι· μετά από ένα λεπτό, ο καθένας.
bingo-letter = Γράμμα:
bingo-called = { $letter } ({ $name }).
bingo-have = { $count ->
    [one] Υπάρχει στην καρτέλα σου.
   *[other] Υπάρχει { $count } φορές στην καρτέλα σου.
 }
bingo-claimed = { $name }: μπίνγκο!
bingo-is-out = { $name }: μια λέξη δεν είναι δεκτή, η καρτέλα είναι εκτός.
bingo-out = εκτός
bingo-left = { $count ->
    [one] μένει { $count } γράμμα
   *[other] μένουν { $count } γράμματα
 }
bingo-calls = Γράμματα που κληρώθηκαν: { $count }, μένουν { $left }
bingo-card = Η καρτέλα σου
bingo-word = Λέξη { $number }
bingo-cross = Σβήσιμο { $letter }, γράμμα { $number }
bingo-crossed = σβησμένο
over-cleared = Δεν έμεινε τίποτα στο ταμπλό.
over-bag-empty = Κληρώθηκαν όλα τα γράμματα.
over-nobody-left = Όλες οι καρτέλες είναι εκτός.
variants-running = Παραλλαγές σε εξέλιξη
variants-finished = Παραλλαγές που τελείωσαν
phase-invited = πρόσκληση για σένα
ear-hint-solitaire = Μια κίνηση είναι τετράγωνο και λέξη: 8h λέξη· 8h είναι οριζόντια, h8 κάθετα (σε εκδόσεις με γράμματα στις γραμμές αντίστροφα). Επίσης: exchange ab (αλλαγή), pass, + ab (πάρε ανοιχτά πλακίδια), end (τέλος). Ένα τετράγωνο (h8) ή μια γραμμή (=8, =h) διαβάζεται. Το Enter σε κενή γραμμή επιβεβαιώνει ή λέει πώς πάει. Τα πλήκτρα των ερωτήσεων λειτουργούν με Enter, με Alt, ή μόνα τους έξω από τη γραμμή.
ear-hint-rounds = Γράψε τετράγωνο και λέξη: 8h λέξη· 8h είναι οριζόντια, h8 κάθετα (σε εκδόσεις με γράμματα στις γραμμές αντίστροφα). Επίσης: next (επόμενο αναλόγιο), show (η καλύτερη, στο τόπινγκ), end (τέλος). Ένα τετράγωνο (h8) ή μια γραμμή (=8, =h) διαβάζεται. Το Enter σε κενή γραμμή επιβεβαιώνει ή λέει πώς πάει.
ear-hint-removal = Γράψε τα τετράγωνα των πλακιδίων που παίρνεις, με κενά: 8g 8h 8k. Επίσης: resign (παραίτηση). Ένα τετράγωνο με ερωτηματικό (h8?) ή μια γραμμή (=8, =h) διαβάζεται. Το Enter σε κενή γραμμή επιβεβαιώνει ή λέει ποιανού σειρά είναι.
ear-hint-bingo = Γράψε δύο λέξεις σε μια γραμμή: αυτές είναι η καρτέλα σου. Μετά: call (το επόμενο γράμμα), x (διαγραφή του γράμματος· x 2 3 είναι το τρίτο γράμμα της δεύτερης λέξης), bingo. Το Enter σε κενή γραμμή λέει πώς πάει.
ear-write = Γράψε δύο λέξεις με επτά γράμματα.
ear-tiles-lie = Πλακίδια στο ταμπλό: { $count }.
claim-go-on = Συνέχεια χωρίς τον παίκτη
