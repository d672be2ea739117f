import { amountOf, centsOf } from '@pressroom/contract/fields/amounts';
import type { Money } from '@pressroom/contract/lastMile/money';

export function priceText({ amount, currency }: Money): string {
  return `${currency} ${amount}`;
}

interface Priced {
  cost: string | null;
  currency: string | null;
}

/** One sum for each currency, in the order of their names; rows without a price add nothing. */
export function sumsOf(rows: readonly Priced[]): Money[] {
  const sums = new Map<string, bigint>();
  for (const { cost, currency } of rows) {
    if (cost !== null && currency !== null) sums.set(currency, (sums.get(currency) ?? 0n) + centsOf(cost));
  }
  return [...sums]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([currency, cents]) => ({ amount: amountOf(cents), currency }));
}
