# Nõuanded algajale. Eesti keel.
title = Nõuanded algajale: { $name }

section-words = Kuidas käike leida
section-bonus = Kõik klotsid korraga
section-rack = Mis alusele jääb
section-board = Punktid laual
section-figures = Kust arvud pärit on

turn = Üks käik annab keskmiselt { $turn } punkti. Ka vähem punkte andev käik on hea, kui pärast seda jäävad sulle paremad tähed.
short = Õpi kõigepealt selgeks kahe- ja kolmetähelised sõnad: nendega saad panna sõna teise kõrvale.
crossed = See tasub end ära: mitut sõna moodustav käik annab keskmiselt { $crossed } punkti, ühe sõnaga käik { $alone }.
look = Vaata enne käiku üle kõik kohad: esimesena leitud sõna on harva parim.
bonus = Kes paneb ühe käiguga lauale { $size } klotsi, saab { $bonus } punkti lisaks.
bingo = Selline käik toob keskmiselt { $bingo } punkti, iga muu käik { $other }.
parts = Lükka sagedased sõnaalgused ja -lõpud aluse serva; ülejäänut on siis kergem lugeda.
keep = Mõtle ka sellele, mis sulle jääb. Kes sellele mõtleb, võidab 100 mängust { $wins } korral seda, kes võtab ainult kõige rohkem punkte, ja saab mängus { $kept } punkti rohkem.
blank = Tühi klots alusel on väärt umbes { $blank } punkti. Pane see lauale ainult siis, kui see annab nii palju rohkem kui paremuselt järgmine käik, näiteks kui saad panna kõik klotsid.
letters = Neid on hea hoida: { $best }. Nendest saa lahti: { $worst }.
twice = Teine klots sama tähega maksab sulle umbes { $twice } punkti: pane üks neist lauale.
balance = Hoia kaashäälikuid umbes sama palju kui täishäälikuid või veidi rohkem.
swap = Kehvade tähtedega vaheta need, mis ei sobi. Kaotad ühe käigu, aga võidad kõigil järgmistel.
dear = Pane kallid tähed ruutudele, mis korrutavad tähe või sõna väärtust.
open = Ära pane täishäälikut sõna kolmekordistava ruudu kõrvale, kui sa ise rohkem ei võida.
last = Kui kott hakkab tühjaks saama, loe üle, mida sa veel näinud ei ole, ja saa kallitest tähtedest lahti: mis alusele jääb, arvatakse maha.
measured = Mõõdetud arvuti mängudes iseendaga (mänge: { $games }), sõnadega, mida teab klubimängija. Inimesed saavad vähem punkte.
