/** What is sold in a leaf category; it decides which attributes are asked for. */
export type Goods = 'clothing' | 'workwear' | 'socks' | 'mug' | 'poster' | 'phoneCase' | 'everyPhone' | 'plain';

export interface Category {
  /** Decimal digits; one of them does not fit a double. */
  id: string;
  /** '0' at the roots. */
  parentId: string;
  name: string;
  chinese: string;
  leaf: boolean;
  /** From 1. */
  level: number;
  /** Whether its goods are worn, and so have sizes. */
  apparel: boolean;
  goods: Goods;
  /** 0 shown, 1 hidden, 2 old, 3 abandoned. */
  hiddenType: 0 | 1 | 2 | 3;
}
