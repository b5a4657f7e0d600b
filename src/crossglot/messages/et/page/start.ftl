# Mängu otsimine
pair-title = Leia mäng
pair-about = Üks klõps. Kui keegi ootab sama mängu, alustate kohe; kui ei, ootad järgmist tulijat.
pair-blitz = 3 + 5
pair-rapid = 10 + 5
pair-classic = 25
pair-correspondence = 3 päeva
pair-correspondence-about = igaks käiguks
pair-minutes = minutit
pair-friend = Sõber
pair-friend-about = lingi kaudu
pair-computer = Arvuti
pair-computer-about = kohe
pair-own = Muud seaded…
people-here = { $count ->
    [one] Siin on { $count } inimene
   *[other] Siin on { $count } inimest
}
games-under-way = { $count ->
    [one] Käib { $count } mäng
   *[other] Käib { $count } mängu
}
seeks-none = Praegu ei oota keegi. Vali ülal mäng: kes tahab sama, kohtub sinuga.
watch-none = Avalikke mänge praegu ei käi. Sinu oma ilmub siia.
waiting-for-anybody = Sinu mängu näevad kõik. See algab kohe, kui keegi lauda istub.
waiting-for-friend = Saada link või lase sõbra telefonil pilt lugeda. Mäng algab kohe, kui ta lauda istub.
waiting-computer = Mängi seni arvutiga
waiting-computer-about = Kui sinu mäng algab, viime su selle juurde.
link-picture = Link pildina, mida telefon loeb

# The front page
front-about = Lao lauale üksteisega ristuvaid sõnu. Haruldased tähed ja värvilised ruudud annavad rohkem punkte.
front-position = Mäng laual: igapäevased sõnad ristuvad
level-easy = Kerge
level-easy-about = esimesteks mängudeks
level-medium = Keskmine
level-medium-about = mängib sageli ja hästi
level-strong = Tugev
level-strong-about = teab peaaegu iga sõna
start-more = Rohkem: kümme taset, mitu vastast
