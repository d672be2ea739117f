import { expect, type Page } from '@playwright/test';
import { journey } from '../journey.ts';
import { adminPassword } from '../product.ts';
import { screens } from '../screens/every.ts';
import { call } from '../reading/call.ts';
import { expectCount, orderRow } from '../screens/orders.ts';

journey.use({ sampleShop: true, instance: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true });

/** Statuses of orders. */
const [inProduction, shipped] = [1, 2];

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

journey('on a phone: look an order up, hold it, and sign for another', async ({ page }) => {
  await signIn(page);
  const made = await orderIn(page, inProduction);
  const sent = await orderIn(page, shipped);
  await page.getByRole('button', { name: '收起或展开侧边栏' }).tap();
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '订单管理' }).tap();
  await expectCount(page, '异常', 4);
  const row = orderRow(page, made.thirdOrderNumber);

  await journey.step('its status, lines, label and log', async () => {
    await lookUp(page, made.thirdOrderNumber);
    await expect(row).toContainText('生产中');
    await row.getByRole('button', { name: '展开', exact: true }).tap();
    for (const { productCode } of made.orderDetailsList)
      await expect(page.getByText(productCode).filter({ visible: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    const label = await row.getByRole('link', { name: made.trackingNumber }).getAttribute('href');
    const pdf = await (await page.request.get(label!)).body();
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await row.getByRole('button', { name: '更多操作' }).tap();
    await page.getByRole('button', { name: '操作日志' }).tap();
    const log = page.getByRole('dialog', { name: `操作日志：${made.thirdOrderNumber}` });
    await expect(log).toContainText('生产图排版 → 生产中');
    await expectNoSidewaysScroll(page);
    await log.getByRole('button', { name: '关闭' }).last().tap();
    await expect(log).toBeHidden();
  });

  await journey.step('it is held, and says why', async () => {
    await row.getByRole('button', { name: '更多操作' }).tap();
    await page.getByRole('button', { name: '标记异常' }).tap();
    const dialog = page.getByRole('dialog', { name: '标记 1 个订单为异常' });
    await dialog.getByLabel('原因').fill('客户来电：先不要发');
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: '标记异常' }).tap();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('异常');
    await expect(row).toContainText('客户来电：先不要发');
    await expectNoSidewaysScroll(page);
  });

  await journey.step('another one has arrived', async () => {
    await lookUp(page, sent.thirdOrderNumber);
    const arrived = orderRow(page, sent.thirdOrderNumber);
    await expect(arrived).toContainText('已发货');
    await arrived.getByRole('button', { name: '签收', exact: true }).tap();
    const question = page.getByRole('dialog', { name: `签收：订单 ${sent.thirdOrderNumber}` });
    await question.getByRole('button', { name: '签收', exact: true }).tap();
    await expect(page.getByRole('status').filter({ hasText: '签收：1 个成功' })).toBeVisible();
    await expect(arrived).toContainText('已签收');
    await expectNoSidewaysScroll(page);
  });
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

interface Order {
  thirdOrderNumber: string;
  trackingNumber: string;
  orderDetailsList: { productCode: string }[];
}

/** One in this status that has its label. */
async function orderIn(page: Page, sysStatus: number): Promise<Order> {
  const { rows } = await call<{ rows: Order[] }>(page, '/sysOrder/queryList', { sysStatus, isPrint: 2 });
  return rows[0]!;
}

async function lookUp(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: /^筛选条件/ }).tap();
  await page.getByLabel('订单号', { exact: true }).fill(number);
  await page.getByRole('button', { name: '搜索', exact: true }).tap();
  await expect(page.getByText('共 1 条', { exact: true })).toBeVisible();
  await expect(orderRow(page, number)).toBeVisible();
  await expectNoSidewaysScroll(page);
}

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
