import { stores } from '@pressroom/contract/stores/stores';
import type { ConnectionTest } from '@pressroom/contract/stores/authorization';
import type { OutsideCall } from '@pressroom/contract/stores/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleStore } from './stores.sample.ts';
import { StoresScreen } from './StoresScreen.tsx';

const server = fakeServer();
const store = sampleStore({ typeCode: 'TEMU_SEMI_TRUSTEESHIP', authStatus: 1, productAuthStatus: 1 });

beforeEach(() => server.on(stores.page, () => ({ rows: [store], total: 1 })));

async function openFromRow(act: string) {
  const { user } = renderScreen(<StoresScreen />, { at: '/store/index' });
  await user.click(await screen.findByRole('button', { name: /Connect/ }));
  await user.click(await screen.findByRole('button', { name: act }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

it('says of each set of keys whether it works, until when, and what to do', async () => {
  server.on(stores.testConnection, () => [
    sampleResult({ connected: false, msg: 'Please authorize it again' }),
    sampleResult({ scope: 'products', expiresAt: '2026-12-21T04:00:00.000Z', missingScopes: ['bg.goods.cats.get'] }),
  ]);
  const { user, dialog } = await openFromRow('Test connection');
  const orders = within(await dialog.findByRole('region', { name: 'Orders' }));
  orders.getByText('Not connected');
  orders.getByText('Please authorize it again');
  const products = within(dialog.getByRole('region', { name: 'Products' }));
  products.getByText('Connected');
  products.getByText('Valid until 2026-12-21 12:00');
  products.getByText('bg.goods.cats.get');
  await waitFor(() => expect(server.sentTo(stores.page).length).toBeGreaterThan(1));

  await user.click(orders.getByRole('button', { name: 'Authorize again' }));
  await screen.findByText('Authorize orders', { selector: '.ant-modal-title' });
});

it('can be asked again after a failure', async () => {
  server.on(stores.testConnection, () => {
    throw new Refusal(409, 'The server lacks the settings TEMU_APP_KEY_US');
  });
  const { user, dialog } = await openFromRow('Test connection');
  await dialog.findByText('The server lacks the settings TEMU_APP_KEY_US');
  server.on(stores.testConnection, () => [sampleResult()]);
  await user.click(dialog.getByRole('button', { name: 'Test again' }));
  await dialog.findByText('Does not expire');
});

it('shows the calls of a store page by page, and those that did not go well', async () => {
  const calls = Array.from({ length: 5 }, (_, at) => sampleCall(5 - at));
  server.on(stores.calls, ({ before, outcome }) => {
    const matching = calls.filter((one) => (outcome === 'failed' ? one.outcome !== 'done' : true));
    const from = before === undefined ? 0 : matching.findIndex(({ id }) => id === before) + 1;
    const rows = matching.slice(from, from + 2);
    return { rows, next: from + 2 < matching.length ? rows.at(-1)!.id : null };
  });
  const { user, dialog } = await openFromRow('Recent calls');
  await dialog.findByText('trace-5');
  dialog.getByText('Keys refused');
  expect(dialog.queryByText('trace-3')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Load older calls' }));
  await dialog.findByText('trace-3');
  await user.click(dialog.getByRole('button', { name: 'Load older calls' }));
  await dialog.findByText('trace-1');
  expect(dialog.getAllByText(/^trace-/)).toHaveLength(5);
  expect(dialog.queryByRole('button', { name: 'Load older calls' })).toBeNull();

  await user.click(dialog.getByText('Not successful'));
  await waitFor(() =>
    expect(dialog.getAllByText(/^trace-/).map((cell) => cell.textContent.trim())).toEqual(['trace-5']),
  );
  dialog.getByText('3 attempts');
});

function sampleResult(given: Partial<ConnectionTest> = {}): ConnectionTest {
  return { scope: 'orders', connected: true, msg: 'Connected', expiresAt: null, missingScopes: [], ...given };
}

function sampleCall(number: number): OutsideCall {
  const failed = number === 5;
  return {
    id: String(number),
    system: 'temu',
    endpoint: 'bg.order.list.v2.get',
    storeId: store.id,
    storeName: store.name,
    startedAt: '2026-11-21T02:00:00.000Z',
    ms: 1234,
    outcome: failed ? 'auth' : 'done',
    attempts: failed ? 3 : 1,
    reference: `trace-${number}`,
  };
}
