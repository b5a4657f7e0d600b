/** Sentences in the visitor's language: Fluent bundles, one file a language, loaded when chosen. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

/** The folders of all languages, each with a file that says how the language calls itself. */
const FOLDERS = '../../../src/crossglot/messages';
const names = import.meta.glob<string>('../../../src/crossglot/messages/*/language.ftl', { query: '?raw', import: 'default', eager: true });
/** The page's own sentences, those of parts that are fetched when they are wanted, and the refusals of the server, which the command line shares. */
const pages = import.meta.glob<string>('../../../src/crossglot/messages/*/page.ftl', { query: '?raw', import: 'default' });
const parts = import.meta.glob<string>('../../../src/crossglot/messages/*/page/*.ftl', { query: '?raw', import: 'default' });
const refusals = import.meta.glob<string>('../../../src/crossglot/messages/*/errors.ftl', { query: '?raw', import: 'default' });

/** What is said of duplicate, which the command line shares, too; only its pages fetch it. */
const slips = import.meta.glob<string>('../../../src/crossglot/messages/*/duplicate.ftl', { query: '?raw', import: 'default' });

type Files = Readonly<Record<string, () => Promise<string>>>;

/** A file of a language; where it has none, the English one. Single sentences are completed when the page is built. */
const fileOf = (files: Files, language: Language, name: string): Promise<string> =>
  (files[`${FOLDERS}/${language}/${name}.ftl`] ?? files[`${FOLDERS}/${ENGLISH}/${name}.ftl`]!)();

export type Language = string;
export const ENGLISH = 'en';

/** Every language by its own name, or by its code where it does not say. */
export const ENDONYMS: Readonly<Record<Language, string>> = Object.fromEntries(
  [...new Set([...Object.keys(names), ...Object.keys(pages)].map((path) => path.split('/').at(-2)!))].map((code) => [code, /^language-name = (.+)$/m.exec(names[`${FOLDERS}/${code}/language.ftl`] ?? '')?.[1]?.trim() ?? code]),
);

/** Their codes: English last, the others by name. */
export const LANGUAGES: readonly Language[] = Object.keys(ENDONYMS).sort(
  (one, other) => Number(one === ENGLISH) - Number(other === ENGLISH) || ENDONYMS[one]!.localeCompare(ENDONYMS[other]!, ENGLISH),
);

const STORED = 'crossglot.language';
export const isLanguage = (text: string): boolean => LANGUAGES.includes(text);

/** The first wanted language that exists, else English. */
export function preferred(stored: string | null, wanted: readonly string[]): Language {
  const codes = [stored ?? '', ...wanted].map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find(isLanguage) ?? ENGLISH;
}

let bundle = $state.raw(new FluentBundle(ENGLISH));
let errors: FluentBundle | null = $state.raw(null);
let refusalsOf: { language: Language; known: Promise<void> } | null = null;
let duplicate: FluentBundle | null = $state.raw(null);
let current: Language = $state(ENGLISH);
/** The language that was asked for last; its sentences may still be on their way. */
let wished: Language = ENGLISH;

export const language = (): Language => current;

/** How the visitor's country writes `chosen`: the first such among `wanted`, else as most do. */
export const regional = (chosen: Language, wanted: readonly string[]): string => wanted.find((each) => each.startsWith(`${chosen}-`)) ?? chosen;

/** Days and hours as the visitor reads them. */
export const calendar = (style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => new Intl.DateTimeFormat(regional(current, navigator.languages), style);

function bundleOf(chosen: Language, source: string): FluentBundle {
  const loaded = new FluentBundle(chosen, { useIsolating: false });
  loaded.addResource(new FluentResource(source));
  return loaded;
}

const learned = new Map<string, Promise<void>>();

/** Fetches the sentences of a part of the page, in this and every language chosen later. */
export function learn(part: string): Promise<void> {
  if (!learned.has(part)) {
    const known = Promise.resolve().then(() => speak(wished));
    // Without a connection the part is asked for again the next time.
    learned.set(part, known.catch((reason) => (learned.delete(part), Promise.reject(reason))));
  }
  return learned.get(part)!;
}

/** Loads a language and shows the page in it. */
export async function speak(chosen: Language): Promise<void> {
  wished = chosen;
  const wanted = [...learned.keys()];
  const sentences = await Promise.all([
    fileOf(pages, chosen, 'page'),
    ...wanted.map((part) => fileOf(parts, chosen, `page/${part}`)),
  ]);
  // Another part was asked for meanwhile.
  if (learned.size > wanted.length) return speak(wished);
  if (wished !== chosen) return;
  if (duplicate !== null) await speakDuplicate(chosen);
  bundle = bundleOf(chosen, sentences.join('\n'));
  current = chosen;
  if (refusalsOf !== null) await knowRefusals();
  document.documentElement.lang = chosen;
}

/** Fetches why the server may refuse something: seldom wanted at first, and as long as all the rest. */
export function knowRefusals(): Promise<void> {
  const wanted = current;
  if (refusalsOf?.language !== wanted) {
    const load = async (): Promise<void> => {
      const source = await fileOf(refusals, wanted, 'errors');
      if (current === wanted) errors = bundleOf(wanted, source);
    };
    // Without a connection the code is said, and asked for again the next time.
    const known = load().catch(() => void (refusalsOf = null));
    refusalsOf = { language: wanted, known };
  }
  return refusalsOf.known;
}

/** Fetches what is said of duplicate, for now and for languages chosen later. */
export async function speakDuplicate(chosen: Language = current): Promise<void> {
  duplicate = bundleOf(chosen, await fileOf(slips, chosen, 'duplicate'));
}

/** A sentence about duplicate; undefined where there is none of this key, or none was fetched. */
export function duplicateText(id: string): string | undefined {
  const pattern = duplicate?.getMessage(id)?.value;
  return pattern && duplicate ? duplicate.formatPattern(pattern, {}, []) : undefined;
}

/** Shows the page in the visitor's language: the one chosen before, or the browser's. */
export function speakPreferred(): Promise<void> {
  return speak(preferred(localStorage.getItem(STORED), navigator.languages));
}

export function choose(chosen: Language): Promise<void> {
  localStorage.setItem(STORED, chosen);
  // Told to the server, too: it names the sentences of the first page in the page's head.
  document.cookie = `${STORED}=${chosen}; path=/; max-age=31536000; samesite=lax`;
  return speak(chosen);
}

export const has = (id: string): boolean => bundle.hasMessage(id);

/** A count below a thousand: in all our languages it is written by its digits, and no formatter need be made for it. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** The facts of a sentence, small counts among them written by their digits. */
function counted(facts: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const isCount = (fact: FluentVariable): fact is number => Number.isInteger(fact) && (fact as number) >= 0 && (fact as number) < 1000;
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, isCount(fact) ? new Count(fact) : fact]));
}

/** The sentence of a key. A missing key or fact shows its name instead of breaking the page; tests look for them. */
export function t(id: string, facts: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, counted(facts), []) : id;
}

/** The sentence for a refusal by its code; a list among the facts gets commas. Just the code until `knowRefusals`. */
export function errorText(code: string, facts: Readonly<Record<string, unknown>> = {}): string {
  const plain: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) plain[name] = Array.isArray(fact) ? fact.join(', ') : typeof fact === 'number' ? fact : String(fact);
  if (has(`error-${code}`)) return t(`error-${code}`, plain);
  if (errors === null) void knowRefusals();
  const pattern = errors?.getMessage(code)?.value;
  return pattern && errors ? errors.formatPattern(pattern, plain, []) : t('error-other', { code });
}
