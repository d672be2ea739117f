import type { Logger } from '../logger.ts';
import { openFolderStorage } from './folder.ts';
import { openS3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** A folder's path, or an s3:// address. */
export async function openStorage(url: string, log: Logger): Promise<Storage> {
  return url.startsWith('s3://') ? openS3Storage(url) : openFolderStorage(url, log);
}
