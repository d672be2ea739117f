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

export const screenSize: Figure = {
  names: ['size-sign-in', 'size-first-screen', 'size-orders'],
  what: 'the scripts and styles that Chromium asks for, gzipped: for sign-in, and when signed in for the first screen and for the orders',
  async measure() {
    await using pressroom = await startPressroom(await datasetOf(10_000));
    return await withChromium(async (browser) => {
      const { origin, headers } = pressroom;
      const token = { name: sessionCookie, value: headers['authtoken']!, url: origin };
      const signIn = await sizeOf(browser, origin, [], 'input[type=password]');
      const firstScreen = await sizeOf(browser, origin, [token], 'text=需要处理');
      const orders = await sizeOf(browser, `${origin}/order/index`, [token], 'text=PO-211-');
      return [
        boundValue('size-sign-in', { ours: signIn, unit: 'KiB' }, { atMost: 200 }),
        boundValue('size-first-screen', { ours: firstScreen, unit: 'KiB' }, { atMost: 350 }),
        boundValue('size-orders', { ours: orders, unit: 'KiB' }, { atMost: 350 }),
      ];
    });
  },
};

type Cookies = { name: string; value: string; url: string }[];

/** Counts what the browser loads until the main content of the page is visible. */
async function sizeOf(browser: Browser, address: string, cookies: Cookies, sign: string): Promise<number> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) asked.add(pathname);
  });
  await page.goto(address);
  await page.locator(sign).first().waitFor();
  await context.close();
  return [...asked].reduce((sum, pathname) => sum + gzipped(pathname), 0) / 1024;
}

function gzipped(pathname: string): number {
  return gzipSync(readFileSync(join(checkout, 'apps/web/dist', pathname)), { level: 9 }).length;
}
