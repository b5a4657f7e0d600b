# What the terminal says during a game. Greek.
to-move = Παίζει: { $name }. Στο σακουλάκι: { $bag ->
    [one] { $bag } πλακίδιο
   *[other] { $bag } πλακίδια
}.
your-move = Η κίνησή σου (βοήθεια: help):{" "}
help =
    Γράψε μια κίνηση ή:
        { $across } ΛΕΞΗ         λέξη· { $across } οριζόντια, { $down } κάθετα· η τελεία είναι γράμμα που υπάρχει ήδη
        { $across } ΛΕΞΗ take { $square }   λέξη με το λευκό πλακίδιο που πάρθηκε από το { $square } (κανόνας blank-reuse)
        { $across } ΛΕΞΗ vowels 3  τρία από το σακουλάκι των φωνηέντων (κανόνας two-bags)
        exchange ΑΒ     αλλαγή γραμμάτων
        pass            πάσο
        challenge       αμφισβήτηση της τελευταίας κίνησης
        challenge ΟΝΟΜΑ το ίδιο για τον παίκτη με αυτό το όνομα ή αριθμό· λέξεις μετά: μόνο αυτές
        accept          η τελευταία κίνηση μένει
        look ΛΕΞΗ       είναι δεκτή η λέξη; (με ανοιχτό λεξικό)
        unseen          γράμματα στο σακουλάκι και στους άλλους
        board           πάλι το ταμπλό
        end             πρόταση να τελειώσει: τίποτα πια δεν μπορεί να τοποθετηθεί
        resign          παραίτηση
        quit            έξοδος
played = { $name }: { $move }  { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
} ({ $words }), σύνολο { $total }
exchanged = { $name }: αλλαγή, { $count ->
    [one] { $count } γράμμα
   *[other] { $count } γράμματα
}.
passed = { $name }: πάσο.
skipped = { $name }: χάνει τη σειρά.
challenged-off = { $name }: αμφισβήτηση με επιτυχία· η λέξη αποσύρεται.
challenged-stands = { $name }: αμφισβήτηση χωρίς επιτυχία· η λέξη μένει.
challenge-booked = { $name }: { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
} για την αμφισβήτηση
unseen = Αθέατα: { $tiles }
word-good = Η λέξη { $word } είναι δεκτή.
word-bad = Η λέξη { $word } δεν είναι δεκτή.
look-closed = Το λεξικό είναι κλειστό (το ανοίγει ο κανόνας open-dictionary).
look-what = Ποια λέξη να αναζητηθεί; Γράψε την μετά το look.
over = Τέλος του παιχνιδιού ({ $reason }).
final = { $name }: { $total } ({ $booked } για όσα έμειναν)
final-late = { $name }: { $total } ({ $booked } για όσα έμειναν, { $late } για υπέρβαση χρόνου)
winner = Νικητής: { $names }
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
left = Έφυγες· το παιχνίδι δεν τελείωσε.
fallback-lexicon = Το λεξικό είναι { $lexicon }: πιο χονδρικό από τους κανόνες, γιατί ο αναλυτής της γλώσσας δεν λειτουργεί σε αυτό το μηχάνημα.
scores = { $name } { $total }
may-stand = Έπαιξε: { $name }. Γράψε accept για να μείνει η κίνηση ή challenge για αμφισβήτηση:{" "}
may-challenge = Η κίνηση μπορεί ακόμη να αμφισβητηθεί (έπαιξε: { $name }).
who-challenges = Ποιος αμφισβητεί ({ $names });{" "}
drawn = Κλήρωση για την έναρξη: { $tiles }
drawn-again = Ισοπαλία· νέα κλήρωση: { $tiles }
begins = Αρχίζει: { $name }. Τα γράμματα της κλήρωσης γυρίζουν στο σακουλάκι.
no-play = Με αυτά τα πλακίδια δεν τοποθετείται τίποτα εδώ.
no-word = Δεν υπάρχει τέτοια λέξη.
lexicon-none = Δεν υπάρχει λεξικό στο { $folder }. Εγκατάσταση: crossglot lexicon install hu
lexicon-which = Δώσε μία έκδοση ή --all.
lexicon-word-missing = Δώσε τουλάχιστον μία λέξη.
nothing-listed = Δεν υπάρχει τίποτα να εμφανιστεί.

training = { $edition }: γενιά { $generation } από { $generations }, τμήματα { $done } από { $batches }
training-generation = γενιά { $number }: { $games ->
    [one] { $games } παρτίδα
   *[other] { $games } παρτίδες
}, { $boards ->
    [one] { $boards } θέση
   *[other] { $boards } θέσεις
}· τα υπόλοιπα άλλαξαν κατά { $change } βαθμούς, διαφέρουν κατά { $spread }
training-done = Αξίες υπολοίπων για { $edition }: { $path }
training-stopped = Σταμάτησε· η ίδια εντολή συνεχίζει από { $path }
training-chances = Πιθανότητες νίκης για { $edition }: { $games ->
    [one] { $games } παρτίδα
   *[other] { $games } παρτίδες
} με { $seats } παίκτες
training-chances-done = Πιθανότητες νίκης για { $edition }: { $path }
autoplay-progress = παρτίδες { $done } από { $games }· { $player }: νίκες { $won } % ± { $wonmargin }, προβάδισμα { $ahead } ± { $aheadmargin }· απομένουν { $left }
autoplay-resumed = { $path }: υπάρχουν ήδη παρτίδες { $done } από { $games }
autoplay-stopped = Σταμάτησε· παρτίδες { $done } από { $games }.
autoplay-put-aside = Σταμάτησε· παρτίδες { $done } από { $games }· η ίδια εντολή συνεχίζει από { $path }
autoplay-games = { $games ->
    [one] { $games } παρτίδα
   *[other] { $games } παρτίδες
} { $edition } με το λεξικό { $lexicon }, κινήσεις η καθεμία { $turns }· τέλος: { $reasons }
autoplay-player = { $player }: νίκες { $won } % ± { $wonmargin }, { $points } βαθμοί ± { $pointsmargin }, μπροστά κατά { $ahead } ± { $aheadmargin }
autoplay-saved = Οι παρτίδες γράφτηκαν στο { $path }
lexicon-amended = { $lexicon }: { $base }, προστέθηκαν { $added }, αφαιρέθηκαν { $removed }.
lexicon-only-in = Μόνο στο { $lexicon }: { $count }
lexicon-pinned = Το { $lexicon } χρησιμοποιείται μέχρι να αποδεσμευτεί.
lexicon-unpinned = Η έκδοση { $edition } χρησιμοποιεί πάλι το εγκατεστημένο λεξικό της.
lexicon-not-pinned = Η έκδοση { $edition } δεν ήταν δεσμευμένη σε λεξικό.
lexicon-pruned = Διαγράφηκε: { $lexicon }
lexicon-pruned-count = Λεξικά που διαγράφηκαν: { $count }

accounts-role = { $name }: ο ρόλος του λογαριασμού είναι τώρα { $role }.
