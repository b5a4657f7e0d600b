# Why a computer player made its move. Ελληνικά.
earned = { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}.
premiums = Τετράγωνα με πριμ: { $squares }.
kept = Κρατά { $tiles }, αξίας { $worth } βαθμών.
opened = Ανοίγει πριμ λέξης: { $squares }.
blocked = Παίρνει από τους άλλους πριμ λέξης: { $squares }.
nothing-stronger = Ένας πιο δυνατός παίκτης δεν θα έπαιζε καλύτερα εδώ.
stronger-word = Πιο δυνατός παίκτης: { $move }, { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}· αυτό το επίπεδο δεν ξέρει τις λέξεις.
stronger-points = Πιο δυνατός παίκτης: { $move }, { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}· αυτό το επίπεδο δεν το είδε ή έβαλε άλλα πρώτα.
stronger-leave = Πιο δυνατός παίκτης: { $move }, { $points ->
    [one] { $points } βαθμός
   *[other] { $points } βαθμοί
}· όσα κρατά αξίζουν { $worth } βαθμούς.
stronger-exchange = Πιο δυνατός παίκτης: { $move }· όσα κρατά αξίζουν { $worth } βαθμούς.
