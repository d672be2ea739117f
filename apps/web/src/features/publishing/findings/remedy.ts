import type { FindingPart, FindingPlace } from '@pressroom/contract/publishing/finding';
import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { fuzzyType, productType } from '@pressroom/contract/products/product';
import type { PagePath } from '../../../client/pageRights.ts';
import type { TextKey } from '../../../i18n/i18n.ts';

export type Mended = Pick<PublishProduct, 'productType' | 'spu' | 'storeId' | 'storeName' | 'categoryTemplateName'>;

type Target = 'editor' | 'product' | 'classification' | 'store';

const targets: Readonly<Record<FindingPart, Target>> = {
  title: 'editor',
  cargoNo: 'editor',
  description: 'editor',
  skus: 'editor',
  attributes: 'classification',
  category: 'classification',
  sizeChart: 'classification',
  model: 'classification',
  pictures: 'product',
  packaging: 'product',
  settings: 'store',
  store: 'store',
};

/** What SKUs have from their product alone. */
const fieldsOfProduct: readonly (string | undefined)[] = ['color', 'size', undefined];

function targetOf({ part, field }: FindingPlace): Target {
  return part === 'skus' && fieldsOfProduct.includes(field) ? 'product' : targets[part];
}

/** Whether a listing has this from its product: what is mended there has to be taken over. */
export function isOfProduct(place: FindingPlace): boolean {
  return ['product', 'classification'].includes(targetOf(place));
}

interface Remedy {
  page: PagePath;
  search: Readonly<Record<string, string>>;
  label: TextKey;
}

/** The page where a finding is mended; undefined: the listing's own editor. */
export function remedyOf(place: FindingPlace, listing: Mended): Remedy | undefined {
  const target = targetOf(place);
  if (target === 'editor') return undefined;
  if (target === 'store') {
    return { page: '/store/index', search: { name: listing.storeName }, label: 'publishing.toStore' };
  }
  if (target === 'classification' && listing.categoryTemplateName) {
    return {
      page: '/products/classifyingTemplate',
      search: { fuzzy: listing.categoryTemplateName },
      label: 'publishing.toClassification',
    };
  }
  const search = { fuzzyType: String(fuzzyType.spu), fuzzy: listing.spu };
  if (listing.productType === productType.variants) {
    return { page: '/products/multiAttribute', search, label: 'publishing.toProduct' };
  }
  return {
    page: '/products/management',
    search: { ...search, productType: String(listing.productType) },
    label: 'publishing.toProduct',
  };
}
