import type { Tx } from '../../../platform/database/database.ts';
import { asSoldBy, findProducts } from '../../categories/categories.public.ts';
import { findPictures } from '../../library/library.public.ts';
import { findMappings, type Mapping } from '../../skuMapping/skuMapping.public.ts';
import { describeLines, type LineColumns, parcelOf } from '../record/lineContent.ts';

/** A SKU id of a store. */
export interface Pair {
  shopId: string;
  skuId: string;
}

export const keyOf = ({ shopId, skuId }: Pair) => `${shopId} ${skuId}`;

/** What a line of this SKU id stands for, and the parcel of its product. */
export type Content = LineColumns & Pair & ReturnType<typeof parcelOf>;

/** The new content of the lines, by their pair of store and SKU id. */
export async function contentsOf(tx: Tx, lines: readonly Pair[]): Promise<Map<string, Content>> {
  const pairs = [...new Map(lines.map(({ shopId, skuId }) => [keyOf({ shopId, skuId }), { shopId, skuId }])).values()];
  const mappings = await findMappings(tx, pairs);
  const products = await findProducts(tx, { ids: mappings.map((mapping) => mapping.productCodeId) });
  const byId = new Map(products.map((product) => [product.id, product]));
  const pictures = await findPictures(tx, mappings.flatMap(imagesOf));
  const known = mappings.map((mapping) => ({
    shopId: mapping.shopId,
    skuId: mapping.skuId,
    product: byId.get(mapping.productCodeId)!,
    prints: imagesOf(mapping).map((id) => pictures.get(id)),
  }));
  const sold = await asSoldBy(tx, known);
  const columns = await describeLines(
    tx,
    known.map(({ prints }, index) => {
      const product = sold[index]!;
      return { product, prints, printNum: product.printNum, printingLocation: 1 };
    }),
  );
  return new Map(
    known.map((one, index) => {
      const { shopId, skuId } = one;
      return [keyOf(one), { shopId, skuId, ...columns[index]!, ...parcelOf(one.product) }];
    }),
  );
}

const imagesOf = ({ printingImageId, printingImage2Id }: Mapping) =>
  [printingImageId, printingImage2Id].filter((id) => id !== null);
