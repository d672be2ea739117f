import { orders } from '@pressroom/contract/orders/orders';
import type { SavedView } from '@pressroom/contract/orders/views';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleOrder } from './orders.sample.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const server = fakeServer();
const at = '/order/index';

const urgent: SavedView = {
  id: '5',
  name: 'Urgent',
  shared: false,
  isOwn: true,
  owner: 'admin',
  isDefault: true,
  filters: { deadline: '1' },
  hiddenColumns: ['status'],
  gmtModified: '2026-11-20T03:15:00.000000Z',
};

let views: SavedView[];

beforeEach(() => {
  localStorage.clear();
  views = [urgent];
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(orders.contradictions, () => []);
  server.on(orders.shortages, () => []);
  server.on(orders.lastAct, () => null);
  server.on(orders.versions, () => []);
  server.on(orders.viewList, () => views);
  server.on(orders.queryListTotal, () => []);
  server.on(orders.queryList, () => ({ rows: [sampleOrder()], total: 1 }));
});

const searchOf = (router: ReturnType<typeof renderScreen>['router']) => router.state.location.search;

it('opens with the default view, its filters and its columns; and not again', async () => {
  const { user, router } = renderScreen(<OrdersScreen />, { at });
  await waitFor(() => expect(searchOf(router)).toBe('?deadline=1&view=5'));
  await screen.findByRole('button', { name: 'Default Urgent', pressed: true });
  expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await user.click(await screen.findByRole('button', { name: 'Actions for view Urgent' }));
  await user.click(await screen.findByRole('button', { name: 'Leave the view' }));
  await waitFor(() => expect(searchOf(router)).toBe(''));
  // the columns were the view's
  await screen.findByRole('columnheader', { name: 'Status' });
  // the tabs go and come again with a selection
  await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  await screen.findByRole('button', { name: 'Default Urgent', pressed: false });
  expect(searchOf(router)).toBe('');
});

it('shows one’s own columns again when the view is left, whatever was changed in it', async () => {
  localStorage.setItem(`columns:${orders.queryList.path}`, JSON.stringify(['parcel']));
  const { user, router } = renderScreen(<OrdersScreen />, { at: `${at}?deadline=1&view=5` });
  await screen.findByRole('button', { name: 'Default Urgent', pressed: true });
  const heads = () => screen.queryAllByRole('columnheader').map(({ textContent }) => textContent);
  await waitFor(() => expect(heads()).not.toContain('Status'));
  const inView = heads();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Units' }));
  await waitFor(() => expect(heads()).not.toContain('Units'));
  await screen.findByText('Urgent •');
  await router.navigate(`${at}?remark=1`);
  await waitFor(() => expect(heads()).toContain('Units'));
  expect(heads()).toContain('Status');
  expect(heads()).not.toEqual(inView);
  expect(localStorage.getItem(`columns:${orders.queryList.path}`)).toBe('["parcel"]');
});

it('leaves alone a page that is opened by a link', async () => {
  const { router } = renderScreen(<OrdersScreen />, { at: `${at}?remark=1` });
  await screen.findByRole('button', { name: 'Default Urgent', pressed: false });
  expect(searchOf(router)).toBe('?remark=1');
});

it('keeps what is shown as a new view', async () => {
  views = [];
  server.on(orders.saveView, (form) => {
    const saved = { ...urgent, ...form, id: '6', isDefault: false, gmtModified: urgent.gmtModified } as SavedView;
    views = [saved];
    return saved;
  });
  const { user, router } = renderScreen(<OrdersScreen />, { at: `${at}?remark=1&sysStatus=0` });
  await user.click(await screen.findByRole('button', { name: /Save as a view/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
  await user.type(dialog.getByLabelText('Name'), 'Remarks');
  await user.click(dialog.getByRole('checkbox', { name: 'Share with everybody' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Shared Remarks', pressed: true });
  expect(server.sentTo(orders.saveView)).toEqual([
    { name: 'Remarks', shared: true, isDefault: false, filters: { remark: '1', sysStatus: '0' }, hiddenColumns: [] },
  ]);
  await waitFor(() => expect(searchOf(router)).toBe('?remark=1&sysStatus=0&view=6'));
});
