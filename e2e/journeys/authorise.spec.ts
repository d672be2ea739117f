import { expect, type Page } from '@playwright/test';
import { marketJourney } from '../journey.ts';
import { addStore } from '../screens/catalogue.ts';
import { open, signIn } from '../screens/frame.ts';

marketJourney(
  'a SHEIN store is let in on SHEIN’s own page, and an answer that nobody asked for is not taken',
  async ({ page, sandbox }) => {
    await signIn(page);
    await open(page, '店铺管理');
    await addStore(page, '织墨', 'SHEIN 半托管');
    await expect(row(page, '织墨').getByText('订单未授权')).toBeVisible();
    await leaveForShein(page, '织墨');

    await page.goBack();
    const dialog = page.getByRole('dialog', { name: '订单授权' });
    await expect(dialog.getByText('您已返回，但 SHEIN 没有给出授权')).toBeVisible();
    await dialog.getByRole('link', { name: '前往 SHEIN 授权' }).click();
    const { name } = await sandbox.shop('shein');
    const shops = page.getByLabel('Store');
    await shops.selectOption({ label: `${name} (semi-managed)` });
    await page.getByRole('button', { name: 'Authorise' }).click();
    await expect(page.getByText('授权成功')).toBeVisible();
    await expect(row(page, '织墨').getByText('订单已授权')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');

    await row(page, '织墨')
      .getByRole('switch', { name: /订单同步/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: '开启' }).click();
    await expect(row(page, '织墨').getByRole('switch', { name: /订单同步/ })).toBeChecked();
    await act(page, '织墨', '测试连接');
    await expect(page.getByRole('dialog').getByRole('region', { name: '订单授权' })).toContainText('连接正常');

    await page.goto('/store/index?appid=x&tempToken=5f2c&state=shein_1');
    await expect(page.getByText('此授权不是在当前浏览器中为该店铺发起的')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  },
);

marketJourney(
  'a TEMU store is authorised by its tokens, its warehouse among those that TEMU names',
  async ({ page, product, sandbox }) => {
    const { accessToken, productToken } = (await sandbox.shop('temu')).credentials;
    await signIn(page);
    await open(page, '店铺管理');
    await addStore(page, '海港', 'TEMU 半托管');

    await act(page, '海港', '订单授权');
    const orders = page.getByRole('dialog', { name: '订单授权' });
    await orders.getByRole('textbox', { name: '访问令牌' }).fill('not-a-token');
    await orders.getByRole('button', { name: '授权', exact: true }).click();
    await expect(orders.getByRole('alert')).toContainText('授权失败');
    await orders.getByRole('textbox', { name: '访问令牌' }).fill(accessToken);
    await orders.getByRole('button', { name: '授权', exact: true }).click();
    await expect(row(page, '海港').getByText('订单已授权')).toBeVisible();

    await act(page, '海港', '商品授权');
    const products = page.getByRole('dialog', { name: '商品授权' });
    const warehouse = products.getByRole('combobox', { name: '仓库' });
    await expect(warehouse).toBeDisabled();
    await products.getByRole('textbox', { name: '访问令牌' }).fill(productToken);
    await expect(warehouse).toBeEnabled();
    await warehouse.click();
    await expect(page.getByRole('option', { disabled: true })).not.toHaveCount(0);
    await page.keyboard.press('Enter');
    await products.getByRole('button', { name: '授权', exact: true }).click();
    await expect(row(page, '海港').getByText('商品已授权')).toBeVisible();

    await act(page, '海港', '解除订单授权');
    await page.getByRole('dialog').getByRole('button', { name: '解除授权' }).click();
    await expect(row(page, '海港').getByText('订单未授权')).toBeVisible();
    for (const token of [accessToken, productToken]) expect(product.output()).not.toContain(token);
  },
);

function row(page: Page, store: string) {
  return page.getByRole('row').filter({ hasText: store });
}

async function act(page: Page, store: string, name: string): Promise<void> {
  await row(page, store).getByRole('button', { name: '平台', exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
}

async function leaveForShein(page: Page, store: string): Promise<void> {
  await act(page, store, '订单授权');
  await page.getByRole('link', { name: '前往 SHEIN 授权' }).click();
  await expect(page.getByRole('heading', { name: 'Authorise an application' })).toBeVisible();
}
