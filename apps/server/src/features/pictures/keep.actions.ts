import type { Act } from '../../platform/act.ts';
import { underIds } from '../../platform/audit.ts';
import { concurrently } from '../../platform/concurrently.ts';
import { insertBlobs, type NewBlob } from '../../platform/storage/blobs.ts';
import { releaseBlobs } from '../../platform/storage/releasedBlobs.ts';
import { addressOf } from './pictures.queries.ts';

/** Two pictures at once use both the disk and the decoder, and leave capacity for other requests. */
export const atOnce = 2;

interface NewPicture extends NewBlob {
  fileName: string;
  facts: NewBlob['facts'] & { width: number; height: number };
  /** Hands the bytes to the storage. */
  put: () => Promise<void>;
}

interface Writing {
  write<T>(work: (act: Act) => Promise<T>): Promise<T>;
}

/**
 * The addresses of new pictures, in the order given. No record refers to them yet: the clean-up deletes those that none has
 * taken a day later.
 */
export function keepForADay({ write }: Writing, pictures: readonly NewPicture[]): Promise<string[]> {
  return write(async ({ tx, audit }) => {
    const blobs = await insertBlobs(tx, pictures);
    const ids = blobs.map(({ id }) => id);
    await releaseBlobs(tx, ids);
    // before the commit, so that every visible row has its bytes; the locked rows keep the clean-up from deleting them as unused
    await concurrently(atOnce, pictures, ({ put }) => put());
    const kept = pictures.map(({ fileName, facts: { width, height } }, at) => ({
      id: ids[at]!,
      fileName,
      width,
      height,
    }));
    audit({
      object: 'pictures',
      ids,
      after: underIds(kept, ({ fileName, width, height }) => ({ fileName, width, height })),
    });
    return blobs.map(({ key }) => addressOf(key));
  });
}
