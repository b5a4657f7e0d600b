exchange-title = Αλλαγή γραμμάτων
exchange-hint = Διάλεξε ποια γράμματα επιστρέφουν· μετρά ως κίνηση.
exchange-all = Όλα
exchange-none = Κανένα
exchange-do = Αλλαγή: { $count ->
    [one] { $count } γράμμα
   *[other] { $count } γράμματα
}
over-won = Νίκησες!
over-lost = Νικητής: { $name }
over-draw = Ισοπαλία
play-again = Άλλη μία
help-hand = Σύρε ένα γράμμα στο ταμπλό. Ή άγγιξε ένα γράμμα και μετά ένα τετράγωνο· ή πρώτα το τετράγωνο και μετά τα γράμματα στη σειρά. Ένα κλικ παίρνει πίσω το γράμμα· με το δάχτυλο το πρώτο άγγιγμα μόνο το σηκώνει και το δεύτερο το παίρνει πίσω.
help-letter-key = Α Β Γ
help-letter = τοποθετεί το γράμμα στο σημειωμένο τετράγωνο
help-digraph-key = ά ς
help-digraph = οι τόνοι και το τελικό σίγμα δεν έχουν σημασία
help-blank-key = Shift + Α
help-blank = τοποθετεί λευκό πλακίδιο ως αυτό το γράμμα· με ? διαλέγεις
help-arrows-key = ← ↑ → ↓
help-arrows = μετακινούν το σημάδι στο ταμπλό
help-space-key = Διάστημα
help-space = οριζόντια ή κάθετα
help-backspace-key = Backspace
help-backspace = παίρνει πίσω το τελευταίο γράμμα
help-enter-key = Enter
help-enter = παίζει τη λέξη
help-escape-key = Esc
help-escape = παίρνει πίσω όλα τα γράμματα
help-undo-key = Ctrl + Z
help-undo = αναιρεί την τελευταία τοποθέτηση
help-size-key = + −
help-size = μεγάλα γράμματα, ή ολόκληρο το ταμπλό
rematch-agree = Συμφωνώ σε ρεβάνς
rematch-ask = Ζήτησε ρεβάνς
rematch-asked = Ζήτησες ρεβάνς. Περιμένουμε απάντηση…
rematch-to = Στη ρεβάνς
turning-title = Σημεία καμπής
turning-lead = Από εδώ και πέρα ο νικητής προηγούνταν.
missed-title = Η καλύτερη κίνηση που σου ξέφυγε
missed-waits = Αναζήτηση της καλύτερης κίνησης που σου ξέφυγε…
missed-none = Σε καμία σειρά σου δεν υπήρχε καλύτερη κίνηση από τη δική σου.
missed-done = Αντί για { $done ->
    [one] τον 1 βαθμό
   *[other] τους { $done } βαθμούς
} σου· μαζί με τα γράμματα που μένουν, αξίζει { $gained } περισσότερο.
