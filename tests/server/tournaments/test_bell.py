"""The bell: an arbiter is told that something lies on their desk, and nobody else is."""

from tests.server.tournaments.playing import at, come_in, desk, made, ruled, shown

SLIP = {"start": 112, "direction": 0, "word": [11, 1]}


def test_a_slip_and_an_appeal_ring_at_the_desk_alone(address, arbiter, hands):
    event = made(arbiter, rounds=[2])
    mari, _ = come_in(address, event, "Mari")
    with at(arbiter, event) as ear, at(mari, event) as line:
        ear.until("tournament")
        line.until("tournament")
        ruled(arbiter, event, "start")
        ear.until("desk")
        hands.advance(5)
        line.until("round")
        while desk(arbiter, event)["slips"] != {"1": 0}:
            ear.until("desk")
        assert line.hand_in(1, SLIP)["type"] == "ack"
        while desk(arbiter, event)["slips"] != {"1": 1}:
            ear.until("desk")
        hands.advance(185)
        line.until("closed")
        appeal = {"round": 1, "text": "it is a word"}
        assert mari.ask("POST", f"/api/tournaments/{event}/appeals", appeal).status == 201
        while not desk(arbiter, event)["appeals"]:
            ear.until("desk")
        assert shown(mari, event)["appeals"]
        line.send(type="resync")
        line.until("tournament")
        assert "desk" not in {message["type"] for message in line.heard}
