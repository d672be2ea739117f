import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '../app.ts';
import { uploadsFolder } from '../http/uploads.ts';
import { privateFolderMode } from '../process/privateFiles.ts';
import type { NewBlob } from './blobs.ts';
import { originalKey } from './storage.ts';
import { writeMeasured } from './writeMeasured.ts';

/** Stores bytes that are never all in memory; the caller inserts their row. */
export async function storeStream(
  { settings, storage }: Pick<App, 'settings' | 'storage'>,
  source: AsyncIterable<Buffer>,
  mime: string,
): Promise<NewBlob> {
  const folder = uploadsFolder(settings);
  await mkdir(folder, { recursive: true, mode: privateFolderMode });
  const path = join(folder, randomUUID());
  try {
    const { size, sha256 } = await writeMeasured(source, path);
    await storage.putFile(originalKey(sha256), path);
    return { sha256, size, facts: { mime } };
  } finally {
    await rm(path, { force: true });
  }
}
