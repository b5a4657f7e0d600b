/** The tile table of one edition, as the page needs it: what a tile shows, and which tiles a text names. */
import { BLANK, type Edition, type TileInfo } from '../net/protocol';

/** What a tile on a square or rack looks like. */
export interface Face {
  readonly text: string;
  readonly points: number;
  readonly blank: boolean;
}

export class TileTable {
  readonly edition: Edition;
  readonly letters: readonly TileInfo[];
  private readonly byText = new Map<string, TileInfo>();
  private readonly byId = new Map<number, TileInfo>();
  /** Whether accents may be dropped from what is typed: true where no tile has one (Greek). */
  private readonly folds: boolean;

  constructor(edition: Edition, coordinates: Edition['coordinates'] = edition.coordinates) {
    this.edition = { ...edition, coordinates };
    this.letters = edition.tiles.filter((tile) => tile.id !== BLANK && tile.label !== '');
    for (const tile of this.letters) {
      this.byId.set(tile.id, tile);
      this.byText.set(tile.label.toLocaleUpperCase(edition.language), tile);
      this.byText.set(tile.lower, tile);
    }
    this.folds = this.letters.every((tile) => tile.label.normalize('NFD') === tile.label);
  }

  /** The letter that a tile is or stands for; undefined for a bare blank. */
  letter(tile: number): TileInfo | undefined {
    return this.byId.get(tile & (BLANK - 1));
  }

  face(tile: number): Face {
    const letter = this.letter(tile);
    const blank = (tile & BLANK) !== 0;
    return { text: letter?.label ?? '', points: blank ? 0 : (letter?.points ?? 0), blank };
  }

  /** The tile whose label is this text, in either case, or undefined. */
  named(text: string): TileInfo | undefined {
    const upper = text.normalize('NFC').toLocaleUpperCase(this.edition.language);
    const direct = this.byText.get(upper) ?? this.byText.get(text);
    if (direct !== undefined || !this.folds) return direct;
    return this.byText.get(upper.normalize('NFD').replace(/\p{M}/gu, ''));
  }

  /** The letters of a written word, the longest label first; what is no letter is left out. */
  lettersOf(text: string): TileInfo[] {
    const found: TileInfo[] = [];
    const longest = Math.max(...this.letters.map(({ label }) => label.length));
    for (let at = 0; at < text.length; ) {
      const sizes = Array.from({ length: longest }, (_, shorter) => longest - shorter);
      const letter = sizes.map((size) => this.named(text.slice(at, at + size))).find((each) => each !== undefined);
      if (letter !== undefined) found.push(letter);
      at += letter?.label.length ?? 1;
    }
    return found;
  }

  /** Whether some longer label begins with this label (S begins SZ). */
  begins(label: string): boolean {
    return this.letters.some((tile) => tile.label.length > label.length && tile.label.startsWith(label));
  }

  /** The single tiles that may be laid instead of this one, or undefined. */
  parts(tile: number): readonly number[] | undefined {
    const labels = this.edition.compose[this.letter(tile)?.label ?? ''];
    const parts = labels?.map((label) => this.named(label)?.id);
    return parts?.every((part) => part !== undefined) ? parts : undefined;
  }
}
