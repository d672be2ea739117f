import { expect, test as base } from '@playwright/test';
import { adminPassword, prepareProduct, type Product } from './product.ts';

/** What people entrust to the product, and its log must not repeat. */
const confidences = [adminPassword, 'Maria Gonzalez', '1804 Kinney Ave', '王伟'];

interface Surroundings {
  /** Whether the administrator's password is a known one; else the product makes it. */
  knownPassword: boolean;
  /** Whether the product starts with the sample shop; else it is empty. */
  sampleShop: boolean;
  /** Further settings of the product, as in its environment. */
  settings: Readonly<Record<string, string>>;
  product: Product;
}

/** A journey has a product of its own, and a browser that stands before it. What a page throws fails the journey. */
export const journey = base.extend<Surroundings>({
  knownPassword: [true, { option: true }],
  sampleShop: [false, { option: true }],
  settings: [{}, { option: true }],
  product: [
    async ({ sampleShop, knownPassword, settings }, use) => {
      const product = await prepareProduct({
        sampleShop,
        settings,
        password: knownPassword ? adminPassword : undefined,
      });
      try {
        await product.start();
        await use(product);
        await product.stop();
        const log = product
          .output()
          .split('\n')
          .filter((line) => line.startsWith('{'));
        expect(log).not.toEqual([]);
        expect(log.filter((line) => confidences.some((secret) => line.includes(secret)))).toEqual([]);
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
