/** Moves as sentences for the live region. */
import { errorText, t } from '../i18n/texts.svelte';
import type { GameView, MoveRecord, PreviewAnswer, PreviewWord, Refusal } from '../net/protocol';
import { placeName } from '../play/coordinates';
import type { TileTable } from '../play/table';
import { foreign } from './foreign';
import { seatName } from './seats';

type Tabled = Pick<TileTable, 'edition'>;

/** Why a move no longer stands: "taken back"; null where it does. */
export const struckText = ({ withdrawn, taken_back }: MoveRecord): string | null =>
  withdrawn ? t('move-withdrawn') : taken_back ? t('move-taken-back') : null;

/** "Computer: 8F KARD, also EL; 14 points, 52 in all." */
export function moveText(table: Tabled, record: MoveRecord, game: Pick<GameView, 'seats' | 'you'>): string {
  const struck = struckText(record);
  const said = doneText(table, record, game);
  return struck === null ? said : `${said} (${struck})`;
}

function doneText(table: Tabled, record: MoveRecord, game: Pick<GameView, 'seats' | 'you'>): string {
  const name = seatName(game.seats, record.seat, game.you);
  /** In many languages a verb has another form for "you" than for a name. */
  const done = (named: string, own: string, facts = {}): string => (record.seat === game.you ? t(own, facts) : t(named, { name, ...facts }));
  switch (record.kind) {
    case 'play': {
      const [main, ...others] = (record.words ?? []).map(([word]) => foreign(word));
      const facts = { name, position: foreign(placeName(table.edition, record)), word: main ?? '', points: record.points, total: record.total };
      return others.length === 0 ? t('said-play', facts) : t('said-play-more', { ...facts, others: others.join(', ') });
    }
    case 'exchange':
      return done('said-exchange', 'said-exchange-own', { count: record.count ?? 0 });
    case 'pass':
      return done('said-pass', 'said-pass-own');
    case 'skip':
      return done('said-skip', 'said-skip-own');
    case 'resign':
      return done('said-resign', 'said-resign-own');
  }
}

/** "KARD, EL: 14 points", with the words that are not in the list named. */
export function wordsText(points: number, words: readonly PreviewWord[]): string {
  const named = words.map(({ word, admissible }) => (admissible === false ? t('said-unknown-word', { word: foreign(word) }) : foreign(word)));
  return t('said-preview', { words: named.join(', '), points });
}

export const previewText = (preview: PreviewAnswer): string =>
  preview.points === undefined ? '' : wordsText(preview.points, preview.words ?? []);

/** Facts of refusals that are in the language of the game. */
const GAME_FACTS = new Set(['word', 'words', 'letter']);

const markedFact = (fact: unknown): unknown => (Array.isArray(fact) ? fact.map(markedFact) : typeof fact === 'string' ? foreign(fact) : fact);

/** Why something was refused, for the ear. */
export function refusalText({ code, facts }: Refusal): string {
  const marked = Object.entries(facts).map(([name, fact]) => [name, GAME_FACTS.has(name) ? markedFact(fact) : fact]);
  return errorText(code, Object.fromEntries(marked) as Readonly<Record<string, unknown>>);
}
