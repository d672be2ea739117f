import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sessionCookie } from '@pressroom/contract/endpoint';
import type { Browser } from '@playwright/test';
import { datasetOf } from '../database/datasets.ts';
import { type Figure, boundValue } from '../figure.ts';
import { checkout } from '../folders.ts';
import { withChromium } from '../programs/chromium.ts';
import { startPressroom } from '../programs/pressroom.ts';
import { firstRowThere, markShown } from '../programs/shown.ts';

export const screenSize: Figure = {
  names: ['size-sign-in', 'size-first-screen', 'size-orders'],
  what: 'the scripts and styles that Chromium asks for, gzipped: for sign-in, and when signed in for the first screen and for the orders',
  async measure() {
    await using pressroom = await startPressroom(await datasetOf(10_000));
    return await withChromium(async (browser) => {
      const { origin, headers } = pressroom;
      const token = { name: sessionCookie, value: headers['authtoken']!, url: origin };
      const signIn = await sizeOf(browser, origin, [], `document.querySelector('input[type=password]')`);
      const firstScreen = await sizeOf(browser, origin, [token], `document.body?.innerText.includes('需要处理')`);
      const orders = await sizeOf(browser, `${origin}/order/index`, [token], firstRowThere);
      return [
        boundValue('size-sign-in', { ours: signIn, unit: 'KiB' }, { atMost: 200 }),
        boundValue('size-first-screen', { ours: firstScreen, unit: 'KiB' }, { atMost: 350 }),
        boundValue('size-orders', { ours: orders, unit: 'KiB' }, { atMost: 350 }),
      ];
    });
  },
};

type Cookies = { name: string; value: string; url: string }[];

/** Counts what the browser has asked for when the main content of the page is there. */
async function sizeOf(browser: Browser, address: string, cookies: Cookies, isThere: string): Promise<number> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.addInitScript({ content: markShown(isThere) });
  await page.goto(address);
  const asked = await page.waitForFunction(() => {
    const [there] = performance.getEntriesByName('there');
    if (!there) return undefined;
    const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= there.startTime);
    return before.map(({ name }) => new URL(name).pathname);
  });
  const parts = new Set((await asked.jsonValue())!.filter((pathname) => /\.(js|css)$/.test(pathname)));
  await context.close();
  return [...parts].reduce((sum, pathname) => sum + gzipped(pathname), 0) / 1024;
}

function gzipped(pathname: string): number {
  return gzipSync(readFileSync(join(checkout, 'apps/web/dist', pathname)), { level: 9 }).length;
}
