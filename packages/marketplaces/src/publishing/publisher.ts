import type { Finding, FindingPlace } from '@pressroom/contract/publishing/finding';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import type { CallOptions } from '../shared/call.ts';
import type { DraftPicture, ListingDraft } from './draft.ts';

/** How a marketplace has a listing: by its own names. */
export interface MarketRef {
  /** SHEIN's spuName, TEMU's productId. */
  marketId: string;
  /** SHEIN's version of the document; empty: it has none. */
  version: string;
}

export interface MarketSkuRef {
  sku: string;
  skcId: string;
  skuId: string;
}

/** A problem in the marketplace's words, with the place in our listing where it can be told. */
export interface MarketProblem {
  /** The marketplace's own code, or ''. */
  code: string;
  /** In its own words, whole. */
  reason: string;
  /** The field of its payload that it names, or ''. */
  field: string;
}

/** What a problem means for the seller, as far as it is known. */
export interface Explanation {
  /** The field to mend. */
  place?: FindingPlace | undefined;
  /** Our words for what the marketplace says. */
  message?: Finding['message'] | undefined;
  /** The store may publish no more today: the same listing will be taken on another day. */
  isQuota?: boolean;
}

export type PublishOutcome =
  | { taken: true; ref: MarketRef; skus: readonly MarketSkuRef[] }
  /** Understood and refused: nothing was made. */
  | { taken: false; problems: readonly MarketProblem[] };

/** `gone`: deleted, recycled or unknown there. `delisted` by the marketplace is still there. */
export type MarketState = 'review' | 'published' | 'refused' | 'withdrawn' | 'delisted' | 'gone';

export interface MarketSku extends MarketSkuRef {
  /** Decimal text; null: not told, or the store knows one price alone. */
  originalPrice: string | null;
  /** What is asked of buyers, or paid to the seller: the original price where there is no special one. Null: not told. */
  specialPrice: string | null;
  currency: string | null;
  stock: number | null;
  /** Null: not told. */
  isListed: boolean | null;
}

/** What a marketplace says of one listing now. */
export interface MarketListing {
  ref: MarketRef;
  state: MarketState;
  /** Where it is refused or withdrawn: that was a change alone, and buyers go on seeing what was approved before. */
  formerStands: boolean;
  /** The marketplace's own code of that state. */
  stateCode: string;
  problems: readonly MarketProblem[];
  skus: readonly MarketSku[];
}

/** One picture in one use: each is uploaded once to a store and its address kept. */
export interface PictureUse {
  /** Names the use at the marketplace, such as SHEIN's image_type; one picture may have several. */
  use: string;
  picture: DraftPicture;
}

export interface UploadedPicture {
  address: string;
  /** Epoch milliseconds after which the marketplace may not take the address any more; null: not said. */
  expiresAt: number | null;
}

export interface ReadOptions extends CallOptions {
  /** Without the stock where that takes calls of its own, one for each colour. */
  withoutStock?: boolean;
}

export interface SkuChange<Value> {
  ref: MarketSkuRef;
  value: Value;
}

export interface PriceChange {
  originalPrice: string;
  specialPrice: string;
  currency: string;
  /** SHEIN wants a reason for a rise: 1 product cost, 2 logistics cost, 3 restored after an event, 4 other, 5 logistics rule. */
  riseReason: number | null;
}

export interface SkuResult {
  skuId: string;
  /** `review`: taken, and looked at by the marketplace first. */
  outcome: 'done' | 'review' | 'refused';
  problem: MarketProblem | null;
}

/**
 * One store's side of publishing, the same for all marketplaces. Failures of calls are thrown as MarketplaceFailure;
 * what a marketplace understood and refused is an answer.
 */
export interface Publisher {
  readonly marketplace: Marketplace;
  /** Milliseconds that must pass before the same listing is put on or off the shelf again; 0: none. */
  readonly shelfPauseMs: number;
  /** `none`: the marketplace has no call for it. `byStock`: the shelf is changed through the stock. */
  readonly shelf: 'call' | 'byStock';
  readonly price: 'call' | 'none';
  /** Calls that may be made in a second, for the store or for all stores of the application, and those that reading so much takes. */
  readonly callsPerSecond: number;
  readonly rateIsOf: 'store' | 'application';
  callsToRead(read: { listings: number; colours: number; skus: number }): number;
  /** Whether a new product is sent with its stock; otherwise that is set once the product is there. */
  readonly publishesStock: boolean;
  /** `skus`: those of the listing, one of which the marketplace's words may name. */
  explain(problem: MarketProblem, skus?: readonly string[]): Explanation;

  /** Every picture that publishing this draft needs, each use once. */
  picturesOf(draft: ListingDraft): PictureUse[];
  upload(
    picture: { bytes: Uint8Array<ArrayBuffer>; mime: string; use: string },
    options?: CallOptions,
  ): Promise<UploadedPicture>;

  /** `addresses`: by `pictureKey` of each use. Never to be repeated after an unknown outcome. */
  publish(draft: ListingDraft, addresses: ReadonlyMap<string, string>, options?: CallOptions): Promise<PublishOutcome>;
  /** Sends a listing anew that the marketplace has and has refused or published. */
  edit(
    draft: ListingDraft,
    held: { ref: MarketRef; skus: readonly MarketSkuRef[] },
    addresses: ReadonlyMap<string, string>,
    options?: CallOptions,
  ): Promise<PublishOutcome>;
  /** Finds what the marketplace has under our item number and SKUs: how an unknown outcome is settled. */
  find(draft: Pick<ListingDraft, 'cargoNo' | 'skus'>, options?: CallOptions): Promise<MarketListing | undefined>;
  /** What it says of listings now, by `marketId`; those it does not know are `gone`. */
  read(
    held: readonly { ref: MarketRef; skus: readonly MarketSkuRef[] }[],
    options?: ReadOptions,
  ): Promise<Map<string, MarketListing>>;

  setShelf(changes: readonly SkuChange<boolean>[], options?: CallOptions): Promise<SkuResult[]>;
  setPrice(changes: readonly SkuChange<PriceChange>[], options?: CallOptions): Promise<SkuResult[]>;
  /** Sets the whole stock; carried out twice it does no harm. */
  setStock(changes: readonly SkuChange<number>[], options?: CallOptions): Promise<SkuResult[]>;
}

export function pictureKey({ use, picture }: PictureUse): string {
  return `${use} ${picture.key}`;
}

/** The one price that is sent where a store knows one alone, such as a supply price. */
export function askedPrice<Price extends string | null>(prices: {
  originalPrice: Price;
  specialPrice: Price | null;
}): Price {
  return prices.specialPrice ?? prices.originalPrice;
}
