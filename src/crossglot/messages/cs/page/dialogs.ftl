exchange-title = Výměna kamenů
exchange-hint = Vyber kameny, které vrátíš; stojí tě to tah.
exchange-all = Všechny
exchange-none = Žádný
exchange-do = Vyměnit { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
over-won = Výhra!
over-lost = Vítězí { $name }
over-draw = Remíza
play-again = Hrát znovu
help-hand = Přetáhni kámen na desku. Nebo ťukni na kámen a pak na pole; anebo nejdřív na pole a pak postupně na kameny. Kliknutí vrátí položený kámen; prstem ho první ťuknutí jen zvedne a druhé vrátí.
help-letter-key = A B C
help-letter = položí kámen na označené pole
help-digraph-key = Č Ř Ž
help-digraph = písmena s háčkem a čárkou jsou vlastní kameny
help-blank-key = Shift + A
help-blank = položí prázdný kámen jako toto písmeno; ? dá na výběr
help-arrows-key = ← ↑ → ↓
help-arrows = posouvají značku po desce
help-space-key = Mezerník
help-space = vodorovně, nebo svisle
help-backspace-key = Backspace
help-backspace = vrátí poslední kámen
help-enter-key = Enter
help-enter = zahraje tah
help-escape-key = Esc
help-escape = vrátí všechny kameny
help-undo-key = Ctrl + Z
help-undo = vezme zpět poslední položení
help-size-key = + −
help-size = velké kameny, nebo celá deska
rematch-agree = Souhlasit s odvetou
rematch-ask = Požádat o odvetu
rematch-asked = Žádost o odvetu odeslána. Čekáme na odpověď…
rematch-to = K odvetě
turning-title = Zlomové tahy
turning-lead = Od této chvíle vítěz stále vedl.
missed-title = Nejlepší tah, který ti unikl
missed-waits = Hledá se nejlepší tah, který ti unikl…
missed-none = Žádný tvůj tah nešlo zahrát lépe.
missed-done = Místo tvých { $done ->
    [one] 1 bodu
    [few] { $done } bodů
   *[other] { $done } bodů
}; i s kameny, které zůstanou, o { $gained } b. víc.
