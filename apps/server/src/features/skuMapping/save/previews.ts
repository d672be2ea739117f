import type { Tx } from '../../../platform/database/database.ts';
import { asSoldBy, ensurePreviews, type Product } from '../../categories/categories.public.ts';
import type { Print } from '../record/queries.ts';

/** The id of the effect preview of each item as its store shows it, in the order of the items. */
export async function previewsOf(
  tx: Tx,
  wanted: readonly { shopId: string; product: Product; prints: readonly (Pick<Print, 'blobId'> | undefined)[] }[],
): Promise<string[]> {
  const sold = await asSoldBy(tx, wanted);
  const specs = wanted.map(({ prints }, index) => {
    const { baseBlobId, boxes, blend } = sold[index]!;
    const placed = prints.flatMap((print, position) => {
      const box = boxes[position];
      return print && box ? [{ blobId: print.blobId, box }] : [];
    });
    return { baseBlobId, prints: placed, blend };
  });
  return (await ensurePreviews(tx, specs)).map((preview) => preview.id);
}
