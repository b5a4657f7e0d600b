lesson-step = { $number }. samm { $count }-st
lesson-show = Näita üht lahendust
lesson-next = Järgmine samm
lesson-last = Lõpeta õppetund
lesson-skip = Jäta vahele
lesson-again = Veel kord algusest
lesson-over = See oligi õppetund
lesson-over-text = Oskad kõike, mida mänguks vaja. Ülejäänu tuleb mängides.
lesson-well-done = Tubli! { $points ->
    [0] Just nii see käibki.
    [one] { $points } punkt.
   *[other] { $points } punkti.
}
error-lesson-other = Hea käik, aga praegu pole jutt sellest. Võta tähed tagasi ja vaata uuesti.
lesson-opening = Lao esimene sõna
lesson-opening-how = Esimene sõna katab algusruudu. Sõnu loetakse vasakult paremale või ülalt alla. Trüki sõna, lohista tähti või puuduta ruutu ja siis tähti.
lesson-cross = Mine läbi teise sõna
lesson-cross-how = Iga järgmine sõna puutub vastu laual olevaid. Kasuta oma sõnas mõnda tähte, mis on juba laual.
lesson-hook = Kaks sõna korraga
lesson-hook-how = Kõrvuti tähed moodustavad sõnu nii vasakult paremale kui ka ülalt alla ja iga sõna loeb. Pikenda mõnda sõna või lao enda oma teise kõrvale.
lesson-premium = Kata preemiaruut
lesson-premium-how = Värvilised preemiaruudud korrutavad tähe või terve sõna väärtust, kuid ainult üks kord: käigus, mis need katab. Leia sõna, mis katab kahe- või kolmekordse sõna ruudu.
lesson-digraph = Mitme tähega klots
lesson-digraph-how = Mõnel klotsil on rohkem kui üks täht. Trüki need järjest: kui see klots on sul olemas, läheb see lauale.
lesson-blank = Tühi klots
lesson-blank-how = Tühi klots võib olla ükskõik milline täht, aga punkte ei anna. Trüki täht, mida sul pole, või täht koos Shift-klahviga.
lesson-bingo = Kõik tähed korraga
lesson-bingo-how = Kes laob kõik oma tähed ühe käiguga, saab lisapunkte. Nende tähtedega see õnnestub.
lesson-exchange = Tähtede vahetamine
lesson-exchange-how = Halbade tähtedega võid sõna ladumise asemel mõne neist vahetada; see maksab käigu. Vali Vaheta ja märgi, millised lähevad tagasi.
about-game = Mäng
about-game-text = Crossglot on ristsõnalaadne tähemäng ungari, tšehhi, eesti, kreeka ja enam kui kolmekümnes muus keeles, igaühes oma reeglite järgi. See on tasuta, reklaamita ja kontot pole vaja. Crossglot ei ole seotud ühegi karbimängu tootjaga.
about-words = Sõnad
about-words-text = Sõnad pärinevad vabadest sõnastikest ja see server paneb need kokku iga keele reeglite järgi. Iga sõna kohta võid küsida, miks see on lubatud või miks mitte.
about-everyone = Kõigile
about-everyone-text = Kõike saab mängida ainult klaviatuuriga ja ekraanilugejaga. Kuulamisvaade on sama mäng samal aadressil, tehtud kuulamiseks; seadetes on värvid, kontrast ja suured klotsid.
about-data = Sinu andmed
about-data-text = Külalisest jäävad järele vaid mängud. Kellel on konto, saab konto lehel kõik andmed kaasa võtta või kustutada lasta.
about-code = Kood
about-code-text = Crossglot on avatud lähtekoodiga Apache 2.0 litsentsi all. Sõnastikud jäävad oma tegijate litsentside alla.
