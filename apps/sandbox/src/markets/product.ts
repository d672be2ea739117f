/** What a marketplace has against a product, in the languages in which it may be asked. */
export interface Reason {
  zh: string;
  en: string;
}

type ProductState = 'review' | 'approved' | 'refused' | 'withdrawn';

export interface Price {
  /** The marketplace's own name of the site. */
  site: string;
  currency: string;
  /** In cents. */
  original: number;
  special: number | null;
}

export interface ProductSku {
  /** The marketplace's id. */
  id: string;
  sellerSku: string;
  size: string;
  grams: number;
  /** Whether the seller offers it at all. */
  offered: boolean;
  prices: Price[];
  /** Prices that the marketplace looks at before they hold. */
  proposed: Price[];
  /** Units by the marketplace's id of the warehouse. */
  stock: Record<string, number>;
}

export interface SiteShelf {
  site: string;
  onShelf: boolean;
  firstAt: number | undefined;
  lastAt: number | undefined;
  /** When the seller last put it on or off the shelf. */
  movedAt: number | undefined;
}

/** A product in one colour: what marketplaces review and sell as one. */
export interface ProductSkc {
  id: string;
  sellerCode: string;
  colour: string;
  state: ProductState;
  /** Counts the reviews, from 1. */
  reviews: number;
  reasons: Reason[];
  reviewedAt: number | undefined;
  /** Whether buyers have ever been able to see it. */
  approvedOnce: boolean;
  /** The marketplace has taken it off its sites, and the seller cannot put it back. */
  stopped: boolean;
  shelves: SiteShelf[];
  skus: ProductSku[];
}

/** What a seller has published, from the moment in which the marketplace took it. `Details` differ by marketplace. */
export interface Product<Details = unknown> {
  number: string;
  /** Of the document that was sent last. */
  version: string;
  storeId: string;
  categoryId: string;
  title: string;
  createdAt: number;
  updatedAt: number;
  /** What buyers see; in the first review what they would see. */
  details: Details;
  /** What they would see once the review of a change is passed. */
  changed: { version: string; title: string; details: Details } | null;
  /** Recycled products can be brought back by the seller, deleted ones are unknown. */
  removed: 'recycled' | 'deleted' | null;
  skcs: ProductSkc[];
}

export const unitsOf = ({ stock }: ProductSku): number => Object.values(stock).reduce((sum, units) => sum + units, 0);

/** Whether buyers can order it now. */
export function isSold({ removed }: Product, skc: ProductSkc, sku: ProductSku): boolean {
  if (removed !== null || !skc.approvedOnce || skc.stopped || !sku.offered) return false;
  return skc.shelves.some(({ onShelf }) => onShelf) && unitsOf(sku) > 0;
}

export function beginReview(skc: ProductSkc): void {
  Object.assign(skc, { state: 'review', reviews: skc.reviews + 1, reasons: [], reviewedAt: undefined });
}

/** These prices hold now; those of other sites stay. */
export function holdPrices(sku: ProductSku, prices: Price[]): void {
  const given = new Set(prices.map(({ site }) => site));
  sku.prices = [...sku.prices.filter(({ site }) => !given.has(site)), ...prices];
  sku.proposed = sku.proposed.filter(({ site }) => !given.has(site));
}

/** On these sites; on all without them. */
export function moveShelf(
  { shelves }: ProductSkc,
  { onShelf, sites, now }: { onShelf: boolean; sites?: string[] | undefined; now: number },
): void {
  for (const shelf of shelves.filter(({ site }) => sites?.includes(site) ?? true))
    Object.assign(shelf, { onShelf, lastAt: now, ...(onShelf && { firstAt: shelf.firstAt ?? now }) });
}
