/** Packs the built files once and well: on a slow line a seventh of the bytes, and no work for the server at each visit. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below that the packing is longer than what it saves; `crossglot.server.http.routes.assets` takes what is there. */
const LEAST = 1000;

/** The ways of packing, by the ending that a packed file gets. */
export const PACKED: Readonly<Record<string, (text: Uint8Array) => Uint8Array>> = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gz: (text) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes every file that is named by its hash a second and a third time, packed. */
export function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    enforce: 'post',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        const text = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        // A font is packed as it is.
        if (!file.fileName.startsWith('assets/') || file.fileName.endsWith('.woff2') || text.length < LEAST) continue;
        for (const [ending, pack] of Object.entries(PACKED)) writeFileSync(join(dir, `${file.fileName}.${ending}`), pack(text));
      }
    },
  };
}
