import { account } from '@pressroom/contract/account/account';
import { stores } from '@pressroom/contract/stores/stores';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { token } from '../client/token.ts';
import { sampleStore } from '../features/stores/stores.sample.ts';
import { fakeServer, Refusal } from '../testing/fakeServer.ts';
import { renderApp } from '../testing/renderScreen.tsx';

const server = fakeServer();
/** The tokens that the server knows. */
let known: string[] = [];

function requireSession() {
  if (!known.includes(token.read() ?? '')) throw new Refusal(401, 'Your session has expired', { code: 50014 });
}

beforeEach(() => {
  known = ['held'];
  server.on(stores.page, () => {
    requireSession();
    return { rows: [sampleStore()], total: 1 };
  });
  server.on(stores.create, (form) => {
    requireSession();
    return sampleStore(form);
  });
  server.on(stores.update, (form) => {
    requireSession();
    return sampleStore(form);
  });
  server.on(account.login, ({ username, password }) => {
    if (password !== 'right one') throw new Refusal(401, 'The account name or password is wrong', { code: 400 });
    known.push('fresh');
    return { accessToken: 'fresh', user: { username } };
  });
});

/** By its title: antd gives the titles of all dialogs one id in tests. */
const title = 'Please sign in again';
const dialog = async () => (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]')!;

describe('a session that ends under way', () => {
  it('is taken up in place, with a half-filled dialog kept', async () => {
    const { user } = renderApp('/store/index');
    await user.click(
      within((await screen.findByText('Harbor Print')).closest('tr')!).getByRole('button', { name: 'Edit' }),
    );
    const form = within(await screen.findByRole('dialog', { name: /Edit/ }));
    await user.type(form.getByLabelText('Store name'), ' and more');
    known = [];
    await user.click(form.getByRole('button', { name: 'Save' }));

    const again = within(await dialog());
    again.getByText('Your session has expired');
    expect(again.getByLabelText('Account name')).toHaveProperty('value', 'ada');
    expect(again.getByLabelText('Account name')).toHaveProperty('readOnly', true);
    await waitFor(() => expect(document.activeElement).toBe(again.getByLabelText('Password')));
    await user.keyboard('wrong one{Enter}');
    await again.findByText('The account name or password is wrong');
    expect(screen.getAllByText(title)).toHaveLength(1);
    const calls = server.sentTo(stores.page).length;
    await user.clear(again.getByLabelText('Password'));
    await user.type(again.getByLabelText('Password'), 'right one{Enter}');
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    await waitFor(() => expect(server.sentTo(stores.page).length).toBeGreaterThan(calls));

    expect(form.getByLabelText('Store name')).toHaveProperty('value', 'Harbor Print and more');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Store saved');
    expect(server.sentTo(stores.update).at(-1)).toMatchObject({ name: 'Harbor Print and more' });
  });

  it('has a password that somebody else has set replaced in place, with the work kept', async () => {
    let own = true;
    server.on(account.getInfo, () => ({
      username: 'ada',
      name: 'Ada',
      avatar: '',
      roles: ['admin'],
      mustChangePassword: !own,
    }));
    server.on(account.changePassword, () => {
      own = true;
      return null;
    });
    const { user } = renderApp('/store/index');
    await user.click(
      within((await screen.findByText('Harbor Print')).closest('tr')!).getByRole('button', { name: 'Edit' }),
    );
    const form = within(await screen.findByRole('dialog', { name: /Edit/ }));
    await user.type(form.getByLabelText('Store name'), ' and more');
    known = [];
    own = false;
    await user.click(form.getByRole('button', { name: 'Save' }));
    const again = within(await dialog());
    await user.type(again.getByLabelText('Password'), 'right one{Enter}');
    const replacing = within(
      (await screen.findByText('Set your own password')).closest<HTMLElement>('[role="dialog"]')!,
    );
    await user.type(replacing.getByLabelText('New password'), '我的密码我的密码');
    await user.type(replacing.getByLabelText('Repeat the new password'), 'my-own-one{Enter}');
    replacing.getByText(/6-18 letters, digits or symbols/);
    await user.clear(replacing.getByLabelText('New password'));
    await user.type(replacing.getByLabelText('New password'), 'my-own-one{Enter}');
    await waitFor(() => expect(screen.queryByText('Set your own password')).toBeNull());
    expect(server.sentTo(account.changePassword)).toEqual([{ oldPassword: 'right one', newPassword: 'my-own-one' }]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Store saved');
    expect(server.sentTo(stores.update).at(-1)).toMatchObject({ name: 'Harbor Print and more' });
  });

  it('is asked for once, however many calls fail together', async () => {
    const { client } = renderApp('/store/index');
    await screen.findByText('Harbor Print');
    known = [];
    await act(async () => client.invalidateQueries());
    await dialog();
    await act(async () => client.invalidateQueries());
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('goes on by itself when the user has signed in in another window', async () => {
    const { client } = renderApp('/store/index');
    await screen.findByText('Harbor Print');
    known = ['elsewhere'];
    await act(async () => client.invalidateQueries());
    await dialog();
    const calls = server.sentTo(stores.page).length;
    token.save('elsewhere');
    await act(async () => window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(server.sentTo(stores.page).length).toBeGreaterThan(calls));
  });

  it('does not ask where a call failed by a token that is no longer held', async () => {
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { client } = renderApp('/store/index');
    await screen.findByText('Harbor Print');
    server.on(stores.page, async () => {
      const asked = token.read();
      if (asked === 'held') await waiting;
      if (asked === 'held') throw new Refusal(401, 'Your session was ended', { code: 50012 });
      return { rows: [sampleStore({ name: 'Fresh' })], total: 1 };
    });
    known = ['elsewhere'];
    void client.invalidateQueries();
    await waitFor(() => expect(server.sentTo(stores.page)).toHaveLength(2));
    token.save('elsewhere');
    await act(async () => release());
    await screen.findByText('Fresh');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks at the next call after signing out in another window', async () => {
    const { client } = renderApp('/store/index');
    await screen.findByText('Harbor Print');
    token.clear();
    await act(async () => client.invalidateQueries());
    await dialog();
    screen.getByText('Harbor Print');
  });
});
