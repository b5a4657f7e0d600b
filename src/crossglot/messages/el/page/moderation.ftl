# For those who look after conduct
reports = Αναφορές
reports-open = ανοιχτές
reports-all = όλες
reports-none = Δεν υπάρχει κάτι να αποφασιστεί.
ruled = Η απόφαση φυλάχτηκε.
report-game = η παρτίδα
report-evidence = Το μήνυμα
ruling-kind = Απόφαση
rule-dismiss = τίποτα: απόρριψη της αναφοράς
rule-warn = προειδοποίηση
rule-mute = απαγόρευση συνομιλίας
rule-close = κλείσιμο του λογαριασμού
rule-lift = άρση όσων ισχύουν
rule-hours = Για πόσες ώρες; Κενό: ως την άρση
rule-note = Τι μαθαίνει ο λογαριασμός
rule-do = Απόφαση
