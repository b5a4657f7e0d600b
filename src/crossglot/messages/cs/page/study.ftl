study-tool = Co chceš vědět?
study-words = Hledat slova
study-word = Jedno slovo
study-pattern-label = Vzor
study-pattern-hint = ? je libovolný kámen, * libovolně mnoho kamenů: sl?v*
study-rack-label = Z těchto kamenů
study-rack-hint = ? je prázdný kámen
study-contains-label = Mezi nimi
study-shortest = Od (kamenů)
study-longest = do (kamenů)
study-count = { $count ->
    [one] { $count } slovo
    [few] { $count } slova
   *[other] { $count } slov
}
study-count-more = { $count ->
    [one] První slovo
    [few] První { $count } slova
   *[other] Prvních { $count } slov
}
study-more = Další slova
study-all = Ukázat vše: { $count }
study-exhausted = Může jich být víc, otázka však trvá příliš dlouho. Zpřesni ji.
study-length = Počet kamenů
study-hooks-front = Před ně
study-hooks-back = Za ně
study-extended-front = Delší vpředu
study-extended-back = Delší vzadu
study-extended-both = Delší na obou koncích
study-neighbours = Liší se jedním kamenem
