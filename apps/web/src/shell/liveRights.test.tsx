import { account, type SessionInfo } from '@pressroom/contract/account/account';
import { stores } from '@pressroom/contract/stores/stores';
import { taskStreamPath } from '@pressroom/contract/tasks/tasks';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { token } from '../client/token.ts';
import { sampleStore } from '../features/stores/stores.sample.ts';
import { fakeServer, Refusal } from '../testing/fakeServer.ts';
import { fakeTasks } from '../testing/fakeTasks.ts';
import { renderApp } from '../testing/renderScreen.tsx';

const server = fakeServer();
const stream = fakeTasks(server);
const everything = ['/store', '/store/index', '/order', '/order/print'];

function session(roles: string[]): SessionInfo {
  return { username: 'ada', name: 'Ada', avatar: '', roles, mustChangePassword: false };
}

beforeEach(() => {
  server.on(account.getInfo, () => session(everything));
  server.on(stores.page, () => ({ rows: [sampleStore()], total: 1 }));
});

const menu = () => within(screen.getByRole('navigation', { name: 'Main navigation' }));
const tell = (roles: string[]) => act(async () => stream.sendSession(session(roles)));

describe('rights that change while a window is open', () => {
  it('are followed by the menu, the page and its buttons, without a call that is refused first', async () => {
    renderApp('/store/index');
    await screen.findByText('Harbor Print');
    menu().getByText('Stores');
    screen.getByRole('button', { name: /Add store/ });
    await tell(['/order', '/order/print']);
    await screen.findByText('You may not see this page');
    await screen.findByText('Your permissions have changed and the page is up to date');
    expect(menu().queryByText('Stores')).toBeNull();
    menu().getByText('Print and ship');
    expect(server.sentTo(account.getInfo)).toHaveLength(1);
  });

  it('keep what was typed on a page that is withdrawn, and give it back with the right', async () => {
    const { user } = renderApp('/store/index');
    await user.click(
      within((await screen.findByText('Harbor Print')).closest('tr')!).getByRole('button', { name: 'Edit' }),
    );
    const form = await screen.findByRole('dialog', { name: /Edit/ });
    await user.type(within(form).getByLabelText('Store name'), ' and more');

    await tell(['/order', '/order/print']);
    await screen.findByText(/What you typed is kept while this window stays open/);
    expect(screen.queryByRole('dialog')).toBeNull();
    const calls = server.sentTo(stores.page).length;
    await tell(['/order', '/order/print', '/order/index']);
    expect(server.sentTo(stores.page)).toHaveLength(calls);

    await tell(everything);
    const back = within(await screen.findByRole('dialog', { name: /Edit/ }));
    expect(back.getByLabelText('Store name')).toHaveProperty('value', 'Harbor Print and more');
    expect(screen.queryByText('You may not see this page')).toBeNull();
  });

  it('say nothing where nothing has changed', async () => {
    renderApp('/store/index');
    await screen.findByText('Harbor Print');
    const calls = server.sentTo(stores.page).length;
    await tell(everything.toReversed());
    expect(server.sentTo(stores.page)).toHaveLength(calls);
    expect(screen.queryByText(/Your permissions have changed/)).toBeNull();
  });
});

it('asks for the password as soon as the session is ended elsewhere, and follows the stream again after it', async () => {
  token.save('held');
  let known = 'held';
  let opened = 0;
  const rest = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
    if (!address.includes(taskStreamPath)) return rest(address, request);
    const given = new Headers(request?.headers).get('AuthToken');
    if (given !== known)
      return Response.json({ code: 50_012, msg: 'Your session was ended', data: null }, { status: 401 });
    opened += 1;
    return rest(address, request);
  });
  server.on(account.login, ({ username }) => {
    known = 'fresh';
    return { accessToken: 'fresh', user: { username } };
  });
  server.on(account.getInfo, () => {
    if (token.read() !== known) throw new Refusal(401, 'Your session was ended', { code: 50_012 });
    return session(everything);
  });
  const { user } = renderApp('/store/index');
  await screen.findByText('Harbor Print');
  known = 'nothing';
  stream.close();
  const why = await screen.findByText('Your session was ended', {}, { timeout: 5_000 });
  const dialog = within(why.closest<HTMLElement>('[role="dialog"]')!);
  const before = opened;
  await user.type(dialog.getByLabelText('Password'), 'right one{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opened).toBeGreaterThan(before), { timeout: 5_000 });
});
