# What a page says where its scripts do not run. Greek.
unscripted-off = Το Crossglot χρειάζεται JavaScript, η οποία είναι απενεργοποιημένη σε αυτό το πρόγραμμα περιήγησης. Οι κανόνες διαβάζονται και χωρίς αυτή.
unscripted-old = Το Crossglot δεν έχει ξεκινήσει ακόμη. Φόρτωσε ξανά τη σελίδα· αν αυτό δεν βοηθήσει, το πρόγραμμα περιήγησής σου ίσως είναι πολύ παλιό: χρειάζεται ένα του 2024 ή νεότερο.
unscripted-rules = Διάβασε τους κανόνες
unscripted-edition = Έκδοση
unscripted-show = Εμφάνιση
