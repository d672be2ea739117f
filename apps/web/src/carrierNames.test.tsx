import { type CarrierName, carrierNames } from '@pressroom/contract/orders/carrierNames';
import { orders } from '@pressroom/contract/orders/orders';
import { stores } from '@pressroom/contract/stores/stores';
import { sync } from '@pressroom/contract/sync/sync';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from './testing/fakeServer.ts';
import { renderScreen } from './testing/renderScreen.tsx';
import { sampleOrder } from './features/orders/orders.sample.ts';
import { OrdersScreen } from './features/orders/OrdersScreen.tsx';
import { SyncScreen } from './features/sync/SyncScreen.tsx';
import { sampleCarrierName } from './features/carrierNames/carrierNames.sample.ts';
import { alikeFirst } from './features/carrierNames/alikeFirst.ts';

const server = fakeServer();

function hold(...names: CarrierName[]) {
  server.on(carrierNames.page, ({ unanswered }) => {
    const rows = names.filter(({ theirName }) => !unanswered || theirName === null);
    return { rows, total: rows.length };
  });
  server.on(carrierNames.detail, ({ id }) => names.find((name) => name.id === id)!);
  server.on(carrierNames.answer, ({ id, theirName }) => ({ ...names.find((name) => name.id === id)!, theirName }));
  server.on(carrierNames.remove, () => null);
}

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  for (const list of [sync.status, sync.runs, sync.failures, sync.ledger])
    server.on(list, () => ({ rows: [], total: 0 }));
});

const option = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-content';
const view = '/order/sync?view=carriers';

it('asks at the order that waits, with names that are alike first, and sends the answer', async () => {
  hold(sampleCarrierName());
  const order = sampleOrder({
    sysStatus: 1,
    shipmentConfirmation: 'waiting',
    carrierQuestion: '41',
    errorMsg: 'Which is it?',
    can: [],
  });
  server.on(orders.queryList, () => ({ rows: [order], total: 1 }));
  const { user } = renderScreen(<OrdersScreen />, { at: '/order/index' });
  await user.click(await screen.findByRole('button', { name: 'Choose carrier' }));
  await screen.findByText('2 shipments are waiting and will continue');
  const dialog = within(screen.getByRole('dialog', { name: 'Choose the marketplace’s carrier' }));
  await user.click(dialog.getByRole('combobox', { name: /Which of TEMU’s carriers is “FEDEX”/ }));
  const offered = await screen.findAllByText(/./, { selector: option });
  expect(offered.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['FedEx Ground', 'FedEx Home Delivery']);
  await user.click(screen.getByText('FedEx Ground', { selector: option }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Remembered: FEDEX is FedEx Ground');
  expect(server.sentTo(carrierNames.answer)).toMatchObject([{ id: '41', theirName: 'FedEx Ground' }]);
});

it('shows who may not ship what is asked, without the way to answer', async () => {
  hold(sampleCarrierName());
  renderScreen(<SyncScreen />, { at: view, roles: ['/order/sync'] });
  await screen.findByRole('row', { name: /FEDEX TEMU · United States Not chosen yet 2/ });
  expect(screen.queryByRole('button', { name: 'Choose carrier' })).toBeNull();
});

it('counts the questions at their tab, and lets an answer be changed and forgotten', async () => {
  const answered = {
    theirName: 'UniUni Logistics',
    waitingNum: 0,
    answeredBy: 'ada',
    answeredAt: '2026-11-20T04:00:00Z',
  };
  hold(sampleCarrierName(), sampleCarrierName({ id: '42', ourName: 'UU', ...answered }));
  const { user } = renderScreen(<SyncScreen />, { at: view });
  await screen.findByRole('tab', { name: 'Carriers 1' });
  const row = within(await screen.findByRole('row', { name: /UU TEMU · United States UniUni Logistics/ }));
  row.getByRole('button', { name: 'Change' });
  await user.click(row.getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Match for “UU” deleted');
  expect(server.sentTo(carrierNames.remove)).toEqual([{ id: '42' }]);
});

it('says before it gives up on a question what that means', async () => {
  hold(sampleCarrierName());
  const { user } = renderScreen(<SyncScreen />, { at: view });
  await user.click(await screen.findByRole('button', { name: 'None of these' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/2 waiting shipments will not be sent/);
  await user.click(dialog.getByRole('button', { name: 'Do not ship' }));
  expect(server.sentTo(carrierNames.remove)).toEqual([{ id: '41' }]);
});

it('puts names with one of our words first', () => {
  expect(alikeFirst('GOFO EXPRESS', ['UPS', 'Gofo', 'DHL Express'])).toEqual(['DHL Express', 'Gofo', 'UPS']);
  expect(alikeFirst('Brown', ['UPS', 'DHL'])).toEqual(['DHL', 'UPS']);
});
