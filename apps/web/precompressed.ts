import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|svg)$/;
const worthwhile = 1024;

/** Lays a .br and a .gz beside each text that is built, so that the server sends them as they lie. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const [fileName, item] of Object.entries(bundle)) {
          const bytes = Buffer.from(item.type === 'chunk' ? item.code : item.source);
          if (!text.test(fileName) || bytes.length < worthwhile) continue;
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(bytes) });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(bytes, { level: 9 }) });
        }
      },
    },
  };
}
