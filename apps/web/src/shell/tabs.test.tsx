import { account } from '@pressroom/contract/account/account';
import { codes } from '@pressroom/contract/codes/codes';
import { stores } from '@pressroom/contract/stores/stores';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleStore } from '../features/stores/stores.sample.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { renderApp } from '../testing/renderScreen.tsx';

const server = fakeServer();
beforeEach(() => {
  server.on(stores.page, () => ({ rows: [sampleStore()], total: 1 }));
  server.on(codes.page, () => ({ rows: [], total: 0 }));
});

afterEach(() => vi.useRealTimers());

const strip = () => screen.findByRole('navigation', { name: 'Open pages' });
const shown = async () =>
  within(await strip())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const tab = async (name: string) => within(await strip()).getByRole('link', { name });
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });

/** Opens pages one after the other, as links would. */
async function opened(...places: string[]) {
  const app = renderApp(places[0]!);
  await strip();
  for (const place of places.slice(1)) await act(async () => app.router.navigate(place));
  return app;
}

async function choose(user: Awaited<ReturnType<typeof opened>>['user'], act: string) {
  await user.click(screen.getByRole('button', { name: 'Page actions' }));
  const menu = within(await screen.findByRole('group', { name: 'Page actions' }));
  await user.click(menu.getByRole('button', { name: act }));
}

describe('the strip', () => {
  it('has a tab for each visited page, after the one that is always there, in the language chosen', async () => {
    const { user } = await opened('/store/index', '/products/code', '/store/index?name=Harbor');
    expect(await shown()).toEqual(['Dashboard', 'Stores', 'Code management']);
    expect((await tab('Stores')).getAttribute('aria-current')).toBe('page');
    expect((await tab('Code management')).getAttribute('aria-current')).toBeNull();
    expect((await tab('Stores')).getAttribute('href')).toBe('/store/index?name=Harbor');

    await user.click(screen.getByRole('button', { name: /简体中文/ }));
    await screen.findByRole('navigation', { name: '打开的页面' });
    screen.getByRole('button', { name: '关闭店铺管理' });
  });

  it('goes to the tab beside the closed one, and keeps the first', async () => {
    const { user, router } = await opened('/store/index', '/products/code', '/permission/user');
    await user.click(screen.getByRole('button', { name: 'Close Stores' }));
    expect(router.state.location.pathname).toBe('/permission/user');
    await user.click(screen.getByRole('button', { name: 'Close Users' }));
    await waitFor(async () => expect(await shown()).toEqual(['Dashboard', 'Code management']));
    expect(router.state.location.pathname).toBe('/products/code');
    expect(document.activeElement).toBe(await tab('Code management'));
    expect(screen.queryByRole('button', { name: 'Close Dashboard' })).toBeNull();
  });

  it('closes others and all from its menu', async () => {
    const { user, router } = await opened('/store/index', '/permission/user', '/products/code');
    await choose(user, 'Close others');
    expect(await shown()).toEqual(['Dashboard', 'Code management']);
    await choose(user, 'Close all');
    await waitFor(async () => expect(await shown()).toEqual(['Dashboard']));
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('offers the same for any tab by its context menu', async () => {
    const { user, router } = await opened('/store/index', '/products/code');
    await user.pointer({ keys: '[MouseRight]', target: await tab('Stores') });
    await user.click(await screen.findByRole('button', { name: 'Close others' }));
    await waitFor(async () => expect(await shown()).toEqual(['Dashboard', 'Stores']));
    expect(router.state.location.pathname).toBe('/store/index');
  });

  it('is there again after a reload of the window, for the same user only', async () => {
    await opened('/store/index?name=Harbor', '/products/code');
    cleanup();
    await opened('/products/code');
    expect(await shown()).toEqual(['Dashboard', 'Stores', 'Code management']);
    expect((await tab('Stores')).getAttribute('href')).toBe('/store/index?name=Harbor');

    cleanup();
    const bo = { username: 'bo', name: 'Bo', avatar: '', roles: ['admin'], mustChangePassword: false };
    server.on(account.getInfo, () => bo);
    await opened('/products/code');
    expect(await shown()).toEqual(['Dashboard', 'Code management']);
  });

  it.each(['{', '7', '{"of":"ada"}', '{"of":"ada","tabs":[{"path":"/dashboard"}]}', '{"of":"ada","tabs":[]}'])(
    'starts as for the first time where %s was kept',
    async (kept) => {
      sessionStorage.setItem('tabs', kept);
      await opened('/products/code');
      expect(await shown()).toEqual(['Dashboard', 'Code management']);
    },
  );

  it('loses the page that the roles no longer open', async () => {
    await opened('/store/index', '/products/code');
    cleanup();
    const roles = ['/products/code'];
    server.on(account.getInfo, () => ({ username: 'ada', name: 'Ada', avatar: '', roles, mustChangePassword: false }));
    await opened('/products/code');
    expect(await shown()).toEqual(['Dashboard', 'Code management']);
  });

  it('is forgotten when the user logs out', async () => {
    server.on(account.logout, () => null);
    const { user } = await opened('/store/index', '/products/code');
    await user.click(screen.getByRole('button', { name: /Ada$/ }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await screen.findByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });
});

describe('a page that is left', () => {
  it('is as it was when the user comes back', async () => {
    // What was answered stays fresh for seconds only, which a busy machine may need for this test.
    vi.useFakeTimers({ toFake: ['Date'] });
    const { user, router } = await opened('/store/index?name=Harbor');
    await screen.findByText(sampleStore().name);
    await user.type(await screen.findByLabelText('Store name'), ' half');
    await user.click(await screen.findByRole('button', { name: /Add store/ }));
    await user.type(within(await screen.findByRole('dialog')).getByLabelText('Store name'), 'Unsaved');
    const calls = server.sentTo(stores.page).length;

    await act(async () => router.navigate('/products/code?name=Blue'));
    await heading('Code management');
    expect(screen.queryByRole('dialog')).toBeNull();
    // Out of the document, where the same filters and ids would be twice.
    expect(screen.queryByText('Stores', { selector: 'h1' })).toBeNull();
    expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(0);
    expect(document.title).toBe('Code management - Pressroom');
    await waitFor(() => expect(server.sentTo(codes.page)).toMatchObject([{ name: 'Blue' }]));

    await user.click(await tab('Stores'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Store name')).toHaveProperty('value', 'Unsaved');
    expect(screen.getByRole('search').querySelector('input')).toHaveProperty('value', 'Harbor half');
    expect(router.state.location).toMatchObject({ pathname: '/store/index', search: '?name=Harbor' });
    expect(document.title).toBe('Stores - Pressroom');
    // Fresh enough to be shown without asking again, and never asked with the other page's filter.
    expect(server.sentTo(stores.page)).toHaveLength(calls);
  });

  it('asks nothing while it is away, and ends what it was asking', async () => {
    server.on(stores.page, () => new Promise(() => undefined));
    const asked = vi.spyOn(globalThis, 'fetch');
    const isForStores = (to: unknown) => typeof to === 'string' && to.startsWith(stores.page.path);
    const signals = () => asked.mock.calls.filter(([to]) => isForStores(to)).map(([, how]) => how?.signal);
    const { client, router } = await opened('/store/index');
    await heading('Stores');
    await waitFor(() => expect(server.sentTo(stores.page)).toHaveLength(1));
    await act(async () => router.navigate('/products/code'));
    await heading('Code management');
    await waitFor(() => expect(signals().map((signal) => signal?.aborted)).toEqual([true]));
    await act(async () => client.invalidateQueries());
    await waitFor(() => expect(server.sentTo(codes.page).length).toBeGreaterThan(1));
    expect(server.sentTo(stores.page)).toHaveLength(1);
  });

  it('stays as it is for who turns back before the next one is there', async () => {
    await opened('/store/index', '/products/code');
    cleanup();
    const { user, router } = await opened('/store/index');
    await user.type(await screen.findByLabelText('Store name'), 'old');
    await choose(user, 'Refresh');
    await waitFor(() => expect(screen.getByLabelText('Store name')).toHaveProperty('value', ''));
    await user.type(screen.getByLabelText('Store name'), 'half');
    const [back, close] = [await tab('Stores'), screen.getByRole('button', { name: 'Close Stores' })];
    await act(async () => {
      close.click();
      back.click();
    });
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(await shown()).toEqual(['Dashboard', 'Stores', 'Code management']);
    expect(screen.getByLabelText('Store name')).toHaveProperty('value', 'half');
  });

  it('starts anew where the page is not kept', async () => {
    const { user } = await opened('/library/index');
    await user.type(await screen.findByLabelText('Picture name'), 'half');
    await user.click(await tab('Dashboard'));
    await heading('Dashboard');
    await user.click(await tab('Image library'));
    expect(await screen.findByLabelText('Picture name')).toHaveProperty('value', '');
  });

  it('follows a switch of language that it did not see', async () => {
    const { user } = await opened('/store/index', '/products/code');
    await user.click(screen.getByRole('button', { name: /简体中文/ }));
    await user.click(await screen.findByRole('link', { name: '店铺管理', current: false }));
    await heading('店铺管理');
  });
});

describe('asking for a page again', () => {
  it('refreshes it: the screen starts anew under the same address, with fresh data', async () => {
    // What was answered stays fresh for seconds only, which a busy machine may need for this test.
    vi.useFakeTimers({ toFake: ['Date'] });
    const { user, router } = await opened('/store/index?name=Harbor');
    await screen.findByText(sampleStore().name);
    await user.type(await screen.findByLabelText('Store name'), ' half');
    const [calls, entries] = [server.sentTo(stores.page).length, history.length];
    await choose(user, 'Refresh');
    await waitFor(() => expect(screen.getByLabelText('Store name')).toHaveProperty('value', 'Harbor'));
    expect(router.state.location).toMatchObject({ pathname: '/store/index', search: '?name=Harbor' });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(history.length).toBe(entries);
    await waitFor(() => expect(server.sentTo(stores.page)).toHaveLength(calls + 1));
  });

  it('leads from the sidebar to the tab as it was left, and to its beginning where it stands open', async () => {
    const { user, router } = await opened('/store/index?name=Harbor', '/products/code');
    const entry = within(screen.getByRole('navigation', { name: 'Main navigation' })).getByRole('link', {
      name: /Stores$/,
    });
    await user.click(entry);
    await heading('Stores');
    expect(router.state.location.search).toBe('?name=Harbor');
    await user.type(screen.getByLabelText('Store name'), ' half');
    await user.click(entry);
    await waitFor(() => expect(screen.getByLabelText('Store name')).toHaveProperty('value', ''));
    expect(router.state.location.search).toBe('');
  });
});
