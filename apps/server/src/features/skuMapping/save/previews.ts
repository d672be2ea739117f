import type { Tx } from '../../../platform/database/database.ts';
import { asSoldBy, ensurePreviews, type Product } from '../../categories/categories.public.ts';
import type { MappingValues, Pair, Print } from '../record/queries.ts';

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

/** What is written of new mappings, each with its effect preview. */
export async function valuesOf(
  tx: Tx,
  wanted: readonly (Pair & { product: Product; prints: readonly [Print, Print?] })[],
): Promise<MappingValues[]> {
  const previews = await previewsOf(tx, wanted);
  return wanted.map(({ shopId, skuId, product, prints: [first, second] }, index) => ({
    shopId,
    skuId,
    productCodeId: product.id,
    printingImageId: first.id,
    printingImage2Id: second?.id ?? null,
    previewId: previews[index]!,
  }));
}
