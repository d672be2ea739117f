import { expect } from '@playwright/test';
import type { Product } from '../product.ts';
import { control } from './control.ts';

/** A product as its marketplace has it, as far as journeys look at it. */
interface GoodsThere {
  number: string;
  skcs: { state: string }[];
}

/** What stores of the sandbox have published, and what the marketplaces do with it. */
export function goodsThere(product: Product) {
  const find = (sellerSku: string) =>
    control<GoodsThere[]>(product, `products?${new URLSearchParams({ sellerSku }).toString()}`);
  /** Acts on the product that was sent last with this SKU. */
  async function act(sellerSku: string, name: string, body: object = {}) {
    const { number } = (await find(sellerSku)).at(-1)!;
    await control(product, `products/${number}/${name}`, { body });
  }
  /** Waits until what was sent has arrived. */
  async function decide(sellerSku: string, name: string, body?: object) {
    await expect.poll(async () => (await find(sellerSku)).at(-1)?.skcs.map(({ state }) => state)).toContain('review');
    await act(sellerSku, name, body);
  }
  return {
    /** Reviewers take no time and refuse nothing, or they never come to a decision. */
    reviews: (they: 'pass' | 'never end') => {
      const ms = they === 'pass' ? 0 : 3_600_000;
      return control(product, 'reviews', { method: 'PUT', body: { fromMs: ms, toMs: ms, refusedShare: 0 } });
    },
    approve: (sellerSku: string) => decide(sellerSku, 'approve'),
    /** By the marketplace's own number. */
    approveNumber: (number: string) => control(product, `products/${number}/approve`, { body: {} }),
    refuse: (sellerSku: string, reason: { zh: string; en: string }) =>
      decide(sellerSku, 'refuse', { reasons: [reason] }),
    /** Somebody changes the price of one of its SKUs at the marketplace, in cents. */
    price: (sellerSku: string, prices: { original: number; special: number }) =>
      act(sellerSku, 'price', { sku: sellerSku, ...prices }),
  };
}
