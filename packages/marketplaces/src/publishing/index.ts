export type { DraftCode, DraftPicture, DraftSku, DraftStore, ListingDraft, StoreMode } from './draft.ts';
export type { Ground, Rule } from './ground.ts';
export {
  askedPrice,
  type Explanation,
  type MarketListing,
  type MarketProblem,
  type MarketRef,
  type MarketSku,
  type MarketSkuRef,
  type MarketState,
  pictureKey,
  type PictureUse,
  type PriceChange,
  type Publisher,
  type PublishOutcome,
  type ReadOptions,
  type SkuChange,
  type SkuResult,
  type UploadedPicture,
} from './publisher.ts';
