# Το γραφείο του διαιτητή, η δεύτερη οθόνη της αίθουσας και τα χάρτινα δελτία
desk-of = Γραφείο διαιτητή: { $name }
desk-not-yours = Αυτό το γραφείο είναι του διαιτητή του αγώνα. Ο διακομιστής της αίθουσας έχει τυπώσει ένα κλειδί.
desk-key = Κλειδί
desk-take = Αναλαμβάνω το γραφείο
desk-to-event = Ο αγώνας όπως τον βλέπουν οι παίκτες
desk-to-screen = Δεύτερη οθόνη για την αίθουσα
desk-to-slips = Δελτία για εκτύπωση
desk-round = Ο αγώνας
desk-game = Παρτίδα { $number },
desk-of-game = Παρτίδα
desk-not-begun = { $count ->
    [one] Δεν άρχισε ακόμα· μετέχει { $count } παίκτης.
   *[other] Δεν άρχισε ακόμα· μετέχουν { $count } παίκτες.
 }
desk-phase-between = Δεν υπάρχουν γράμματα ακόμα
desk-phase-drawn = Τα γράμματα τραβήχτηκαν· το ρολόι δεν τρέχει ακόμα
desk-phase-open = Τα δελτία γίνονται δεκτά
desk-next-start = Έναρξη
desk-next-draw = Τράβηγμα γραμμάτων
desk-next-open = Έναρξη ρολογιού
desk-next-close = Κλείσιμο γύρου
desk-draw-machine = Να τραβήξει η μηχανή
desk-reject = Επιστροφή γραμμάτων
desk-cancel = Ακύρωση γύρου
desk-cancel-about = Όλα τα γράμματα επιστρέφουν και τραβιούνται άλλα· τα δελτία αυτού του γύρου δεν μετράνε.
desk-close-early = { $count ->
    [one] { $count } παίκτης δεν έδωσε δελτίο. Να κλείσει τώρα ο γύρος;
   *[other] { $count } παίκτες δεν έδωσαν δελτίο. Να κλείσει τώρα ο γύρος;
 }
desk-slips-in = Δελτία που δόθηκαν: { $count } από { $all }
desk-all-in = Δόθηκαν όλα τα δελτία.
desk-rack = Τα γράμματα όπως βγήκαν (? είναι το λευκό πλακίδιο)
desk-typed-rack = Γράψε γράμματα από πραγματικό σακουλάκι
desk-kept = Μένουν:
desk-draws = { $count ->
    [one] Πρέπει να τραβηχτεί { $count } γράμμα.
   *[other] Πρέπει να τραβηχτούν { $count } γράμματα.
 }
desk-digraph = Πλακίδιο με πολλά γράμματα, σε αγκύλες:
desk-name-rack = Αυτά είναι τα γράμματα
desk-reject-rack = Δεν επιτρέπονται: νέο τράβηγμα
desk-rejected = Επιστράφηκαν:
desk-rejected-undo = Τελικά ήταν σωστά
desk-rack-taken = Γράμματα: { $rack }.
desk-plays = Παίζεις κι εσύ: ως το κλείσιμο του γύρου δεν μαθαίνεις την καλύτερη.
desk-no-top = Δεν είναι γνωστή κίνηση για αυτά τα γράμματα.
desk-choose-top = Ισάξιες καλύτερες κινήσεις: { $count }· οι κανόνες αφήνουν τον διαιτητή να διαλέξει
desk-top-by-order = Να αποφασίσει η σειρά των κανόνων
desk-top-by-profile = Ισάξιες καλύτερες κινήσεις: { $count }· διαλέγουν οι κανόνες, όχι ο διαιτητής.
desk-top-alone = Καμία άλλη κίνηση δεν αξίζει τόσο.
desk-top-of-slips = Με αυτούς τους κανόνες μπαίνει η καλύτερη από τα δελτία, όχι αυτή.
desk-slips = Χάρτινα δελτία
desk-who = Παίκτης: αριθμός ή όνομα
desk-nobody = Δεν υπάρχει τέτοιος παίκτης.
desk-several = Ταιριάζουν { $count }: διάλεξε.
desk-slip = Τι γράφει
desk-slip-hint = Τετράγωνο, λέξη, βαθμοί: { $example }. Το μικρό γράμμα είναι λευκό πλακίδιο. Και σε μία γραμμή: 12 { $example }.
desk-slip-before = Υπάρχει ήδη δελτίο:
desk-style = Συντεταγμένες στο δελτίο
desk-style-letter = H8 οριζόντια, 8H κάθετα
desk-style-number = 8H οριζόντια, H8 κάθετα
desk-paper = Το χαρτί
desk-paper-fine = είναι εντάξει
desk-enter-slip = Καταχώριση δελτίου
desk-slip-entered = { $name }: καταχωρίστηκε.
desk-meant = Μήπως είναι
desk-as-written = Έτσι είναι γραμμένο
desk-slip-refused = Δεν καταχωρίστηκε.
desk-again = Γράψε το ξανά
desk-missing = { $count ->
    [one] Λείπει { $count } δελτίο
   *[other] Λείπουν { $count } δελτία
 }
desk-appeals = { $count ->
    [one] { $count } ένσταση
   *[other] { $count } ενστάσεις
 }
desk-appeal-came = Ένσταση: { $name }, γύρος { $round }.
desk-appeal-of = Ένσταση: { $name }, γύρος { $round }
desk-judged = Ως τώρα κρίθηκε:
desk-right-slip = Το δελτίο όπως πρέπει να διαβαστεί
desk-right-points = ή βαθμοί
desk-reason = Λόγος, για το ημερολόγιο
desk-reason-if-any = Λόγος, αν υπάρχει
desk-accept = Αποδοχή
desk-decline = Απόρριψη
desk-decided = Αποφασίστηκε: { $name }.
desk-warned = προειδοποίηση
desk-rulings = Αποφάσεις
desk-ruling = Τι αποφασίζεται
desk-ruling-correct = Διόρθωση αποτελέσματος
desk-ruling-points = Βαθμοί συν ή πλην
desk-ruling-warning = Προειδοποίηση
desk-ruling-exclude = Αποκλεισμός
desk-exclude-about = { $name }: εκτός αγώνα, και όλοι οι βαθμοί ακυρώνονται. Αποκλεισμός;
desk-points-given = Βαθμοί· κάτω από 0 αφαιρούνται
desk-ruled = Απόφαση για { $name }.
desk-clocks = Χρόνος
desk-pause = Σταμάτημα ρολογιών
desk-resume = Συνέχεια ρολογιών
desk-seconds = Δευτερόλεπτα επιπλέον
desk-extend = Περισσότερος χρόνος
desk-stop = Τέλος αγώνα
desk-stop-about = Οι κλειστοί γύροι μετράνε· δεν παίζεται άλλος. Τέλος του αγώνα;
desk-add-name = Παίζει σε χαρτί: όνομα
desk-member = Παίκτης του ζεύγους
desk-team = Ομάδα
desk-add = Προσθήκη
desk-added = { $name }: μπήκε.
desk-way-in = Είσοδος με κινητό
desk-acts = Όλα όσα έγιναν
desk-undo = Αναίρεση
desk-undo-line = Αναίρεση του { $number }
desk-undo-about = Το { $number } δεν θα μετράει πια. Τίποτα δεν σβήνεται: κι αυτό γράφεται και μπορεί να αναιρεθεί.
desk-cancelled-line = (αναιρέθηκε)
desk-earlier = Παλαιότερα
desk-halls = Πολλές αίθουσες μαζί
desk-halls-about = Οι άλλες αίθουσες με την ίδια παρτίδα σού δίνουν τα ημερολόγιά τους· το καθένα ελέγχεται ξανά. Το δικό σου:
desk-log = το ημερολόγιο αυτής της αίθουσας
desk-hall-own = Όνομα αυτής της αίθουσας
desk-hall-logs = Ημερολόγια των άλλων αιθουσών
desk-hall = Όνομα αίθουσας { $number }
desk-hall-name = Αίθουσα
desk-halls-merge = Κοινή κατάταξη
desk-halls-done = Όλα τα ημερολόγια ισχύουν· ο κοινός πίνακας είναι παρακάτω.
act-founded = Ο αγώνας δημιουργήθηκε.
act-entered = Μπήκε: { $name }.
act-withdrew = { $text ->
    [excluded] Αποκλείστηκε: { $name }.
   *[other] Έφυγε: { $name }.
 }
act-returned = Συμμετέχει ξανά: { $name }.
act-opened = Άρχισε παρτίδα.
act-rack = Γύρος { $round }: γράμματα { $text }.
act-round = Γύρος { $round }: άρχισε ο χρόνος.
act-closed = Γύρος { $round }, τέλος: { $text }, { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}.
act-repeated = Γύρος { $round }: ξανά τα ίδια γράμματα.
act-cancelled = Γύρος { $round }: ακυρώθηκε.
act-sanctioned = { $text ->
    [warned] { $name }: προειδοποίηση.
   *[other] { $name }: με το χέρι { $points ->
        [one] { $points } βαθμός
       *[other] { $points } βαθμοί
    }.
 }
act-corrected = { $name }, γύρος { $round }: διορθώθηκε σε { $points ->
    [one] { $points } βαθμό
   *[other] { $points } βαθμούς
}.
act-ended = Η παρτίδα τελείωσε.
act-answer = { $name }, γύρος { $round }: δελτίο { $text }.
act-paused = Τα ρολόγια σταμάτησαν.
act-resumed = Τα ρολόγια συνέχισαν.
act-appeal = Ένσταση: { $name }, γύρος { $round }.
act-decided = { $text ->
    [accepted] Η ένσταση { $target } έγινε δεκτή.
   *[other] Η ένσταση { $target } απορρίφθηκε.
 }
act-undone = Το { $target } αναιρέθηκε.
act-finished = Ο αγώνας τελείωσε.
slips-title = Δελτία: { $name }
slips-who = Για ποιους
slips-paper = Όσοι παίζουν σε χαρτί
slips-all = Όλοι
slips-blank = Χωρίς ονόματα
slips-from = Από τον γύρο
slips-to = Ως τον γύρο
slips-copies = Για κάθε γύρο
slips-count = { $count ->
    [one] { $count } δελτίο
   *[other] { $count } δελτία
 }
slips-square = Τετράγωνο
slips-word = Λέξη
slips-hint = { $across } οριζόντια, { $down } κάθετα· κύκλωσε το γράμμα του λευκού πλακιδίου
