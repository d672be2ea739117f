import type { ListingDraft } from '@pressroom/marketplaces/publishing';
import {
  type DefinitionKind,
  kindsOf,
  linkedKey,
  offerQuestionsOf,
  type Question,
} from '../../platformCategories/platformCategories.public.ts';
import type { StorePublishing } from '../settings/queries.ts';

/** A listing as it would be sent, and the store that it is for. */
export interface Judged {
  id: string;
  draft: ListingDraft;
  store: StorePublishing;
}

export const leafOf = ({ categoryIds }: ListingDraft): string => categoryIds.at(-1) ?? '';

/** The sites of which warehouses and freight templates are asked for. */
export function siteIdsOf(store: StorePublishing): readonly string[] {
  return (store.marketplace === 'temu' && store.settings?.siteIds) || [];
}

const ofCategory: readonly DefinitionKind[] = [
  'ownValues',
  'fillInStandard',
  'modelRule',
  'sizeChartRule',
  'sizeCharts',
];
/** Models are asked for by type, clothes and shoes. */
const modelTypes = ['0', '1'];

/** What must be kept of a listing's store and category before it can be judged by it. */
export function questionsOf({ draft, store }: Judged): Question[] {
  const { storeId, marketplace } = store;
  const { productTypeId, attributes } = draft;
  const has = (kind: DefinitionKind) => kindsOf[marketplace].has(kind);
  const chosen = attributes.flatMap(({ attributeId, valueId }) =>
    valueId === undefined ? [] : linkedKey({ productTypeId, attributeId, valueId }),
  );
  const asked: { kind: DefinitionKind; keys: readonly string[] }[] = [
    { kind: 'attributes', keys: [productTypeId] },
    ...ofCategory.map((kind) => ({ kind, keys: [leafOf(draft)] })),
    { kind: 'models', keys: modelTypes },
    { kind: 'linkedRules', keys: chosen },
    ...offerQuestionsOf(marketplace, { siteIds: siteIdsOf(store) }),
  ];
  return asked.flatMap(({ kind, keys }) => (has(kind) ? keys.map((key) => ({ storeId, kind, key })) : []));
}
