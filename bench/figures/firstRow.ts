import { sessionCookie } from '@pressroom/contract/endpoint';
import type { Browser, BrowserContext } from '@playwright/test';
import { datasetOf } from '../database/datasets.ts';
import { type Figure, boundValue } from '../figure.ts';
import { withChromium } from '../programs/chromium.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { firstRowThere, markShown } from '../programs/shown.ts';
import { median } from '../rounds.ts';

const rounds = 15;

export const firstRow: Figure = {
  names: ['first-row', 'first-row-requests', 'first-row-size'],
  what: 'the orders page, opened by a signed-in user whose Chromium has kept nothing: until its first row is shown, and what was asked and sent for that',
  async measure() {
    await using pressroom = await startPressroom(await datasetOf(10_000));
    return await withChromium(async (browser) => {
      // the first round is the server's first answer and the browser's first page as well
      await opened(browser, pressroom);
      const taken: Opening[] = [];
      for (let round = 0; round < rounds; round += 1) taken.push(await opened(browser, pressroom));
      const middle = (of: keyof Opening) => median(taken.map((opening) => opening[of]));
      return [
        boundValue('first-row', { ours: middle('milliseconds'), unit: 'ms' }, { atMost: 450 }),
        boundValue('first-row-requests', { ours: middle('requests'), unit: 'requests' }, { atMost: 25 }),
        boundValue('first-row-size', { ours: middle('size'), unit: 'KiB' }, { atMost: 300 }),
      ];
    });
  },
};

interface Opening {
  /** From the start of the navigation until a row is painted. */
  milliseconds: number;
  /** Everything that was asked for until the row was there, the page itself included; its own pictures come after it. */
  requests: number;
  /** KiB of scripts and styles that were sent for it, as they were compressed. */
  size: number;
}

/** A fresh context has an empty cache. */
async function opened(browser: Browser, { origin, headers }: Pressroom): Promise<Opening> {
  const context = await browser.newContext({ locale: 'zh-CN' });
  try {
    await context.addCookies([{ name: sessionCookie, value: headers['authtoken']!, url: origin }]);
    return await open(context, `${origin}/order/index`);
  } finally {
    await context.close();
  }
}

interface Sent {
  at: number;
  kind: string | undefined;
  bytes: number;
}

async function open(context: BrowserContext, address: string): Promise<Opening> {
  const page = await context.newPage();
  const sent = new Map<string, Sent>();
  const network = await context.newCDPSession(page);
  network.on('Network.requestWillBeSent', ({ requestId, wallTime, type }) => {
    sent.set(requestId, { at: wallTime * 1000, kind: type, bytes: 0 });
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await network.send('Network.enable');
  await page.addInitScript({ content: markShown(firstRowThere) });
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(() => {
    const [there] = performance.getEntriesByName('there');
    const [painted] = performance.getEntriesByName('painted');
    return there && painted && { there: performance.timeOrigin + there.startTime, after: painted.startTime };
  });
  const row = (await shown.jsonValue())!;
  // what was asked for before the row may still be on its way
  await page.waitForLoadState('load');
  const before = [...sent.values()].filter(({ at }) => at <= row.there);
  const parts = before.filter(({ kind }) => kind === 'Script' || kind === 'Stylesheet');
  return {
    milliseconds: row.after,
    requests: before.length,
    size: parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
  };
}
