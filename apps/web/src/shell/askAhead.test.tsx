import { account, type SessionInfo } from '@pressroom/contract/account/account';
import { orders } from '@pressroom/contract/orders/orders';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newQueryClient } from '../client/queryClient.ts';
import { token } from '../client/token.ts';
import { sampleOrder } from '../features/orders/orders.sample.ts';
import { fakeServer, Refusal } from '../testing/fakeServer.ts';
import { renderApp } from '../testing/renderScreen.tsx';
import { askAhead } from './askAhead.ts';

const server = fakeServer();
const at = { pathname: '/order/index', search: '?sysStatus=0&pageNum=2&view=7' };

beforeEach(() => {
  // An answer stays fresh for seconds; loading the page may take longer on a busy machine.
  vi.useFakeTimers({ toFake: ['Date'] });
  server.on(orders.queryList, () => ({ rows: [sampleOrder()], total: 21 }));
});

afterEach(() => vi.useRealTimers());

it('asks for the rows that the screen will ask for, while nobody knows yet who is signed in', async () => {
  const known = Promise.withResolvers<SessionInfo>();
  server.on(account.getInfo, () => known.promise);
  const client = newQueryClient();
  const asked = askAhead(client, at);
  renderApp(at.pathname + at.search, client);
  await asked;
  const once = [{ sysStatus: '0', pageNum: 2, pageSize: 20 }];
  expect(server.sentTo(orders.queryList)).toEqual(once);
  known.resolve({ username: 'ada', name: 'Ada', avatar: '', roles: ['admin'], mustChangePassword: false });
  await screen.findByText('PR-10001');
  expect(server.sentTo(orders.queryList)).toEqual(once);
});

it('leaves it to the page to say that it may not be seen', async () => {
  const roles = ['/store/index'];
  server.on(account.getInfo, () => ({ username: 'bo', name: 'Bo', avatar: '', roles, mustChangePassword: false }));
  server.on(orders.queryList, () => {
    throw new Refusal(403, 'You may not do this');
  });
  const client = newQueryClient();
  await askAhead(client, at);
  renderApp(at.pathname, client);
  await screen.findByText('You may not see this page');
  expect(screen.queryByText('You may not do this')).toBeNull();
});

it.each([
  ['nobody is signed in', at, undefined],
  ['the page has no list', { pathname: '/dashboard', search: '' }, 'held'],
])('asks for nothing where %s', async (_case, address, held) => {
  if (!held) token.clear();
  await askAhead(newQueryClient(), address);
  expect(server.sentTo(orders.queryList)).toEqual([]);
});
