# Αναζήτηση παιχνιδιού
pair-title = Βρες παιχνίδι
pair-about = Ένα κλικ. Αν κάποιος περιμένει το ίδιο παιχνίδι, αρχίζετε αμέσως· αλλιώς περιμένεις τον επόμενο.
pair-blitz = 3 + 5
pair-rapid = 10 + 5
pair-classic = 25
pair-correspondence = 3 μέρες
pair-correspondence-about = για κάθε κίνηση
pair-minutes = λεπτά
pair-friend = Με φίλο
pair-friend-about = με σύνδεσμο
pair-computer = Ο υπολογιστής
pair-computer-about = αμέσως
pair-own = Άλλες ρυθμίσεις…
people-here = { $count ->
    [one] { $count } άτομο είναι εδώ
   *[other] { $count } άτομα είναι εδώ
}
games-under-way = { $count ->
    [one] { $count } παιχνίδι σε εξέλιξη
   *[other] { $count } παιχνίδια σε εξέλιξη
}
seeks-none = Τώρα δεν περιμένει κανείς. Διάλεξε παιχνίδι πιο πάνω: όποιος θέλει το ίδιο θα σε συναντήσει.
watch-none = Δεν παίζεται δημόσιο παιχνίδι. Το δικό σου θα φανεί εδώ.
waiting-for-anybody = Το παιχνίδι σου το βλέπουν όλοι. Αρχίζει μόλις καθίσει κάποιος.
waiting-for-friend = Στείλε τον σύνδεσμο, ή δείξε την εικόνα να τη διαβάσει το κινητό του άλλου. Το παιχνίδι αρχίζει μόλις καθίσει.
waiting-computer = Παίξε με τον υπολογιστή όσο περιμένεις
waiting-computer-about = Μόλις αρχίσει το παιχνίδι σου, σε πάμε εκεί.
link-picture = Ο σύνδεσμος ως εικόνα που διαβάζουν τα κινητά

# The front page
front-about = Βάλε στο ταμπλό λέξεις που διασταυρώνονται. Τα σπάνια γράμματα και τα χρωματιστά τετράγωνα αξίζουν περισσότερο.
front-position = Μια παρτίδα στο ταμπλό: καθημερινές λέξεις που διασταυρώνονται
level-easy = Εύκολος
level-easy-about = για τα πρώτα παιχνίδια
level-medium = Μέτριος
level-medium-about = παίζει συχνά και καλά
level-strong = Δυνατός
level-strong-about = ξέρει σχεδόν κάθε λέξη
start-more = Περισσότερα: δέκα επίπεδα, πολλοί αντίπαλοι
