import { type Marketplace, marketplaceNames, marketplaceOf } from '../stores/marketplace.ts';

type FixedField = 'title' | 'description' | (typeof boxFields)[number] | 'productReferenceLinks';

const boxFields = ['outerBoxLength', 'outerBoxWidth', 'outerBoxHeight', 'outerBoxWeight'] as const;

/** What a marketplace's calls for changes leave out. TEMU takes properties and pictures of a product that it has, and its stock. */
const fixedAt: Readonly<Record<Marketplace, readonly FixedField[]>> = {
  shein: [],
  temu: ['title', 'description', ...boxFields, 'productReferenceLinks'],
};

interface Listed {
  storeTypeCode: string;
  /** Null: its marketplace does not have it yet. */
  marketProductId: string | null;
}

/** The fields of a listing that stay as its marketplace got them, and the name of that marketplace. */
export function fixedFields({ storeTypeCode, marketProductId }: Listed): {
  fields: ReadonlySet<string>;
  marketplace: string;
} {
  const marketplace = marketProductId === null ? undefined : marketplaceOf(storeTypeCode);
  if (!marketplace) return { fields: new Set(), marketplace: '' };
  return { fields: new Set(fixedAt[marketplace]), marketplace: marketplaceNames[marketplace] };
}
