import type { VariantSpec } from '@pressroom/contract/products/form';
import type { Tx } from '../../../platform/database/database.ts';
import { failFields } from '../../../platform/failure.ts';
import { refuseGone, refuseStale } from '../../../platform/stale.ts';
import type { WholeProduct } from '../record/queries.ts';
import { resolveSpecs } from '../write/resolve.ts';
import { updateSkus } from '../write/save.ts';

/** A SKU as its editor loaded and changed it. */
type EditedVariant = VariantSpec & { id: string; gmtModified?: string };

interface Editing {
  /** Where the SKUs stand in the form. */
  field: string;
  /** The product as its reads answer it, for an editor who is late. */
  show: () => unknown;
}

/**
 * Puts these values in place of those of the SKUs; SKUs that are not given stay. Answers the ids of those that differ now.
 * Colours and sizes stay whatever is given: they are what a SKU is. Ends in 409 where a SKU has been changed or deleted since
 * its editor loaded it. The product must be locked.
 */
export async function changeVariants(
  tx: Tx,
  before: WholeProduct,
  specs: readonly EditedVariant[],
  { field, show }: Editing,
): Promise<string[]> {
  const held = new Map(before.skus.map((sku) => [sku.id, sku]));
  for (const { id, gmtModified: loaded } of specs) {
    const record = held.get(id);
    if (record) await refuseStale(tx, { object: 'productSkus', record, loaded, show });
    else await refuseGone(tx, { object: 'productSkus', id, record: before.head, show });
  }
  const { values, problems } = await resolveSpecs(tx, specs, (at) => `${field}.${at}.`);
  failFields(problems);
  const changed = values.map((value, at) => {
    const { id, colorId, sizeId } = held.get(specs[at]!.id)!;
    return { ...value, id, colorId, sizeId };
  });
  return updateSkus(tx, changed);
}
