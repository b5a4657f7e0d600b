# Mida crossglot translations tõlkijatele ütleb. Eesti.
no-language = Kausta ei ole: { $languages }; olemas on: { $known }.
found = { $count ->
    [one] { $count } koht vajab vaatamist.
   *[other] { $count } kohta vajab vaatamist.
}
nothing-found = Midagi ei puudu ja midagi ei ole valesti.
no-file = Sellist faili ei ole; lauseid inglise keeles: { $count }.
no-text = Kõik selles ei ole UTF-8 tekst.
file-not-english = Inglise keeles sellist faili ei ole.
malformed = Fluent ei saa sellest aru: { $text }
no-key = See lause puudub.
key-not-english = Inglise keeles sellist lauset ei ole.
twice = See võti on failis mitu korda.
unknown-fact = Sellist teavet siin ei ole: { $fact }.
no-fact = Lausest on puudu: { $fact }.
no-form = Puuduvad arvuvormid: { $forms }.
no-forms = Arvu { $fact } järel on „{ $word }“, aga arvuvormid puuduvad.
avoided = Sõnastikus on „{ $instead }“, mitte „{ $word }“.
quote = Märk { $mark } ei ole eesti jutumärk: { $quotes }
no-term = Sõnastikus ei ole selle jaoks sõna.
term-not-english = Inglise sõnastik seda ei tunne.
made = Valmis: { $folder }. Näha pärast lehe uut ehitamist.
removed = Eemaldatud: { $folder }.
