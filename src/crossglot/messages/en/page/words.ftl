# Word lists
words-title = Languages
words-none = There is no lexicon on this server yet
words-none-about = A game needs to know which words count. The lexicon of each language is compiled here from a free dictionary, which takes a minute or two.
words-missing = lexicon not installed
words-prepare = Prepare
words-preparing = Preparing…
words-waiting = Comes next
words-failed = This did not work ({ $code }). Is there a connection to the internet?
words-wish = Ask for it
words-wished = Asked for
words-wishes = { $count ->
    [one] { $count } visitor asks for it
   *[other] { $count } visitors ask for it
}
words-all = { $count ->
    [one] Show it
   *[other] Show all { $count }
}
words-fewer = Show fewer
words-operator = You run this server: only you can prepare languages.
