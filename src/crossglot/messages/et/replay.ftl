# What `crossglot replay` says of a recorded game. Estonian.
exchange = vahetus
pass = pass
withdrawn = tagasi võetud
challenge = vaidlustus
time = aeg
end-rack = allesjäänud klotsid
final = Lõpptulemus: { $totals }
players = Mängijad: { $totals }
consistent = käike { $moves }, protokoll klapib ({ $edition })
wrong = käike { $moves }, protokoll EI KLAPI ({ $edition })
unjudged = Sõnu ei kontrollita: sõnastikku „{ $lexicon }“ meil ei ole.
unread = Rida { $line }, veergu { $column } ei saa lugeda: { $reason }: „{ $text }“
points = Rida { $line }: kirjas on { $stated ->
    [one] { $stated } punkt
   *[other] { $stated } punkti
}, reeglite järgi { $counted }.
total = Rida { $line }: kirjas on seis { $stated }, õige on { $counted }.
illegal = Rida { $line }: { $stated }: { $reason }
tiles = Rida { $line }: mängus on { $stated }, komplektis on { $counted }.
rack = Rida { $line }: alusel { $counted } ei ole { $stated }.
rack-size = Rida { $line }: alusel on klotse { $stated }, sinna mahub { $counted }.
bag = Rida { $line }: vahetatavaid klotse { $stated }, kotis on { $counted }.
turn = Rida { $line }: käib { $stated }, kuid kord on mängijal { $counted }.
over = Rida { $line }: { $stated } on pärast mängu lõppu.
answer = { $player }: { $difference }
reason-points = puuduvad punktid märgiga + või -
reason-total = punktide järel puudub seis
reason-move = punktide ees puudub käik
reason-rack = kaks alust või lahtine sulg
reason-tiles = lahtine sulg
reason-player = puudub mängija nimi kooloniga
reason-unknown-player = sellist mängijat ei ole
reason-nick = hüüdnimi puudub, kordub või on võimatu
reason-player-number = number ei ole 1 kuni 4 või kordub
reason-pragma = tundmatu märk
reason-unknown-line = tundmatu reatüüp
reason-nothing-to-continue = ei ole midagi jätkata
reason-note-of-lost-line = märkus välja jäetud rea kohta
reason-late-encoding = kodeering on antud liiga hilja
reason-character = märk, mis ei ole tekst
reason-length = liiga pikk
