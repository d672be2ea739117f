import { expect } from '@playwright/test';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { journey } from '../journey.ts';
import { open, signIn } from '../screens/frame.ts';

/** Print files that other programs wrote. They lie beside the checkout, where somebody has put them there. */
const folder = path.join(import.meta.dirname, '../../../shared/data/prints');

journey('prints from other programs are judged alike', async ({ page }) => {
  journey.skip(!existsSync(folder), 'needs ../shared/data/prints beside the checkout');
  const files = await readdir(folder);
  const refused = files.filter((name) => name.startsWith('refused'));
  await signIn(page);
  await open(page, '图库');
  await page.getByRole('button', { name: '添加图片' }).first().click();
  const dialog = page.getByRole('dialog', { name: '添加图片' });
  await dialog.getByLabel('选择图片').setInputFiles(files.map((name) => path.join(folder, name)));
  await expect(dialog.getByRole('listitem')).toHaveCount(files.length);
  await dialog.getByRole('button', { name: /^上传 \d+ 个文件/ }).click();
  await expect(dialog.getByRole('status')).toContainText(
    `已上传 ${files.length - refused.length}，未通过 ${refused.length}，待上传 0`,
    { timeout: 60_000 },
  );
  for (const name of refused)
    await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText('未通过');
});
