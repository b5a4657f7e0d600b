# Hledání hry
pair-title = Najdi hru
pair-about = Jedno kliknutí. Čeká-li někdo na stejnou hru, hned začínáte; jinak čekáš na toho, kdo přijde.
pair-blitz = 3 + 5
pair-rapid = 10 + 5
pair-classic = 25
pair-correspondence = 3 dny
pair-correspondence-about = na každý tah
pair-minutes = minut
pair-friend = Kamarád
pair-friend-about = přes odkaz
pair-computer = Počítač
pair-computer-about = hned
pair-own = Jiné nastavení…
people-here = { $count ->
    [one] Je tu { $count } člověk
    [few] Jsou tu { $count } lidé
   *[other] Je tu { $count } lidí
}
games-under-way = { $count ->
    [one] Hraje se { $count } hra
    [few] Hrají se { $count } hry
   *[other] Hraje se { $count } her
}
seeks-none = Teď nikdo nečeká. Vyber si hru nahoře: kdo bude chtít stejnou, potká tebe.
watch-none = Teď se nehraje žádná veřejná hra. Tvoje se objeví zde.
waiting-for-anybody = Tvou hru vidí všichni. Začne, jakmile si někdo přisedne.
waiting-for-friend = Pošli odkaz, nebo ať kamarád obrázek načte telefonem. Hra začne, jakmile si přisedne.
waiting-computer = Hraj zatím proti počítači
waiting-computer-about = Až hra začne, přeneseme tě k ní.
link-picture = Odkaz jako obrázek, který přečte telefon

# The front page
front-about = Skládej na desce slova, která se kříží. Vzácná písmena a barevná pole mají větší cenu.
front-position = Hra na desce: všední slova, která se kříží
level-easy = Lehký
level-easy-about = na první hry
level-medium = Střední
level-medium-about = hraje často a dobře
level-strong = Silný
level-strong-about = zná skoro každé slovo
start-more = Více: deset úrovní, více soupeřů
