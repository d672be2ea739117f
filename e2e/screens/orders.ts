import { expect, type Locator, type Page } from '@playwright/test';
import type { GivenFile } from '../goods/files.ts';
import { choose, choosePrint, chooseProduct, save } from './frame.ts';

const tab = (page: Page, title: string) => page.getByRole('tab', { name: new RegExp(`^${title}`) });

export async function expectCount(page: Page, title: string, count: number, timeout?: number): Promise<void> {
  await expect(tab(page, title)).toHaveText(new RegExp(`^${title}\\s*${count}$`), { timeout });
}

/** How many orders the tab says that it holds. */
export async function countOf(page: Page, title: string): Promise<number> {
  await expect(tab(page, title)).toHaveText(/\d$/);
  return Number(/\d+$/.exec(await tab(page, title).innerText())?.[0]);
}

/** Waits for its orders, so that no row of the former tab is taken for one of them. */
export async function openTab(page: Page, title: string): Promise<void> {
  await tab(page, title).click();
  await expect(tab(page, title)).toHaveAttribute('aria-selected', 'true');
  await expectTotal(page, await countOf(page, title));
}

async function expectTotal(page: Page, total: number): Promise<void> {
  await expect(page.getByText(`共 ${total} 条`, { exact: true })).toBeVisible();
}

/** An order's row in the list. */
export const orderRow = (page: Page, number: string) =>
  page.getByRole('row').filter({ has: page.getByText(number, { exact: true }) });

/** Leaves the list with these orders alone. */
export async function search(page: Page, numbers: readonly string[]): Promise<void> {
  await page.getByLabel('订单号', { exact: true }).fill(numbers.join(' '));
  await page.getByRole('button', { name: '搜索', exact: true }).click();
  await expectTotal(page, numbers.length);
}

/** Shows the tab's whole list again. */
export async function reset(page: Page, total: number): Promise<void> {
  await page.getByRole('button', { name: '重置' }).click();
  await expectTotal(page, total);
}

/** The import dialog after the server has checked the file. */
export async function checkSheet(page: Page, file: string): Promise<Locator> {
  // the last of the first steps is the same button, too
  await page
    .getByRole('button', { name: /导入订单$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: '导入订单' });
  await dialog.getByLabel('把 .xlsx 表格拖到这里，或点击选择').setInputFiles(file);
  await expect(dialog.getByRole('button', { name: '重新选择文件' })).toBeVisible();
  return dialog;
}

/** The import dialog after all orders of the sheet have been created. */
export async function importSheet(page: Page, file: string): Promise<Locator> {
  const dialog = await checkSheet(page, file);
  await dialog.getByRole('button', { name: /^导入 \d+ 个订单$/ }).click();
  await expect(dialog.getByRole('button', { name: '导入其他表格' })).toBeVisible();
  return dialog;
}

export async function uploadLabels(page: Page, file: GivenFile): Promise<Locator> {
  // the dialog about the approval has a button of the same name
  await page
    .getByRole('button', { name: /上传面单$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: '上传面单' });
  await dialog.getByLabel('把 PDF 面单拖到这里，可一次多个').setInputFiles(file);
  await expect(dialog.getByRole('status')).toBeVisible();
  return dialog;
}

/** Enters an order in the form, with a platform label and so without an address. */
export async function addOrder(page: Page, order: { number: string; store: string; code: string; print: string }) {
  await page.getByRole('button', { name: /新增订单$/ }).click();
  const dialog = page.getByRole('dialog', { name: '新增订单' });
  await dialog.getByLabel('订单号').fill(order.number);
  await choose(dialog, '店铺', order.store);
  await dialog.getByText('平台面单').click();
  await chooseProduct(dialog, '产品', order.code);
  await choosePrint(dialog, '印花图', order.print);
  await save(dialog);
}

/** Chooses every row of the page and does this to them, by the bar above the table. */
export async function doToAll(page: Page, act: string): Promise<void> {
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  // the acts on the selection stand in place of the tabs, above those of single rows
  await expect(page.getByRole('tablist')).toBeHidden();
  await page
    .getByRole('button', { name: new RegExp(`^${act}`) })
    .first()
    .click();
}
