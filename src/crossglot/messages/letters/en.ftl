confirm-subject = Crossglot: is this your address?
confirm-text =
    Hello { $name },

    please confirm that this e-mail address is yours:

    { $link }

    The link is good once, for { $hours } hours. If you did not ask for this letter, leave it be.
reset-subject = Crossglot: a new password
reset-text =
    Hello { $name },

    somebody, most likely you, wants a new password for this account. Choose it here:

    { $link }

    The link is good once, for { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }. If you did not ask for this letter, leave it be: your password stays as it is.
changed-subject = Crossglot: your password has been changed
changed-text =
    Hello { $name },

    the password of your account has been changed, and everybody else has been signed out. If that was not you, ask for a new password at once.
