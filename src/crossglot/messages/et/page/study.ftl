study-tool = Mida soovid teada?
study-words = Otsi sõnu
study-word = Üks sõna
study-pattern-label = Muster
study-pattern-hint = ? on mis tahes klots, * kui tahes palju klotse: s?n*
study-rack-label = Nendest klotsidest
study-rack-hint = ? on tühi klots
study-contains-label = Nende seas
study-shortest = Vähemalt (klotsi)
study-longest = kõige rohkem (klotsi)
study-count = { $count } sõna
study-count-more = { $count ->
    [one] Esimene sõna
   *[other] Esimesed { $count } sõna
}
study-more = Veel sõnu
study-all = Näita kõiki: { $count }
study-exhausted = Neid võib olla rohkem, kuid küsimus võtab liiga kaua. Kitsenda seda.
study-length = Klotse
study-hooks-front = Ette
study-hooks-back = Taha
study-extended-front = Eest pikem
study-extended-back = Tagant pikem
study-extended-both = Mõlemast otsast pikem
study-neighbours = Ühe klotsi võrra erinevad
