/** Cuts the one type family of the page into what its languages need: half the bytes of the files that the package brings. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const PACKAGE = 'node_modules/@fontsource-variable/inter';
/** Read by `src/app.css`. */
const FOLDER = 'node_modules/.cache/crossglot-fonts';

/** The file of one cut. */
export const pathOf = (name: string): string => join(FOLDER, `${name}.woff2`);

/** From light text to a heading: nothing on the page is thinner or bolder. */
const WEIGHTS = { min: 400, max: 700 };
/** The copyright and the licence stay in each file, as the SIL Open Font License asks. */
const NAMES = [0, 13, 14];

/** A first and a last code point. */
type Range = readonly [number, number];

/** One file each; a browser fetches those whose letters stand on the page. */
export const CUTS: Readonly<Record<string, readonly Range[]>> = {
  latin: [[0x20, 0x7e], [0xa0, 0xff], [0x131, 0x131], [0x152, 0x153], [0x2010, 0x2027], [0x2030, 0x203a], [0x20ac, 0x20ac], [0x2122, 0x2122], [0x2190, 0x2193], [0x2212, 0x2212]],
  // ő and ű, all of Czech, Estonian, Polish, Turkish, and the comma below of Romanian.
  'latin-ext': [[0x100, 0x130], [0x132, 0x151], [0x154, 0x17f], [0x218, 0x21b], [0x1e9e, 0x1e9e]],
  greek: [[0x370, 0x3ff]],
  // Greek with breathings and all accents.
  'greek-ext': [[0x1f00, 0x1fff]],
  cyrillic: [[0x301, 0x301], [0x400, 0x45f], [0x490, 0x493], [0x49a, 0x49b], [0x4a2, 0x4a3], [0x4ae, 0x4b1], [0x4ba, 0x4bb], [0x4d8, 0x4d9], [0x4e8, 0x4e9]],
};

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');
const rangeOf = ([first, last]: Range): string => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`);
const lettersOf = (ranges: readonly Range[]): string =>
  ranges.map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))).join('');

/** The rule that names one cut to the browser. */
const faceOf = (name: string, ranges: readonly Range[]): string =>
  `@font-face{font-family:Inter;font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:swap;src:url(./${name}.woff2)format('woff2');unicode-range:${ranges.map(rangeOf).join()}}\n`;

async function cut(name: string): Promise<void> {
  const whole = readFileSync(`${PACKAGE}/files/inter-${name}-wght-normal.woff2`);
  writeFileSync(pathOf(name), await subset(whole, lettersOf(CUTS[name]!), { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, preserveNameIds: NAMES }));
}

/** Writes the cuts and their rules before anything reads them; cuts that are there already stay. */
export function cutFonts(): Plugin {
  return {
    name: 'cut-fonts',
    async config() {
      const wanted = JSON.stringify([CUTS, WEIGHTS, NAMES, JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf-8')).version]);
      const stamp = join(FOLDER, 'stamp.json');
      if (existsSync(stamp) && readFileSync(stamp, 'utf-8') === wanted) return;
      mkdirSync(FOLDER, { recursive: true });
      for (const name of Object.keys(CUTS)) await cut(name);
      writeFileSync(join(FOLDER, 'fonts.css'), Object.entries(CUTS).map(([name, ranges]) => faceOf(name, ranges)).join(''));
      writeFileSync(stamp, wanted);
    },
  };
}
