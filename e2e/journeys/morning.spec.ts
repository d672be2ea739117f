import { expect, type Locator, type Page } from '@playwright/test';
import { readLabelPdf } from '@pressroom/imaging';
import { readFile } from 'node:fs/promises';
import { addMorningOrders, newSku } from '../goods/morningOrders.ts';
import { journey } from '../journey.ts';
import { adminPassword } from '../product.ts';
import { chooseByKey, openByKey, pressByKey, signInByKey, tabTo, turnByKey } from '../screens/keys.ts';
import { expectCount, orderRow } from '../screens/orders.ts';

journey.use({ sampleShop: true, instance: 'morning' });

const count = 50;
/** Two on each shirt; or one on each of the two of an order. */
const prints = 2 * count;

journey('a morning’s work by keyboard alone, from what is urgent to what is shipped', async ({ page }) => {
  await signInByKey(page, adminPassword);
  const orders = await addMorningOrders(page, count);
  const [unmapped, short] = orders;
  const [late, latest] = orders.slice(-2);
  const shipped = 10;

  await journey.step('the exceptions, the most urgent first', async () => {
    await openByKey(page, '异常处理');
    await expect(rows(page)).toHaveCount(3);
    for (const [at, order] of [latest, late, unmapped].entries())
      await expect(rows(page).nth(at)).toContainText(order!.number);
  });

  await journey.step('a SKU is mapped from the row that waits for it', async () => {
    const map = orderRow(page, unmapped!.number).getByRole('button', { name: '映射', exact: true });
    for (const _row of [1, 2, 3]) await page.keyboard.press('j');
    await pressByKey(page, map);
    const dialog = page.getByRole('dialog', { name: '新增' });
    await expect(dialog.getByLabel('SKU ID')).toHaveValue(newSku);
    const code = dialog.getByRole('combobox', { name: '产品编码' });
    await expect(code).toBeFocused();
    await chooseByKey(page, code, 'TEE-BLK-M');
    for (const label of ['印花图 1', '印花图 2']) {
      await pressByKey(page, dialog.getByLabel(label));
      const picker = page.getByRole('dialog', { name: '从图库选择' });
      await expect(picker.getByLabel('在所有文件夹中按名称搜索')).toBeFocused();
      await page.keyboard.type('badge');
      await expect(picker.getByRole('option')).toHaveCount(1);
      await pressByKey(page, picker.getByRole('option', { name: 'badge' }));
      await expect(picker).toBeHidden();
    }
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(orderRow(page, unmapped!.number)).toBeHidden();
  });

  await journey.step('the order that waited for it goes on by itself', async () => {
    await openByKey(page, '订单管理', { back: true });
    await expectCount(page, '店铺待审核', 0);
  });

  await journey.step('all that wait for the factory are approved', async () => {
    await showTab(page, '工厂待审核', count);
    await selectAll(page);
    await pressByKey(page, bar(page, '审核通过'));
    const question = page.getByRole('dialog', { name: `审核通过：${count} 个订单` });
    await pressByKey(page, question.getByRole('button', { name: `审核通过 ${count} 个` }));
    await expect(question).toBeHidden();
    const told = page.getByRole('status').filter({ hasText: `审核通过：${count - 1} 个成功，1 个未执行` });
    await expect(told).toContainText(short!.number);
    await expectCount(page, '工厂待审核', 1);
    await page.keyboard.press('j');
    await pressByKey(page, orderRow(page, short!.number).getByRole('button', { name: '审核通过' }));
    const shortage = page.getByRole('dialog', { name: '1 个订单库存不足' });
    await pressByKey(page, shortage.getByRole('button', { name: '仍然审核通过 1 个' }));
    await expect(page.getByRole('status').filter({ hasText: '审核通过：1 个成功' })).toBeVisible();
    await expectCount(page, '工厂待审核', 0);
    await expectCount(page, '生产中', count, 60_000);
  });

  await journey.step('their prints are laid on film', async () => {
    await showTab(page, '生产中', count);
    await selectAll(page);
    await pressByKey(page, bar(page, '拼版'));
    const dialog = page.getByRole('dialog', { name: '新建拼版' });
    await expect(dialog.getByText(`共 ${count} 个订单，可排 ${count} 个`)).toBeVisible();
    await pressByKey(page, dialog.getByRole('button', { name: '生成拼版' }));
    await expect(page.getByText(`已排 ${count} 个订单的 ${prints} 个印花，正在生成文件`)).toBeVisible();
    await expect(page.getByRole('heading', { name: '拼版', level: 1 })).toBeVisible();
    const sheet = rows(page).filter({ hasText: '待打印' });
    await expect(sheet).toHaveCount(1);
    await expect(sheet.getByRole('cell', { name: String(prints), exact: true })).toBeVisible();
    await expect(sheet.getByRole('cell', { name: String(count), exact: true })).toBeVisible();
  });

  await journey.step('their labels come as one file, in the order of the list', async () => {
    await openByKey(page, '订单管理', { back: true });
    // they are still chosen
    await expect(page.getByText(`已选全部 ${count} 条（含其他页）`)).toBeVisible();
    await pressByKey(page, bar(page, '下载'));
    await pressByKey(page, page.getByRole('button', { name: '面单（一个 PDF）' }));
    const question = page.getByRole('dialog', { name: `下载面单（一个 PDF）：${count} 个订单` });
    const coming = page.waitForEvent('download');
    await pressByKey(page, question.getByRole('button', { name: `下载面单（一个 PDF） ${count} 个` }));
    // told for a moment, and to read the file takes longer
    await expect(page.getByText(`已下载 ${count} 个订单`)).toBeVisible();
    const pages = await readLabelPdf(await readFile(await (await coming).path()));
    const newestFirst = orders.toSorted((one, other) => other.orderTime - one.orderTime);
    expect(pages.map(({ tracking }) => tracking?.trackingNumber)).toEqual(newestFirst.map(({ tracking }) => tracking));
  });

  await journey.step('all of them ship', async () => {
    await pressByKey(page, bar(page, '立即发货'), { back: true });
    const question = page.getByRole('dialog', { name: `立即发货：${count} 个订单` });
    await pressByKey(page, question.getByRole('button', { name: `立即发货 ${count} 个` }));
    await expect(page.getByRole('status').filter({ hasText: `立即发货：${count} 个成功` })).toBeVisible();
    await expectCount(page, '生产中', 0);
    await expectCount(page, '已发货', shipped + count);
  });
});

const rows = (page: Page): Locator =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .filter({ has: page.getByRole('button') });

/** An act on the selection. */
const bar = (page: Page, act: string): Locator => page.getByRole('button', { name: new RegExp(`${act}$`) }).first();

async function showTab(page: Page, title: string, count: number): Promise<void> {
  await turnByKey(page, page.getByRole('tab', { name: new RegExp(`^${title}`) }));
  await expectCount(page, title, count);
  await expect(page.getByText(`共 ${count} 条`, { exact: true })).toBeVisible();
}

/** Ticks the page, then all that match. */
async function selectAll(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('checkbox', { name: '选择本页全部' }));
  await page.keyboard.press('Space');
  await pressByKey(page, page.getByRole('button', { name: `选择全部 ${count} 条` }), { back: true });
  await expect(page.getByText(`已选全部 ${count} 条（含其他页）`)).toBeVisible();
  // the acts on the selection stand in place of the tabs, above those of single rows
  await expect(page.getByRole('tablist')).toBeHidden();
}
