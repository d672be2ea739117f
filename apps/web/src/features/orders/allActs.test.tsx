import { lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderActRecord } from '@pressroom/contract/orders/bulk';
import { orderStatus } from '@pressroom/contract/orders/status';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer, Holding, Refusal } from '../../testing/fakeServer.ts';
import { dialogCalled } from '../../testing/finding.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleOrder } from './orders.sample.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const server = fakeServer();
const at = '/order/index?remark=1';

const act: OrderActRecord = {
  id: '55',
  act: 'approve',
  total: 3412,
  done: 0,
  refused: 0,
  left: 0,
  runningTaskId: null,
  followedTaskId: null,
  undoUntil: null,
  undoneAt: null,
  gmtCreate: '2026-11-20T03:15:00.000000Z',
};

beforeEach(() => {
  sessionStorage.clear();
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(orders.contradictions, () => []);
  server.on(orders.shortages, () => []);
  server.on(orders.lastAct, () => null);
  server.on(orders.versions, () => []);
  server.on(orders.viewList, () => []);
  server.on(orders.queryListTotal, () => [{ sysStatus: orderStatus.factoryReview, totalNum: 3412 }]);
  server.on(orders.queryList, () => ({
    rows: [sampleOrder(), sampleOrder({ id: '9002', thirdOrderNumber: 'PR-10002' })],
    total: 3412,
  }));
});

async function selectAll(user: ReturnType<typeof renderScreen>['user']) {
  await screen.findByText('PR-10002');
  await user.click(screen.getByRole('checkbox', { name: 'Select the whole page' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 3412 that match' }));
  // the acts stand in place of the tabs
  await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
}

it('selects all that match, lets single ones be unticked, and says the exact number before and after', async () => {
  server.on(orders.selectionCheck, () => ({
    total: 3411,
    fitting: 3000,
    held: 11,
    lacking: 0,
    byStatus: [
      { sysStatus: orderStatus.factoryReview, totalNum: 3011 },
      { sysStatus: orderStatus.shipped, totalNum: 400 },
    ],
  }));
  server.on(orders.bulkAct, () => ({ done: [], refused: [], actId: '55', queued: 3411, taskId: '7' }));
  server.on(orders.actDetail, () => ({ ...act, total: 3411, done: 3000, refused: 411 }));
  server.on(orders.actRows, () => ({
    rows: [{ id: '9', label: 'PR-77', reason: 'orders.short', msg: 'Missing blanks' }],
    total: 411,
  }));
  server.on(orders.retryAct, () => ({ done: ['9'], refused: [] }));
  const { user } = renderScreen(<OrdersScreen />, { at });
  await selectAll(user);
  await screen.findByText('All 3412 that match are selected');
  const row = within(screen.getByText('PR-10002').closest('tr')!);
  await user.click(row.getByRole('checkbox'));
  await screen.findByText('All 3411 that match are selected');

  await user.click(screen.getAllByRole('button', { name: 'Approve' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve: 3411 orders' }));
  dialog.getByText('3000 of them allow it; 411 are left out:');
  dialog.getByText('Shipped: 400');
  dialog.getByText('A report of the marketplace waits for a decision: 11');
  await user.click(dialog.getByRole('checkbox', { name: 'Also where the listing says something else' }));
  await user.click(dialog.getByRole('button', { name: 'Approve (3000)' }));
  await screen.findByText('Approve: 3000 done, 411 refused, 0 not reached');
  expect(server.sentTo(orders.bulkAct)).toEqual([
    {
      selection: { match: { remark: '1' }, except: ['9002'], count: 3411 },
      act: 'approve',
      confirmed: ['contradicted'],
    },
  ]);
  // the selection is dealt with
  await screen.findByRole('tablist');
  await screen.findByText('Missing blanks');
  await user.click(screen.getByRole('button', { name: 'Approve without blanks' }));
  await screen.findByText('Approve: 1 done');
  expect(server.sentTo(orders.retryAct)).toEqual([{ actId: '55', confirmed: ['short'] }]);
});

it('takes an act back by one button', async () => {
  const undoUntil = new Date(Date.now() + 300_000).toISOString();
  server.on(orders.selectionCheck, () => ({
    total: 2,
    fitting: 2,
    held: 0,
    lacking: 0,
    byStatus: [{ sysStatus: orderStatus.factoryReview, totalNum: 2 }],
  }));
  server.on(orders.bulkAct, () => ({ done: ['9001', '9002'], refused: [], actId: '56', undoUntil }));
  server.on(orders.undoAct, () => ({
    done: ['9001'],
    refused: [{ id: '9002', label: 'PR-10002', reason: 'orders.undo.followed', msg: 'Something was done to it since' }],
  }));
  const { user } = renderScreen(<OrdersScreen />, { at });
  await selectAll(user);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close: 2 orders' }));
  dialog.getByText('Reserved stock is released. It can be undone for 10 minutes');
  await user.click(dialog.getByRole('button', { name: 'Close (2)' }));
  await screen.findByText('Close: 2 done');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undo: 1 done, 1 refused');
  screen.getByText('Something was done to it since');
  expect(server.sentTo(orders.undoAct)).toEqual([{ actId: '56' }]);
});

it('shows the last large act again after a reload, until it is dismissed', async () => {
  const last = { ...act, done: 3400, refused: 12 };
  server.on(orders.lastAct, () => last);
  server.on(orders.actDetail, () => last);
  server.on(orders.actRows, () => ({ rows: [], total: 0 }));
  const { user } = renderScreen(<OrdersScreen />, { at });
  const strip = within((await screen.findByText('Approve: 3400 done, 12 refused, 0 not reached')).closest('section')!);
  await user.click(strip.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(/12 refused/)).toBeNull());
});

it('marks a row that somebody else has changed, and reads it again when that is wished', async () => {
  const order = sampleOrder({ gmtModified: '2026-11-20T03:20:00.12Z' });
  const by = 'wei';
  server.on(orders.queryList, () => ({ rows: [order], total: 1 }));
  server.on(orders.versions, () => [{ id: order.id, gmtModified: '2026-11-20T03:20:00.123456Z', by }]);
  const { user } = renderScreen(<OrdersScreen />, { at });
  const asked = () => server.sentTo(orders.queryList).length;
  await user.click(await screen.findByRole('button', { name: /Changed by wei/ }));
  await waitFor(() => expect(asked()).toBeGreaterThan(1));
});

const counts = { total: 3412, fitting: 3000, held: 0, lacking: 12, byStatus: [] };
const all = { match: { remark: '1' }, except: [], count: 3412 };

it('copies the numbers of all that match, as the server finds and counts them', async () => {
  server.on(orders.selectionCheck, () => counts);
  server.on(orders.selectedNumbers, () => ['1Z1', '1Z2']);
  const { user } = renderScreen(<OrdersScreen />, { at });
  await selectAll(user);
  await user.click(screen.getByRole('button', { name: /Copy$/ }));
  await user.click(await screen.findByRole('button', { name: 'Tracking numbers' }));
  const dialog = await dialogCalled('Copy tracking numbers: 3412 orders');
  dialog.getByText('No tracking number: 12');
  await user.click(dialog.getByRole('button', { name: 'Copy tracking numbers (3000)' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('1Z1\n1Z2'));
  expect(server.sentTo(orders.selectionCheck)).toMatchObject([{ act: 'trackingNumbers' }]);
  expect(server.sentTo(orders.selectedNumbers)).toEqual([{ selection: all, of: 'tracking' }]);
});

it.each([
  ['Production drawings', 'Download drawings', 'drawings', orders.downloadZip],
  ['Labels', 'Download labels', 'labels', orders.downloadPdfZip],
  ['Labels (one PDF)', 'Download labels (one PDF)', 'labels', orders.downloadPdf],
] as const)(
  'says before %s of all that match how many are in it, and again afterwards',
  async (item, name, act, call) => {
    server.on(orders.selectionCheck, () => counts);
    server.on(
      call,
      () => new Holding({ count: 2999, leftOut: 413 }, call === orders.downloadZip ? '/downloads/a' : null),
    );
    const { user } = renderScreen(<OrdersScreen />, { at });
    await selectAll(user);
    await user.click(screen.getByRole('button', { name: /Download$/ }));
    await user.click(await screen.findByRole('button', { name: item }));
    const dialog = await dialogCalled(`${name}: 3412 orders`);
    dialog.getByText('3000 of them allow it; 412 are left out:');
    await user.click(dialog.getByRole('button', { name: `${name} (3000)` }));
    await screen.findByText(/^Downloaded .*2999 orders. 413 left out/);
    expect(server.sentTo(orders.selectionCheck)).toMatchObject([{ act }]);
    expect(server.sentTo(call)).toEqual([all]);
  },
);

it('asks anew where all that match are another number by now', async () => {
  let total = 3412;
  server.on(orders.selectionCheck, () => ({ ...counts, total, fitting: total, lacking: 0 }));
  server.on(orders.downloadPdf, () => {
    total = 3400;
    throw new Refusal(409, 'Now 3400 orders match', { data: { count: 3400 }, failure: 'orders.bulk.changed' });
  });
  const { user } = renderScreen(<OrdersScreen />, { at });
  await selectAll(user);
  await user.click(screen.getByRole('button', { name: /Download$/ }));
  await user.click(await screen.findByRole('button', { name: 'Labels (one PDF)' }));
  const dialog = await dialogCalled('Download labels (one PDF): 3412 orders');
  await user.click(dialog.getByRole('button', { name: 'Download labels (one PDF) (3412)' }));
  await screen.findByText('Now 3400 orders match');
  await dialogCalled('Download labels (one PDF): 3400 orders');
});

it('makes a batch of all that match by the number of the server, and tells what it left out', async () => {
  server.on(orders.selectionCheck, () => counts);
  server.on(lastMileBatches.addBulkPrintRecord, () => ({
    batchNumber: 'LM-7',
    total: 2998,
    refused: [{ id: '9002', label: 'PR-2', reason: 'lastMile.order.held', msg: 'A report is undecided' }],
  }));
  const { user } = renderScreen(<OrdersScreen />, { at });
  await selectAll(user);
  const row = within(screen.getByText('PR-10002').closest('tr')!);
  await user.click(row.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Batch place-order' }));
  const dialog = await dialogCalled('Batch place-order: 3412 orders');
  dialog.getByText('Platform label: 12');
  await user.click(dialog.getByRole('button', { name: 'Batch place-order (3000)' }));
  const told = await dialogCalled('Batch LM-7 holds 2998 orders');
  told.getByText('A report is undecided');
  expect(server.sentTo(orders.selectionCheck)[0]).toMatchObject({ act: 'place' });
  expect(server.sentTo(lastMileBatches.addBulkPrintRecord)).toEqual([
    { labelType: 2, selection: { ...all, except: ['9002'] } },
  ]);
});

it('turns the pages of what is left, and copies all of it', async () => {
  const last = { ...act, done: 3250, refused: 162 };
  server.on(orders.lastAct, () => last);
  server.on(orders.actDetail, () => last);
  server.on(orders.actRows, ({ pageNum, pageSize }) => {
    const numbers = Array.from({ length: 162 }, (_, at) => `LEFT-${at + 1}`);
    const page = numbers.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    return { rows: page.map((label) => ({ id: label.slice(5), label, reason: 'x', msg: 'why' })), total: 162 };
  });
  const { user } = renderScreen(<OrdersScreen />, { at });
  const first = await screen.findByText('LEFT-1');
  const strip = within(first.closest('section')!);
  await user.click(strip.getByRole('button', { name: '2' }));
  await strip.findByText('LEFT-162');
  expect(strip.queryByText('LEFT-1')).toBeNull();
  await user.click(strip.getByRole('button', { name: 'Copy failed orders' }));
  await waitFor(async () => expect((await navigator.clipboard.readText()).split('\n')).toHaveLength(162));
});

it('lists what a refresh in the background has changed', async () => {
  const last = { ...act, act: 'refresh' as const, done: 3412 };
  server.on(orders.lastAct, () => last);
  server.on(orders.actDetail, () => last);
  server.on(orders.actRows, ({ rows }) => {
    const changed = { id: '9', label: 'PR-77', reason: 'orders.log.refreshed', msg: 'product A → B' };
    return rows === 'changed' ? { rows: [changed], total: 1 } : { rows: [], total: 0 };
  });
  renderScreen(<OrdersScreen />, { at });
  await screen.findByText('1 order has changed');
  screen.getByText('product A → B');
});
