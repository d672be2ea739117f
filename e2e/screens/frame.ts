import { expect, type Locator, type Page } from '@playwright/test';
import { adminPassword } from '../product.ts';

export async function signIn(page: Page, { username = 'admin', password = adminPassword } = {}): Promise<void> {
  await page.goto('/');
  await page.getByLabel('账号').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
}

/** Opens a screen through the sidebar, as a user would. */
export async function open(page: Page, title: string): Promise<void> {
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: new RegExp(`${title}$`) })
    .click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

/** Chooses an entry in a field with a list. */
export async function choose(form: Locator, label: string, wanted: string): Promise<void> {
  const field = form.getByRole('combobox', { name: label });
  await field.click();
  await form.page().getByTitle(wanted, { exact: true }).last().click();
}

/** Chooses an entry in a field that searches on the server while one types. */
export async function chooseProduct(form: Locator, label: string, code: string): Promise<void> {
  const field = form.getByRole('combobox', { name: label });
  await field.click();
  await field.fill(code);
  await expect(form.page().getByRole('listbox').getByRole('option')).toHaveText([code]);
  await field.press('Enter');
  await expect(form.getByTitle(code)).toBeVisible();
}

/** Chooses a print from the library, by a part of its name. */
export async function choosePrint(form: Locator, label: string, print: string): Promise<void> {
  await form.getByLabel(label).first().click();
  const picker = form.page().getByRole('dialog', { name: '从图库选择' });
  await picker.getByLabel('在所有文件夹中按名称搜索').fill(print);
  await picker.getByRole('option', { name: print }).dblclick();
  await expect(picker).toBeHidden();
}

/** Saves the dialog and waits until it is gone, which it is only after a success. */
export async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog).toBeHidden();
}
