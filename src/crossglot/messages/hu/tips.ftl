# Tippek kezdőknek. Magyar.
title = Tippek kezdőknek: { $name }

section-words = Lerakások keresése
section-bonus = Minden zseton egyszerre
section-rack = Ami a tartón marad
section-board = Pontok a táblán
section-figures = Honnan valók a számok

turn = Egy lépés átlagosan { $turn } pontot ér. Egy kevesebbet érő lerakás is jó, ha utána jobb zsetonjaid maradnak.
short = Először a két- és hárombetűs szavakat tanuld meg: ezekkel tudsz egy szót egy másik mellé rakni.
crossed = Megéri: több szót alkotó lerakás átlagosan { $crossed } pont, egyetlen szót alkotó { $alone }.
look = Nézz végig minden helyet, mielőtt lépsz: az elsőnek talált szó ritkán a legjobb.
bonus = Aki egy lépésben { $size } zsetont rak le, { $bonus } pontot kap ráadásul.
bingo = Egy ilyen lépés átlagosan { $bingo } pontot hoz, bármely más lépés { $other } pontot.
parts = A gyakori szóeleji és szóvégi elemeket told a tartó egyik szélére; a többi így könnyebben olvasható.
keep = Figyelj arra is, mi marad nálad. Aki figyel rá, 100 játszmából { $wins } alkalommal veri meg azt, aki csak a legtöbb pontot keresi, és játszmánként { $kept } ponttal jár előtte.
blank = Az üres zseton a tartón körülbelül { $blank } pontot ér. Csak akkor tedd le, ha legalább ennyivel többet hoz a következő legjobb lépésnél, például ha minden zsetont lerakhatsz.
letters = Ezeket jó megtartani: { $best }. Ezektől jó megszabadulni: { $worst }.
twice = Egy második zseton ugyanabból a betűből körülbelül { $twice } pontodba kerül: az egyiket rakd le.
balance = Legyen nagyjából ugyanannyi mássalhangzód, mint magánhangzód, vagy kicsit több.
swap = Ha rosszak a betűid, cseréld le, ami nem illik a többihez. Egy lépést veszítesz, de az összes későbbin nyersz.
dear = A sokat érő betűket olyan mezőre tedd, amely betűt vagy szót szoroz.
open = Ne tegyél magánhangzót a szót háromszorozó mező mellé, hacsak nem nyersz vele többet, mint amennyit adsz.
last = Amikor a zsák kiürülőben van, számold össze, mit nem láttál még, és szabadulj meg a sokat érő betűktől: ami a tartón marad, azt levonják.
measured = { $games } játszmán mértük, amelyekben a számítógép önmaga ellen játszott, egy klubjátékos szókincsével. Az emberek kevesebb pontot érnek el.
