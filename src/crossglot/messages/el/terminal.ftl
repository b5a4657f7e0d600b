# What the terminal says during a game. Greek.
to-move = Παίζει: { $name }. Στο σακουλάκι: { $bag }.
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
        resign          εγκατάλειψη
        quit            έξοδος
played = { $name }: { $move }  { $points } πόντοι ({ $words }), σύνολο { $total }
exchanged = { $name }: αλλαγή { $count } γραμμάτων.
passed = { $name }: πάσο.
skipped = { $name }: χάνει τη σειρά.
challenged-off = { $name }: αμφισβήτηση με επιτυχία· η λέξη αποσύρεται.
challenged-stands = { $name }: αμφισβήτηση χωρίς επιτυχία· η λέξη μένει.
challenge-booked = { $name }: { $points } πόντοι για την αμφισβήτηση
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
    [good] Μαζί { $total } πόντοι: καλό αποτέλεσμα.
    [very-good] Μαζί { $total } πόντοι: πολύ καλό αποτέλεσμα.
    [excellent] Μαζί { $total } πόντοι: άριστα.
   *[none] Μαζί { $total } πόντοι.
}
totals-usual = Συνήθως είναι { $low } έως { $high } για όλους μαζί, με πείρα περισσότεροι.
totals-each = Με { $players } παίκτες, { $low } έως { $high } πόντοι για τον καθένα είναι καλό αποτέλεσμα.
left = Έφυγες· το παιχνίδι δεν τελείωσε.
fallback-lexicon = Η λίστα λέξεων είναι { $lexicon }: πιο χονδρική από τους κανόνες, γιατί ο αναλυτής της γλώσσας δεν λειτουργεί σε αυτό το μηχάνημα.
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

training = { $edition }: γενιά { $generation } από { $generations }, { $done } από { $batches } παρτίδες
training-generation = γενιά { $number }: { $games } παιχνίδια, { $boards } θέσεις· τα υπόλοιπα άλλαξαν κατά { $change } πόντους, διαφέρουν κατά { $spread }
training-done = Αξίες υπολοίπων για { $edition }: { $path }
training-stopped = Σταμάτησε· η ίδια εντολή συνεχίζει από { $path }
training-chances = Πιθανότητες νίκης για { $edition }: { $games } παιχνίδια με { $seats } παίκτες
training-chances-done = Πιθανότητες νίκης για { $edition }: { $path }
autoplay-progress = { $done } από { $games } παιχνίδια· { $player }: νίκες { $won } % ± { $wonmargin }, προβάδισμα { $ahead } ± { $aheadmargin }· απομένουν { $left }
autoplay-resumed = { $path }: { $done } από { $games } παιχνίδια υπάρχουν ήδη
autoplay-stopped = Σταμάτησε μετά από { $done } από { $games } παιχνίδια.
autoplay-put-aside = Σταμάτησε μετά από { $done } από { $games } παιχνίδια· η ίδια εντολή συνεχίζει από { $path }
autoplay-games = { $games } παιχνίδια { $edition } με το λεξικό { $lexicon }, { $turns } γύροι το καθένα· τέλος: { $reasons }
autoplay-player = { $player }: νίκες { $won } % ± { $wonmargin }, { $points } πόντοι ± { $pointsmargin }, μπροστά κατά { $ahead } ± { $aheadmargin }
autoplay-saved = Τα παιχνίδια γράφτηκαν στο { $path }
lexicon-amended = { $lexicon }: { $base }, προστέθηκαν { $added }, αφαιρέθηκαν { $removed }.
lexicon-only-in = Μόνο στο { $lexicon }: { $count }
lexicon-pinned = Το { $lexicon } χρησιμοποιείται μέχρι να αποδεσμευτεί.
lexicon-unpinned = Η έκδοση { $edition } χρησιμοποιεί πάλι το εγκατεστημένο λεξικό της.
lexicon-not-pinned = Η έκδοση { $edition } δεν ήταν δεσμευμένη σε λεξικό.
lexicon-pruned = Διαγράφηκε: { $lexicon }
lexicon-pruned-count = Λεξικά που διαγράφηκαν: { $count }

accounts-role = Ο λογαριασμός { $name } έχει τώρα τον ρόλο { $role }.
