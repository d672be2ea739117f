import { compareDecimals } from '@pressroom/contract/attributes/decimals';
import type { MessageKey } from '@pressroom/contract/messages';
import type { DraftSku, ListingDraft } from '../publishing/draft.ts';
import { error, type Found, warning } from './found.ts';

const isBelow = (left: string, right: string) => (compareDecimals(left, right) ?? 0) < 0;
const isAbove = (left: string, right: string) => (compareDecimals(left, right) ?? 0) > 0;

type PriceField = 'originalPrice' | 'specialPrice';
const priceNames = {
  originalPrice: { key: 'preflight.originalPrice' },
  specialPrice: { key: 'preflight.specialPrice' },
} as const;

/** One price of each SKU: there where it is needed, above 0, and at most so high. */
export function judgePrice(
  { skus }: ListingDraft,
  { field, required, most }: { field: PriceField; required: boolean; most: string },
): Found[] {
  const what = priceNames[field];
  return skus.flatMap((one) => {
    const place = { part: 'skus', sku: one.sku, field } as const;
    const price = one[field];
    if (price === null) return required ? [error(place, 'preflight.priceMissing', { what })] : [];
    if (!isAbove(price, '0')) return [error(place, 'preflight.priceLow', { what, price })];
    return isAbove(price, most) ? [error(place, 'preflight.priceHigh', { what, price, most })] : [];
  });
}

export function judgeSpecialPrice({ skus }: ListingDraft): Found[] {
  return skus.flatMap(({ sku, originalPrice: original, specialPrice: special }) => {
    if (original === null || special === null || isBelow(special, original)) return [];
    return [error({ part: 'skus', sku, field: 'specialPrice' }, 'preflight.specialNotBelow', { special, original })];
  });
}

export function judgeStock({ skus }: ListingDraft, most: number): Found[] {
  const high = skus.filter(({ stock }) => stock > most);
  const none = skus.length > 0 && skus.every(({ stock }) => stock === 0);
  return [
    ...high.map(({ sku, stock }) =>
      error({ part: 'skus', sku, field: 'realStock' }, 'preflight.stockHigh', { stock, most }),
    ),
    ...(none ? [warning({ part: 'skus', field: 'realStock' }, 'preflight.stockNone')] : []),
  ];
}

/** A store of which nothing can be bought. */
export function judgeOnSale({ skus }: ListingDraft): Found[] {
  const isNone = skus.length > 0 && skus.every(({ isOnSale }) => !isOnSale);
  return isNone ? [warning({ part: 'skus', field: 'status' }, 'preflight.noneOnSale')] : [];
}

type Side = keyof DraftSku['box'];
const sides: readonly (readonly [Side, string, MessageKey])[] = [
  ['length', 'outerBoxLength', 'products.sheet.column.outerBoxLength'],
  ['width', 'outerBoxWidth', 'products.sheet.column.outerBoxWidth'],
  ['height', 'outerBoxHeight', 'products.sheet.column.outerBoxHeight'],
  ['weight', 'outerBoxWeight', 'products.sheet.column.outerBoxWeight'],
];

/** The smallest and largest that a marketplace takes, sides in centimetres and the weight in grams. */
export interface BoxBounds {
  side: { least: string; most: string };
  weight: { least: string; most: string };
}

export function judgeBox({ skus }: ListingDraft, bounds: BoxBounds): Found[] {
  return skus.flatMap(({ sku, box }) =>
    sides.flatMap(([name, field, key]) => {
      const place = { part: 'skus', sku, field } as const;
      const side = { key };
      const value = box[name];
      const { least, most } = name === 'weight' ? bounds.weight : bounds.side;
      if (value === null) return [error(place, 'preflight.boxMissing', { side })];
      if (isBelow(value, least)) return [error(place, 'preflight.boxSmall', { side, value, least })];
      return isAbove(value, most) ? [error(place, 'preflight.boxLarge', { side, value, most })] : [];
    }),
  );
}
