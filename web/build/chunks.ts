/** Which modules share a file. On a slow line a file costs more than its bytes: a page is the base, what tables share, and its own. */

/** What every page has, and what is small and used by most. */
const BASE =
  /src\/(main|app\.css|App|look|net\/(account|banner|chat|line|lobby|variants)|offline\/keeper|components\/(Choices|EditionSelect|LanguageSwitch|Late|Refusal|Sheet|SiteFooter|SiteHeader|Tile|WithWords|Wordmark)|study\/Field|speech\/(foreign|seats|setup|time)|play\/(sounds|time))(?!.*\?raw)/;
/** What tables share with replays, variants and events. */
const TABLE =
  /src\/(play\/|listen\/typed|net\/connection|speech\/(announcer|moves|tiles)|dialogs\/(Dialog|BlankDialog)|components\/(Announcements|Board|Clock|Fetched|Hands|LinkState|MoveList|PreviewWords|Problem|Rack|Scrolled|ScoreTable|Square|StillBoard|TableLayout|Tools|UnseenTiles))(?!.*\?raw)/;
const VARIANT = /src\/variants\/(Deadline|layer|said|session|TypedLine|VariantHeader)/;
/** What one offers and begins a game with. */
const BEGIN = /src\/(setup\/|variants\/Begin)/;
/** A part of the framework that so many files use is in the base, too. */
const MOST = 14;

export const CHUNKS = [
  { name: 'base', test: BASE, priority: 5 },
  { name: 'base', test: /node_modules/, minShareCount: MOST, priority: 5 },
  { name: 'table', test: TABLE, minShareCount: 2, priority: 4 },
  { name: 'variant', test: VARIANT, minShareCount: 2, priority: 3 },
  { name: 'begin', test: BEGIN, minShareCount: 2, priority: 2 },
];
