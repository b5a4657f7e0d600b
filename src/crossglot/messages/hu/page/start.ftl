# Játék keresése
pair-title = Keress játékot
pair-about = Egy kattintás. Ha valaki ugyanilyen játékra vár, azonnal kezdtek; ha nem, te vársz a következőre.
pair-blitz = 3 + 5
pair-rapid = 10 + 5
pair-classic = 25
pair-correspondence = 3 nap
pair-correspondence-about = lépésenként
pair-minutes = perc
pair-friend = Egy barát
pair-friend-about = linkkel
pair-computer = A gép
pair-computer-about = azonnal
pair-own = Más beállítások…
people-here = { $count } ember van itt
games-under-way = { $count } játék folyik
seeks-none = Most senki sem vár. Válassz fent egy játékot: aki ugyanazt akarja, veled találkozik.
watch-none = Most nem folyik nyilvános játék. A tiéd itt fog megjelenni.
waiting-for-anybody = A játékodat mindenki látja. Elkezdődik, amint valaki leül.
waiting-for-friend = Küldd el a linket, vagy olvassa be a képet a barátod telefonja. A játék elkezdődik, amint ott leültek.
waiting-computer = Játssz a géppel, amíg vársz
waiting-computer-about = Amint a játékod elkezdődik, átviszünk oda.
link-picture = A link képként, telefonnal beolvasható

# The front page
front-about = Rakj ki egymást keresztező szavakat a táblán. A ritka betűk és a színes mezők többet érnek.
front-position = Egy játék a táblán: hétköznapi szavak keresztezik egymást
level-easy = Könnyű
level-easy-about = az első játékokhoz
level-medium = Közepes
level-medium-about = gyakran és jól játszik
level-strong = Erős
level-strong-about = szinte minden szót tud
start-more = Több: tíz szint, több ellenfél
