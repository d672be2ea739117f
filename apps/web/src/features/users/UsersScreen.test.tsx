import type { SessionRow } from '@pressroom/contract/account/sessions';
import { roles } from '@pressroom/contract/roles/roles';
import { type UserRow, users } from '@pressroom/contract/users/users';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleUser } from './users.sample.ts';
import { UsersScreen } from './UsersScreen.tsx';

const server = fakeServer();
const at = '/permission/user';

function holdUsers(...held: UserRow[]) {
  server.on(users.listPage, ({ username }) => {
    const rows = held.filter((user) => user.username.includes(username ?? ''));
    return { rows, total: rows.length };
  });
  server.on(roles.dropDownList, () => [
    { id: '1', roleName: 'admin', assignable: false },
    { id: '2', roleName: 'Packing', assignable: true },
  ]);
}

async function rowOf(username: string) {
  return within((await screen.findByText(username)).closest('tr')!);
}

describe('the users screen', () => {
  it('searches by account, and keeps it in the address', async () => {
    holdUsers(sampleUser(), sampleUser({ id: '2', username: 'alan' }));
    const { user, router } = renderScreen(<UsersScreen />, { at });
    await screen.findByText('grace');
    await user.type(screen.getByLabelText('Account'), 'alan{Enter}');
    await waitFor(() => expect(screen.queryByText('grace')).toBeNull());
    expect(router.state.location.search).toBe('?username=alan');
  });

  it('adds a user once every field is right, and shows all that are wrong at once', async () => {
    holdUsers();
    server.on(users.addUser, ({ username }) => sampleUser({ username }));
    const { user } = renderScreen(<UsersScreen />, { at });
    await user.click((await screen.findAllByRole('button', { name: /Add user/ }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    const password = dialog.getByLabelText('Password');
    expect([password.getAttribute('autocomplete'), password.getAttribute('type')]).toEqual([
      'new-password',
      'password',
    ]);
    await user.type(dialog.getByLabelText('Account'), 'no spaces');
    await user.type(password, 'abc');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('The account name takes letters and digits only');
    dialog.getByText(/6-18 letters, digits or symbols/);
    dialog.getByText('Please enter the name');
    dialog.getByText('Please select a role');
    expect(server.sentTo(users.addUser)).toEqual([]);

    await user.clear(dialog.getByLabelText('Account'));
    await user.type(dialog.getByLabelText('Account'), 'ada');
    await user.type(password, 'def');
    await user.click(dialog.getByRole('button', { name: 'Show' }));
    expect([password.getAttribute('type'), (password as HTMLInputElement).value]).toEqual(['text', 'abcdef']);
    await user.type(dialog.getByLabelText('Name'), 'Ada');
    await user.click(dialog.getByLabelText('Role'));
    await user.click(await screen.findByText('Packing', { selector: option }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('User saved');
    expect(server.sentTo(users.addUser)).toEqual([
      { username: 'ada', password: 'abcdef', nickname: 'Ada', roleId: '2' },
    ]);
  });

  it('keeps the password where none is entered, and sends the version it loaded', async () => {
    holdUsers(sampleUser());
    server.on(users.updateUser, () => sampleUser());
    const { user } = renderScreen(<UsersScreen />, { at });
    await user.click((await rowOf('grace')).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByPlaceholderText('Leave empty to keep the password');
    await user.type(dialog.getByLabelText('Phone'), '9');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('User saved');
    const { id, username, nickname, roleId, gmtModified } = sampleUser();
    expect(server.sentTo(users.updateUser)).toEqual([
      { id, username, nickname, phone: '555 01009', roleId, gmtModified },
    ]);
  });

  it('suspends after a confirmation, says so in the row, and takes back', async () => {
    let grace = sampleUser();
    server.on(users.listPage, () => ({ rows: [grace], total: 1 }));
    server.on(users.suspend, () => (grace = sampleUser({ dataStatus: 0, can: ['edit', 'reinstate', 'delete'] })));
    server.on(users.reinstate, () => (grace = sampleUser()));
    const { user } = renderScreen(<UsersScreen />, { at });
    (await rowOf('grace')).getByText('Enabled');
    await user.click((await rowOf('grace')).getByRole('button', { name: 'Suspend' }));
    const asked = within(await screen.findByRole('dialog'));
    asked.getByText(/Grace Hopper is signed out at once and cannot sign in/);
    expect(server.sentTo(users.suspend)).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Suspend' }));
    await screen.findByText('User grace is suspended');
    await waitFor(async () => (await rowOf('grace')).getByText('Suspended'));
    expect((await rowOf('grace')).queryByRole('button', { name: 'Suspend' })).toBeNull();

    await user.click((await rowOf('grace')).getByRole('button', { name: 'Reactivate' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reactivate' }));
    await screen.findByText('User grace is reactivated');
    expect(server.sentTo(users.reinstate)).toEqual([{ id: grace.id }]);
  });

  it('finds users by role and status', async () => {
    holdUsers(sampleUser({ mustChangePassword: true }));
    const { user } = renderScreen(<UsersScreen />, { at: `${at}?roleId=2` });
    (await rowOf('grace')).getByText('Initial password');
    expect(server.sentTo(users.listPage)).toMatchObject([{ roleId: '2' }]);
    await user.click(screen.getByLabelText('Status'));
    await user.click(await screen.findByText('Suspended', { selector: option }));
    await user.click(screen.getByRole('button', { name: /Search/ }));
    await waitFor(() => expect(server.sentTo(users.listPage).at(-1)).toMatchObject({ roleId: '2', dataStatus: '0' }));
  });

  it('points from one’s own account to where the own password is changed', async () => {
    holdUsers(sampleUser({ username: 'ada' }));
    const { user } = renderScreen(<UsersScreen />, { at });
    await user.click((await rowOf('ada')).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/choose “Change password” in the user menu/);
    expect(dialog.queryByPlaceholderText('Leave empty to keep the password')).toBeNull();
  });

  it('says in words what somebody else changed meanwhile, and takes it over', async () => {
    holdUsers(sampleUser());
    const current = sampleUser({ nickname: 'Rear Admiral', roleId: '2', gmtModified: '2026-11-21T00:00:00.000Z' });
    server.on(users.updateUser, ({ gmtModified }) => {
      if (gmtModified === current.gmtModified) return current;
      const data = { current, by: 'alan', at: current.gmtModified };
      throw new Refusal(409, 'Somebody else has changed this record. Reload it and try again', {
        failure: 'platform.stale',
        data,
      });
    });
    const { user } = renderScreen(<UsersScreen />, { at });
    await user.click((await rowOf('grace')).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Phone'), '9');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const change = within((await screen.findByRole('rowheader', { name: 'Name' })).closest('tr')!);
    change.getByText('Grace Hopper');
    change.getByText('Rear Admiral');
    await user.click(screen.getByRole('button', { name: 'Take over these changes' }));
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Rear Admiral'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('User saved');
    expect(server.sentTo(users.updateUser).at(-1)).toMatchObject({ nickname: 'Rear Admiral', phone: '555 01009' });
  });

  it('shows roles above one’s own with the reason, and lets them not be chosen', async () => {
    holdUsers(sampleUser());
    server.on(users.updateUser, () => sampleUser());
    const { user } = renderScreen(<UsersScreen />, { at });
    await user.click((await rowOf('grace')).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByLabelText('Role'));
    const reason = await screen.findByText('Has permissions that you do not have');
    const admin = reason.closest(option)!;
    expect(admin.textContent).toContain('admin');
    await user.click(admin);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('User saved');
    expect(server.sentTo(users.updateUser)).toMatchObject([{ roleId: '2' }]);
  });

  it('asks by name before it deletes, and says why one cannot be deleted', async () => {
    holdUsers(sampleUser());
    server.on(users.delUser, () => {
      throw new Refusal(409, 'At least one administrator must remain. Make another user an administrator first');
    });
    const { user } = renderScreen(<UsersScreen />, { at });
    await user.click((await rowOf('grace')).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete user “grace”?' }));
    expect(server.sentTo(users.delUser)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText(/At least one administrator must remain/);
    screen.getByText('grace');
  });

  it('ends one session or all of them', async () => {
    let sessions: SessionRow[] = ['1', '2', '3'].map(sampleSession);
    holdUsers(sampleUser());
    server.on(users.sessions, () => sessions);
    server.on(users.endSession, ({ id }) => {
      sessions = sessions.filter((session) => session.id !== id);
      return null;
    });
    server.on(users.endSessions, () => {
      sessions = [];
      return null;
    });
    const { user } = renderScreen(<UsersScreen />, { at });
    await user.click((await rowOf('grace')).getByRole('button', { name: 'Sessions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Where grace is signed in' }));
    await user.click((await dialog.findAllByRole('button', { name: 'Sign out' }))[0]!);
    await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Sign out' })).toHaveLength(2));
    expect(server.sentTo(users.endSession)).toEqual([{ id: '1' }]);

    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await screen.findByText('Unsaved work will be lost');
    await user.click(screen.getAllByRole('button', { name: 'Sign out everywhere' })[1]!);
    await dialog.findByText('Not signed in anywhere');
    expect(server.sentTo(users.endSessions)).toEqual([{ id: sampleUser().id }]);
  });

  it('offers no act that the server would refuse', async () => {
    holdUsers(sampleUser({ can: [] }));
    renderScreen(<UsersScreen />, { at, roles: ['/permission/user'] });
    expect((await rowOf('grace')).queryAllByRole('button')).toEqual([]);
  });

  it('says why the sessions of a user who was raised meanwhile are not shown', async () => {
    holdUsers(sampleUser());
    const msg = 'This user has permissions that you do not have. Ask an administrator';
    server.on(users.sessions, () => {
      throw new Refusal(403, msg);
    });
    const { user } = renderScreen(<UsersScreen />, { at });
    await user.click((await rowOf('grace')).getByRole('button', { name: 'Sessions' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(msg);
    expect(dialog.queryByRole('button', { name: /Sign out/ })).toBeNull();
  });
});

const option = '.ant-select-item-option-content';

function sampleSession(id: string): SessionRow {
  return {
    id,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    address: '192.0.2.7',
    gmtCreate: '2026-11-20T02:00:00.000Z',
    seenAt: '2026-11-20T03:00:00.000Z',
    expiresAt: '2026-11-20T15:00:00.000Z',
    current: false,
  };
}
