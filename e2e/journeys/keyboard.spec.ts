import { expect } from '@playwright/test';
import { journey } from '../journey.ts';
import { adminPassword } from '../product.ts';
import { chooseByKey, openByKey, signInByKey, tabTo } from '../screens/keys.ts';

journey('a store is added and looked up without a mouse', async ({ page }) => {
  await signInByKey(page, adminPassword);

  await openByKey(page, '店铺管理');
  await tabTo(page, page.getByRole('button', { name: '新增店铺' }).first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '新增店铺' });
  await expect(dialog.getByLabel('店铺名称')).toBeFocused();
  await page.keyboard.type('键盘店');
  await chooseByKey(page, dialog.getByRole('combobox', { name: '店铺类型' }));
  await chooseByKey(page, dialog.getByRole('combobox', { name: '国家' }));
  await tabTo(page, dialog.getByLabel('备注'));
  await page.keyboard.type('不用鼠标');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: '键盘店' });
  await tabTo(page, row.getByRole('button', { name: '编辑' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '编辑店铺' }).getByLabel('备注')).toHaveValue('不用鼠标');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row.getByRole('button', { name: '编辑' })).toBeFocused();

  const tab = page.getByRole('navigation', { name: '打开的页面' }).getByRole('link', { name: '工作台' });
  await tabTo(page, tab, { back: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '工作台', level: 1 })).toBeVisible();
});
