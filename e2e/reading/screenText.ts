import type { Page } from '@playwright/test';

/** What a person can read or be read to on the page: its texts, names and hints, each once. */
export async function screenTexts(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const quoted = [...tree.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text!);
  const plain = tree
    .split('\n')
    .map((line) => /^\s*- (?:\w+(?: \[[^\]]*\])*|\/placeholder): (.+)$/.exec(line)?.[1])
    .filter((text) => text !== undefined);
  const hints = await page.locator('[title]:visible').evaluateAll((all) => all.map((one) => one.getAttribute('title')));
  return [...new Set([...quoted, ...plain, ...hints].map((text) => (text ?? '').trim()).filter(Boolean))];
}
