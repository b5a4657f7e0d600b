/** Which modules share a file. On a slow line a file costs more than its bytes: a page is the base, what tables share, and its own. */

/** What every page has, and what is small and used by most. */
const BASE =
  /src\/(main|app\.css|App|editions|look|net\/(account|banner|line|lobby|me)|offline\/keeper|components\/(LanguageSwitch|Late|Refusal|SiteFooter|SiteHeader|Tile|Wordmark)|speech\/(foreign|seats|time)|play\/(premium|sounds|table|time)|setup\/clocks)(?!.*\?raw)/;
/** What tables share with replays, variants and events. */
const TABLE =
  /src\/(play\/|listen\/typed|net\/connection|speech\/(announcer|moves|tiles)|dialogs\/(Dialog|BlankDialog)|components\/(Announcements|Board|Clock|Fetched|Hands|LinkState|MoveList|PreviewWords|Problem|Rack|Scrolled|ScoreTable|Square|StillBoard|TableLayout|Tools|UnseenTiles))(?!.*\?raw)/;
const VARIANT = /src\/variants\/(Deadline|layer|said|session|TypedLine|VariantHeader)/;
/** What pages with questions ask with. */
const FORMS = /src\/(components\/(Choices|EditionSelect|WithWords)|net\/(chat|variants)|study\/Field|speech\/setup)(?!.*\?raw)/;
/** A page of text and forms. */
const SHEET = /src\/(components\/Sheet|style\/sheets)/;
/** What is shown in place of what is not there. */
const STATES = /src\/components\/(Empty|Nowhere|TileWord)/;
/** What one offers and begins a game with. */
const BEGIN = /src\/(setup\/|variants\/Begin)/;
/** A part of the framework that so many files use is in the base, too. */
const MOST = 14;

export const CHUNKS = [
  { name: 'base', test: BASE, priority: 5 },
  { name: 'base', test: /node_modules/, minShareCount: MOST, priority: 5 },
  { name: 'base', test: /svelte.src.internal.client.reactivity/, priority: 5 },
  { name: 'table', test: TABLE, minShareCount: 2, priority: 4 },
  { name: 'forms', test: FORMS, minShareCount: 2, priority: 4 },
  { name: 'sheet', test: SHEET, minShareCount: 2, priority: 4 },
  { name: 'states', test: STATES, minShareCount: 2, priority: 4 },
  { name: 'variant', test: VARIANT, minShareCount: 2, priority: 3 },
  { name: 'begin', test: BEGIN, minShareCount: 2, priority: 2 },
];
