/** The part of the library that is used here; it brings no types. */
declare module 'subset-font' {
  interface Wishes {
    readonly targetFormat: 'woff2';
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    readonly preserveNameIds: readonly number[];
  }
  export default function subset(font: Uint8Array, letters: string, wishes: Wishes): Promise<Uint8Array>;
}
