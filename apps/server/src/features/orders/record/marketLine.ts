/** What a marketplace’s listing says of the goods. */
export interface Listing {
  title?: string | null;
  sellerSku?: string | null;
  attributes?: readonly { name: string | null; value: string | null }[];
  image?: string | null;
}

/** A marketplace's own name for pieces of a line, wanted when they ship. */
export interface MarketItem {
  id: string;
  quantity: number;
}

/** A line of an order as its marketplace tells it. `msku`: its SKU id there. */
export interface MarketLine {
  msku: string;
  num: number;
  listing: Listing;
  marketItems: MarketItem[];
}

/** Pieces by SKU id. */
export type Goods = Readonly<Record<string, number>>;
