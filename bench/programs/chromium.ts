import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/testing/chromium.ts';

/** A browser for the length of `work`. */
export async function withChromium<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium: install one, or name it in PLAYWRIGHT_CHROMIUM.');
  const browser = await chromium.launch({ executablePath });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
