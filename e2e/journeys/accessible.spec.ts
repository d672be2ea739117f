import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { journey } from '../journey.ts';
import { screens } from '../screens/every.ts';
import { signIn } from '../screens/frame.ts';

journey.use({ sampleShop: true });

for (const colorScheme of ['light', 'dark'] as const) {
  journey(`every screen and its dialogs, in ${colorScheme}, can be used with a screen reader`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found: Record<string, string[]> = {};
    await page.goto('/');
    await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
    note(found, '/login', await serious(page));
    await signIn(page);
    for (const { path, title, dialogs } of screens) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title.zh, level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      note(found, path, await serious(page));
      for (const name of dialogs.zh) {
        await page
          .getByRole('button', { name: new RegExp(`${name}$`) })
          .first()
          .click();
        const dialog = page.getByRole('dialog', { name });
        await expect(dialog).toBeVisible();
        note(found, `${path} ${name}`, await serious(page));
        await dialog
          .getByRole('button', { name: /^(关闭|Close)$/ })
          .first()
          .click();
        await expect(dialog).toBeHidden();
      }
    }
    expect(found).toEqual({});
  });
}

function note(found: Record<string, string[]>, page: string, findings: string[]) {
  if (findings.length > 0) found[page] = findings;
}

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
