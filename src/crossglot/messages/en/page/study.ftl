study-tool = What do you want to know?
study-words = Find words
study-word = One word
study-pattern-label = Pattern
study-pattern-hint = ? is any tile, * any number of them: sz?d*
study-rack-label = From these tiles
study-rack-hint = ? is a blank
study-contains-label = Among them
study-shortest = From tiles
study-longest = to tiles
study-count = { $count ->
    [one] { $count } word
   *[other] { $count } words
}
study-count-more = The first { $count ->
    [one] word
   *[other] { $count } words
}
study-more = More words
study-all = Show all { $count }
study-exhausted = There may be more; the question takes too long. Make it narrower.
study-length = Tiles
study-hooks-front = Before it
study-hooks-back = Behind it
study-extended-front = Longer at the front
study-extended-back = Longer at the end
study-extended-both = Longer on both sides
study-neighbours = One tile away
