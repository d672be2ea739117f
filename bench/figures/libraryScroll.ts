import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sessionCookie } from '@pressroom/contract/endpoint';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { thumbnailKey } from '../../apps/server/src/platform/storage/thumbnails.ts';
import { libraryDataset } from '../database/datasets.ts';
import { type Figure, boundValue } from '../figure.ts';
import { drawnPrint } from '../libraryPictures.ts';
import { folderIn } from '../folders.ts';
import { withChromium } from '../programs/chromium.ts';
import { startPressroom } from '../programs/pressroom.ts';

const files = 2000;
const seconds = 5;
/** A wheel that is turned fast: some four rows a second at 60 pictures a second. */
const step = 14;

export const libraryScroll: Figure = {
  names: ['library-scroll'],
  what: 'frames a second while a folder of 100,000 pictures is scrolled in Chromium, pictures and pieces of the list arriving',
  async measure() {
    const database = await libraryDataset();
    await putThumbnails(join(folderIn(`data/${database}`), 'files'));
    await using pressroom = await startPressroom(database);
    return await withChromium(async (browser) => {
      const { origin, headers } = pressroom;
      const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
      await context.addCookies([{ name: sessionCookie, value: headers['authtoken']!, url: origin }]);
      const page = await context.newPage();
      await page.goto(`${origin}/library/index`);
      await page.locator('[role=option]').first().waitFor();
      await frames(page, 1);
      const { rate, passed } = await frames(page, seconds);
      if (passed < 60 * step) throw new Error(`The list did not scroll: ${passed} pixels`);
      return [boundValue('library-scroll', { ours: rate, unit: 'frames/s' }, { atLeast: 50 })];
    });
  },
};

/** Stores the thumbnail of each file, which the server would otherwise make at the first request. */
async function putThumbnails(storage: string): Promise<void> {
  const small = await sharp(await drawnPrint())
    .resize({ width: 160 })
    .webp()
    .toBuffer();
  for (let number = 1; number <= files; number += 1) {
    const sha256 = createHash('sha256').update(`library ${number}`).digest();
    const target = join(storage, thumbnailKey(sha256, 160));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, small);
  }
}

/** Scrolls a step a frame, as the browser draws them. */
function frames(page: Page, forSeconds: number): Promise<{ rate: number; passed: number }> {
  return page.evaluate<{ rate: number; passed: number }>(`(async () => {
    const list = document.querySelector('[role=listbox]').parentElement;
    const from = list.scrollTop;
    const start = performance.now();
    let drawn = 0;
    while (performance.now() - start < ${forSeconds * 1000}) {
      await new Promise(requestAnimationFrame);
      list.scrollTop += ${step};
      drawn += 1;
    }
    return { rate: drawn / ((performance.now() - start) / 1000), passed: list.scrollTop - from };
  })()`);
}
