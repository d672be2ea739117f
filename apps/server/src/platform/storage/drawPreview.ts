import { type EffectBlend, type PrintBox, renderEffectPreview } from '@pressroom/imaging';
import type { App } from '../app.ts';
import { fail } from '../failure.ts';
import { originalKey } from './storage.ts';

interface Preview {
  baseBlobId: string;
  prints: readonly { blobId: string; box: PrintBox }[];
  blend: EffectBlend;
  width: number;
}

/** Draws stored prints on a stored base image, as WebP. Ends in 404 where one of their files is gone. */
export async function drawPreview(app: App, { baseBlobId, prints, ...look }: Preview): Promise<Buffer> {
  const ids = [baseBlobId, ...prints.map((print) => print.blobId)];
  const blobs = await app.db.selectFrom('blobs').where('id', 'in', ids).select(['id', 'sha256']).execute();
  const load = async (id: string) => {
    const bytes = await app.storage.get(originalKey(blobs.find((blob) => blob.id === id)!.sha256));
    if (!bytes) fail(404, 'platform.notFound');
    return bytes;
  };
  return renderEffectPreview({
    base: await load(baseBlobId),
    prints: await Promise.all(prints.map(async ({ blobId, box }) => ({ source: await load(blobId), box }))),
    ...look,
  });
}
