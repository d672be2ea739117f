import { amountOf, centsOf } from '../fields/amounts.ts';
import type { PriceRule } from './settings.ts';

/** In cents: what lists and marketplaces have room for. */
const most = 9_999_999n;
const least = 1n;

/** A decimal with at most so many places as a whole number of its last place. */
function scaled(decimal: string, places: number): bigint {
  const [whole = '0', rest = ''] = decimal.split('.');
  return BigInt(whole + rest.padEnd(places, '0'));
}

const halfUp = (value: bigint, by: bigint) => (2n * value + by) / (2n * by);
const up = (value: bigint, by: bigint) => (value + by - 1n) / by;

interface Known {
  /** Of the product; null: it has none. */
  price: string | null;
  /** What the piece costs; null: not known. */
  cost: string | null;
}

/** The price that a store asks, by its rule; null: the product has none. */
export function proposePrice({ price, cost }: Known, rule: PriceRule | null): string | null {
  if (price === null) return null;
  if (!rule) return amountOf(centsOf(price));
  const raised = halfUp(centsOf(price) * scaled(rule.factor, 4), 10_000n) + centsOf(rule.plus);
  const floor = floorOf(cost, rule);
  const wanted = [raised, floor, least].reduce((a, b) => (a > b ? a : b));
  const rounded = rule.to99 ? ((wanted + 100n) / 100n) * 100n - 1n : wanted;
  return amountOf(rounded > most ? most : rounded);
}

/** The lowest price that leaves the margin; 0: there is no floor. */
function floorOf(cost: string | null, { marginPercent }: PriceRule): bigint {
  if (cost === null || marginPercent === null) return 0n;
  return up(centsOf(cost) * (10_000n + scaled(marginPercent, 2)), 10_000n);
}

export interface ProductPrices {
  original: string | null;
  selling: string | null;
  cost: string | null;
}

export interface ProposedPrices {
  originalPrice: string | null;
  /** Null: nothing is struck through. */
  specialPrice: string | null;
}

/** The original price of a SKU and the special one, which is lower or none. */
export function proposePrices({ original, selling, cost }: ProductPrices, rule: PriceRule | null): ProposedPrices {
  const originalPrice = proposePrice({ price: original ?? selling, cost }, rule);
  const special = original === null ? null : proposePrice({ price: selling, cost }, rule);
  const isLower = originalPrice !== null && special !== null && centsOf(special) < centsOf(originalPrice);
  return { originalPrice, specialPrice: isLower ? special : null };
}

/** What a piece of this category of ours costs the store; null: nobody has said. */
export function costOf(rule: Pick<PriceRule, 'baseCost' | 'categoryCosts'> | null, categoryId: string | null) {
  const own = rule?.categoryCosts.find((one) => one.categoryId === categoryId)?.cost;
  return own ?? rule?.baseCost ?? null;
}
