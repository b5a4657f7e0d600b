import { beforeEach, expect, test } from 'vitest';
import { foretold, forgetForetold } from './foretold';

const RULES = '/api/editions/HU-M/rules?language=hu';

beforeEach(() => {
  document.body.innerHTML =
    `<script type="application/json" data-answer="/api/games">[{"id":"\\u003cb>"}]</script>` +
    `<script type="application/json" data-answer="${RULES}">null</script>`;
});

test('an answer that came with the page is given once: later it is old', () => {
  expect(foretold('/api/games')).toEqual([{ id: '<b>' }]);
  expect(foretold('/api/games')).toBeUndefined();
  expect(foretold(RULES)).toBeNull();
});

test('another address has none', () => {
  expect(foretold('/api/games?only=over')).toBeUndefined();
  expect(foretold('/api')).toBeUndefined();
});

test('what the first page did not want is forgotten', () => {
  forgetForetold();
  expect(foretold('/api/games')).toBeUndefined();
  expect(document.querySelectorAll('script')).toHaveLength(0);
});
