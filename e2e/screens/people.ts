import { expect, type Browser, type Page } from '@playwright/test';
import { choose, open, save } from './frame.ts';

const password = 'first-choice1';
const ownPassword = 'my-own-choice2';

/** A role that opens the orders page and lets nothing be done there. */
export async function addLookingRole(page: Page, name: string): Promise<void> {
  await open(page, '角色管理');
  await page.getByRole('button', { name: '新增角色' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新增角色' });
  await dialog.getByLabel('角色名称').fill(name);
  await dialog.getByRole('button', { name: '全部展开' }).click();
  await dialog.getByRole('treeitem', { name: '查看页面' }).first().click();
  await save(dialog);
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
}

export async function addUser(
  page: Page,
  { username, nickname, role }: { username: string; nickname: string; role: string },
): Promise<void> {
  await open(page, '用户管理');
  await page.getByRole('button', { name: '新增用户' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新增用户' });
  await dialog.getByLabel('账号').fill(username);
  await dialog.getByLabel('密码', { exact: true }).fill(password);
  await dialog.getByLabel('姓名').fill(nickname);
  await choose(dialog, '角色', role);
  await save(dialog);
  await expect(page.getByRole('cell', { name: username, exact: true })).toBeVisible();
}

/** Signs in for the first time, with the password that an administrator has set, and replaces it. */
export async function signInFirst(page: Page, username: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('账号').fill(username);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { name: '设置您自己的密码' })).toBeVisible();
  await page.getByLabel('当前密码').fill(password);
  await page.getByLabel('新密码', { exact: true }).fill(ownPassword);
  await page.getByLabel('再次输入新密码').fill(ownPassword);
  await page.getByRole('button', { name: '保存并继续' }).click();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
}

/** Somebody else at another machine: a browser that shares nothing with the first. */
export async function elsewhere(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  return context.newPage();
}
