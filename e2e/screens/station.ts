import { expect, type Page } from '@playwright/test';

/** Sets the address at which this packing station finds its print service. */
export async function useService(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: /本机设置$/ }).click();
  const dialog = page.getByRole('dialog', { name: '本机设置' });
  await dialog.getByLabel('打印服务地址').fill(address);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
}
