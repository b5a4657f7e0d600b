confirm-subject = Crossglot: is this your address?
confirm-text =
    Hello { $name },

    please confirm that this e-mail address is yours:

    { $link }

    The link is good once, for { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }. If you did not ask for this e-mail, ignore it.
reset-subject = Crossglot: a new password
reset-text =
    Hello { $name },

    somebody, most likely you, wants a new password for this account. Choose it here:

    { $link }

    The link is good once, for { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }. If you did not ask for this e-mail, ignore it: your password stays as it is.
changed-subject = Crossglot: your password has been changed
changed-text =
    Hello { $name },

    the password of your account has been changed, you have been signed out everywhere else, and the tokens of your programs are no longer good. If that was not you, ask for a new password at once.
turn-subject = Crossglot: it is your turn
turn-text =
    Hello { $name },

    it is your turn in your game with { $others }:

    { $link }
invitation-subject = Crossglot: { $by } invites you
invitation-text =
    Hello { $name },

    { $by } would like to play with you. Sit down or decline here:

    { $link }
nudge-subject = Crossglot: { $by } waits for your move
nudge-text =
    Hello { $name },

    { $by } waits for your move and asks you to go on:

    { $link }
tournament-subject = Crossglot: round { $round } of { $event } closes soon
tournament-text =
    Hello { $name },

    you have not handed in yet: round { $round } of { $event } is open until { $closes }.

    { $link }
stop-text = No more e-mails of this kind: { $link }
