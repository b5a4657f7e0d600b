# Today's duplicate
duplicate-todays = Το σημερινό ντούπλικεϊτ
duplicate-todays-about = Σήμερα όλοι έχουν τα ίδια δώδεκα αναλόγια. Δεν χρειάζεται λογαριασμός.
duplicate-done = Το έπαιξες σήμερα.
duplicate-not-done = Δεν το έπαιξες ακόμα.
duplicate-finished = { $count ->
    [one] Το τελείωσε { $count } παίκτης.
   *[other] Το τελείωσαν { $count } παίκτες.
 }
duplicate-streak = { $count ->
    [one] { $count } μέρα στη σειρά
   *[other] { $count } μέρες στη σειρά
 }
