import { expect } from '@playwright/test';
import { journey } from '../journey.ts';

journey.use({ knownPassword: false });

journey('the first password opens nothing but its own replacement', async ({ page, product }) => {
  const first = /password (\S+) \(shown this once\)/.exec(product.output())?.[1] ?? '';
  expect(first).not.toBe('');
  await page.goto('/store/index?name=x');
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(first);
  await page.getByRole('button', { name: '登录' }).click();

  await expect(page).toHaveURL(/\/password\?/);
  await page.goto('/order/index');
  await expect(page).toHaveURL(/\/password\?/);
  await page.getByLabel('当前密码').fill(first);
  await page.getByLabel('新密码', { exact: true }).fill('own-choice1');
  await page.getByLabel('再次输入新密码').fill('own-choice1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '订单管理', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'admin' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(first);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('alert')).toContainText('账号或密码错误');
  await page.getByLabel('密码', { exact: true }).fill('own-choice1');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
});
