import { expect, type Page } from '@playwright/test';
import { journey } from '../journey.ts';
import { adminPassword } from '../product.ts';
import { screens } from '../screens/every.ts';
import { expectCount } from '../screens/orders.ts';

journey.use({ sampleShop: true, viewport: { width: 390, height: 844 }, hasTouch: true });

journey('on a phone: sign in, look an order up, print at the packing station', async ({ page }) => {
  await signIn(page);
  const abnormal = page.getByRole('link', { name: /^异常 ?\d/ });
  await expect(abnormal).toHaveText(/4$/);
  await expectNoSidewaysScroll(page);
  await abnormal.tap();
  await expect(page.getByRole('heading', { name: '订单管理' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectCount(page, '异常', 4);
  await page.getByRole('button', { name: '展开', exact: true }).first().tap();
  await expect(page.getByRole('img', { name: /TEE-/ }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: '收起或展开侧边栏' }).tap();
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: /打单发货$/ })
    .tap();
  const box = page.getByLabel('订单号或运单号');
  await expect(box).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await box.fill('no-such-order');
  await page.getByRole('button', { name: '打印', exact: true }).tap();
  await expect(page.getByRole('status').filter({ hasText: '未打印' })).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

journey('on a phone: the pages of templates and their dialogs stay within the screen', async ({ page }) => {
  await signIn(page);
  for (const { path, title, dialogs } of screens.filter((one) => /stencil|Template$/.test(one.path))) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title.zh })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    for (const name of dialogs.zh) {
      await page.getByRole('button', { name }).first().tap();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  }
});

async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await expectNoSidewaysScroll(page);
  await page.getByLabel('账号').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill(adminPassword);
  await page.getByRole('button', { name: '登录' }).tap();
  await expect(page.getByRole('heading', { name: '工作台' })).toBeVisible();
}

/** Tables may scroll inside their frame; the page itself must not. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { needed, given } = await page
    .locator('html')
    .evaluate((html) => ({ needed: html.scrollWidth, given: html.clientWidth }));
  expect(needed).toBeLessThanOrEqual(given);
}
