import { type RoleRow, roles } from '@pressroom/contract/roles/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleDetails, samplePermission, sampleRole, sampleTree } from './roles.sample.ts';
import { RolesScreen } from './RolesScreen.tsx';

const server = fakeServer();
const at = '/permission/role';

function holdRoles(...held: RoleRow[]) {
  server.on(roles.listPage, ({ roleName }) => {
    const rows = held.filter((role) => role.roleName.includes(roleName ?? ''));
    return { rows, total: rows.length };
  });
}

async function rowOf(name: string) {
  return within((await screen.findByText(name)).closest('tr')!);
}

async function openRole(button: 'Edit' | 'View', name = 'Packing') {
  const rendered = renderScreen(<RolesScreen />, { at });
  await rendered.user.click((await rowOf(name)).getByRole('button', { name: button }));
  await screen.findByRole('tree');
  return { ...rendered, dialog: within(screen.getByRole('dialog')) };
}

function box({ dialog }: Awaited<ReturnType<typeof openRole>>, name: string) {
  return dialog.getByRole('checkbox', { name });
}

describe('the roles screen', () => {
  it('searches by name, and keeps it in the address', async () => {
    holdRoles(sampleRole(), sampleRole({ id: '2', roleName: 'Listing' }));
    const { user, router } = renderScreen(<RolesScreen />, { at });
    expect((await rowOf('Packing')).getByText('3')).toBeDefined();
    await user.type(screen.getByLabelText('Role name'), 'List{Enter}');
    await waitFor(() => expect(screen.queryByText('Packing')).toBeNull());
    expect(router.state.location.search).toBe('?roleName=List');
  });

  it('names who has a role, and leads to them in the list of users', async () => {
    const many = { userCount: 23 };
    holdRoles(sampleRole(many), sampleRole({ id: '2', roleName: 'Listing', userCount: 0, users: [] }));
    const { user } = renderScreen(<RolesScreen />, { at });
    (await rowOf('Listing')).getByText('None');
    const row = await rowOf('Packing');
    row.getByText('Ada Lovelace, Alan Turing, Grace Hopper …');
    await user.click(row.getByRole('button', { name: '23 Ada Lovelace, Alan Turing, Grace Hopper …' }));
    const told = within(await screen.findByRole('tooltip'));
    expect(told.getByText('Alan Turing').closest('li')?.textContent).toContain('Suspended');
    expect(told.getByText('Ada Lovelace').closest('li')?.textContent).not.toContain('Suspended');
    told.getByText('And 20 more');
    const link = told.getByRole('link', { name: 'Show in the user list' });
    expect(link.getAttribute('href')).toBe(`/permission/user?roleId=${sampleRole().id}`);
  });

  it('leads to the list of users nobody who may not see it', async () => {
    holdRoles(sampleRole());
    const { user } = renderScreen(<RolesScreen />, { at, roles: ['/permission', '/permission/role'] });
    await user.click((await rowOf('Packing')).getByRole('button', { name: /^3 Ada Lovelace/ }));
    await screen.findByText('Alan Turing');
    expect(screen.queryByRole('link', { name: /list of users/ })).toBeNull();
  });

  it('adds a role once it has a name and permissions, and shows all that is wrong at once', async () => {
    holdRoles(sampleRole());
    server.on(roles.grantTree, () => sampleTree());
    server.on(roles.addRole, () => sampleDetails());
    const { user } = renderScreen(<RolesScreen />, { at });
    await user.click(await screen.findByRole('button', { name: /Add role/ }));
    await screen.findByRole('tree');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Please enter the role name');
    dialog.getByText('Please select permissions');
    expect(server.sentTo(roles.addRole)).toEqual([]);

    await user.type(dialog.getByLabelText('Role name'), 'Looker');
    await user.click(dialog.getByRole('button', { name: 'Expand all' }));
    await user.click(dialog.getByRole('checkbox', { name: 'View the page' }));
    await waitFor(() => expect(dialog.queryByText('Please select permissions')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText(/Role saved/);
    expect(server.sentTo(roles.addRole)).toEqual([{ roleName: 'Looker', permissions: [{ id: '1' }, { id: '11' }] }]);
  });

  it('marks what the role holds, and sends what is chosen with the version it loaded', async () => {
    holdRoles(sampleRole());
    server.on(roles.details, () => sampleDetails({ held: ['Order area', 'Orders', 'Print and ship'] }));
    server.on(roles.updateRole, () => sampleDetails());
    const opened = await openRole('Edit');
    const { user, dialog } = opened;
    expect(box(opened, 'Order area').getAttribute('aria-checked')).toBe('mixed');
    expect(box(opened, 'Print and ship').getAttribute('aria-checked')).toBe('true');
    dialog.getByText('2 of 5 selected');

    await user.click(box(opened, 'Orders'));
    expect(box(opened, 'Order area').getAttribute('aria-checked')).toBe('true');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText(/Role saved/);
    const { id, gmtModified } = sampleRole();
    const permissions = ['1', '11', '111', '112', '12'].map((one) => ({ id: one }));
    expect(server.sentTo(roles.updateRole)).toMatchObject([{ id, gmtModified, permissions }]);
  });

  it('does without the mouse', async () => {
    holdRoles(sampleRole());
    server.on(roles.details, () => sampleDetails());
    const opened = await openRole('Edit');
    opened.dialog.getByRole('tree').focus();
    await opened.user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}{ArrowDown} ');
    expect(box(opened, 'Send orders').getAttribute('aria-checked')).toBe('true');
    expect(box(opened, 'View the page').getAttribute('aria-checked')).toBe('true');
    expect(box(opened, 'Orders').getAttribute('aria-checked')).toBe('mixed');
  });

  it('finds a permission by its name', async () => {
    holdRoles(sampleRole());
    server.on(roles.details, () => sampleDetails());
    const { user, dialog } = await openRole('Edit');
    expect(dialog.queryByText('Export orders')).toBeNull();
    await user.type(dialog.getByLabelText('Find a permission'), 'export');
    dialog.getByText('Export orders');
    expect(dialog.queryByText('Store area')).toBeNull();
    await user.clear(dialog.getByLabelText('Find a permission'));
    await user.type(dialog.getByLabelText('Find a permission'), 'nothing');
    dialog.getByText('No permission matches');
  });

  it('locks what the user may not give, and says why', async () => {
    holdRoles(sampleRole());
    server.on(roles.details, () => sampleDetails({ held: ['Store area', 'Stores'], grantable: ['Print and ship'] }));
    const opened = await openRole('Edit');
    opened.dialog.getByText(/You do not have the grayed-out permissions yourself/);
    expect(box(opened, 'Stores').getAttribute('aria-disabled')).toBe('true');
    await opened.user.click(opened.dialog.getByText('Stores'));
    await opened.user.click(box(opened, 'Order area'));
    expect(box(opened, 'Stores').getAttribute('aria-checked')).toBe('true');
    expect(box(opened, 'Order area').getAttribute('aria-checked')).toBe('mixed');
    opened.dialog.getByText('2 of 5 selected');
  });

  it('says in words what somebody else gave meanwhile, and takes it over', async () => {
    holdRoles(sampleRole());
    server.on(roles.details, () => sampleDetails({ held: ['Store area', 'Stores'] }));
    const gmtModified = '2026-11-21T00:00:00.000Z';
    const current = { ...sampleDetails({ held: ['Order area', 'Orders', 'Send orders'] }), gmtModified };
    server.on(roles.updateRole, (sent) => {
      if (sent.gmtModified === gmtModified) return current;
      throw new Refusal(409, 'Somebody else was faster', {
        failure: 'platform.stale',
        data: { current, by: 'alan', at: gmtModified },
      });
    });
    const { user, dialog } = await openRole('Edit');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const change = within((await screen.findByRole('rowheader', { name: 'Permissions' })).closest('tr')!);
    change.getByText('Store area');
    change.getByText('Orders (View the page, Send orders)');
    await user.click(screen.getByRole('button', { name: 'Take over these changes' }));
    await dialog.findByText('2 of 5 selected');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText(/Role saved/);
  });

  it('shows the role that holds everything to read only, and says why', async () => {
    const admin = { roleName: 'admin', holdsEverything: true, can: [] };
    holdRoles(sampleRole(admin));
    const everything = ['Orders', 'Send orders', 'Export orders', 'Print and ship', 'Stores'];
    server.on(roles.details, () => sampleDetails({ ...admin, held: everything }));
    const opened = await openRole('View', 'admin');
    opened.dialog.getByText('The admin role has every permission and cannot be changed or deleted');
    opened.dialog.getByText('5 of 5 selected');
    await opened.user.click(box(opened, 'Order area'));
    opened.dialog.getByText('5 of 5 selected');
    expect(opened.dialog.queryByRole('button', { name: 'Save' })).toBeNull();
    expect((await rowOf('admin')).queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('shows a role above the reader’s own to read only, and says why', async () => {
    holdRoles(sampleRole({ can: [] }));
    server.on(roles.details, () => sampleDetails({ can: [], held: ['Stores'], grantable: ['Print and ship'] }));
    const opened = await openRole('View');
    opened.dialog.getByText(/This role has permissions that you do not have/);
    opened.dialog.getByText('1 of 5 selected');
    await opened.user.click(box(opened, 'Print and ship'));
    opened.dialog.getByText('1 of 5 selected');
    expect(opened.dialog.queryByRole('button', { name: 'Save' })).toBeNull();
    expect((await rowOf('Packing')).queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('says why a role cannot be deleted, and keeps it', async () => {
    holdRoles(sampleRole());
    server.on(roles.delete, () => {
      throw new Refusal(409, 'This is in use and cannot be deleted (users: 3)');
    });
    const { user } = renderScreen(<RolesScreen />, { at });
    await user.click((await rowOf('Packing')).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete role “Packing”?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('This is in use and cannot be deleted (users: 3)');
    screen.getByText('Packing');
  });

  it('offers no act that the server would refuse', async () => {
    holdRoles(sampleRole({ can: ['edit'] }), sampleRole({ id: '2', roleName: 'admin', can: [] }));
    server.on(roles.permissionTree, () => [samplePermission()]);
    renderScreen(<RolesScreen />, { at, roles: ['/order/index'] });
    expect((await rowOf('Packing')).queryByRole('button', { name: /Edit|View|Delete/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Add role/ })).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
