exchange-title = Tähtede vahetus
exchange-hint = Vali tähed, mis lähevad tagasi; see on sinu käik.
exchange-all = Kõik
exchange-none = Mitte ühtegi
exchange-do = Vaheta { $count ->
    [one] { $count } täht
   *[other] { $count } tähte
}
over-won = Sa võitsid!
over-lost = Võitis { $name }
over-draw = Viik
play-again = Mängi uuesti
help-hand = Lohista täht lauale. Või puuduta tähte ja siis ruutu; või enne ruutu ja siis järjest tähti. Klõps võtab käidud tähe tagasi; sõrmega esimene puudutus ainult tõstab selle ja teine võtab tagasi.
help-letter-key = A B C
help-letter = paneb tähe märgitud ruudule
help-digraph-key = Õ Ä Š
help-digraph = täppidega ja katusega tähed on omaette tähed
help-blank-key = Shift + A
help-blank = paneb tühja klotsi selle tähena; ? laseb valida
help-arrows-key = ← ↑ → ↓
help-arrows = liigutavad märki laual
help-space-key = Tühik
help-space = vasakult paremale või ülalt alla
help-backspace-key = Backspace
help-backspace = võtab viimase tähe tagasi
help-enter-key = Enter
help-enter = käib
help-escape-key = Esc
help-escape = võtab kõik tähed tagasi
help-undo-key = Ctrl + Z
help-undo = tühistab viimase tähepaneku
help-size-key = + −
help-size = suured tähed või kogu laud
rematch-agree = Nõus kordusmänguga
rematch-ask = Palu kordusmängu
rematch-asked = Palusid kordusmängu. Ootame vastust…
rematch-to = Kordusmängu juurde
turning-title = Pöördepunktid
turning-lead = Siit alates oli võitja ees.
missed-title = Su parim tegemata jäänud käik
missed-waits = Otsitakse su parimat tegemata jäänud käiku…
missed-none = Ühelgi korral polnud sinu omast paremat käiku.
missed-done = Sinu { $done ->
    [one] 1 punkti
   *[other] { $done } punkti
} asemel; koos allesjäävate tähtedega { $gained } punkti võrra parem.
