import { underIds } from '../../../platform/audit.ts';
import type { Act } from '../../../platform/act.ts';
import { findProducts } from '../../categories/categories.public.ts';
import { checkMappings } from '../checks/check.ts';
import {
  findMappingsOfPairs,
  findPrints,
  insertMappings,
  lockProductsForShare,
  type MappingRow,
} from '../record/queries.ts';
import { historyOf } from '../record/history.ts';
import { previewsOf } from './previews.ts';

/** What an order of a published SKU is made of. */
export interface PublishedSku {
  shopId: string;
  skuId: string;
  productCodeId: string;
  print1Id: string;
  print2Id: string | null;
}

/**
 * Maps SKUs that a marketplace has confirmed, and answers the new mappings. One that exists stays as it is, whoever made it:
 * where it says otherwise, its check tells so. What is not complete any more is left to people, as any SKU without a
 * mapping. The caller holds `lockMappingsForSaving`.
 */
export async function mapPublished({ tx, audit }: Act, skus: readonly PublishedSku[]): Promise<MappingRow[]> {
  if (skus.length === 0) return [];
  const existing = await findMappingsOfPairs(tx, skus);
  const known = new Set(existing.map(keyOf));
  const products = await findProducts(tx, { ids: skus.map(({ productCodeId }) => productCodeId) });
  await lockProductsForShare(
    tx,
    products.map(({ code }) => code),
  );
  const productOf = new Map(products.map((product) => [product.id, product]));
  const prints = await findPrints(tx, [
    ...new Set(skus.flatMap(({ print1Id, print2Id }) => [print1Id, print2Id ?? []].flat())),
  ]);
  const wanted = skus.flatMap((sku) => {
    const product = productOf.get(sku.productCodeId);
    const first = prints.get(sku.print1Id);
    if (known.has(keyOf(sku)) || !product || !first) return [];
    const second = product.printNum === 2 && sku.print2Id !== null ? prints.get(sku.print2Id) : undefined;
    return product.printNum === 2 && !second ? [] : [{ ...sku, product, prints: [first, second] as const }];
  });
  const previews = await previewsOf(tx, wanted);
  const added = await insertMappings(
    tx,
    wanted.map(({ shopId, skuId, product, prints: [first, second] }, index) => ({
      shopId,
      skuId,
      productCodeId: product.id,
      printingImageId: first.id,
      printingImage2Id: second?.id ?? null,
      previewId: previews[index]!,
    })),
  );
  const checked = await checkMappings(tx, [...added, ...existing.map(({ id }) => id)]);
  const isNew = new Set(added);
  const created = checked.filter(({ id }) => isNew.has(id));
  if (created.length > 0) audit({ object: 'skuMapping', ids: added, after: underIds(created, historyOf) });
  return created;
}

const keyOf = ({ shopId, skuId }: { shopId: string; skuId: string }) => `${shopId} ${skuId}`;
