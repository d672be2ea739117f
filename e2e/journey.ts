import { expect, test as base } from '@playwright/test';
import { type Sandbox, startSandbox } from './outside/sandbox.ts';
import { adminPassword, type Product } from './product.ts';
import { prepareStarted } from './startingPoint.ts';

/** Secrets and personal data that the product gets, and that its log must not contain. */
const confidences = [adminPassword, 'Maria Gonzalez', '1804 Kinney Ave', '王伟'];

interface Surroundings {
  /** Whether the administrator's password is a known one; else the product makes it. */
  knownPassword: boolean;
  /** Whether the product starts with the sample shop; else it is empty. */
  sampleShop: boolean;
  /** Further settings of the product, as in its environment. */
  settings: Readonly<Record<string, string>>;
  /** Journeys with different names here get different products, even where all else is the same. */
  instance: string;
  product: Product;
}

/**
 * Journeys with the same surroundings share a running product, one after the other and in any order. One that counts
 * what there is, or changes what others look at, names an instance of its own. After a failure the next journey gets a
 * new product. What a page throws fails the journey; what the log gives away fails the run.
 */
export const journey = base.extend<object, Surroundings>({
  knownPassword: [true, { option: true, scope: 'worker' }],
  sampleShop: [false, { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  instance: ['', { option: true, scope: 'worker' }],
  product: [
    async ({ sampleShop, knownPassword, settings }, use) => {
      const product = await prepareStarted({
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
    { scope: 'worker', timeout: 500_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  page: async ({ page }, use) => {
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    await use(page);
    expect(thrown).toEqual([]);
  },
});

/** With a sandbox for the marketplaces, which the product calls. */
export const marketJourney = journey.extend<object, { sandbox: Sandbox }>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern what a fixture needs
    async ({}, use) => {
      await using sandbox = await startSandbox();
      await use(sandbox);
    },
    { scope: 'worker' },
  ],
  settings: [async ({ sandbox }, use) => use({ SANDBOX_URL: sandbox.url }), { scope: 'worker' }],
});
