import { expect, type Page } from '@playwright/test';
import { journey } from '../journey.ts';
import { call } from '../reading/call.ts';
import { addStore } from '../screens/catalogue.ts';
import { choose, open, save, signIn } from '../screens/frame.ts';
import { addLookingRole, addUser, elsewhere } from '../screens/people.ts';
import { adminPassword } from '../product.ts';

const stale = '此记录已被他人修改';

journey(
  'two people edit the same user and the same role: the second sees what the first has changed',
  async ({ page, browser, product }) => {
    await signIn(page);
    await addLookingRole(page, '客服');
    await addUser(page, { username: 'mei', nickname: '小美', role: '客服' });
    const other = await elsewhere(browser, product.url);
    await signIn(other);

    await open(other, '用户管理');
    const theirs = await edit(other, 'mei', '编辑用户');
    const mine = await edit(page, 'mei', '编辑用户');
    await theirs.getByLabel('电话').fill('13800000000');
    await save(theirs);
    await mine.getByLabel('姓名').fill('美美');
    await mine.getByRole('button', { name: '保存' }).click();
    const comparison = page.getByRole('dialog', { name: stale });
    await expect(comparison).toContainText('admin');
    await expect(comparison.getByRole('row').filter({ hasText: '13800000000' })).toBeVisible();
    await comparison.getByRole('button', { name: '采用对方的修改' }).click();
    await expect(mine.getByLabel('电话')).toHaveValue('13800000000');
    await save(mine);
    await expect(page.getByRole('row').filter({ hasText: 'mei' })).toContainText('美美');
    await expect(page.getByRole('row').filter({ hasText: 'mei' })).toContainText('13800000000');

    await open(page, '角色管理');
    await open(other, '角色管理');
    const theirRole = await edit(other, '客服', '编辑角色');
    const myRole = await edit(page, '客服', '编辑角色');
    await theirRole.getByLabel('备注').fill('白班');
    await save(theirRole);
    await myRole.getByLabel('备注').fill('夜班');
    await myRole.getByRole('button', { name: '保存' }).click();
    await page.getByRole('dialog', { name: stale }).getByRole('button', { name: '加载最新内容' }).click();
    await expect(myRole.getByLabel('备注')).toHaveValue('白班');
  },
);

journey(
  'a session ends under a half-filled form: signing in again keeps the work',
  async ({ page, browser, product }) => {
    await signIn(page);
    await open(page, '店铺管理');
    await page.getByRole('button', { name: '新增店铺' }).first().click();
    const form = page.getByRole('dialog', { name: '新增店铺' });
    await form.getByLabel('店铺名称').fill('半途店');
    await form.getByLabel('备注').fill('写到一半');

    await form.getByRole('button', { name: '保存' }).click();
    await fillRest(page);

    const other = await elsewhere(browser, product.url);
    await signIn(other);
    await endOtherSessions(other);
    // without anything being pressed
    const question = page.getByRole('dialog', { name: '需要重新登录' });
    await expect(question).toHaveCount(1);
    await expect(question.getByLabel('密码', { exact: true })).toBeFocused();
    await page.keyboard.type('not-the-one');
    await page.keyboard.press('Enter');
    await expect(question.getByRole('alert')).toContainText('账号或密码错误');
    await question.getByLabel('密码', { exact: true }).fill(adminPassword);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();

    await expect(form.getByLabel('店铺名称')).toHaveValue('半途店');
    await save(form);
    await expect(page.getByRole('cell', { name: '半途店', exact: true })).toBeVisible();
  },
);

journey('a list in a tab is the same list in a new window, and a tab keeps what was typed', async ({ page }) => {
  await signIn(page);
  await open(page, '店铺管理');
  await addStore(page, '甲店');
  await addStore(page, '乙店');
  await page.getByRole('search').getByLabel('店铺名称').fill('甲');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: '乙店', exact: true })).toHaveCount(0);
  await page.getByRole('search').getByLabel('店铺名称').fill('甲店，还没搜');

  await open(page, '编码管理');
  const tab = page.getByRole('navigation', { name: '打开的页面' }).getByRole('link', { name: '店铺管理' });
  const [window] = await Promise.all([page.context().waitForEvent('page'), tab.click({ modifiers: ['Control'] })]);
  await expect(window.getByRole('cell', { name: '甲店', exact: true })).toBeVisible();
  await expect(window.getByRole('cell', { name: '乙店', exact: true })).toHaveCount(0);

  await tab.click();
  await expect(page.getByRole('search').getByLabel('店铺名称')).toHaveValue('甲店，还没搜');
  await expect(page.getByRole('cell', { name: '乙店', exact: true })).toHaveCount(0);
});

async function edit(page: Page, row: string, title: string) {
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: row, exact: true }) })
    .getByRole('button', { name: '编辑' })
    .click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function endOtherSessions(page: Page): Promise<void> {
  const sessions = await call<{ id: string; current: boolean }[]>(page, '/account/sessions');
  for (const { id } of sessions.filter(({ current }) => !current)) await call(page, '/account/endSession', { id });
}

async function fillRest(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: '新增店铺' });
  await choose(form, '店铺类型', '其他');
  await choose(form, '国家', '美国');
}
