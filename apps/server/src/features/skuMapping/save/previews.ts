import type { Tx } from '../../../platform/database/database.ts';
import { asSoldBy, ensurePreviews, type Product } from '../../categories/categories.public.ts';
import type { Print } from '../record/queries.ts';

/** For each of these the id of the picture that its store shows, in their order. */
export async function previewsOf(
  tx: Tx,
  wanted: readonly { shopId: string; product: Product; prints: readonly (Pick<Print, 'blobId'> | undefined)[] }[],
): Promise<string[]> {
  const sold = await asSoldBy(tx, wanted);
  const specs = wanted.map(({ prints }, place) => {
    const { baseBlobId, boxes } = sold[place]!;
    const placed = prints.flatMap((print, position) => {
      const box = boxes[position];
      return print && box ? [{ blobId: print.blobId, box }] : [];
    });
    return { baseBlobId, prints: placed };
  });
  return (await ensurePreviews(tx, specs)).map((preview) => preview.id);
}
