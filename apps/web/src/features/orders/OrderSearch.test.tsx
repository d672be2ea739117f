import { audit } from '@pressroom/contract/audit/audit';
import { codes } from '@pressroom/contract/codes/codes';
import { orders } from '@pressroom/contract/orders/orders';
import { stores } from '@pressroom/contract/stores/stores';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { OrdersScreen } from './OrdersScreen.tsx';

const server = fakeServer();

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(codes.findByType, () => []);
  server.on(orders.contradictions, () => []);
  server.on(orders.shortages, () => []);
  server.on(orders.lastAct, () => null);
  server.on(orders.versions, () => []);
  server.on(orders.viewList, () => []);
  server.on(orders.queryListTotal, () => []);
  server.on(orders.queryList, () => ({ rows: [], total: 0 }));
  holdArchive();
});

function holdArchive(...quarters: string[]): void {
  server.on(audit.archived, () => ({ audit: [], orderLog: [], orders: quarters, stockMovements: [] }));
}

it('says which quarters are in the archive where nothing is found', async () => {
  holdArchive('2024_q3', '2024_q4', '2025_q1');
  renderScreen(<OrdersScreen />, { at: '/order/index?thirdOrderNumbers=PR-1' });
  await screen.findByText(/^Orders of these quarters \(UTC\) are in the archive: 2024-Q3 to 2025-Q1\. /);
});

it('shows every further filter in use as a chip that ends it, and Reset clears them all but the tab', async () => {
  const filters = 'remark=1&attention=1&isPrint=1&labelType=1&num=2&symbol=2&productCode=TEE&orderTimeStart=2026-11-30';
  const { user, router } = renderScreen(<OrdersScreen />, { at: `/order/index?sysStatus=0&deadline=1&${filters}` });
  const chips = within(await screen.findByRole('group', { name: 'Filters' }));
  for (const words of [
    'SKU not mapped',
    'No label yet',
    'Platform label',
    'Has a remark',
    'Quantity ≥ 2',
    'Product code: TEE',
    'Ordered: 2026-11-30 – …',
  ])
    chips.getByText(words);
  // the fields stay folded
  expect(screen.queryByLabelText('Product code')).toBeNull();
  await user.click(chips.getByRole('button', { name: 'Remove filter: Overdue' }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).has('deadline')).toBe(false));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sysStatus=0'));
});

it('finds by recipient or phone without writing that into the address, and on the way back again', async () => {
  const { user, router } = renderScreen(<OrdersScreen />, { at: '/order/index?sysStatus=0' });
  await user.type(await screen.findByLabelText('Recipient'), 'Byron{Enter}');
  await waitFor(() => expect(server.sentTo(orders.queryList).at(-1)).toMatchObject({ recipient: 'Byron' }));
  expect(router.state.location.search).toBe('?sysStatus=0');
  await user.clear(screen.getByLabelText('Recipient'));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(router.state.location.state).toBeNull());
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByLabelText('Recipient')).toHaveProperty('value', 'Byron'));
});

it('is due first where that is urgent, and sorts by its headings', async () => {
  const { user, router } = renderScreen(<OrdersScreen />, { at: '/order/index?deadline=1' });
  const heading = await screen.findByRole('columnheader', { name: /Ship by/ });
  const order = () => heading.getAttribute('aria-sort');
  const asked = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
  expect(order()).toBe('ascending');
  await user.click(screen.getByRole('button', { name: /Remove filter/ }));
  await waitFor(() => expect(order()).toBe('descending'));
  // newest first is the list's own order, by the other time
  await user.click(within(heading).getByRole('button', { name: 'Ship by' }));
  await waitFor(() => expect(asked()).toEqual({ sortBy: '2', sortType: '1' }));
  expect(order()).toBe('ascending');
  await user.click(within(heading).getByRole('button', { name: 'Ship by' }));
  await waitFor(() => expect(asked()).toEqual({ sortBy: '2', sortType: '2' }));
  await user.click(within(heading).getByRole('button', { name: 'Ship by' }));
  await waitFor(() => expect(asked()).toEqual({}));
  await user.click(within(heading).getByRole('button', { name: 'Ordered' }));
  await waitFor(() => expect(asked()).toEqual({ sortBy: '1', sortType: '1' }));
});
