import { account } from '@pressroom/contract/account/account';
import { channels } from '@pressroom/contract/channels/channels';
import { stores } from '@pressroom/contract/stores/stores';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionEnds } from '../client/sessionSignals.ts';
import { token } from '../client/token.ts';
import { sampleStore } from '../features/stores/stores.sample.ts';
import { fakeServer, Refusal } from '../testing/fakeServer.ts';
import { renderApp } from '../testing/renderScreen.tsx';

const server = fakeServer();
const holdsOnly = (...roles: string[]) =>
  server.on(account.getInfo, () => ({ username: 'bo', name: 'Bo', avatar: '', roles, mustChangePassword: false }));

describe('without a token', () => {
  it('leads to the sign-in screen, and after it to where the user wanted to go', async () => {
    token.clear();
    server.on(stores.page, () => ({ rows: [], total: 0 }));
    server.on(account.login, ({ username, password }) => {
      if (password !== 'right one') throw new Refusal(401, 'The account name or password is wrong');
      return { accessToken: 'fresh', user: { username } };
    });
    const { user, router } = renderApp('/store/index?name=x');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Account name')));
    await user.keyboard('ada');
    await user.type(screen.getByLabelText('Password'), 'wrong one{Enter}');
    await screen.findByText('The account name or password is wrong');
    expect(router.state.location.pathname).toBe('/login');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));

    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'right one{Enter}');
    await screen.findByRole('heading', { name: 'Stores' });
    expect(router.state.location).toMatchObject({ pathname: '/store/index', search: '?name=x' });
    expect(server.headersTo(account.getInfo)?.get('AuthToken')).toBe('fresh');
  });

  it('names every missing field before anything is sent', async () => {
    token.clear();
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    screen.getByText('Please enter your account name');
    screen.getByText('Please enter your password (at least 6 characters)');
    expect(server.sentTo(account.login)).toEqual([]);
  });

  it('hints at Caps Lock, and shows the password on request', async () => {
    token.clear();
    const { user } = renderApp('/login');
    const password = await screen.findByLabelText('Password');
    await user.type(password, '{CapsLock}a');
    screen.getByText('Caps Lock is on');
    expect(password).toHaveProperty('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveProperty('type', 'text');
    expect(screen.queryByText('Caps Lock is on')).toBeNull();
  });

  it('does not let the redirect lead to another site', async () => {
    token.clear();
    holdsOnly('/nowhere');
    server.on(account.login, () => ({ accessToken: 'fresh', user: { username: 'ada' } }));
    const { user, router } = renderApp('/login?redirect=//evil.example/');
    await user.type(await screen.findByLabelText('Account name'), 'ada');
    await user.type(screen.getByLabelText('Password'), 'right one{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });
});

describe('with a password made by the system', () => {
  it('leads every path to where it is replaced, and then to where the user wanted to go', async () => {
    let made = true;
    server.on(account.getInfo, () => ({
      username: 'bo',
      name: 'Bo',
      avatar: '',
      roles: ['admin'],
      mustChangePassword: made,
    }));
    server.on(stores.page, () => ({ rows: [], total: 0 }));
    server.on(account.changePassword, ({ oldPassword }) => {
      if (oldPassword !== 'made for you') {
        throw new Refusal(400, 'Not valid', {
          data: [{ path: 'oldPassword', msg: 'This is not your current password' }],
        });
      }
      made = false;
      return null;
    });
    const { user, router } = renderApp('/store/index?name=x');
    await screen.findByText('Set your own password');
    await act(async () => router.navigate('/order/index'));
    expect(router.state.location.pathname).toBe('/password');
    await act(async () => router.navigate('/password?redirect=%2Fstore%2Findex%3Fname%3Dx'));

    await user.type(screen.getByLabelText('Current password'), 'wrong');
    await user.type(screen.getByLabelText('New password'), 'my own one{Enter}');
    screen.getByText(/6-18 letters, digits or symbols/);
    screen.getByText('The new passwords do not match');
    expect(server.sentTo(account.changePassword)).toEqual([]);

    await user.clear(screen.getByLabelText('New password'));
    await user.type(screen.getByLabelText('New password'), 'my-own-one');
    await user.type(screen.getByLabelText('Repeat the new password'), 'my-own-one{Enter}');
    await screen.findByText('This is not your current password');
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));

    await user.clear(screen.getByLabelText('Current password'));
    await user.type(screen.getByLabelText('Current password'), 'made for you{Enter}');
    await screen.findByRole('heading', { name: 'Stores' });
    expect(router.state.location).toMatchObject({ pathname: '/store/index', search: '?name=x' });
    await act(async () => router.navigate('/password'));
    expect(router.state.location.pathname).toBe('/dashboard');
  });
});

describe('with a token', () => {
  it('starts at the dashboard, whatever the roles open', async () => {
    holdsOnly('/store/index');
    const { router } = renderApp('/login');
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(router.state.location.pathname).toBe('/dashboard');
    await waitFor(() => expect(document.title).toBe('Dashboard - Pressroom'));
    screen.getByRole('link', { name: /Stores$/ });
  });

  it.each([
    [['/order/print'], '/order/print'],
    [['/order/print', '/order/handover'], '/order/print'],
    [['/order/print', '/order/index'], '/dashboard'],
    [['/order/handover'], '/dashboard'],
  ])('starts who holds %j at %s', async (roles, start) => {
    holdsOnly('/order', ...roles);
    const { router } = renderApp('/');
    await waitFor(() => expect(router.state.location.pathname).toBe(start));
  });

  it('says so where the roles do not open a page, and does not list it', async () => {
    holdsOnly('/order/index');
    renderApp('/store/index');
    await screen.findByText('You may not see this page');
    expect(screen.queryByRole('link', { name: 'Stores' })).toBeNull();
  });

  it('opens a page by its own permission where that is not its address', async () => {
    server.on(channels.queryAllList, () => ({ rows: [], total: 0 }));
    holdsOnly('/supplier/list');
    renderApp('/supplier/index');
    await screen.findByRole('heading', { name: 'Supplier channels' });
    expect(screen.getByRole('link', { name: 'Supplier channels' }).getAttribute('href')).toBe('/supplier/index');
    screen.getByRole('button', { name: 'Close Supplier channels' });
  });

  it('knows its way: /redirect/… and unknown addresses', async () => {
    server.on(stores.page, () => ({ rows: [], total: 0 }));
    const { router } = renderApp('/redirect/store/index?pageSize=40');
    await screen.findByRole('heading', { name: 'Stores' });
    expect(router.state.location).toMatchObject({ pathname: '/store/index', search: '?pageSize=40' });
    await router.navigate('/no/such/page');
    await screen.findByText('Page not found');
  });

  it('drops a token that the server does not know, and says why', async () => {
    server.on(account.getInfo, () => {
      throw new Refusal(401, 'Your session has expired. Please sign in again', { code: 50014 });
    });
    const { router } = renderApp('/store/index');
    await screen.findByText('Your session has expired. Please sign in again');
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?redirect=%2Fstore%2Findex' });
    expect(token.read()).toBeUndefined();
  });

  it('says in the language of now that something went wrong where the server does not say what', async () => {
    server.on(account.getInfo, () => {
      throw new Refusal(401, '');
    });
    const { user } = renderApp('/store/index');
    await screen.findByText('Has Error');
    expect(token.read()).toBeUndefined();
    // it follows the language
    await user.click(screen.getByRole('button', { name: '简体中文' }));
    await screen.findByText('出错了');
  });

  it('asks who is signed in once for a stay', async () => {
    server.on(stores.page, () => ({ rows: [], total: 0 }));
    const { router, client } = renderApp('/store/index');
    await screen.findByRole('heading', { name: 'Stores' });
    await act(async () => client.invalidateQueries());
    await act(async () => router.navigate('/products/code?name=x'));
    await act(async () => router.navigate('/404'));
    await screen.findByText('Page not found');
    expect(server.sentTo(account.getInfo)).toHaveLength(1);
  });

  it('keeps the token while the server cannot be reached, and goes on when it is back', async () => {
    server.on(stores.page, () => ({ rows: [], total: 0 }));
    const answering = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    const { user, router } = renderApp('/store/index');
    await screen.findByText(/The server cannot be reached/);
    expect(token.read()).toBe('held');
    vi.stubGlobal('fetch', answering);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Stores' });
    expect(router.state.location.pathname).toBe('/store/index');
  });

  it('asks once to sign in again when a session ends under way', async () => {
    server.on(stores.page, () => {
      throw new Refusal(401, 'Your session was ended', { code: 50012 });
    });
    renderApp('/store/index');
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await act(async () => sessionEnds.tell({ reason: 'and another call fails', refused: 'held' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('leads from the address of a group to the first of its pages that the roles open', async () => {
    holdsOnly('/products', '/products/skuMapping');
    const { router } = renderApp('/products');
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/skuMapping'));
    await act(async () => router.navigate('/store'));
    expect(router.state.location.pathname).toBe('/404');
  });

  it('asks for the rights anew when the server refuses what was offered', async () => {
    let roles = ['/store', '/store/index', '/products', '/products/code'];
    server.on(account.getInfo, () => ({ username: 'bo', name: 'Bo', avatar: '', roles, mustChangePassword: false }));
    server.on(stores.page, () => ({ rows: [sampleStore()], total: 1 }));
    server.on(stores.delete, () => {
      roles = ['/products', '/products/code'];
      throw new Refusal(403, 'You do not have permission to do this');
    });
    const { user } = renderApp('/store/index');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('You may not see this page');
    expect(screen.queryByRole('link', { name: /Stores$/ })).toBeNull();
    expect(document.title).toBe('Stores - Pressroom');
  });

  it('switches its language in place', async () => {
    server.on(stores.page, () => ({ rows: [], total: 0 }));
    const { user } = renderApp('/store/index');
    await screen.findByRole('heading', { name: 'Stores' });
    await user.click(screen.getByRole('button', { name: /简体中文/ }));
    await screen.findByRole('heading', { name: '店铺管理' });
    expect(document.documentElement.lang).toBe('zh-CN');
    await waitFor(() => expect(document.title).toBe('店铺管理 - 订单管理系统'));
  });
});
