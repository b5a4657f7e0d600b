# What a page says where its scripts do not run. Greek.
unscripted-off = Το Crossglot χρειάζεται JavaScript, η οποία είναι απενεργοποιημένη σε αυτόν τον περιηγητή. Οι κανόνες διαβάζονται και χωρίς αυτή.
unscripted-old = Το Crossglot δεν έχει ξεκινήσει ακόμη. Φόρτωσε ξανά τη σελίδα· αν αυτό δεν βοηθήσει, ο περιηγητής σου ίσως είναι πολύ παλιός: χρειάζεται ένας του 2024 ή νεότερος.
unscripted-rules = Διάβασε τους κανόνες
unscripted-edition = Έκδοση
unscripted-show = Εμφάνιση
