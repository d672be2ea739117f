import type { Act } from '../../platform/act.ts';
import type { App } from '../../platform/app.ts';
import { underIds } from '../../platform/audit.ts';
import { keepBlobs, type NewBytes } from '../../platform/storage/blobs.ts';
import { addressOf } from './pictures.queries.ts';

/** Two pictures at once use both the disk and the decoder, and leave capacity for other requests. */
export const atOnce = 2;

export type NewPicture = NewBytes & {
  fileName: string;
  facts: NewBytes['facts'] & { width: number; height: number };
};

interface Writing {
  app: App;
  write<T>(work: (act: Act) => Promise<T>): Promise<T>;
}

/**
 * The addresses of new pictures, in the order given. No record refers to them yet: the clean-up deletes those that none has
 * taken a day later.
 */
export async function keepForADay({ app, write }: Writing, pictures: readonly NewPicture[]): Promise<string[]> {
  const blobs = await keepBlobs(app, pictures);
  const ids = blobs.map(({ id }) => id);
  return write(async ({ audit }) => {
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
