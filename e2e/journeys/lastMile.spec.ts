import { expect, type Page } from '@playwright/test';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import type { PrintableLabel } from '@pressroom/contract/printing/printing';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { readFile } from 'node:fs/promises';
import { marketJourney as journey } from '../journey.ts';
import { openChannel } from '../outside/labelSystems.ts';
import { call } from '../reading/call.ts';
import { code128On } from '../reading/picture.ts';
import { choose, open, signIn } from '../screens/frame.ts';
import { agree, batchRow, openMenu } from '../screens/lastMile.ts';
import { orderRow, search } from '../screens/orders.ts';
import { result, scan, useBench } from '../screens/station.ts';

journey.use({ sampleShop: true, instance: 'last mile' });

const store = 'Austin Print House';
const numbers = ['LAST-MILE-1', 'LAST-MILE-2', 'LAST-MILE-3'] as const;
const [bought, returned] = numbers;

journey('labels are bought for the orders of a sheet, printed and given back', async ({ page, sandbox }) => {
  await signIn(page);
  await openChannel(page, sandbox, { system: 'YWJ', channelCode: 'UNI-NEXT', channelName: 'UniUni 次日达' });
  await openChannel(page, sandbox, { system: '17Print', channelCode: 'USPS-GA', channelName: 'USPS 陆运' });
  await openChannel(page, sandbox, {
    system: '17Print',
    channelCode: 'GOFO-GROUND',
    channelName: '小件专线',
    maxWeightGrams: 100,
  });
  await addOrders(page);
  let loads = 0;
  page.on('load', () => (loads += 1));

  await journey.step('a sheet of order numbers becomes a batch', async () => {
    await open(page, '尾程订单');
    await page.getByRole('button', { name: /导入尾程订单$/ }).click();
    const dialog = page.getByRole('dialog', { name: '导入尾程订单' });
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '下载导入模板' }).click();
    const buffer = await filledIn(await (await coming).path());
    await dialog.getByText('自有面单').click();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'labels.xlsx', mimeType: 'application/octet-stream', buffer });
    await dialog.getByRole('button', { name: '导入', exact: true }).click();
    await expect(dialog).toBeHidden();
    const batch = page.getByRole('row').filter({ hasText: '自有面单' });
    await expect(batch).toContainText('已完成，1 行有误');
    await batch.getByRole('button', { name: /1 行有误/ }).click();
    const errors = page.getByRole('dialog', { name: /的错误$/ });
    await expect(errors.getByRole('row').filter({ hasText: 'NOBODYS-1' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(errors).toBeHidden();
    await batch.getByRole('link', { name: '详情' }).click();
    for (const number of numbers) await expect(batchRow(page, number)).toContainText('待计算');
  });

  await journey.step('all channels are asked, and the cheapest is taken', async () => {
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    await page.getByRole('button', { name: '批量试算' }).click();
    const dialog = page.getByRole('dialog', { name: '批量试算：3 个订单' });
    await choose(dialog, '渠道', '自动（所有系统）');
    await dialog.getByRole('button', { name: '试算', exact: true }).click();
    await expect(dialog).toBeHidden();
    for (const number of numbers) {
      await expect(batchRow(page, number)).toContainText('待下单');
      await expect(batchRow(page, number)).toContainText(/UniUni 次日达.*USD 4\.30/);
    }
    await openMenu(page, bought, '报价');
    const quotes = page.getByRole('dialog', { name: `报价：${bought}` });
    const quote = (channel: string) => quotes.getByRole('row').filter({ hasText: channel });
    await expect(quote('UniUni 次日达')).toContainText(/USD 4\.30.*已选/);
    await expect(quote('USPS 陆运')).toContainText('USD 5.05');
    await expect(quote('USPS 陆运')).not.toContainText('已选');
    await expect(quote('小件专线')).toContainText('一件商品超出渠道“小件专线”的限制');
    await page.keyboard.press('Escape');
    await expect(quotes).toBeHidden();
  });

  await journey.step('the labels are bought once they are agreed to, and come by themselves', async () => {
    await batchRow(page, bought).getByRole('button', { name: '下单', exact: true }).click();
    await agree(page, '购买 1 个订单的面单？', '下单');
    await expect(batchRow(page, bought)).toContainText('已出单');
    await batchRow(page, returned).getByRole('button', { name: '下单', exact: true }).click();
    await agree(page, '购买 1 个订单的面单？', '下单');
    await expect(batchRow(page, returned)).toContainText('已出单');
    await expect(batchRow(page, numbers[2])).toContainText('待下单');
    expect(loads).toBe(0);
  });

  const { trackingNumber } = await findOrder(page, bought);

  await journey.step('the order shows its tracking number', async () => {
    await expect(batchRow(page, bought)).toContainText(trackingNumber!);
    await open(page, '订单管理');
    await search(page, [bought]);
    await expect(orderRow(page, bought)).toContainText(trackingNumber!);
  });

  await journey.step('a label that is not needed is given back, and its order is free again', async () => {
    await open(page, '尾程订单');
    await page.getByRole('row').filter({ hasText: '自有面单' }).getByRole('link', { name: '详情' }).click();
    await openMenu(page, returned, '取消面单');
    await agree(page, '取消 1 个订单的面单？', '取消面单');
    await expect(batchRow(page, returned)).toContainText('已取消');
    expect(await findOrder(page, returned)).toMatchObject({ trackingNumber: null, hasLabel: false });
  });

  await journey.step('the printer gets the very dots of the label that was bought', async () => {
    await open(page, '打单发货');
    await useBench(page, '一号工位', sandbox.printService);
    const asked = page.waitForResponse((response) => response.url().includes('/printOrderLabel'));
    await scan(page, bought);
    const { data } = (await (await asked).json()) as { data: PrintableLabel };
    await expect(result(page)).toContainText('打印成功');
    const printed = await fetch(`${sandbox.url}/postek-desk/labels/1.png`);
    const dots = Buffer.from(await printed.arrayBuffer());
    expect(dots.equals(Buffer.from(data.image, 'base64'))).toBe(true);
    expect(await code128On(dots)).toContain(trackingNumber);
  });
});

/** Orders that go under labels of our own, in production. */
async function addOrders(page: Page): Promise<void> {
  const { rows: stores } = await call<{ rows: { id: string; name: string }[] }>(page, '/store/page?pageSize=50');
  const shopId = stores.find(({ name }) => name === store)!.id;
  const ids: string[] = [];
  for (const thirdOrderNumber of numbers) {
    const { id } = await call<OrderRow>(page, '/sysOrder/save', {
      thirdOrderNumber,
      shopId,
      labelType: 2,
      recipientsName: 'Zoë Müller',
      recipientsPhone: '7185550188',
      recipientsCountry: 'US',
      recipientsProvinces: 'NY',
      recipientsCity: 'Brooklyn',
      recipientsPostcode: '11211',
      recipientsAddress: '77 N 6th St',
      orderDetailsList: [{ msku: '17592304881201', num: 1 }],
    });
    ids.push(id);
  }
  await call(page, '/sysOrder/orderReview', { ids, sysStatus: 1 });
  const statuses = async () => {
    const { rows } = await call<{ rows: OrderRow[] }>(page, '/sysOrder/queryList', { thirdOrderNumbers: numbers });
    return new Set(rows.map(({ sysStatus }) => sysStatus));
  };
  await expect.poll(statuses).toEqual(new Set([1]));
}

async function findOrder(page: Page, number: string): Promise<OrderRow> {
  const { rows } = await call<{ rows: OrderRow[] }>(page, '/sysOrder/queryList', { thirdOrderNumbers: [number] });
  return rows[0]!;
}

/** The template with the orders in its columns, and one that is not there. */
async function filledIn(template: string): Promise<Buffer> {
  const { sheets } = await readXlsx(await readFile(template));
  const [header] = sheets[0]!.rows;
  expect(header).toEqual(['订单号 Order number', '店铺名称 Store']);
  const rows = [...numbers, 'NOBODYS-1'].map((number) => [number, store]);
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Labels', rows: [header!, ...rows] }] }));
}
