import { type PermissionRow, roles } from '@pressroom/contract/roles/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { samplePermission } from './roles.sample.ts';
import { RolesScreen } from './RolesScreen.tsx';

const server = fakeServer();
const at = '/permission/role?view=tree';
const send = samplePermission({ id: '111', parentId: '11', path: 'orderSend', nameEn: 'Send orders', nameZh: '发货' });
const index = samplePermission({
  id: '11',
  parentId: '1',
  path: '/order/index',
  nameEn: 'Orders',
  nameZh: '订单管理',
  children: [send],
});
const report = samplePermission({
  id: '2',
  path: '/report',
  nameEn: 'Reports',
  nameZh: '报表',
  sort: 70,
  builtIn: false,
  can: ['edit', 'delete'],
});

function holdTree(...rows: PermissionRow[]) {
  server.on(roles.permissionTree, () => rows);
}

async function rowOf(name: string) {
  return within((await screen.findByText(name)).closest('tr')!);
}

function buttonsIn(row: Awaited<ReturnType<typeof rowOf>>) {
  return row.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
}

describe('the permission tree', () => {
  it('is the second tab, kept in the address', async () => {
    server.on(roles.listPage, () => ({ rows: [], total: 0 }));
    holdTree(samplePermission());
    const { user, router } = renderScreen(<RolesScreen />, { at: '/permission/role' });
    await user.click(await screen.findByRole('tab', { name: 'Permission tree' }));
    await screen.findByText('Order area');
    expect(router.state.location.search).toBe('?view=tree');
    await user.click(screen.getByRole('tab', { name: 'Role list' }));
    await waitFor(() => expect(screen.queryByText('Order area')).toBeNull());
    expect(router.state.location.search).toBe('');
  });

  it('offers for each line what can be done with it', async () => {
    holdTree(samplePermission({ children: [index] }), report);
    const { user } = renderScreen(<RolesScreen />, { at });
    expect(buttonsIn(await rowOf('Order area'))).toEqual(['Collapse: Order area', 'Add below', 'Edit']);
    expect(buttonsIn(await rowOf('Send orders'))).toEqual(['Edit']);
    expect(buttonsIn(await rowOf('Reports'))).toEqual(['Add below', 'Edit', 'Delete']);
    (await rowOf('Orders')).getByText('Built-in');
    await user.click(screen.getByRole('button', { name: 'Collapse: Orders' }));
    expect(screen.queryByText('Send orders')).toBeNull();
  });

  it('adds at the top and below, with every problem at once', async () => {
    holdTree(report);
    server.on(roles.addOrUpdateSysPermission, () => report);
    const { user } = renderScreen(<RolesScreen />, { at });
    await user.click(await screen.findByRole('button', { name: /Add at the top/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Path or key'), '-wrong');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Please enter the name of the permission')).toHaveLength(2);
    dialog.getByText('A path or key starts with a letter or / and contains only letters, digits, /, _ and -');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click((await rowOf('Reports')).getByRole('button', { name: 'Add below' }));
    const below = within(await screen.findByRole('dialog', { name: 'Add a permission below “Reports”' }));
    await user.type(below.getByLabelText('Chinese name'), '销售');
    await user.type(below.getByLabelText('English name'), 'Sales');
    await user.type(below.getByLabelText('Path or key'), '/report/sales');
    await user.click(below.getByRole('button', { name: 'Save' }));
    await screen.findByText('Permission saved');
    expect(server.sentTo(roles.addOrUpdateSysPermission)).toEqual([
      { parentId: '2', nameZh: '销售', nameEn: 'Sales', path: '/report/sales', sort: 10 },
    ]);
  });

  it('starts a new one at the end of its level', async () => {
    holdTree(samplePermission({ children: [{ ...index, sort: 30 }] }), report);
    const { user } = renderScreen(<RolesScreen />, { at });
    await rowOf('Reports');
    await user.click(screen.getByRole('button', { name: /Add at the top/ }));
    const top = within(await screen.findByRole('dialog'));
    expect(await top.findByLabelText('Order')).toHaveProperty('value', '80');
    await user.click(top.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click((await rowOf('Order area')).getByRole('button', { name: 'Add below' }));
    expect(await within(await screen.findByRole('dialog')).findByLabelText('Order')).toHaveProperty('value', '40');
  });

  it('keeps the path of what is built in, and says why', async () => {
    holdTree(samplePermission());
    server.on(roles.addOrUpdateSysPermission, () => samplePermission());
    const { user } = renderScreen(<RolesScreen />, { at });
    await user.click((await rowOf('Order area')).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('The system depends on this permission: it cannot be deleted, moved or renamed');
    expect(dialog.getByLabelText('Path or key')).toHaveProperty('readOnly', true);
    await user.type(dialog.getByLabelText('English name'), ' of ours');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Permission saved');
    const { id, gmtModified } = samplePermission();
    expect(server.sentTo(roles.addOrUpdateSysPermission)).toMatchObject([
      { id, gmtModified, nameEn: 'Order area of ours', path: '/order' },
    ]);
  });

  it('says why a permission cannot be deleted, and keeps it', async () => {
    holdTree(report);
    server.on(roles.delPermission, () => {
      throw new Refusal(409, 'This is in use and cannot be deleted (roles: 2)');
    });
    const { user } = renderScreen(<RolesScreen />, { at });
    await user.click((await rowOf('Reports')).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete permission “Reports”?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('This is in use and cannot be deleted (roles: 2)');
    screen.getByText('Reports');
  });

  it('lets only those who hold everything add, and others edit what they hold', async () => {
    holdTree(samplePermission({ can: ['edit'] }), { ...report, can: [] });
    const { user } = renderScreen(<RolesScreen />, { at, roles: ['/permission/role', '/order'] });
    expect(buttonsIn(await rowOf('Order area'))).toEqual(['Edit']);
    expect((await rowOf('Reports')).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
    await user.click((await rowOf('Order area')).getByRole('button', { name: 'Edit' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Path or key')).toHaveProperty('readOnly', true);
  });
});
