/** Events of duplicate: what the server and the page say to each other about them. */
import { ask, liveAddress, send } from './api';
import { VERSION } from './protocol';
import type { Style } from '../play/coordinates';
import type {
  Agreed,
  AppealNumber,
  Beside,
  CreatedEvent,
  Daily,
  Joined,
  Joining,
  NewEvent,
  RunView,
  SlipBody,
  SlipMessage,
  StandingsPage,
  TournamentsListed,
  TournamentsSnapshot,
} from './generated/wire';

export type {
  Agreed,
  Daily,
  EventNews as EventMessage,
  Joining,
  Judged,
  NewEvent,
  OwnAppeal,
  OwnResult,
  RoundLine,
  Row,
  RunView,
  SlipBody,
  StandingsPage,
  TeamRow,
  Top,
  TournamentsAsked as Question,
  TournamentsListed as ListedEvent,
  TournamentsOpenRound as OpenRound,
} from './generated/wire';

export type EventState = TournamentsSnapshot['state'];
export type Unit = Agreed['unit'];
/** What is handed in: laid, or as it is typed; and a second word where the event takes one. */
export type Handed = ({ readonly slip: SlipBody } | { readonly text: string }) & { readonly safe_text?: NonNullable<SlipMessage['safe_text']> };
/** One game of an event, without its bag. */
export type GameOfEvent = Omit<Beside, 'bag'>;
export type EventView = Omit<TournamentsSnapshot, 'type' | 'bag' | 'beside'> & { readonly beside: GameOfEvent | null };

const path = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export const loadDailies = (): Promise<readonly Daily[]> => ask('/api/daily');
export const listEvents = (): Promise<readonly TournamentsListed[]> => ask('/api/tournaments');
export const loadEvent = (id: string): Promise<TournamentsSnapshot> => ask(path(id));
export const makeEvent = (wanted: NewEvent): Promise<CreatedEvent> => send('POST', '/api/tournaments', wanted);
export const joinEvent = (id: string, joining: Joining): Promise<Joined> => send('POST', `${path(id)}/players`, joining);
export const leaveEvent = (id: string): Promise<null> => send('DELETE', `${path(id)}/players`);
export const appealAgainst = (id: string, game: number, round: number, text: string): Promise<AppealNumber> => send('POST', `${path(id)}/appeals`, { game, round, text });
export const loadStandings = (id: string, start: number): Promise<StandingsPage> => ask(`${path(id)}/standings?start=${start}`);
export const loadRun = (id: string): Promise<RunView> => ask(`${path(id)}/run`);
export const goOn = (id: string): Promise<RunView> => send('POST', `${path(id)}/run`);
export const handInAlone = (id: string, round: number, handed: (Handed & { readonly style: Style }) | null): Promise<RunView> => send('POST', `${path(id)}/run/slip`, { round, ...handed });

/** Where the page of an event lives, and where it is played again alone. */
export const eventPath = (id: string): string => `/duplicate/${encodeURIComponent(id)}`;
export const runPath = (id: string): string => `${eventPath(id)}/alone`;

/** Where its socket lives. */
export const eventAddress = (id: string): string => liveAddress(`${path(id)}/live?version=${VERSION}`);
