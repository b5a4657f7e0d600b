/** Sentences in the visitor's language: Fluent bundles, one file a language, loaded when chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['hu', 'cs', 'et', 'el', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every language by its own name. */
export const ENDONYMS: Readonly<Record<Language, string>> = {
  hu: 'Magyar',
  cs: 'Čeština',
  et: 'Eesti',
  el: 'Ελληνικά',
  en: 'English',
};

const STORED = 'crossglot.language';
/** The page's own sentences, and the refusals of the server, which the command line shares. */
const pages = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const refusals = import.meta.glob<string>('../../../src/crossglot/messages/*.ftl', { query: '?raw', import: 'default' });

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The first wanted language that exists, else English. */
export function preferred(stored: string | null, wanted: readonly string[]): Language {
  const codes = [stored ?? '', ...wanted].map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return codes.find(isLanguage) ?? 'en';
}

let bundle = $state.raw(new FluentBundle('en'));
let errors = new FluentBundle('en');
let current: Language = $state('en');

export const language = (): Language => current;

function bundleOf(chosen: Language, source: string): FluentBundle {
  const loaded = new FluentBundle(chosen, { useIsolating: false });
  loaded.addResource(new FluentResource(source));
  return loaded;
}

/** Loads a language and shows the page in it. */
export async function speak(chosen: Language): Promise<void> {
  const [page, refused] = await Promise.all([
    pages[`./${chosen}.ftl`]!(),
    refusals[`../../../src/crossglot/messages/${chosen}.ftl`]!(),
  ]);
  errors = bundleOf(chosen, refused);
  bundle = bundleOf(chosen, page);
  current = chosen;
  document.documentElement.lang = chosen;
}

/** Shows the page in the visitor's language: the one chosen before, or the browser's. */
export function speakPreferred(): Promise<void> {
  return speak(preferred(localStorage.getItem(STORED), navigator.languages));
}

export function choose(chosen: Language): Promise<void> {
  localStorage.setItem(STORED, chosen);
  return speak(chosen);
}

export const has = (id: string): boolean => bundle.hasMessage(id);

/** The sentence of a key. A missing key or fact shows its name instead of breaking the page; tests look for them. */
export function t(id: string, facts: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, facts, []) : id;
}

/** The sentence for a refusal by its code; a list among the facts gets commas. */
export function errorText(code: string, facts: Readonly<Record<string, unknown>> = {}): string {
  const plain: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) plain[name] = Array.isArray(fact) ? fact.join(', ') : typeof fact === 'number' ? fact : String(fact);
  if (has(`error-${code}`)) return t(`error-${code}`, plain);
  const pattern = errors.getMessage(code)?.value;
  return pattern ? errors.formatPattern(pattern, plain, []) : t('error-other', { code });
}
