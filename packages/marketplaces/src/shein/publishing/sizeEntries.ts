import type { AttributeRow } from '@pressroom/contract/attributes/field';
import type { ListingDraft } from '../../publishing/draft.ts';
import { bareNumber } from '../../shared/json.ts';
import type { SheinAttribute } from '../attributes.ts';
import { findSheinValue } from './saleValues.ts';

/**
 * The measures of a size chart, as far as the draft has any: a row whose value is a size is that size's, one without a
 * value is every size's.
 */
export function sizeEntries(
  { attributes, skus }: ListingDraft,
  measured: ReadonlySet<string>,
  size: SheinAttribute | undefined,
): object[] {
  const sizes = skus.flatMap((sku) => (size && sku.size && findSheinValue(size, sku.size)?.valueId) ?? []);
  return attributes
    .filter(({ attributeId }) => measured.has(attributeId))
    .flatMap((row) =>
      (row.valueId === undefined ? [...new Set(sizes)] : [row.valueId]).map((valueId) => ({
        attribute_id: bareNumber(row.attributeId),
        attribute_extra_value: measureOf(row),
        ...(size && {
          relate_sale_attribute_id: bareNumber(size.attributeId),
          relate_sale_attribute_value_id: bareNumber(valueId),
        }),
      })),
    );
}

function measureOf({ number, text }: AttributeRow): string {
  return number?.trim() || text?.trim() || '';
}
