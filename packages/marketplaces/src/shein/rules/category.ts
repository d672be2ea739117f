import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import type { ListingDraft } from '../../publishing/draft.ts';
import { bilingual, judgeAttributes } from '../../rules/attributes.ts';
import { error, type Found, warning } from '../../rules/found.ts';
import type { SheinAttributeTemplate } from '../attributes.ts';
import type { SheinRule } from './sheinRule.ts';

/** Fields of the fill-in standard that each publish call fills in, or that other rules judge. */
const alwaysFilled: ReadonlySet<string> = new Set([
  'brand_code',
  'mall_state',
  'package_type',
  'quantity_info',
  'suggest_price',
]);

export const categoryRules: readonly SheinRule[] = [
  {
    id: 'shein.category',
    since: '2026-04-17',
    source: 'publishOrEdit: category_id is a leaf',
    sureness: 'A',
    judge: ({ categoryIds, productTypeId }) =>
      categoryIds.length > 0 && productTypeId !== '' ? [] : [error({ part: 'category' }, 'preflight.categoryMissing')],
  },
  {
    id: 'shein.attributes',
    since: '2026-04-17',
    source: 'query-attribute-template; publishOrEdit: product_attribute_list',
    sureness: 'A',
    judge: ({ attributes }, _store, { fields }) => judgeAttributes(fields, attributes),
  },
  {
    id: 'shein.measures',
    since: '2026-04-17',
    source: 'query-attribute-template: attribute_type 2',
    sureness: 'A',
    judge: (draft, _store, { attributes }) =>
      attributes ? judgeMeasures(draft, attributes as SheinAttributeTemplate) : [],
  },
  {
    id: 'shein.standard',
    since: '2026-07-03',
    source: 'query-publish-fill-in-standard: fill_in_standard_list',
    sureness: 'A',
    judge: (draft, _store, { requiredFields }) =>
      [...(requiredFields ?? [])].flatMap((field) => judgeField(draft, field)),
  },
];

/** Measures that SHEIN asks for and that nobody keeps here; it does not refuse a product for them. */
function judgeMeasures({ attributes: rows }: ListingDraft, { attributes }: SheinAttributeTemplate): Found[] {
  const given = new Set(rows.map(({ attributeId }) => attributeId));
  const missing = attributes.filter(
    ({ kind, need, attributeId }) => kind === 'sizeChart' && need === 'required' && !given.has(attributeId),
  );
  if (missing.length === 0) return [];
  const names = (nameOf: (attribute: (typeof missing)[number]) => string | undefined) =>
    missing.map((attribute) => nameOf(attribute) ?? attribute.attributeId).join(', ');
  const both = bilingual(
    names(({ name, englishName }) => name ?? englishName),
    names(({ name, englishName }) => englishName ?? name),
  );
  return [warning({ part: 'sizeChart' }, 'preflight.measuresUnsupported', { names: both })];
}

function judgeField({ skus }: ListingDraft, field: string): Found[] {
  switch (field) {
    case 'reference_product_link':
      return skus
        .filter(({ referenceLink }) => referenceLink === '')
        .map(({ sku }) => error({ part: 'skus', sku, field: 'productReferenceLinks' }, 'preflight.linkMissing'));
    case 'product_detail_pic':
    case 'product_detail_picture':
      return skus.some(({ pictures }) => (pictures[imageTypes.sheinDetailed]?.length ?? 0) > 0)
        ? []
        : [
            error({ part: 'pictures', field: String(imageTypes.sheinDetailed) }, 'preflight.slotFew', {
              slot: { key: 'products.sheet.column.slot3' },
              count: 0,
              least: 1,
            }),
          ];
    default:
      return alwaysFilled.has(field) ? [] : [error({ part: 'category' }, 'preflight.fieldUnsupported', { field })];
  }
}
