/** What has happened at an event, as sentences for the eye and the live region. */
import { duplicateText, t } from '../i18n/texts.svelte';
import type { EventMessage, EventView, Judged, OwnResult, RoundLine, Row } from '../net/duplicate';
import { writtenText } from '../play/coordinates';
import type { TileTable } from '../play/table';
import { foreign } from '../speech/foreign';
import { tileName } from '../speech/tiles';
import { clockText } from '../play/time';
import { faultText } from '../variants/said';

/** A share of the tops, from hundredths of a per cent: "87.5". */
export const shareOf = (percent: number): number => Math.round(percent / 10) / 10;

/** "3." or, where a place is shared, "3.–5.". */
export const placeText = ({ place, last }: Pick<Row, 'place' | 'last'>): string => (place === last ? `${place}.` : `${place}.–${last}.`);

/** All points of a round. */
export const pointsOf = (result: OwnResult): number => result.points + (result.bonus ?? 0) - (result.penalty ?? 0);

/** What a result is made of, where it is more than the word's points: a fault, a warning, points off, a solo. */
export function detailsOf({ fault, warned, penalty, bonus, out }: OwnResult): string {
  const parts = [
    fault === undefined ? '' : faultText(fault),
    warned ? t('duplicate-warned') : '',
    penalty ? t('duplicate-penalty', { points: penalty }) : '',
    bonus ? t('duplicate-solo', { points: bonus }) : '',
    out ? t('duplicate-out') : '',
  ].filter(Boolean);
  return parts.length === 0 ? '' : ` ${parts.join(', ')}`;
}

export const rackSaid = (table: TileTable, number: number, rack: readonly number[]): string =>
  t('duplicate-rack-said', { number, tiles: rack.map((tile) => tileName(table, tile)).join(', ') });

export const topSaid = ({ edition }: Pick<TileTable, 'edition'>, { top }: Pick<RoundLine, 'top'>): string => t('duplicate-said-top', { top: foreign(writtenText(edition, top)), points: top.points });

/** What a proposal is worth, told at once in topping. */
export const judgedSaid = ({ points, fault, top, spent }: Judged): string =>
  top ? t('race-found', { points, time: clockText(spent) }) : [fault === null ? '' : faultText(fault), t('race-tried', { points })].filter(Boolean).join(' ');

/** What a round brought one: points, or what was wrong. */
export function resultSaid(result: OwnResult): string {
  if (result.spent !== undefined) return t(result.points > 0 ? 'race-own-found' : 'race-own-lost', { time: clockText(result.spent) });
  const [points, details] = [pointsOf(result), detailsOf(result).trim()];
  return details === '' ? t('duplicate-own-points', { points }) : t('duplicate-own-fault', { fault: details, points });
}

/** Where one stands: by points, or by time. */
export const standing = (own: Row): string =>
  own.spent === undefined
    ? t('duplicate-own-place', { place: placeText(own), total: own.total, share: shareOf(own.percent) })
    : t('race-own-place', { place: placeText(own), time: clockText(own.spent), count: own.tops });

export const whyOver = (reason: string | null): string => (reason === null ? undefined : duplicateText(`over-${reason}`)) ?? t('over-other');

/** What a message says to a player who cannot see the page; empty where it says nothing. */
export function newsOf(table: TileTable, message: EventMessage, before: EventView): string {
  const told = newsOfGame(table, message, before);
  // Of two games that go side by side it is said which.
  const game = before.agreed.racks > 1 && 'game' in message && message.type !== 'tournament' ? message.game : 0;
  return told !== '' && game > 0 ? `${t('duplicate-game-number', { number: game })}: ${told}` : told;
}

/** What happened while the line was not there: the last top, and the rack of an open round. */
function missed(table: TileTable, now: EventView, before: EventView): string {
  const has = (rounds: readonly { readonly number: number }[], number: number): boolean => rounds.some((each) => each.number === number);
  const newest = now.rounds.at(-1);
  const result = now.results.at(-1) ?? null;
  const open = now.open.filter(({ game, number }) => !before.open.some((each) => each.game === game && each.number === number));
  return [
    ...(newest === undefined || (before.game === now.game && has(before.rounds, newest.number)) ? [] : [topSaid(table, newest), result === null ? '' : resultSaid(result)]),
    ...open.map(({ number, rack }) => rackSaid(table, number, rack)),
  ]
    .filter(Boolean)
    .join(' ');
}

function newsOfGame(table: TileTable, message: EventMessage, before: EventView): string {
  switch (message.type) {
    case 'round':
      return rackSaid(table, message.number, message.rack);
    case 'signal':
      return message.left === 0 ? t('duplicate-time-over') : t('duplicate-seconds-left', { count: message.left });
    case 'closed':
      return [topSaid(table, message), message.you === null ? '' : resultSaid(message.you), message.own === null ? '' : standing(message.own)].filter(Boolean).join(' ');
    case 'time':
      return t(message.deadline === null ? 'duplicate-paused' : 'duplicate-goes-on');
    case 'again':
      return t(message.why === 'repeated' ? 'duplicate-again' : 'duplicate-cancelled', { reason: message.reason });
    case 'ruling':
      return t('duplicate-ruling', { reason: message.reason });
    case 'players':
      // A player who comes late does not talk over the rack.
      return before.open.length > 0 ? '' : t('duplicate-players', { count: message.count });
    case 'tournament':
      return missed(table, message, before);
    case 'over':
      return [whyOver(message.reason), message.own === null ? '' : standing(message.own)].filter(Boolean).join(' ');
    case 'ack':
      if (message.judged !== null) return judgedSaid(message.judged);
      return message.question === null ? t('duplicate-kept') : '';
    case 'state':
      return message.state === 'withdrawn' && before.state !== 'withdrawn' ? t('duplicate-withdrawn') : '';
    default:
      return '';
  }
}
