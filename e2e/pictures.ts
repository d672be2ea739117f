// Takes the pictures of docs/images from the sample shop: npm run pictures --workspace e2e
import { chromium, expect } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from '../scripts/testing/chromium.ts';
import { adminPassword, prepareProduct } from './product.ts';

const folder = path.join(import.meta.dirname, '../docs/images');
await mkdir(folder, { recursive: true });

const product = await prepareProduct({ sampleShop: true, password: adminPassword });
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
  await page.screenshot({ path: path.join(folder, 'dashboard.png'), clip: { x: 0, y: 0, width: 1440, height: 610 } });
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('tab', { name: 'In production' }).waitFor();
  await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await page.getByText('SKU ID').first().waitFor();
  // those further down are fetched when they are scrolled to
  const first = page.locator('img').filter({ visible: true });
  const missing = () => first.evaluateAll((all) => all.slice(0, 16).filter((image) => !image.naturalWidth).length);
  await expect.poll(missing, { timeout: 30_000 }).toBe(0);
  await page.screenshot({ path: path.join(folder, 'orders.png') });
  await browser.close();
}
