import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { boundValue, type Figure } from '../figure.ts';
import { checkout } from '../folders.ts';
import { withChromium } from '../programs/chromium.ts';

const origin = 'http://bench.test';
const bound = { atMost: 50 };
/** What a list of 2,000 values is searched for; each of these texts is found. */
const searches = ['1987', '42', '7', '1500', '333', '9', '1024', '86', '608', '1999'];

export const attributeForm: Figure = {
  names: ['attribute-form', 'attribute-form-typing', 'attribute-form-choosing', 'attribute-form-rows'],
  what: 'from a key to the painted form in Chromium, with 120 attributes of all kinds and 2,000 values in each list: the median of all keys, and the 95th percentile of typing words, of searching and choosing a value, of adding a row',
  async measure() {
    const pageFolder = mkdtempSync(join(tmpdir(), 'attribute-form-'));
    const config = join(checkout, 'apps/web/bench/attributeForm/vite.config.ts');
    const vite = join(checkout, 'node_modules/vite/bin/vite.js');
    execFileSync(process.execPath, [vite, 'build', '--config', config, '--outDir', pageFolder, '--logLevel', 'error']);
    try {
      return await withChromium(measureForm(pageFolder));
    } finally {
      rmSync(pageFolder, { recursive: true });
    }
  },
};

const measureForm = (pageFolder: string) => async (browser: Browser) => {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
  await servePage(page, pageFolder);
  await page.evaluate(watchKeys);
  const typing = await typeWords(page);
  const choosing = await chooseValues(page);
  const rows = await addRows(page);
  const all = [...typing, ...choosing, ...rows];
  return [
    boundValue('attribute-form', { ours: percentile(all, 0.5), unit: 'ms' }, bound),
    boundValue('attribute-form-typing', { ours: percentile(typing, 0.95), unit: 'ms' }, bound),
    boundValue('attribute-form-choosing', { ours: percentile(choosing, 0.95), unit: 'ms' }, bound),
    boundValue('attribute-form-rows', { ours: percentile(rows, 0.95), unit: 'ms' }, bound),
  ];
};

async function servePage(page: Page, folder: string): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404, body: '' });
  });
  await page.goto(`${origin}/`);
  await page.locator('label').nth(119).waitFor();
}

/** Notes of each key how long it takes until the frame after it is painted. What it changes is in this frame. */
const watchKeys = `
  window.painted = [];
  addEventListener('keydown', (event) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.painted.push(performance.now() - event.timeStamp);
      port2.postMessage(undefined);
    });
  }, true);`;

/** Presses a key and waits until it is painted and what it was pressed for is there; answers the time to the paint. */
async function press(page: Page, key: string, isThere: string): Promise<number> {
  await page.evaluate('window.painted.length = 0');
  await page.keyboard.press(key);
  await page.waitForFunction('window.painted.length > 0');
  if (!(await page.evaluate(isThere)))
    throw new Error(`${key} was painted without what it was pressed for: ${isThere}`);
  return page.evaluate<number>('window.painted[0]');
}

/** A letter stands in the field in the frame after its key. */
async function typeWords(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const field of ['text 0', 'text 56', 'text 112']) {
    await page.getByRole('textbox', { name: field, exact: true }).focus();
    for (const [at, letter] of Array.from('printed on demand').entries()) {
      times.push(
        await press(page, letter === ' ' ? 'Space' : letter, `document.activeElement.value.length === ${at + 1}`),
      );
    }
  }
  return times;
}

/** The list opens, each letter searches it, and Enter chooses what was found. */
async function chooseValues(page: Page): Promise<number[]> {
  const times: number[] = [];
  const list = page.getByRole('combobox', { name: 'select 2', exact: true });
  for (const search of searches) {
    await list.focus();
    times.push(await press(page, 'ArrowDown', `document.activeElement.getAttribute('aria-expanded') === 'true'`));
    for (const letter of `value ${search}`) {
      times.push(await press(page, letter === ' ' ? 'Space' : letter, `document.activeElement.value !== ''`));
    }
    const chosen = `document.activeElement.closest('.ant-select').textContent.includes('value ${search}')`;
    times.push(await press(page, 'Enter', chosen));
  }
  return times;
}

/** A row more stands there in the frame after the key. */
async function addRows(page: Page): Promise<number[]> {
  const times: number[] = [];
  await page.getByRole('button', { name: 'Add a row' }).first().focus();
  for (let row = 2; row <= 21; row += 1) {
    const rows = `document.activeElement.closest('[data-wide]').querySelectorAll('[data-row]').length === ${row}`;
    times.push(await press(page, 'Enter', rows));
  }
  return times;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
