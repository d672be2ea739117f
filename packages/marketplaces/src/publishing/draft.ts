import type { AttributeRow } from '@pressroom/contract/attributes/field';
import type { ImageType } from '@pressroom/contract/pictures/imageSlots';
import type { StoreSettings } from '@pressroom/contract/publishing/settings';
import type { StoreMode } from '@pressroom/contract/stores/marketplace';

/** A picture of a listing by its bytes' facts. */
export interface DraftPicture {
  /** What the program calls the bytes; the same bytes have the same key. */
  key: string;
  /** Media type by the bytes. */
  mime: string;
  width: number;
  height: number;
  bytes: number;
}

/** A colour or a size as the code dictionary has it. */
export interface DraftCode {
  code: string;
  name: string;
}

export interface DraftSku {
  /** The seller's SKU, unique in the store. */
  sku: string;
  color: DraftCode | null;
  size: DraftCode | null;
  /** Dollars as decimal text; null: not given. */
  originalPrice: string | null;
  specialPrice: string | null;
  stock: number;
  /** Whether it can be bought at once. */
  isOnSale: boolean;
  /** Centimetres and grams as decimal text. */
  box: { length: string | null; width: string | null; height: string | null; weight: string | null };
  referenceLink: string;
  /** In their order, by slot. */
  pictures: Partial<Record<ImageType, readonly DraftPicture[]>>;
  mainPicture: DraftPicture | null;
}

/** What one store shows of one product, before it is turned into a marketplace's own words. */
export interface ListingDraft {
  /** The item number, which is ours for this listing in its store. */
  cargoNo: string;
  title: string;
  description: string;
  /** 1 single, 2 many SKUs, 3 combination. */
  productType: 1 | 2 | 3;
  /** Ids from the root to the leaf. */
  categoryIds: readonly string[];
  productTypeId: string;
  attributes: readonly AttributeRow[];
  packaging: { shape: number; type: number; pictures: readonly DraftPicture[] };
  sizeChartName: string;
  /** As one of our shops has it: another shop may have the same person under another id. */
  model: { id: string; name: string } | null;
  skus: readonly DraftSku[];
}

/** The store that a draft is for. Settings are null until somebody has filled them in. */
export type DraftStore = { mode: StoreMode; country: string } & StoreSettings;

export type { StoreMode };
