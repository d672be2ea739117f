import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { originalKey, type Storage } from './storage.ts';

interface StoredEntry {
  /** With `/` between folders. */
  path: string;
  sha256: Buffer;
}

interface MadeEntry {
  path: string;
  /** Called when its turn has come. */
  make: () => Promise<Buffer>;
}

export type ZipEntry = StoredEntry | MadeEntry | { path: string; text: string };

/**
 * Sends the files as they are read or made, one after the other, so the zip never lies in memory. They are stored as they
 * are: pictures do not shrink. Names are marked as UTF-8. A file that is gone ends the stream with an error.
 */
export function zipOf(storage: Storage, entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  let current: Readable | undefined;

  const open = async (entry: StoredEntry | MadeEntry) => {
    const stream =
      'make' in entry ? Readable.from([await entry.make()]) : await storage.stream(originalKey(entry.sha256));
    if (!stream) throw new Error(`The bytes of ${entry.path} are gone from the storage`);
    current = stream.on('error', (error) => out.destroy(error));
    return stream;
  };
  zip.on('error', (error) => out.destroy(error));
  out.on('close', () => current?.destroy());

  for (const entry of entries) {
    if ('text' in entry) {
      zip.addBuffer(Buffer.from(entry.text), entry.path);
      continue;
    }
    zip.addReadStreamLazy(entry.path, { compress: false }, (answer) => {
      if (out.destroyed) return;
      void open(entry).then(
        // the client may have closed its connection meanwhile
        (stream) => (out.destroyed ? stream.destroy() : answer(null, stream)),
        (error: Error) => out.destroy(error),
      );
    });
  }
  zip.end();
  zip.outputStream.pipe(out);
  return out;
}
