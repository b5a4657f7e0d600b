/** Games of other kinds than the ordinary one: what the server and the page say to each other about them. */
import { ask, send } from './api';
import type {
  AnyMove,
  CreatedGame,
  DuplicateBody,
  DuplicateChoices,
  NewGame,
  Result,
  ToppingBody,
  VariantSnapshot,
  VariantSummary,
  VariantView as AnyVariant,
  Waiting,
} from './generated/wire';

export type {
  BingoBody,
  BingoCard,
  DuplicateBody,
  DuplicateChoices,
  Over,
  ProfileInfo as DuplicateProfile,
  RemovalBody,
  RemovalTurn,
  Result,
  SolitaireBody,
  TopLine,
  ToppingBody,
  VariantNews as VariantMessage,
  VariantSnapshot,
  VariantSummary as VariantSum,
} from './generated/wire';

export type VariantName = AnyVariant['variant'];
export type Body = AnyVariant['body'];
export type RoundsBody = DuplicateBody | ToppingBody;
export type VariantView<B extends Body = Body> = Omit<AnyVariant, 'body'> & { readonly body: B };
export type Act = AnyMove;
/** What somebody wants to play; what is left out is as usual. */
export type Setup = NonNullable<NewGame['setup']>;
/** Who may join: anyone who finds the game in the lobby, and those asked by name. */
export interface Company {
  readonly visibility: 'public' | 'private';
  readonly invited: readonly string[];
}

/** Whether one has made the game: who has sits in the first seat. */
export const isHost = ({ you }: VariantView): boolean => you === 0;

export const VARIANTS = ['solitaire', 'duplicate', 'topping', 'removal', 'bingo'] as const satisfies readonly VariantName[];

/** The variants that several people play. */
export const TOGETHER = ['removal', 'bingo'] as const;
export const isTogether = (name: VariantName): boolean => (TOGETHER as readonly string[]).includes(name);

export const makeVariant = (setup: Setup, company: Partial<Company> = {}): Promise<CreatedGame> => send('POST', '/api/games', { setup, ...company });
export const loadVariant = (id: string): Promise<VariantSnapshot | Waiting> => ask(`/api/games/${encodeURIComponent(id)}`);
export const loadVariantSums = (who: string): Promise<readonly VariantSummary[]> => ask(`/api/accounts/${encodeURIComponent(who)}/variants`);
export const listResults = (): Promise<readonly Result[]> => ask('/api/solitaires');
export const loadChoices = (): Promise<DuplicateChoices> => ask('/api/profiles');
