# Sõnaloendid
words-title = Keeled
words-none = Selles serveris ei ole veel sõnastikku
words-none-about = Mäng peab teadma, millised sõnad on lubatud. Iga keele sõnastik koostatakse siin vabast allikast; see võtab minuti või kaks.
words-missing = sõnastik paigaldamata
words-prepare = Valmista ette
words-preparing = Valmistatakse ette…
words-waiting = On järgmine
words-failed = See ei õnnestunud ({ $code }). Kas internetiühendus on olemas?
words-wish = Soovin seda
words-wished = Soovitud
words-wishes = { $count ->
    [one] { $count } külastaja soovib seda
   *[other] { $count } külastajat soovib seda
}
words-all = { $count ->
    [one] Näita { $count } keelt
   *[other] Näita kõiki { $count } keelt
}
words-fewer = Näita vähem
words-operator = Seda serverit hoiad sina: keeli saad ette valmistada ainult sina.
