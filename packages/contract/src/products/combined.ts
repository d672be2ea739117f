import { amountOf, centsOf } from '../fields/amounts.ts';

type Part<Name extends string> = { quantity: number } & Record<Name, string | null>;

/** What the parts of a combination have together of an amount. Null where one lacks it: a sum without it would be wrong. */
export function sumOf<Name extends string>(parts: readonly Part<Name>[], name: Name): string | null {
  let total = 0n;
  for (const { [name]: amount, quantity } of parts) {
    if (amount === null) return null;
    total += centsOf(amount) * BigInt(quantity);
  }
  return parts.length === 0 ? null : amountOf(total);
}

/** The largest that one of the parts has; null where one lacks it. */
export function largestOf<Name extends string>(parts: readonly Part<Name>[], name: Name): string | null {
  let most = 0n;
  for (const { [name]: amount } of parts) {
    if (amount === null) return null;
    const value = centsOf(amount);
    if (value > most) most = value;
  }
  return parts.length === 0 ? null : amountOf(most);
}

/** How many of a combination its parts suffice for; none without parts. */
export function buildable(parts: readonly { available: number; quantity: number }[]): number {
  if (parts.length === 0) return 0;
  return Math.min(...parts.map(({ available, quantity }) => Math.floor(available / quantity)));
}
