# The chat of a game
chat = Chat
chat-lines = What was said
chat-none = Nothing has been said yet.
chat-say = Your message
chat-send = Send
chat-phrase = A ready-made phrase
chat-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
}
chat-spectator = spectator
chat-mode = What may be said in this game
chat-mode-free = Anything
chat-mode-phrases = Ready-made phrases only
chat-mode-off = Nothing
chat-only-phrases = Only ready-made phrases here; everybody reads them in their own language.
chat-only-off = Nothing can be said in this game.
chat-aloud = Announce new messages
chat-more = Phrases and settings
chat-trouble = Somebody bothers you?
chat-block = Block { $name }
chat-blocked = { $name } is blocked. You can undo this on your account page.
said-chat = { $name } says: { $text }
said-chat-came = { $name } has written in the chat.
report-who = Report { $name }
report-reason = Why?
report-abuse = Insults or threats
report-cheating = Cheating
report-stalling = Stalling
report-spam = Advertising
report-name = The name
report-other = Something else
report-text = What happened?
report-about = What was said in this game goes to the moderators, too.
report-send = Send the report
report-sent = Thank you. A moderator will look at it.
