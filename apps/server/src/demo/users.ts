import { account } from '@pressroom/contract/account/account';
import { orderViews } from '@pressroom/contract/orders/views';
import { type PermissionRow, roles } from '@pressroom/contract/roles/roles';
import { users } from '@pressroom/contract/users/users';
import type { Caller } from '../caller.ts';
import { makePassword } from '../platform/access/password.ts';
import { accounts } from './accounts.ts';
import { must, type Shop } from './shop.ts';

interface NewUser {
  username: string;
  nickname: string;
  phone: string;
  role: { roleName: string; remark: string; paths: readonly string[] };
}

const operator: NewUser = {
  username: accounts.operator.username,
  nickname: '林悦 Joyce Lin',
  phone: '512-555-0127',
  role: {
    roleName: '店铺运营 Store operator',
    remark:
      '处理订单、异常与 SKU 映射；不改店铺、费用和权限 Orders, exceptions and mappings; no stores, costs or permissions',
    paths: [
      '/order/index',
      'orderSend',
      'deliverySend',
      'orderAudit',
      'orderError',
      'orderExport',
      'orderDownloadImage',
      'orderUploadLabel',
      'orderCopyOrderNum',
      'orderCopyOrderTrk',
      'orderAdd',
      'orderListAdd',
      'orderUpdate',
      'orderSendLabel',
      '/order/exceptions',
      '/products/skuMapping',
      '/library/index',
    ],
  },
};

const packer: NewUser = {
  username: accounts.packer.username,
  nickname: '周强 Ben Zhou',
  phone: '512-555-0163',
  role: {
    roleName: '打包员 Packer',
    remark: '只用打单发货 The packing station only',
    paths: ['/order/print'],
  },
};

interface Hiring {
  admin: Caller;
  signIn: (username: string) => Promise<Caller>;
  /** What each of them has chosen. */
  password: string;
}

/** Who looks after one store, and who packs: each with no more rights than that takes. Answers who packs. */
export async function addUsers({ shop, ...hiring }: Hiring & { shop: Shop }): Promise<{ packer: Caller }> {
  const own = await hire(hiring, operator);
  const filters = { shopIds: shop.stores.linden };
  await must(own, orderViews.saveView, { name: 'Linden Tees', isDefault: true, filters });
  return { packer: await hire(hiring, packer) };
}

/** Adds a user, who has replaced the first password. */
async function hire({ admin, signIn, password }: Hiring, { role, ...user }: NewUser): Promise<Caller> {
  const { paths, ...named } = role;
  const known = below(await must(admin, roles.permissionTree, {}));
  const permissions = known.filter(({ path }) => paths.includes(path)).map(({ id }) => ({ id }));
  const { id: roleId } = await must(admin, roles.addRole, { ...named, permissions });
  const first = makePassword();
  await must(admin, users.addUser, { ...user, roleId, password: first });
  const own = await signIn(user.username);
  await must(own, account.changePassword, { oldPassword: first, newPassword: password });
  return own;
}

const below = (nodes: readonly PermissionRow[]): PermissionRow[] =>
  nodes.flatMap((node) => [node, ...below(node.children)]);
