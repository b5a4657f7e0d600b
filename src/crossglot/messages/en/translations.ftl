# What crossglot translations says to translators. English.
no-language = There is no folder for { $languages }; there are { $known }.
found = { $count ->
    [one] { $count } thing to look at.
   *[other] { $count } things to look at.
}
nothing-found = Nothing is missing, and nothing is wrong.
no-file = There is no such file; sentences in English: { $count }.
no-text = Not all of it is text in UTF-8.
file-not-english = English has no such file.
malformed = Fluent cannot read this: { $text }
no-key = The sentence is missing.
key-not-english = English has no such sentence.
twice = The file has this key more than once.
unknown-fact = Nobody tells { $fact } here.
no-fact = The sentence does not tell { $fact }.
no-form = Plural forms are missing: { $forms }.
no-forms = The word “{ $word }” follows the number { $fact }, and there are no plural forms.
avoided = The glossary says “{ $instead }” for “{ $word }”.
quote = The mark { $mark } is none of this language: { $quotes }
no-term = The glossary has no word for this.
term-not-english = The English glossary does not know this.
made = Made: { $folder }. Build the page to see it.
removed = Removed: { $folder }.
