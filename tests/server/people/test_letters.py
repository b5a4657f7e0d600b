"""Addresses and letters: over a real mail server, and nobody learns who has an account."""

import asyncio
import sys

import pytest

from crossglot.errors import AccountError
from crossglot.languages import LANGUAGES
from crossglot.server.accounts.email_links import LASTS, Purpose
from crossglot.server.accounts.mail import ConsoleMail, Email, SmtpMail, open_mail
from crossglot.server.accounts.mail_queue import MailQueue, link_letter, notice
from crossglot.server.accounts.site import check_site
from crossglot.server.settings.settings import Settings
from tests.server.node import serving
from tests.server.people.letter_box import token_in
from tests.server.people.person import PASSWORD, PROXY, Person, fresh_name, rows, sign_in_long_ago

NEW = "another horse 9"


@pytest.fixture(scope="module")
def node(tmp_path_factory, box):
    database = tmp_path_factory.mktemp("letters") / "games.sqlite3"
    options = {"mail": box[1], "public_url": "https://play.example/", "trusted_proxies": PROXY}
    with serving(database, **options) as address:
        yield address, database


def give_address(person, address=None, **more):
    person.address = f"{person.name}@Post.example" if address is None else address
    return person.ask("PUT", "/api/account/address", {"address": person.address, **more})


def confirmed(person, letters, **more):
    """A person whose address is confirmed."""
    assert give_address(person, **more).status == 202
    token = token_in(letters.next(), "confirm")
    assert person.ask("POST", "/api/account/address/confirm", {"token": token}).status == 204
    return person


def ask_reset(visitor, who, **more):
    return visitor.ask("POST", "/api/account/reset", {"who": who, **more})


def finish(visitor, token, password=NEW):
    body = {"token": token, "password": password}
    return visitor.ask("POST", "/api/account/reset/finish", body)


def test_an_address_is_confirmed_by_its_letter(visitor, person, letters):
    assert give_address(person, language="hu").status == 202
    assert person.me()["address"] == {"address": person.address, "confirmed": False}
    letter = letters.next()
    assert letter["to"] == person.address
    assert letter["from"] == "Crossglot <crossglot@localhost>"
    assert letter["subject"] == "Crossglot: a tiéd ez a cím?"
    assert person.name in letter.get_content()
    token = token_in(letter, "confirm")
    answer = visitor.ask("POST", "/api/account/address/confirm", {"token": token})
    assert answer.status == 204, "the letter may be read on another machine"
    assert person.me()["address"] == {"address": person.address, "confirmed": True}


def test_a_lost_password_is_replaced_by_the_letter(node, visitor, person, letters):
    confirmed(person, letters)
    program = person.bearer("games:read")
    assert visitor.ask("GET", "/api/games", **program).status == 200
    assert ask_reset(visitor, person.name, language="cs").status == 202
    letter = letters.next()
    assert letter["subject"] == "Crossglot: nové heslo"
    assert finish(visitor, token_in(letter, "reset")).status == 204
    assert letters.next()["subject"] == "Crossglot: your password has been changed"
    assert person.me()["kind"] == "visitor", "all sessions end"
    assert visitor.ask("GET", "/api/games", **program).status == 401, "and all tokens"
    assert person.log_in(password=PASSWORD).status == 401
    assert person.log_in(password=NEW).status == 200


def test_one_address_may_open_several_accounts(node, letters):
    address = f"{fresh_name()}@family.example"
    family = [Person(node[0]).register() for _ in range(2)]
    for one in family:
        assert give_address(one, address).status == 202
        token = token_in(letters.next(), "confirm")
        one.ask("POST", "/api/account/address/confirm", {"token": token})
    assert ask_reset(family[0], address.upper()).status == 202
    both = [letters.next().get_content() for _ in family]
    assert all(any(one.name in text for text in both) for one in family)


def test_nobody_learns_who_has_an_account(visitor, person, other, letters):
    """Known or unknown, confirmed or not, name or address: one answer, and no letter but one."""
    confirmed(person, letters)
    give_address(other)
    letters.next()
    known = ask_reset(visitor, person.name)
    for who in (
        person.address,
        other.name,
        other.address,
        "nobody-here",
        "nobody@post.example",
        "",
        "\u0000",
    ):
        answer = ask_reset(visitor, who)
        assert (answer.status, answer.text) == (known.status, known.text) == (202, "null")
        assert {*answer.headers} == {*known.headers}
    for _ in range(2):
        assert letters.next()["to"] == person.address


def test_an_address_of_others_is_taken_like_any(person, other, letters):
    confirmed(person, letters)
    answer = give_address(other, person.address)
    assert (answer.status, answer.text) == (202, "null")
    assert other.name in letters.next().get_content()


@pytest.mark.parametrize("purpose", list(Purpose))
def test_links_are_good_once(visitor, person, letters, purpose):
    token, use = new_token(visitor, person, letters, purpose)
    assert use(token).status == 204
    answer = use(token)
    assert (answer.status, answer.code) == (410, "link-invalid")
    drain(letters, purpose)


@pytest.mark.parametrize("purpose", list(Purpose))
def test_links_are_good_for_a_while(database, visitor, person, letters, purpose):
    token, use = new_token(visitor, person, letters, purpose)
    mine = "WHERE account IN (SELECT id FROM accounts WHERE name = ?)"
    rows(database, f"UPDATE links SET expires = expires - ? {mine}", LASTS[purpose], person.name)
    answer = use(token)
    assert (answer.status, answer.code) == (410, "link-invalid")
    assert person.me()["name"] == person.name


@pytest.mark.parametrize("purpose", list(Purpose))
def test_a_new_link_replaces_the_one_before(visitor, person, letters, purpose):
    first, use = new_token(visitor, person, letters, purpose)
    second, _ = new_token(visitor, person, letters, purpose)
    assert use(first).status == 410
    assert use(second).status == 204
    drain(letters, purpose)


@pytest.mark.parametrize("token", ["", "x", "A" * 43, "A" * 64, "'; DROP TABLE links; --"])
def test_links_that_we_have_not_sent(visitor, token):
    for answer in (
        finish(visitor, token),
        visitor.ask("POST", "/api/account/address/confirm", {"token": token}),
    ):
        assert (answer.status, answer.code) == (410, "link-invalid")


def test_a_link_is_for_one_purpose(visitor, person, letters):
    confirm, _ = new_token(visitor, person, letters, Purpose.CONFIRM)
    assert finish(visitor, confirm).status == 410
    assert person.log_in().status == 200


def test_a_weak_password_does_not_use_the_link_up(visitor, person, letters):
    token, use = new_token(visitor, person, letters, Purpose.RESET)
    assert finish(visitor, token, "short").code == "password-weak"
    assert use(token).status == 204
    drain(letters, Purpose.RESET)


def test_links_die_with_the_address(visitor, person, letters):
    token, use = new_token(visitor, person, letters, Purpose.RESET)
    assert person.ask("DELETE", "/api/account/address").status == 204
    assert person.me()["address"] is None
    assert use(token).status == 410
    assert ask_reset(visitor, person.name).status == 202


def test_links_are_kept_as_hashes(database, visitor, person, letters):
    token, _ = new_token(visitor, person, letters, Purpose.RESET)
    kept = rows(database, "SELECT token_hash FROM links")
    assert kept
    assert token.encode() not in database.read_bytes()


def new_token(visitor, person, letters, purpose):
    """(token of a fresh link, how it is used)."""
    if purpose is Purpose.CONFIRM:
        assert give_address(person).status == 202
        token = token_in(letters.next(), "confirm")
        return token, lambda token: visitor.ask(
            "POST", "/api/account/address/confirm", {"token": token}
        )
    if person.me()["address"] is None:
        confirmed(person, letters)
    assert ask_reset(visitor, person.name).status == 202
    return token_in(letters.next(), "reset"), lambda token: finish(visitor, token)


def drain(letters, purpose):
    if purpose is Purpose.RESET:
        assert "password" in letters.next()["subject"]


@pytest.mark.parametrize(
    "address",
    [
        "", "anna", "@post.example", "anna@", "anna@post@example", "anna @post.example",
        "anna@post.example\n", "anna@post.example\r\nBcc: all@post.example", "anna@-post.example",
        "anna@post..example", ".anna@post.example", "an..na@post.example", "anna@post.example,bela@post.example",
        "Anna <anna@post.example>", "ánna@post.example", "anna@pöst.example", "\u0000@post.example",
        f"{'x' * 250}@post.example",
    ],
)  # fmt: skip
def test_what_is_no_address(person, letters, address):
    answer = give_address(person, address)
    assert (answer.status, answer.code) in {(422, "address-malformed"), (400, "malformed-message")}
    assert person.me()["address"] is None


def test_five_letters_an_hour_to_one_address(node, letters):
    address = f"{fresh_name()}@post.example"
    answers = [give_address(Person(node[0]).register(), address) for _ in range(6)]
    assert [answer.status for answer in answers] == [202] * 5 + [429]
    for _ in range(5):
        letters.next()


def test_nobody_else_gives_an_address_at_a_browser_left_open(database, person, letters):
    sign_in_long_ago(database, person)
    answer = give_address(person)
    assert (answer.status, answer.code) == (403, "sign-in-again")
    assert give_address(person, password=PASSWORD).status == 202
    letters.next()


def test_guests_have_no_address(visitor, letters):
    visitor.create()
    answer = visitor.ask("PUT", "/api/account/address", {"address": "anna@post.example"})
    assert (answer.status, answer.code) == (401, "not-signed-in")


def test_an_unknown_language(person):
    answer = give_address(person, language="xx")
    assert (answer.status, answer.code) == (400, "malformed-message")


@pytest.mark.parametrize(
    ("terminal", "printed"),
    [
        (True, "--- To: anna@post.example\n--- Hello\nDear Anna, see https://a.example/b\n---\n"),
        (False, "--- Hello\nhttps://a.example/b\n---\n"),
    ],
)
def test_the_console_prints_letters_and_a_log_keeps_no_name(capsys, monkeypatch, terminal, printed):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    letter = Email("anna@post.example", "Hello", "Dear Anna, see https://a.example/b")
    asyncio.run(open_mail("console", "x").send(letter))
    assert capsys.readouterr().out == printed


def test_a_mail_server_that_is_not_there_breaks_nothing(tmp_path):
    database = tmp_path / "games.sqlite3"
    with serving(database, mail="smtp://127.0.0.1:1", public_url="https://play.example") as address:
        person = Person(address).register()
        assert give_address(person).status == 202
        assert person.me()["address"]["confirmed"] is False


@pytest.mark.parametrize(
    ("setting", "mail"),
    [
        ("console", ConsoleMail()),
        ("smtp://post.example", SmtpMail("post.example", 587, "us")),
        ("smtps://post.example", SmtpMail("post.example", 465, "us", tls=True)),
        ("smtp://a%40b:p%3Aw@[::1]:25", SmtpMail("::1", 25, "us", "a@b", "p:w")),
    ],
)
def test_ways_of_sending(setting, mail):
    opened = open_mail(setting, "us")
    assert opened == mail or type(opened) is type(mail) is ConsoleMail


@pytest.mark.parametrize(
    "setting", ["", "http://post.example", "smtp://", "smtp://x:port", "post.example"]
)
def test_what_is_no_way_of_sending(setting):
    with pytest.raises(AccountError) as refused:
        open_mail(setting, "us")
    assert refused.value.code == "mail-setting"


def test_a_mail_password_is_not_shown():
    assert "secret" not in repr(open_mail("smtp://me:secret@post.example", "us"))


def test_letters_need_an_address_that_nobody_who_asks_can_choose():
    check_site(Settings())
    with pytest.raises(AccountError) as refused:
        check_site(Settings(mail="smtp://post.example"))
    assert refused.value.code == "public-url-missing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_written_in_every_language(language):
    link = "https://play.example/account/reset#token"
    letters = [link_letter(purpose, language, "to", "Anna", link) for purpose in Purpose]
    for letter in [*letters, notice(language, "to", "Anna")]:
        assert letter.subject.startswith("Crossglot: ")
        assert "Anna" in letter.text
        assert "{" not in letter.text
        assert "$" not in letter.text
    assert all(link in letter.text for letter in letters)
    assert "48" in letters[0].text


def test_the_post_finishes_what_was_begun():
    sent = []

    async def run():
        post = MailQueue(ConsoleMail())

        async def slow():
            await asyncio.sleep(0)
            sent.append(1)

        post.later(slow())
        await post.stop()

    asyncio.run(run())
    assert sent == [1]
