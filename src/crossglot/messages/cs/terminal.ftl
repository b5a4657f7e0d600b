# What the terminal says during a game. Czech.
to-move = Na tahu je { $name }. V sáčku { $bag ->
    [one] je { $bag } kámen
    [few] jsou { $bag } kameny
   *[other] je { $bag } kamenů
}.
your-move = Tvůj tah (nápověda: help):{" "}
help =
    Napiš tah, nebo:
        { $across } KARD         položit slovo; { $across } vodorovně, { $down } svisle; tečka je kámen, který tam leží
        { $across } KARD take { $square }   slovo s prázdným kamenem vyměněným z { $square } (pravidlo blank-reuse)
        { $across } KARD vowels 3  táhnout tři ze sáčku samohlásek (pravidlo two-bags)
        exchange AB     vyměnit kameny
        pass            vzdát se tahu
        challenge       zpochybnit poslední tah
        challenge JMÉNO  totéž za hráče toho jména nebo čísla; slova za tím: jen tato
        accept          uznat poslední tah
        look SLOVO      je slovo přípustné? (s otevřeným slovníkem)
        unseen          kameny v sáčku a u ostatních
        board           znovu hrací deska
        end             navrhnout konec hry: už nelze nic položit
        resign          vzdát hru
        quit            odejít
played = { $name }: { $move }  { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ $words }), celkem { $total }
exchanged = { $name }: výměna, { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}.
passed = { $name }: pas.
skipped = { $name } ztrácí tah.
challenged-off = { $name } zpochybňuje oprávněně: slovo jde dolů.
challenged-stands = { $name } zpochybňuje neoprávněně: slovo zůstává.
challenge-booked = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za zpochybnění
unseen = Kameny, které nevidíš: { $tiles }
word-good = { $word } je přípustné.
word-bad = { $word } není přípustné.
look-closed = Slovník je zavřený (otevírá ho domácí pravidlo open-dictionary).
look-what = Které slovo vyhledat? Napiš je za look.
over = Konec hry ({ $reason }).
final = { $name }: { $total } ({ $booked } za zbylé kameny)
final-late = { $name }: { $total } ({ $booked } za zbylé kameny, { $late } za překročení času)
winner = Vítěz: { $names }
totals-together = { $grade ->
    [good] Dohromady { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}: dobrý výsledek.
    [very-good] Dohromady { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}: velmi dobrý výsledek.
    [excellent] Dohromady { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}: výborně.
   *[none] Dohromady { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}.
}
totals-usual = Obvykle je to { $low } až { $high } bodů za všechny dohromady, u zkušených více.
totals-each = Při počtu hráčů { $players } je dobrý výsledek { $low } až { $high } bodů na každého.
left = Konec; hra není dohrána.
fallback-lexicon = Slovník je { $lexicon }: hrubší než pravidla, protože rozbor slov tohoto jazyka na tomto počítači nefunguje.
scores = { $name } { $total }
may-stand = { $name } má odehráno. Uznat: accept, zpochybnit: challenge:{" "}
may-challenge = Tah hráče { $name } lze ještě zpochybnit.
who-challenges = Kdo zpochybňuje ({ $names })?{" "}
drawn = Losování o začátek: { $tiles }
drawn-again = Shoda; losuje se znovu: { $tiles }
begins = Začíná { $name }. Tažené kameny se vracejí do sáčku.
no-play = Z těchto kamenů se tu nedá nic položit.
no-word = Takové slovo není.
lexicon-none = Ve složce { $folder } není žádný slovník. Instalace: crossglot lexicon install hu
lexicon-which = Uveď jedno vydání, nebo --all.
lexicon-word-missing = Uveď aspoň jedno slovo.
nothing-listed = Není co vypsat.

training = { $edition }: generace { $generation } z { $generations }, dávky { $done } z { $batches }
training-generation = generace { $number }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $boards ->
    [one] { $boards } pozice
    [few] { $boards } pozice
   *[other] { $boards } pozic
}; zbytky se změnily o { $change } bodu, liší se o { $spread }
training-done = Hodnoty zbytků { $edition }: { $path }
training-stopped = Zastaveno; týž příkaz pokračuje odtud: { $path }
training-chances = Šance na výhru { $edition }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, počet hráčů { $seats }
training-chances-done = Šance na výhru { $edition }: { $path }
autoplay-progress = hry: { $done } z { $games }; { $player }: výhra { $won } % ± { $wonmargin }, náskok { $ahead } ± { $aheadmargin }; zbývá { $left }
autoplay-resumed = { $path }: hotové hry: { $done } z { $games }
autoplay-stopped = Zastaveno, hry: { $done } z { $games }.
autoplay-put-aside = Zastaveno, hry: { $done } z { $games }; týž příkaz pokračuje odtud: { $path }
autoplay-games = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
} { $edition } se slovníkem { $lexicon }, průměrný počet tahů { $turns }; konec: { $reasons }
autoplay-player = { $player }: výhry { $won } % ± { $wonmargin }, { $points } bodů ± { $pointsmargin }, náskok { $ahead } ± { $aheadmargin }
autoplay-saved = Hry jsou uloženy v { $path }
lexicon-amended = { $lexicon }: { $base }, přidáno { $added }, odebráno { $removed }.
lexicon-only-in = Pouze v { $lexicon }: { $count }
lexicon-pinned = { $lexicon } se bude používat až do uvolnění.
lexicon-unpinned = { $edition } opět používá svůj nainstalovaný slovník.
lexicon-not-pinned = Slovník pro { $edition } nebyl připnut.
lexicon-pruned = Smazáno: { $lexicon }
lexicon-pruned-count = Smazaných slovníků: { $count }

accounts-role = { $name } má nyní roli { $role }.
