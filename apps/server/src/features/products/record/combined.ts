import { largestOf, sumOf } from '@pressroom/contract/products/combined';
import { amountFields, priceFields } from '@pressroom/contract/productTemplates/form';
import type { ComponentRow } from './components.ts';

export type Combined = Record<(typeof amountFields)[number], string | null>;

const sums = [...priceFields, 'outerBoxHeight', 'outerBoxWeight'] as const;
const bases = ['outerBoxLength', 'outerBoxWidth'] as const;

/** What a combination needs and costs together: prices and weights added, heights stacked on the largest base. */
export function combine(components: readonly ComponentRow[]): Partial<Combined> {
  if (components.length === 0) return {};
  return Object.fromEntries([
    ...sums.map((field) => [field, sumOf(components, field)]),
    ...bases.map((field) => [field, largestOf(components, field)]),
  ]) as Combined;
}
