import { codes } from '@pressroom/contract/codes/codes';
import { orders } from '@pressroom/contract/orders/orders';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor } from '@testing-library/react';
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
});

it('counts every further filter as one in use, and Reset clears them all but the tab', async () => {
  const filters = 'remark=1&attention=1&deadline=1&isPrint=1&labelType=1&num=2&symbol=3&productCode=TEE&dateType=2';
  const { user, router } = renderScreen(<OrdersScreen />, { at: `/order/index?sysStatus=0&${filters}` });
  await user.click(await screen.findByRole('button', { expanded: true }));
  await screen.findByRole('button', { name: /7/, expanded: false });
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sysStatus=0'));
});
