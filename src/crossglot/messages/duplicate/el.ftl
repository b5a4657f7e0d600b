# What the terminal says in duplicate and topping. Greek.
round = Γύρος { $number }. Τα γράμματα: { $rack }
back = Επέστρεψαν: { $racks }
time = { $seconds } δευτερόλεπτα.
ask = { $name }, το δελτίο σας:{" "}
help =
    Γράψτε τετράγωνο, λέξη και βαθμούς ή:
        8H ΛΕΞΗ 10      8H οριζόντια, H8 κάθετα· μικρό γράμμα: μπαλαντέρ· η τελεία είναι γράμμα που υπάρχει ήδη
        (κενή γραμμή)   χωρίς δελτίο
        board           πάλι ο πίνακας
        quit            έξοδος
paid = { $name }: { $move }  { $points } βαθμοί, σύνολο { $total }
unpaid = { $name }: { $points } βαθμοί ({ $fault }), σύνολο { $total }
top = Η καλύτερη: { $move }  { $points } βαθμοί
equal = Ισάξιες κινήσεις: { $count }.
standing = { $place }. { $name }  { $total } βαθμοί, { $share } % των καλύτερων
left = Φύγατε· το παιχνίδι δεν τελείωσε.
over-used-up = Τέλος: όλα τα πλακίδια είναι στον πίνακα.
over-no-rack = Τέλος: έμειναν μόνο φωνήεντα ή μόνο σύμφωνα.
over-no-play = Τέλος: τίποτε άλλο δεν μπαίνει.
over-rounds = Τέλος: παίχτηκαν όλοι οι γύροι.
over-last-standing = Τέλος: έμεινε ένας παίκτης.
over-stopped = Το παιχνίδι σταμάτησε.
again = Κανείς δεν έχει κίνηση: πάλι τα ίδια γράμματα.
warned = { $name }: προειδοποίηση.
penalty = { $name }: αφαιρούνται { $points } βαθμοί.
solo = { $name }: μόνος καλύτερος, { $points } βαθμοί ακόμη.
topping-rack = Αναλόγιο { $number }: { $tiles }
topping-ask = Η καλύτερη:{" "}
topping-help =
    Γράφετε τετράγωνο και λέξη ώσπου να είναι η καλύτερη ή:
        board           πάλι ο πίνακας
        show            παραίτηση από αυτήν: μετρά ως χαμένη
        quit            έξοδος
topping-tried = { $points } βαθμοί: δεν είναι η καλύτερη.
topping-found = Η καλύτερη, { $move }, { $points } βαθμοί, σε { $seconds } δ.
topping-missed = Χαμένη: { $move }, { $points } βαθμοί. Μετρούν { $seconds } δ.
topping-result = { $found } από { $count } καλύτερες, { $points } από { $tops } βαθμούς, σε { $seconds } δ.
fault-missing = χωρίς δελτίο
fault-late = αργά
fault-several = πολλά δελτία
fault-illegible = δεν διαβάζεται
fault-hard-to-read = δύσκολα διαβάζεται
fault-not-on-rack = γράμματα που δεν υπάρχουν στο αναλόγιο
fault-not-placeable = δεν μπαίνει έτσι
fault-not-admissible = δεν υπάρχει στο λεξικό
fault-too-many-tiles = πάρα πολλά πλακίδια
fault-claim-missing = χωρίς βαθμούς
fault-claim-high = περισσότεροι βαθμοί
fault-claim-low = λιγότεροι βαθμοί
fault-blank-unmarked = μπαλαντέρ χωρίς σημάδι
fault-turned = αντίστροφες συντεταγμένες
fault-misplaced = λάθος τετράγωνο
