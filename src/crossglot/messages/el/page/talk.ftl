# Η συνομιλία της παρτίδας
chat = Συνομιλία
chat-lines = Τι ειπώθηκε
chat-none = Κανείς δεν έγραψε ακόμη.
chat-say = Το μήνυμά σου
chat-send = Αποστολή
chat-phrase = Έτοιμη φράση
chat-left = { $count ->
    [one] απομένει { $count } χαρακτήρας
   *[other] απομένουν { $count } χαρακτήρες
}
chat-spectator = θεατής
chat-mode = Τι επιτρέπεται σε αυτή την παρτίδα
chat-mode-free = Τα πάντα
chat-mode-phrases = Μόνο έτοιμες φράσεις
chat-mode-off = Τίποτα
chat-only-phrases = Εδώ στέλνονται μόνο έτοιμες φράσεις· ο καθένας τις διαβάζει στη γλώσσα του.
chat-only-off = Σε αυτή την παρτίδα δεν γράφει κανείς.
chat-aloud = Να εκφωνούνται τα νέα μηνύματα
chat-more = Φράσεις και ρυθμίσεις
chat-trouble = Σε ενοχλεί κάποιος;
chat-block = Αποκλεισμός: { $name }
chat-blocked = Αποκλείστηκε: { $name }. Το αναιρείς στη σελίδα του λογαριασμού σου.
said-chat = { $name }: { $text }
said-chat-came = Νέο μήνυμα στη συνομιλία: { $name }.
report-who = Αναφορά: { $name }
report-reason = Γιατί;
report-abuse = Προσβολές ή απειλές
report-cheating = Κλέψιμο
report-stalling = Καθυστέρηση
report-spam = Διαφήμιση
report-name = Το όνομα
report-other = Κάτι άλλο
report-text = Τι έγινε;
report-about = Οι συντονιστές παίρνουν και όσα γράφτηκαν σε αυτή την παρτίδα.
report-send = Αποστολή αναφοράς
report-sent = Ευχαριστούμε. Ένας συντονιστής θα το δει.
