import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { freeBuffers } from '../process/freeBuffers.ts';
import { privateFileMode } from '../process/privateFiles.ts';

/** Bytes that are gathered before they are written: each write costs about the same, however large it is. */
const writtenAtOnce = 1024 * 1024;

/** Writes what comes into a file, which only this program's user may read. */
export async function writeMeasured(
  source: NodeJS.ReadableStream | AsyncIterable<Buffer>,
  path: string,
): Promise<{ size: number; sha256: Buffer }> {
  const hash = createHash('sha256');
  const file = await open(path, 'w', privateFileMode);
  try {
    let size = 0;
    let gathered: Buffer[] = [];
    let length = 0;
    async function write(): Promise<void> {
      const { bytesWritten } = await file.writev(gathered);
      // a signal may cut a write short
      if (bytesWritten < length) await file.writeFile(Buffer.concat(gathered, length).subarray(bytesWritten));
      gathered = [];
      freeBuffers(length);
      length = 0;
    }
    for await (const chunk of source as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      length += chunk.length;
      gathered.push(chunk);
      if (length >= writtenAtOnce) await write();
    }
    if (length > 0) await write();
    return { size, sha256: hash.digest() };
  } finally {
    await file.close();
  }
}
