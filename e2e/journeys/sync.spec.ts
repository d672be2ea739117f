import { expect, type Page } from '@playwright/test';
import { marketJourney } from '../journey.ts';
import type { Sandbox } from '../outside/sandbox.ts';
import { call } from '../reading/call.ts';
import { choose, open, signIn } from '../screens/frame.ts';
import { expectCount, orderRow, search } from '../screens/orders.ts';

marketJourney.use({ instance: 'sync' });

marketJourney(
  'orders come in by hand and by themselves, a cancelled one stops, and the ledger agrees',
  async ({ page, product, sandbox }) => {
    await signIn(page);
    // a webhook of the marketplace makes the store's next run start at once
    await sandbox.control('PUT', 'webhooks/shein', { url: `${product.url}/webhooks/shein` });
    const shop = await authorizedStore(page, sandbox, '织墨');
    await call(page, '/store/updateSyncOrder', { id: shop.id, syncOrder: 1 });
    const first = await makeOrders(sandbox, shop.there, 3);
    await open(page, '订单同步');
    await page.getByRole('tab', { name: '同步记录' }).click();
    const ownLook = page.getByRole('row', { name: /织墨 (平台通知|定时) 上次以来的变化 3 3 0 0 .*完成/ });
    await expect(ownLook).toBeVisible({ timeout: 75_000 });

    await call(page, '/store/updateSyncOrder', { id: shop.id, syncOrder: 0 });
    await sandbox.control('POST', `orders/${first[0]}/cancel`);
    const [fourth] = await makeOrders(sandbox, shop.there, 1);
    await open(page, '订单管理');
    await expectCount(page, '店铺待审核', 3);
    await page.getByRole('button', { name: /同步订单$/ }).click();
    const dialog = page.getByRole('dialog', { name: '同步订单' });
    // it begins with all stores and the last day
    await expect(dialog.getByText('织墨')).toBeVisible();
    await dialog.getByRole('button', { name: '不限时间' }).click();
    await dialog.getByRole('button', { name: '开始同步' }).click();
    await expect(dialog.getByText('同步时间和订单号不能同时为空')).toBeVisible();
    await dialog.getByRole('button', { name: '近 3 天' }).click();
    await dialog.getByRole('button', { name: '开始同步' }).click();
    const outcome = page.getByRole('status').filter({ hasText: '同步完成' });
    await expect(outcome).toContainText('平台 4 单，新增 1，变化 1', { timeout: 30_000 });
    await expectCount(page, '全部', 4);
    await expectCount(page, '异常', 1);
    await search(page, [first[0]!]);
    await expect(orderRow(page, first[0]!)).toContainText('平台已取消此订单');
    await search(page, [fourth!]);

    await open(page, '订单同步');
    await page.getByRole('tab', { name: '对账' }).click();
    await page.getByRole('button', { name: '核对订单' }).click();
    const days = page.getByRole('dialog', { name: '核对订单' });
    await choose(days, '店铺', '织墨');
    await days.getByLabel('结束日期').click();
    await page.getByTitle(today()).last().click();
    await days.getByRole('button', { name: '立即核对' }).click();
    await expect(days).toBeHidden();
    const agreeing = page.getByRole('row', { name: /织墨/ }).filter({ hasText: '一致' });
    await expect(agreeing).toHaveCount(2);
    await expect(page.getByText('有差异', { exact: true })).toHaveCount(0);
    const { rows } = await call<{ rows: { said: number; held: number }[] }>(page, '/sysOrder/sync/ledger');
    expect(rows.reduce((sum, { said }) => sum + said, 0)).toBe(4);
    expect(rows.reduce((sum, { held }) => sum + held, 0)).toBe(4);
  },
);

/** A SHEIN store of ours for a shop there; its authorisation on the screen is a journey of its own. */
async function authorizedStore(page: Page, sandbox: Sandbox, name: string) {
  const there = await sandbox.shop('shein');
  const form = { typeCode: 'SHEIN_SEMI_TRUSTEESHIP', countryCode: 'US', currency: 'USD', dataStatus: 1, remark: '无' };
  const { id } = await call<{ id: string }>(page, '/store/create', { name, ...form });
  const { openKeyId: authKey, secretKey: authSecret } = there.credentials;
  await call(page, '/platform/store/authorization', { id, authKey, authSecret });
  return { id, there: there.id };
}

async function makeOrders(sandbox: Sandbox, shop: string, count: number): Promise<string[]> {
  const made = await sandbox.control<{ orders: string[] }>('POST', `stores/${shop}/orders`, { count, withinHours: 0 });
  return made.orders;
}

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
