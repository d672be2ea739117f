// Takes the pictures of docs/images from the sample shop: npm run pictures --workspace e2e
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '../scripts/testing/chromium.ts';
import { adminPassword, prepareProduct } from './product.ts';

const folder = path.join(import.meta.dirname, '../docs/images');
await mkdir(folder, { recursive: true });

// the classification templates come from the marketplaces, which a sandbox plays
const product = await prepareProduct({ sampleShop: true, password: adminPassword, settings: { SANDBOX: 'true' } });
try {
  await product.start();
  await takePictures(product.url);
} finally {
  await product.remove();
}

async function takePictures(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage({ baseURL: url, locale: 'en', viewport: { width: 1440, height: 860 } });
  await page.goto('/');
  await page.getByLabel('Account name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: /Past the ship-by date/ })).toBeVisible();
  await page.screenshot({ path: path.join(folder, 'dashboard.png') });
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('tab', { name: 'In production' }).waitFor();
  await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await page.getByText('SKU ID').first().waitFor();
  await expect.poll(() => missingIn(page), { timeout: 30_000 }).toBe(0);
  await page.screenshot({ path: path.join(folder, 'orders.png') });
  await takeLastMile(page);
  await takeTemplates(page);
  await takeProducts(page);
  await takePublishing(page);
  await browser.close();
}

/** A batch whose labels are in every state, what labels have cost, and the parcels that wait for their carriers. */
async function takeLastMile(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Last-mile orders' }).click();
  await page.getByRole('row').filter({ hasText: 'Completed with errors' }).getByRole('link').first().click();
  await page.getByText('The carrier refused the parcel').waitFor();
  await page.screenshot({ path: path.join(folder, 'lastMile.png') });

  await page.goto('/order/labelCosts?by=channel');
  await page.getByText('17Print GOFO Ground').waitFor();
  await page.screenshot({ path: path.join(folder, 'labelCosts.png') });

  await page.goto('/order/handover');
  await page.getByRole('row').filter({ hasText: 'GOFO Ground' }).first().waitFor();
  await page.screenshot({ path: path.join(folder, 'handover.png') });
}

/** The list of product templates, one with its pictures, and a classification template. */
async function takeTemplates(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Product templates' }).click();
  await page.getByRole('row').filter({ hasText: 'Magic mug' }).waitFor();
  await expect.poll(() => missingIn(page), { timeout: 30_000 }).toBe(0);
  await page.screenshot({ path: path.join(folder, 'productTemplates.png') });

  await page.getByRole('row').filter({ hasText: 'Oak-framed print' }).getByRole('button', { name: 'Edit' }).click();
  const product = page.getByRole('dialog', { name: 'Edit product template' });
  await product.getByRole('tab', { name: 'TEMU Image Management' }).click();
  await expect.poll(() => missingIn(product), { timeout: 30_000 }).toBe(0);
  await page.screenshot({ path: path.join(folder, 'templatePictures.png') });
  await product.getByRole('button', { name: 'Cancel' }).click();
  await expect(product).toBeHidden();

  await page.goto('/products/classifyingTemplate?fuzzy=Lantern-sleeve');
  await page.getByRole('row').filter({ hasText: 'Lantern-sleeve top' }).getByRole('button', { name: 'Edit' }).click();
  const classification = page.getByRole('dialog', { name: 'Edit classification template' });
  await expect(classification.getByRole('region', { name: 'TEMU' }).getByText(/required filled/)).toBeVisible();
  await page.screenshot({ path: path.join(folder, 'classification.png') });
}

/** Single products, and one of many SKUs with its sheet. */
async function takeProducts(page: Page): Promise<void> {
  await page.goto('/products/management');
  await page.getByRole('row').filter({ hasText: 'MUG' }).first().waitFor();
  await expect.poll(() => missingIn(page), { timeout: 30_000 }).toBe(0);
  await page.screenshot({ path: path.join(folder, 'products.png') });

  await page.goto('/products/multiAttribute?fuzzy=CLS-TIGER&fuzzyType=2');
  await page.getByRole('row').filter({ hasText: 'CLS-TIGER' }).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit multi-attribute product' });
  await dialog.getByRole('grid').waitFor();
  await expect.poll(() => missingIn(dialog), { timeout: 30_000 }).toBe(0);
  await page.screenshot({ path: path.join(folder, 'productVariants.png') });
}

/** What is published beside its marketplaces, a listing as buyers see it, and a plan with what preflight finds. */
async function takePublishing(page: Page): Promise<void> {
  await page.goto('/products/publish?publishStatus=3');
  await page.getByText('Gone at the marketplace').waitFor();
  await expect.poll(() => missingIn(page), { timeout: 30_000 }).toBe(0);
  await page.screenshot({ path: path.join(folder, 'publishing.png') });

  const owl = page.getByRole('row').filter({ hasText: 'Moonlit Owl' }).filter({ hasText: 'SHEIN' });
  await owl.getByRole('button', { name: 'Detail' }).click();
  const listing = page.getByRole('dialog');
  await listing.getByRole('tab', { name: 'Preview' }).click();
  await listing.getByText('Follows the structure').waitFor();
  await expect.poll(() => missingIn(listing), { timeout: 30_000 }).toBe(0);
  await page.screenshot({ path: path.join(folder, 'publishPreview.png') });

  await page.goto('/products/publish');
  const withErrors = page.getByRole('row').filter({ hasText: 'Tinta Viva MX' });
  await withErrors.getByRole('button', { name: 'Edit' }).click();
  const plan = page.getByRole('dialog', { name: 'Edit publish plan' });
  await plan.getByText('Sunset Tiger').first().waitFor();
  await expect.poll(() => missingIn(plan), { timeout: 30_000 }).toBe(0);
  await page.screenshot({ path: path.join(folder, 'publishBatch.png') });
}

/** How many of the pictures in sight have not arrived yet; those further down are fetched when they are scrolled to. */
function missingIn(part: Page | Locator): Promise<number> {
  const seen = part.locator('img').filter({ visible: true });
  return seen.evaluateAll((all) => all.slice(0, 12).filter((image) => !image.naturalWidth).length);
}
