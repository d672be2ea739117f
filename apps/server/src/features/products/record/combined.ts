import { amountFields, priceFields } from '@pressroom/contract/productTemplates/form';
import type { ComponentRow } from './components.ts';

export type Combined = Record<(typeof amountFields)[number], string | null>;

const hundredths = (amount: string) => {
  const [whole = '', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
};

function amountOf(value: bigint): string {
  const digits = String(value).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Null where a component lacks it: a sum that leaves one out would be wrong. */
function sumOf(components: readonly ComponentRow[], field: keyof Combined): string | null {
  let total = 0n;
  for (const { [field]: amount, quantity } of components) {
    if (amount === null) return null;
    total += hundredths(amount) * BigInt(quantity);
  }
  return amountOf(total);
}

function largestOf(components: readonly ComponentRow[], field: keyof Combined): string | null {
  let most = 0n;
  for (const { [field]: amount } of components) {
    if (amount === null) return null;
    const value = hundredths(amount);
    if (value > most) most = value;
  }
  return amountOf(most);
}

/** What a combination needs and costs together: prices and weights added, heights stacked on the largest base. */
export function combine(components: readonly ComponentRow[]): Partial<Combined> {
  if (components.length === 0) return {};
  const sums = [...priceFields, 'outerBoxHeight', 'outerBoxWeight'] as const;
  const bases = ['outerBoxLength', 'outerBoxWidth'] as const;
  return Object.fromEntries([
    ...sums.map((field) => [field, sumOf(components, field)]),
    ...bases.map((field) => [field, largestOf(components, field)]),
  ]) as Combined;
}

/** How many of a combination its components suffice for. */
export function buildable(components: readonly ComponentRow[]): number {
  if (components.length === 0) return 0;
  return Math.min(...components.map(({ available, quantity }) => Math.floor(available / quantity)));
}
