import { expect, type Locator, type Page } from '@playwright/test';

/** Fills in what this packing station keeps about itself. */
async function setUp(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: /本机设置$/ }).click();
  const dialog = page.getByRole('dialog', { name: '本机设置' });
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
}

/** Sets the address at which this packing station finds its print service. */
export async function useService(page: Page, address: string): Promise<void> {
  await setUp(page, { 打印服务地址: address });
}

/** The same with the name of the bench and the industrial line beside the service. */
export async function useBench(page: Page, bench: string, address: string): Promise<void> {
  await setUp(page, {
    工位名称: bench,
    前缀: '~',
    打印服务地址: address,
    '工业打印 WebSocket 地址': `${address.replace('http', 'ws')}/line`,
  });
}

export const scanBox = (page: Page): Locator => page.getByLabel('订单号或运单号');
export const result = (page: Page): Locator => page.getByRole('status');
export const printHistory = (page: Page): Locator => page.getByRole('region', { name: '打印记录' });

/** As this bench's scanner types it, with its prefix. */
export async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(`~${code}\n`);
}

/** Answers a question once its buttons can be pressed. */
export async function answer(page: Page, title: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}
