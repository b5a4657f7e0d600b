"""The game page as a player handles it: by keyboard, by mouse, by finger."""

import re

from playwright.sync_api import Page, expect

from crossglot.alphabet import BLANK
from crossglot.editions import load_edition
from tests.e2e.choice import Choice, choose, label

LIFT = 44
"""How far above the finger the page carries a tile, in CSS pixels."""

ARROWS = {
    (0, -1): "ArrowLeft",
    (0, 1): "ArrowRight",
    (-1, 0): "ArrowUp",
    (1, 0): "ArrowDown",
}


class Table:
    """One game in one page.

    Args:
        page: A page that shows the game.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        expect(page.get_by_role("grid")).to_be_visible()
        self.edition = load_edition(self.state()["edition"])
        self._keys = page.context.new_cdp_session(page)

    # what there is to see

    def state(self):
        """The game as the server tells it to this guest."""
        path = self.page.url.replace("/game/", "/api/games/")
        return self.page.evaluate("path => fetch(path).then(r => r.json())", path)["game"]

    def shown_rack(self) -> list[str]:
        """Labels of the tiles on the rack; a blank is ``?``."""
        texts = self.page.locator("[data-rack] button .tile").all_inner_texts()
        return [re.sub(r"\d+$", "", text.replace("\n", "")) or "?" for text in texts]

    def lying(self) -> dict[int, str]:
        """Square -> label of the tiles that are laid but not played."""
        found = self.page.eval_on_selector_all(
            ".square.fresh",
            "all => all.map(e => [+e.dataset.square, e.querySelector('.letter').textContent])",
        )
        return dict(found)

    def rows(self) -> int:
        """Lines of the move list."""
        return self.page.locator(".moves tbody tr").count()

    def wait_for_turn(self) -> bool:
        """Wait until it is the guest's turn (True) or the game is over (False)."""
        self.page.wait_for_selector("main:is([data-turn=yours], [data-turn=over])")
        return self.page.locator("main").get_attribute("data-turn") == "yours"

    def choose(self) -> Choice | None:
        """The best play for what is shown."""
        state = self.state()
        names = ["?" if tile == BLANK else label(self.edition, tile) for tile in state["rack"]]
        assert sorted(self.shown_rack()) == sorted(names)
        return choose(self.edition.id, state["board"], state["rack"])

    def next_choice(self) -> Choice:
        """Wait for the guest's turn and choose; a rack without any play is swapped first."""
        while self.wait_for_turn():
            choice = self.choose()
            if choice is not None:
                return choice
            self.give_up_turn()
        raise AssertionError("the game ended meanwhile")

    def expect_lying(self, choice: Choice) -> None:
        """The tiles lie as chosen, and the server's points for them are shown."""
        wanted = {square: label(self.edition, tile) for square, tile in choice.laid}
        assert self.lying() == wanted
        expect(self.page.locator(".bubble")).to_have_text(str(choice.points))

    # by keyboard

    def press(self, key: str, *, shift: bool = False) -> None:
        """Press a key of any keyboard layout, as its owner's operating system reports it."""
        held = {"modifiers": 8} if shift else {}
        text = {"text": key} if len(key) == 1 else {}
        if not text and not shift:
            self.page.keyboard.press(key)
            return
        self._keys.send("Input.dispatchKeyEvent", {"type": "keyDown", "key": key, **text, **held})
        self._keys.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": key, **held})

    def walk_to(self, square: int, *, down: bool) -> None:
        """Bring the cursor to ``square``, reading across or down."""
        cursor = self.page.locator('[role=grid] [tabindex="0"]')
        cursor.focus()
        columns = self.edition.layout.columns
        row, column = divmod(int(cursor.get_attribute("data-square") or 0), columns)
        for step, distance in (
            ((1 if square // columns > row else -1, 0), abs(square // columns - row)),
            ((0, 1 if square % columns > column else -1), abs(square % columns - column)),
        ):
            for _ in range(distance):
                self.press(ARROWS[step])
        expect(self.page.locator(f'[data-square="{square}"]')).to_be_focused()
        arrow = self.page.locator(".arrow")
        if not arrow.is_visible() or arrow.inner_text() != ("↓" if down else "→"):
            self.press(" ")
        if arrow.inner_text() != ("↓" if down else "→"):
            self.press(" ")
        expect(arrow).to_have_text("↓" if down else "→")

    def type(self, choice: Choice) -> None:
        """Type the play; where the rack allows two readings of a digraph, choose by the chips."""
        self.walk_to(choice.laid[0][0], down=choice.down)
        for _, tile in choice.laid:
            text = label(self.edition, tile).lower()
            if tile & BLANK and len(text) > 1:
                self.press("?")
                self.name_blank(tile)
            elif tile & BLANK:
                self.press(text.upper(), shift=True)
            else:
                for letter in text:
                    self.press(letter)
        wanted = {square: label(self.edition, tile) for square, tile in choice.laid}
        if self.lying() != wanted:
            self._respell(wanted)

    def name_blank(self, tile: int) -> None:
        """Choose a letter in the open dialog."""
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_role("button", name=label(self.edition, tile), exact=True).click()
        expect(dialog).to_have_count(0)

    def _respell(self, wanted: dict[int, str]) -> None:
        for chip in self.page.locator(".chip").all():
            chip.click()
            if self.lying() == wanted:
                return
        self.press("Escape")
        self.tap_all(wanted)

    # by mouse

    def tile(self, text: str):
        """The first tile on the rack that shows ``text``."""
        return self.page.locator("[data-rack] button").nth(self.shown_rack().index(text))

    def tap_all(self, wanted: dict[int, str]) -> None:
        """Click a tile, click its square."""
        for square, text in wanted.items():
            self.tile(text).click()
            self.page.locator(f'[data-square="{square}"]').click()
        assert self.lying() == wanted

    def drag(self, choice: Choice) -> None:
        """Drag every tile to its square."""
        for square, tile in choice.laid:
            text = "?" if tile & BLANK else label(self.edition, tile)
            from_box = self.tile(text).bounding_box()
            to_box = self.page.locator(f'[data-square="{square}"]').bounding_box()
            assert from_box is not None
            assert to_box is not None
            mouse = self.page.mouse
            mouse.move(*middle(from_box))
            mouse.down()
            mouse.move(*middle(to_box), steps=3)
            expect(self.page.locator(".target")).to_have_attribute("data-square", str(square))
            mouse.up()
            if tile & BLANK:
                self.name_blank(tile)

    # by finger

    def touch_drag(self, choice: Choice) -> None:
        """Drag every tile with a finger, which hides what is under it."""
        for square, tile in choice.laid:
            text = "?" if tile & BLANK else label(self.edition, tile)
            from_box = self.tile(text).bounding_box()
            to_box = self.page.locator(f'[data-square="{square}"]').bounding_box()
            assert from_box is not None
            assert to_box is not None
            (x, y), (to_x, to_y) = middle(from_box), middle(to_box)
            self._touch("touchStart", x, y)
            for part in (0.3, 0.7, 1):
                self._touch("touchMove", x + (to_x - x) * part, y + (to_y + LIFT - y) * part)
            expect(self.page.locator(".target")).to_have_attribute("data-square", str(square))
            # A finger rests before it lifts; a fling would swallow the next tap.
            self._touch("touchMove", to_x, to_y + LIFT)
            self._touch("touchEnd")
            if tile & BLANK:
                self.name_blank(tile)
            expect(self.page.locator(f'.square.fresh[data-square="{square}"]')).to_have_count(1)

    def _touch(self, kind: str, *point: float) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        self._keys.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    # a turn

    def commit(self, choice: Choice, *, by_key: bool = True) -> None:
        """Play what lies, and see it in the move list."""
        before = self.rows()
        if by_key:
            self.page.locator('[role=grid] [tabindex="0"]').focus()
            self.press("Enter")
        else:
            self.page.locator("button.play").click()
        self.page.wait_for_function(
            "before => document.querySelectorAll('.moves tbody tr').length > before", arg=before
        )
        mine = self.page.locator(".moves tbody tr.yours").first
        expect(mine.locator(".points")).to_have_text(f"+{choice.points}")
        assert not self.lying()

    def give_up_turn(self) -> None:
        """Swap all tiles when there are enough in the bag, else pass; by keyboard."""
        before = self.rows()
        state = self.state()
        swap, skip = self.page.locator(".right .tool").all()
        if state["bag"] >= len(state["rack"]):
            swap.press("Enter")
            dialog = self.page.get_by_role("dialog")
            dialog.locator("footer button").first.press("Enter")
        else:
            skip.press("Enter")
            dialog = self.page.get_by_role("dialog")
        dialog.locator("footer .primary").press("Enter")
        self.page.wait_for_function(
            "before => document.querySelectorAll('.moves tbody tr').length > before", arg=before
        )


def middle(box) -> tuple[float, float]:
    """The middle of a box."""
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
