import { expect } from '@playwright/test';
import { journey } from '../journey.ts';
import { seriousFindings } from '../reading/seriousFindings.ts';
import { screens } from '../screens/every.ts';
import { signIn } from '../screens/frame.ts';

journey.use({ sampleShop: true });

// the longest journey of all: its parts share the processors
journey.describe.configure({ mode: 'parallel' });

// the largest screens stand beside each other
const everyOther = (first: number) => screens.filter((_, at) => at % 2 === first);
const parts = { 'every other one': everyOther(0), 'the ones between': everyOther(1) };

journey('the sign-in can be used with a screen reader, in light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});

for (const [part, own] of Object.entries(parts)) {
  journey(
    `every screen and its dialogs, in light and dark, can be used with a screen reader: ${part}`,
    async ({ page }) => {
      journey.setTimeout(600_000);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const found: Record<string, string[]> = {};
      const check = async (state: string, part?: string) => {
        const findings = await seriousFindings(page, part);
        if (findings.length > 0) found[state] = findings;
      };
      await page.goto('/');
      await signIn(page);
      for (const { path, title, dialogs } of own) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: title.zh, level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await check(path);
        for (const name of dialogs.zh) {
          await page
            .getByRole('button', { name: new RegExp(`${name}$`) })
            .first()
            .click();
          const dialog = page.getByRole('dialog', { name });
          await expect(dialog).toBeVisible();
          // the page behind it was asked before
          await check(`${path} ${name}`, '[role=dialog]');
          await dialog
            .getByRole('button', { name: /^(关闭|Close)$/ })
            .first()
            .click();
          await expect(dialog).toBeHidden();
        }
      }
      expect(found).toEqual({});
    },
  );
}
