import { account } from '@pressroom/contract/account/account';
import { orders } from '@pressroom/contract/orders/orders';
import { search } from '@pressroom/contract/search/search';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { sampleOrder } from '../../features/orders/orders.sample.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderScreen.tsx';

const server = fakeServer();
const nothing = { orders: [], productCodes: [], skus: [], mappings: [] };

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(orders.contradictions, () => []);
  server.on(orders.shortages, () => []);
  server.on(orders.lastAct, () => null);
  server.on(orders.versions, () => []);
  server.on(orders.viewList, () => []);
  server.on(orders.queryListTotal, () => []);
  server.on(orders.queryList, () => ({ rows: [sampleOrder()], total: 1 }));
  server.on(search.find, () => nothing);
});

const menu = async () => within(await screen.findByRole('dialog', { name: 'Search orders, SKUs, pages and actions' }));

it('finds an order by its number, and leads to it', async () => {
  server.on(search.find, ({ word }) => ({
    ...nothing,
    orders: [
      { id: '9', thirdOrderNumber: 'PR-10009', trackingNumber: '1Z9', shopName: 'Harbor Print', sysStatus: 1 as const },
    ].filter(({ thirdOrderNumber }) => thirdOrderNumber.startsWith(word)),
    productCodes: [{ code: 'PR-1000', categoryName: 'Tee black' }],
  }));
  const { user, router } = renderApp('/store/index');
  await screen.findByLabelText('Store name');
  await user.keyboard('{Control>}k{/Control}');
  const shown = await menu();
  await user.keyboard('PR-10009');
  const hit = await shown.findByRole('option', { name: /PR-10009.*In production · Harbor Print · 1Z9/ });
  expect(hit.getAttribute('aria-selected')).toBe('true');
  shown.getByRole('option', { name: /^PR-1000\s*Tee black/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/index'));
  expect(router.state.location.search).toBe('?thirdOrderNumbers=PR-10009');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('waits for the answer where Enter comes at once, as after a scan', async () => {
  server.on(search.find, () => ({
    ...nothing,
    orders: [
      { id: '9', thirdOrderNumber: 'PR-9', trackingNumber: '1Z9', shopName: 'Harbor Print', sysStatus: 1 as const },
    ],
  }));
  const { user, router } = renderApp('/store/index');
  await screen.findByLabelText('Store name');
  await user.keyboard('{Control>}k{/Control}');
  await menu();
  await user.keyboard('1Z9{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?thirdOrderNumbers=PR-9'));
});

it('opens pages, and does what the buttons of the open page do to what is chosen', async () => {
  server.on(orders.orderReview, ({ ids }) => ({ done: ids, refused: [] }));
  const { user, router } = renderApp('/order/index');
  const row = within((await screen.findByText('PR-10001')).closest('tr')!);
  await user.click(row.getByRole('checkbox'));
  // the acts on the selection stand in place of the tabs
  await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
  await user.click(screen.getByRole('button', { name: /Search orders, SKUs, pages/ }));
  const acts = await menu();
  await user.keyboard('approve');
  await user.click(acts.getByRole('option', { name: 'Approve 1/1' }));
  await screen.findByText('Approve: 1 done');
  expect(server.sentTo(orders.orderReview)).toEqual([{ ids: ['9001'], sysStatus: 1 as const }]);

  await user.keyboard('{Control>}k{/Control}');
  const pages = await menu();
  await user.keyboard('exceptions');
  expect(pages.getByRole('option', { name: 'Exceptions' }).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/exceptions'));
});

it('ends what is told of an act when its page is left', async () => {
  server.on(orders.orderReview, ({ ids }) => ({ done: ids, refused: [] }));
  const { user } = renderApp('/order/index');
  const row = within((await screen.findByText('PR-10001')).closest('tr')!);
  await user.click(row.getByRole('button', { name: 'Approve' }));
  await screen.findByText('Approve: 1 done');
  await user.click(screen.getByRole('link', { name: /Stores$/ }));
  await screen.findByLabelText('Store name');
  await user.click(screen.getAllByRole('link', { name: /Orders$/ })[0]!);
  await screen.findByText('PR-10001');
  expect(screen.queryByText('Approve: 1 done')).toBeNull();
});

it('offers neither pages nor acts without the right to them', async () => {
  server.on(account.getInfo, () => ({
    username: 'ada',
    name: 'Ada',
    avatar: '',
    roles: ['/order/index'],
    mustChangePassword: false,
  }));
  const { user } = renderApp('/order/index');
  await screen.findByText('PR-10001');
  await user.keyboard('{Control>}k{/Control}');
  const shown = await menu();
  shown.getByRole('option', { name: 'Orders' });
  expect(shown.queryByRole('option', { name: /Stores|Import orders|Exceptions/ })).toBeNull();
});
