import type { CallOutput } from '@pressroom/contract/endpoint';
import type { publishPlans } from '@pressroom/contract/publishing/plans';
import type { PublishTemplate } from '@pressroom/contract/publishTemplates/publishTemplates';
import { productTypeOf, saleType, type SaleType } from '@pressroom/contract/publishing/status';
import { z } from 'zod';
import { listed, saleTypesOf } from '../publishTemplates/publishTemplates.public.tsx';
import { type History, newHistory } from '../productVariants/productVariants.public.tsx';
import { byProduct, linkKey, type LinkRow, plannedLink } from './links.ts';

/** A product to be published. */
export interface ChosenProduct {
  id: string;
  productType: 1 | 2 | 3;
  spu: string;
}

/** What the dialog is filled in with. */
export interface Work {
  template: { id: string; name: string } | undefined;
  storeIds: readonly string[];
  saleTypes: readonly SaleType[];
  products: readonly ChosenProduct[];
  keywords: readonly string[];
  /** Of all links; undefined: each keeps its own. */
  description: string | undefined;
  releaseAt: string | undefined;
  /** Keys of links that are not wanted. */
  leftOut: readonly string[];
  /** Of the plan that is edited: as it was loaded, so that a later change by somebody else is noticed. */
  version: string | undefined;
  links: History<readonly LinkRow[]>;
}

export const nothing: Work = {
  template: undefined,
  storeIds: [],
  saleTypes: [],
  products: [],
  keywords: [],
  description: '',
  releaseAt: undefined,
  leftOut: [],
  version: undefined,
  links: newHistory<readonly LinkRow[]>([]),
};

/** A draft as the browser keeps it: the steps to undo are not among it. */
export const keptWork = z.object({
  template: z.object({ id: z.string(), name: z.string() }).optional(),
  storeIds: z.array(z.string()),
  saleTypes: z.array(z.literal([1, 2, 3])),
  products: z.array(z.object({ id: z.string(), productType: z.literal([1, 2, 3]), spu: z.string() })),
  keywords: z.array(z.string()),
  description: z.string().optional(),
  releaseAt: z.string().optional(),
  leftOut: z.array(z.string()),
  version: z.string().optional(),
  links: z.array(z.custom<LinkRow>((row) => typeof row === 'object' && row !== null && 'cells' in row)),
});
export type KeptWork = z.output<typeof keptWork>;

export function kept({ links, ...work }: Work): KeptWork {
  return {
    ...work,
    storeIds: [...work.storeIds],
    saleTypes: [...work.saleTypes],
    products: [...work.products],
    keywords: [...work.keywords],
    leftOut: [...work.leftOut],
    links: [...links.present],
  };
}

export function restored({ links, ...work }: KeptWork): Work {
  return {
    ...work,
    template: work.template,
    description: work.description,
    releaseAt: work.releaseAt,
    version: work.version,
    links: newHistory<readonly LinkRow[]>(links),
  };
}

/** The products whose kind is ticked. */
export function productsOf({ products, saleTypes }: Pick<Work, 'products' | 'saleTypes'>): ChosenProduct[] {
  const types = saleTypes.map(productTypeOf);
  return products.filter(({ productType }) => types.includes(productType));
}

/** With more products, and their kinds ticked. */
export function withProducts(work: Work, more: readonly ChosenProduct[]): Work {
  const byId = new Map([...work.products, ...more].map((product) => [product.id, product]));
  const products = [...byId.values()];
  const needed = saleType.values.filter((type) => more.some((one) => one.productType === productTypeOf(type)));
  return {
    ...work,
    products,
    saleTypes: saleType.values.filter((type) => [...work.saleTypes, ...needed].includes(type)),
  };
}

/** As the template says; of its stores those that can be published to. */
export function withTemplate(work: Work, template: PublishTemplate): Work {
  const stores = template.stores.filter(
    ({ productAuthStatus, dataStatus }) => productAuthStatus === 1 && dataStatus === 1,
  );
  return {
    ...work,
    template: { id: template.id, name: template.name },
    storeIds: stores.map(({ id }) => id),
    saleTypes: saleTypesOf(template.saleType),
    keywords: listed(template.titleKeyword),
    description: template.productDescription,
  };
}

/** As the plan was made; its links that were sent stay as they are and are not among it. */
export function workOfPlan(plan: PlanDetail): Work {
  const own = plan.publishProducts.filter(({ publishStatus }) => isOpen(publishStatus));
  const links = byProduct(own.map(plannedLink));
  const descriptions = new Set(links.map(({ description }) => description));
  const products = own.map(({ productId: id, productType, spu }) => ({ id, productType, spu }));
  const work = {
    ...nothing,
    template: plan.publishTemplateId === null ? undefined : { id: plan.publishTemplateId, name: '' },
    storeIds: [...new Set(links.map(({ storeId }) => storeId))],
    saleTypes: plan.saleTypes,
    description: descriptions.size > 1 ? undefined : ([...descriptions][0] ?? ''),
    releaseAt: plan.releaseAt ?? undefined,
    version: plan.gmtModified,
    links: newHistory<readonly LinkRow[]>(links),
  };
  const filled = withProducts(work, products);
  // what its stores and products would make and the plan does not have was not wanted
  return { ...filled, leftOut: [...wantedLinks(filled, new Set(plan.publishProducts.map(linkKey)))] };
}

export type PlanDetail = CallOutput<typeof publishPlans.detail>;

/** Pending or failed. */
export const isOpen = (publishStatus: number) => publishStatus === 1 || publishStatus === 4;

/** The keys of the links that the stores and products make, but for those that are not wanted. */
export function wantedLinks(work: Work, sent: ReadonlySet<string>): ReadonlySet<string> {
  const keys = productsOf(work).flatMap(({ id: productId }) =>
    work.storeIds.map((storeId) => linkKey({ productId, storeId })),
  );
  return new Set(keys.filter((key) => !sent.has(key) && !work.leftOut.includes(key)));
}
