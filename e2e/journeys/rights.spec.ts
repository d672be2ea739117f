import { expect, type Page } from '@playwright/test';
import { journey } from '../journey.ts';
import { call, tokenOf } from '../reading/call.ts';
import { open, signIn } from '../screens/frame.ts';
import { addLookingRole, addUser, elsewhere, signInFirst } from '../screens/people.ts';

journey.use({ sampleShop: true, instance: 'worked in' });

/** Buttons of the orders page that need a permission. */
const acts = [/新增订单$/, /导入订单$/, /上传面单$/, /^编辑$/];

/** Pages that looking at orders does not open. */
const closed = [
  '/store/index',
  '/permission/user',
  '/permission/role',
  '/permission/audit',
  '/order/print',
  '/products/stencil',
  '/products/outerPackagingTemplate',
  '/products/classifyingTemplate',
];

journey(
  'who may only look at orders sees just that, and is refused everywhere else',
  async ({ page, browser, product }) => {
    await signIn(page);
    await page.goto('/order/index');
    for (const act of acts) await expect(page.getByRole('button', { name: act }).first()).toBeVisible();
    await addLookingRole(page, '只看订单');
    await addUser(page, { username: 'looker', nickname: '小看', role: '只看订单' });

    const theirs = await elsewhere(browser, product.url);
    await signInFirst(theirs, 'looker');
    const entries = theirs.getByRole('navigation', { name: '主导航' }).getByRole('link');
    await expect(entries).toHaveText(['工作台', '订单管理']);
    await theirs.goto('/order/index');
    await expect(theirs.getByRole('heading', { name: '订单管理', level: 1 })).toBeVisible();
    await expect(theirs.getByRole('row').nth(1)).toBeVisible();
    for (const act of acts) await expect(theirs.getByRole('button', { name: act })).toHaveCount(0);

    for (const path of closed) {
      await theirs.goto(path);
      await expect(theirs.getByText('没有权限查看此页面')).toBeVisible();
    }
    expect(await refusals(theirs)).toEqual({
      '/sysOrder/queryList': 200,
      '/sysOrder/orderReview': 403,
      '/sysOrder/batchDelivery': 403,
      '/sysOrder/save': 403,
      '/store/create': 403,
      '/user/addUser': 403,
      '/role/addRole': 403,
      '/outer/package/template/create/template': 403,
      '/classifyingTemplate/create': 403,
      '/productTemplate/add': 403,
      '/sysPermission/addOrUpdateSysPermission': 403,
    });
  },
);

journey(
  'a role that changes reaches a window that stands open, and what was being typed there is back with the right',
  async ({ page, browser, product }) => {
    await signIn(page);
    await addLookingRole(page, '店员');
    await addUser(page, { username: 'clerk', nickname: '小店', role: '店员' });
    await giveTo(page, '店员', ['/order/index', '/store/index']);
    const theirs = await elsewhere(browser, product.url);
    await signInFirst(theirs, 'clerk');
    const menu = theirs.getByRole('navigation', { name: '主导航' });
    await open(theirs, '店铺管理');
    await theirs.getByRole('button', { name: '新增店铺' }).first().click();
    const form = theirs.getByRole('dialog', { name: '新增店铺' });
    await form.getByLabel('店铺名称').fill('半途店');

    await giveTo(page, '店员', ['/order/index']);
    await expect(theirs.getByText('没有权限查看此页面')).toBeVisible();
    await expect(menu.getByRole('link', { name: /店铺管理$/ })).toHaveCount(0);
    await expect(form).toBeHidden();

    await giveTo(page, '店员', ['/order/index', '/store/index', '/order/print']);
    await expect(menu.getByRole('link', { name: /打单发货$/ })).toBeVisible();
    await expect(form.getByLabel('店铺名称')).toHaveValue('半途店');
  },
);

/** The role holds these from now on. */
async function giveTo(page: Page, roleName: string, paths: readonly string[]): Promise<void> {
  type Node = { id: string; path: string; children: Node[] };
  const below = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...below(node.children)]);
  const tree = below(await call<Node[]>(page, '/sysPermission/permissionTree'));
  const roles = await call<{ id: string; roleName: string }[]>(page, '/role/dropDownList');
  const { id } = roles.find((role) => role.roleName === roleName)!;
  const permissions = tree.filter(({ path }) => paths.includes(path)).map((node) => ({ id: node.id }));
  await call(page, '/role/updateRole', { id, roleName, permissions });
}

/** The server's answers to calls that the user's screens do not offer. */
async function refusals(page: Page): Promise<Record<string, number>> {
  const paths = [
    '/sysOrder/queryList',
    '/sysOrder/orderReview',
    '/sysOrder/batchDelivery',
    '/sysOrder/save',
    '/store/create',
    '/user/addUser',
    '/role/addRole',
    '/outer/package/template/create/template',
    '/classifyingTemplate/create',
    '/productTemplate/add',
    '/sysPermission/addOrUpdateSysPermission',
  ];
  const headers = { AuthToken: await tokenOf(page) };
  const answers: Record<string, number> = {};
  const [order] = await page.request
    .post('/sysOrder/queryList', { headers, data: { pageSize: 1 } })
    .then(async (answer) => ((await answer.json()) as { data: { rows: { id: string }[] } }).data.rows);
  for (const path of paths) {
    const answer = await page.request.post(path, { headers, data: { ids: [order!.id], sysStatus: 1 } });
    answers[path] = answer.status();
  }
  return answers;
}
