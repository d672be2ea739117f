import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { privateFileMode } from '../process/privateFiles.ts';

/** Writes what comes into a file, which only this program's user may read. */
export async function writeMeasured(
  source: NodeJS.ReadableStream | AsyncIterable<Buffer>,
  path: string,
): Promise<{ size: number; sha256: Buffer }> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      size += chunk.length;
      next(null, chunk);
    },
  });
  await pipeline(Readable.from(source), measure, createWriteStream(path, { mode: privateFileMode }));
  return { size, sha256: hash.digest() };
}
