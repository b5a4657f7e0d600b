# Today's duplicate
duplicate-todays = Το σημερινό ντούπλικεϊτ
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
duplicate-todays-card = 12 αναλόγια, 3 λεπτά για το καθένα, σήμερα ίδια για όλους.
duplicate-todays-play = Παίξε το σημερινό ντούπλικεϊτ
duplicate-todays-result = Δες το αποτέλεσμα
