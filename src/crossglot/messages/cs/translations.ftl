# Co crossglot translations říká překladatelům. Čeština.
no-language = Bez složky: { $languages }; složku má: { $known }.
found = { $count ->
    [one] { $count } věc k prohlédnutí.
    [few] { $count } věci k prohlédnutí.
   *[other] { $count } věcí k prohlédnutí.
}
nothing-found = Nic nechybí a nic není špatně.
no-file = Takový soubor není; počet vět v angličtině: { $count }.
no-text = Není to celé text v UTF-8.
file-not-english = Angličtina takový soubor nemá.
malformed = Tomu Fluent nerozumí: { $text }
no-key = Tato věta chybí.
key-not-english = Angličtina takovou větu nemá.
twice = Tento klíč je v souboru vícekrát.
unknown-fact = Takový údaj tu není: { $fact }.
no-fact = Ve větě chybí údaj { $fact }.
no-form = Chybí tvary podle počtu: { $forms }.
no-forms = Za číslem { $fact } stojí „{ $word }“, ale tvary podle počtu chybí.
avoided = Slovníček má „{ $instead }“ místo „{ $word }“.
quote = Znak { $mark } není česká uvozovka: { $quotes }
no-term = Slovníček pro to nemá slovo.
term-not-english = Anglický slovníček to nezná.
made = Hotovo: { $folder }. Uvidíš po novém sestavení stránky.
removed = Odstraněno: { $folder }.
