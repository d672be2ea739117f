import type { Page } from '@playwright/test';

interface Clicks {
  readonly count: number;
  /** What is done here is a look aside: it does not count. */
  aside(work: () => Promise<void>): Promise<void>;
}

/** Counts what a hand does from now on: each press of the mouse, and each choice of files. Keys do not count. */
export async function countClicks(page: Page): Promise<Clicks> {
  let count = 0;
  let counts = true;
  await page.exposeFunction('pressed', () => {
    if (counts) count += 1;
  });
  await page.addInitScript(`
    addEventListener('pointerdown', () => void pressed(), true);
    addEventListener('change', ({ target }) => target.type === 'file' && void pressed(), true);`);
  return {
    get count() {
      return count;
    },
    async aside(work) {
      counts = false;
      await work();
      counts = true;
    },
  };
}
