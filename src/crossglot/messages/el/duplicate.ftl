# What the terminal says in duplicate and topping. Greek.
round = Γύρος { $number }. Τα γράμματα: { $rack }
back = Επέστρεψαν: { $racks }
time = { $seconds ->
    [one] { $seconds } δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}.
ask = { $name }, το δελτίο σου:{" "}
none-sure = { $name }: κανένα δελτίο σε αυτόν τον γύρο; Πάλι Enter: κανένα· ή γράψε ένα:{" "}
help =
    Γράψε τετράγωνο, λέξη και βαθμούς ή:
        { $across } ΛΕΞΗ 10      { $across } οριζόντια, { $down } κάθετα· μικρό γράμμα: λευκό πλακίδιο· η τελεία είναι γράμμα που υπάρχει ήδη
        Enter δύο φορές κανένα δελτίο
        board           πάλι το ταμπλό
        quit            έξοδος
paid = { $name }: { $move }  { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}, σύνολο { $total }
unpaid = { $name }: { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
} ({ $fault }), σύνολο { $total }
top = Η καλύτερη: { $move }  { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}
equal = Ισάξιες κινήσεις: { $count }.
standing = { $place }. { $name }  { $total ->
    [one] { $total } βαθμός
   *[other] { $total } βαθμοί
}, { $share } % των καλύτερων
left = Έφυγες· το παιχνίδι δεν τελείωσε.
over-used-up = Τέλος: όλα τα πλακίδια είναι στο ταμπλό.
over-no-rack = Τέλος: έμειναν μόνο φωνήεντα ή μόνο σύμφωνα.
over-no-play = Τέλος: τίποτε άλλο δεν μπαίνει.
over-rounds = Τέλος: παίχτηκαν όλοι οι γύροι.
over-last-standing = Τέλος: έμεινε ένας παίκτης.
over-stopped = Το παιχνίδι σταμάτησε.
again = Κανείς δεν έχει κίνηση: πάλι τα ίδια γράμματα.
warned = { $name }: προειδοποίηση.
penalty = { $name }: { $points ->
    [one] αφαιρείται { $points } βαθμός
   *[other] αφαιρούνται { $points } βαθμοί
}.
solo = { $name }: η μοναδική καλύτερη, ακόμη { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}.
topping-rack = Αναλόγιο { $number }: { $tiles }
topping-ask = Η καλύτερη:{" "}
topping-help =
    Γράφε τετράγωνο και λέξη ώσπου να είναι η καλύτερη ή:
        board           πάλι το ταμπλό
        show            παραιτείσαι από αυτήν: μετρά ως χαμένη
        quit            έξοδος
topping-tried = { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}: δεν είναι η καλύτερη.
topping-found = Η καλύτερη, { $move }, { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}, σε { $seconds } δ.
topping-missed = Χαμένη: { $move }, { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}. Μετρούν { $seconds } δ.
topping-result = καλύτερες { $found } από { $count }, βαθμοί { $points } από { $tops }, σε { $seconds } δ.
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
fault-blank-unmarked = λευκό πλακίδιο χωρίς σημάδι
fault-turned = αντίστροφες συντεταγμένες
fault-misplaced = λάθος τετράγωνο
