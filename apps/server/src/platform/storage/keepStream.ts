import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../app.ts';
import { uploadsFolder } from '../http/uploads.ts';
import { privateFolderMode } from '../process/privateFiles.ts';
import { type Blob, keepBlobs } from './blobs.ts';
import { writeMeasured } from './writeMeasured.ts';

/** Does what `keepBlobs` does for bytes that are never all in memory. */
export async function keepStream(
  app: Pick<App, 'settings' | 'db' | 'storage'>,
  source: AsyncIterable<Buffer>,
  mime: string,
): Promise<Blob> {
  const folder = uploadsFolder(app.settings);
  await mkdir(folder, { recursive: true, mode: privateFolderMode });
  const path = join(folder, randomUUID());
  try {
    const { size, sha256 } = await writeMeasured(source, path);
    const [blob] = await keepBlobs(app, [{ sha256, size, facts: { mime }, path }]);
    return blob!;
  } finally {
    await rm(path, { force: true });
  }
}
