import type { Page } from '@playwright/test';

const spoken = ['aria-label', 'title', 'placeholder', 'alt'];

/** The texts of the page, also those that only a screen reader tells: lines, names and hints of its parts, each once. */
export async function screenTexts(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').innerText()).split(/[\n\t]/);
  const names = await Promise.all(
    spoken.map((attribute) =>
      page
        // icons carry the names of their drawings
        .locator(`[${attribute}]:not([role=img]):visible`)
        .evaluateAll((parts, attribute) => parts.map((part) => part.getAttribute(attribute) ?? ''), attribute),
    ),
  );
  return [...new Set([...lines, ...names.flat()].map((text) => text.trim()).filter(Boolean))];
}
