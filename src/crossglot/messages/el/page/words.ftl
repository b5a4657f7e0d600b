# Λεξιλόγια
words-title = Γλώσσες
words-none = Σε αυτόν τον διακομιστή δεν υπάρχει ακόμη λεξικό
words-none-about = Το παιχνίδι πρέπει να ξέρει ποιες λέξεις είναι δεκτές. Το λεξικό κάθε γλώσσας φτιάχνεται εδώ από ελεύθερη πηγή, σε ένα δυο λεπτά.
words-missing = χωρίς εγκατεστημένο λεξικό
words-prepare = Ετοίμασέ το
words-preparing = Ετοιμάζεται…
words-waiting = Έρχεται μετά
words-failed = Δεν έγινε ({ $code }). Υπάρχει σύνδεση στο διαδίκτυο;
words-wish = Το θέλω
words-wished = Ζητήθηκε
words-wishes = { $count ->
    [one] Το ζητά { $count } επισκέπτης
   *[other] Το ζητούν { $count } επισκέπτες
}
words-all = { $count ->
    [one] Δείξε { $count } γλώσσα
   *[other] Δείξε και τις { $count } γλώσσες
}
words-fewer = Δείξε λιγότερες
words-operator = Αυτόν τον διακομιστή τον τρέχεις εσύ: μόνο εσύ ετοιμάζεις γλώσσες.
