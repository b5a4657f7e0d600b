import type { Brought } from '../net/records';

/** A file as the server takes it: text where it is UTF-8, else its bytes, so that the server finds the code page. */
export function brought(bytes: Uint8Array): Brought {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
  }
}
