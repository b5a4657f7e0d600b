study-tool = Τι θέλεις να μάθεις;
study-words = Εύρεση λέξεων
study-word = Μία λέξη
study-pattern-label = Μοτίβο
study-pattern-hint = ? είναι οποιοδήποτε πλακίδιο, * όσα πλακίδια θέλεις: λ?ξ*
study-rack-label = Από αυτά τα πλακίδια
study-rack-hint = ? είναι το λευκό πλακίδιο
study-contains-label = Ανάμεσά τους
study-shortest = Από (πλακίδια)
study-longest = έως (πλακίδια)
study-count = { $count ->
    [one] { $count } λέξη
   *[other] { $count } λέξεις
}
study-count-more = { $count ->
    [one] Η πρώτη λέξη
   *[other] Οι πρώτες { $count } λέξεις
}
study-more = Κι άλλες λέξεις
study-all = Εμφάνιση όλων: { $count }
study-exhausted = Ίσως υπάρχουν κι άλλες· η ερώτηση διαρκεί πολύ. Κάνε την πιο στενή.
study-length = Πλακίδια
study-hooks-front = Μπροστά
study-hooks-back = Πίσω
study-extended-front = Μεγαλύτερες μπροστά
study-extended-back = Μεγαλύτερες πίσω
study-extended-both = Μεγαλύτερες και από τις δύο πλευρές
study-neighbours = Με ένα πλακίδιο διαφορά
