import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A rule of colours that axe leaves out unless it is asked for by its tag. */
const unasked = 'color-contrast-enhanced';

/** What is as it should be is not described: that takes most of the time. */
const onlyViolations = { resultTypes: ['violations' as const] };

/** What a screen reader's user would stumble over. Asks every rule in light. In dark the page is the same but for its colours, and so only their rules are asked again. */
export async function seriousFindings(page: Page, part = 'html'): Promise<string[]> {
  // the other mode is for frames, which no page has: it puts the results together on an empty page of its own
  const axe = () => new AxeBuilder({ page }).include(part).options(onlyViolations).setLegacyMode();
  const light = await serious(axe());
  await switchTo(page, 'dark');
  const dark = await serious(axe().withTags('cat.color').disableRules(unasked));
  await switchTo(page, 'light');
  return [...light, ...dark.map((finding) => `in dark, ${finding}`)];
}

/** Resolves once the page stands in these colours. */
async function switchTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  const turning = () => page.evaluate('document.getAnimations().some((one) => one instanceof CSSTransition)');
  await expect.poll(turning).toBe(false);
}

async function serious(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
