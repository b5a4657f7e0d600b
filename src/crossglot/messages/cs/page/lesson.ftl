lesson-step = Krok { $number } z { $count }
lesson-show = Ukázat řešení
lesson-next = Další krok
lesson-last = Konec lekce
lesson-skip = Přeskočit
lesson-again = Ještě jednou od začátku
lesson-over = To byla celá lekce
lesson-over-text = Víš vše, co je ke hře potřeba. Zbytek přijde hraním.
lesson-well-done = Výborně! { $points ->
    [0] Takhle se to dělá.
    [one] { $points } bod.
    [few] { $points } body.
   *[other] { $points } bodů.
}
error-lesson-other = Dobrý tah, ale o tohle teď nejde. Vezmi kameny zpět a podívej se znovu.
lesson-opening = Polož první slovo
lesson-opening-how = První slovo zakryje výchozí pole. Slova se čtou zleva doprava nebo shora dolů. Napiš slovo, přetáhni kameny, nebo ťukni na pole a pak na kameny.
lesson-cross = Projdi jiným slovem
lesson-cross-how = Každé další slovo se dotýká těch na desce. Použij písmeno, které už tam leží, jako součást svého slova.
lesson-hook = Dvě slova najednou
lesson-hook-how = Kameny vedle sebe tvoří slova vodorovně i svisle a každé z nich se počítá. Prodluž nějaké slovo, nebo polož své podél jiného.
lesson-premium = Zakryj pole násobící slovo
lesson-premium-how = Barevná pole násobí hodnotu písmene nebo celého slova, jen jednou, v tahu, který je zakryje. Najdi slovo, které zakryje pole s dvojnásobkem nebo trojnásobkem slova.
lesson-digraph = Kámen se dvěma písmeny
lesson-digraph-how = Některé kameny nesou více než jedno písmeno. Piš je jedno po druhém; má-li je zásobník jako jeden kámen, položí se ten.
lesson-blank = Prázdný kámen
lesson-blank-how = Prázdný kámen zastoupí kterékoli písmeno a nemá žádnou hodnotu. Napiš písmeno, které nemáš, nebo písmeno se stisknutým Shiftem.
lesson-bingo = Všechny kameny najednou
lesson-bingo-how = Kdo položí celý zásobník v jednom tahu, dostane prémii. S těmito kameny to jde.
lesson-exchange = Výměna kamenů
lesson-exchange-how = Se špatnými kameny můžeš místo slova některé vyměnit; stojí to tah. Zvol Výměnu a vyber, které se vrátí.
about-game = Hra
about-game-text = Crossglot je křížovková hra s kameny v maďarštině, češtině, estonštině, řečtině a více než třiceti dalších jazycích, v každém podle jeho pravidel. Je zdarma, bez reklam a bez nutnosti účtu. Crossglot není spojen s výrobci žádné krabicové hry.
about-words = Slova
about-words-text = Slova pocházejí ze svobodných slovníků a tento server je skládá podle pravidel každého jazyka. U každého slova se můžeš zeptat, proč platí, nebo neplatí.
about-everyone = Pro každého
about-everyone-text = Vše lze hrát jen klávesnicí i s odečítačem obrazovky. Hlasové zobrazení je tatáž hra na téže adrese, určená k poslechu; v nastavení jsou barvy, kontrast a velké kameny.
about-data = Tvoje údaje
about-data-text = Po hostovi zůstanou jen partie. Kdo má účet, může si na stránce účtu všechna data vzít s sebou nebo je nechat smazat.
about-code = Kód
about-code-text = Crossglot má otevřený zdrojový kód pod licencí Apache 2.0. Slovníky zůstávají pod licencemi svých autorů.
