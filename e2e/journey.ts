import { expect, test as base } from '@playwright/test';
import { prepareProduct, type Product } from './product.ts';

interface Surroundings {
  /** Whether the product starts with the sample shop; else it is empty. */
  sampleShop: boolean;
  product: Product;
}

/** A journey has a product of its own, and a browser that stands before it. What a page throws fails the journey. */
export const journey = base.extend<Surroundings>({
  sampleShop: [false, { option: true }],
  product: [
    async ({ sampleShop }, use) => {
      const product = await prepareProduct({ sampleShop });
      try {
        await product.start();
        await use(product);
      } finally {
        await product.remove();
      }
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  page: async ({ page }, use) => {
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await use(page);
    expect(thrown).toEqual([]);
  },
});
