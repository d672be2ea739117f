import { stores } from '@pressroom/contract/stores/stores';
import { syncRequests } from '@pressroom/contract/sync/requests';
import { sync } from '@pressroom/contract/sync/sync';
import type { LedgerRow, StoreSync } from '@pressroom/contract/sync/syncShapes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { fakeTasks } from '../../testing/fakeTasks.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { dayOf, daysBefore } from './days.ts';
import { sampleDay, sampleDifference, sampleFailure, sampleRun, sampleSync } from './sync.sample.ts';
import { SyncScreen } from './SyncScreen.tsx';

const server = fakeServer();
const tasks = fakeTasks(server);
const at = '/order/sync';
const yesterday = daysBefore(dayOf(new Date()), 1);

function hold({ syncs = [sampleSync()], days = [] }: { syncs?: StoreSync[]; days?: LedgerRow[] }) {
  server.on(sync.status, () => ({ rows: syncs, total: syncs.length }));
  server.on(sync.ledger, ({ startDay, endDay, onlyDifferences }) => {
    const rows = days
      .filter(({ day }) => (!startDay || day >= startDay) && (!endDay || day <= endDay))
      .filter(({ missing, unknown, differing }) => !onlyDifferences || missing + unknown + differing > 0);
    return { rows, total: rows.length };
  });
}

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(sync.runs, () => ({ rows: [], total: 0 }));
  server.on(sync.failures, () => ({ rows: [], total: 0 }));
});

describe('what stands above the page', () => {
  it('says that every order of yesterday is here', async () => {
    hold({ days: [sampleDay(yesterday), sampleDay(yesterday, { shopId: '12', said: 5, held: 5 })] });
    renderScreen(<SyncScreen />, { at });
    await screen.findByText('The marketplaces list 317 orders: all are here');
  });

  it('says how many are missing, and leads to them', async () => {
    hold({ days: [sampleDay(yesterday, { held: 310, missing: 3, unknown: 1 })] });
    const { user, router } = renderScreen(<SyncScreen />, { at });
    await screen.findByText('The marketplaces list 312 orders: 309 are here');
    await user.click(screen.getByRole('link', { name: 'Missing here: 3, Unknown there: 1' }));
    const search = new URLSearchParams(router.state.location.search);
    expect(Object.fromEntries(search)).toEqual({
      view: 'ledger',
      startDay: yesterday,
      endDay: yesterday,
      onlyDifferences: 'true',
    });
    await screen.findByRole('row', { name: /Loom & Ink 312 310 3 1 0 Differs/ });
  });

  it('names the stores that nobody has compared since the day was over, and compares them', async () => {
    const paper = sampleSync({ shopId: '12', shopName: 'Paper Moon' });
    const during = new Date(Date.parse(`${yesterday}T12:00:00+08:00`)).toISOString();
    hold({
      syncs: [sampleSync(), paper, sampleSync({ shopId: '13', shopName: 'By hand only', syncOrder: 0 })],
      days: [sampleDay(yesterday), sampleDay(yesterday, { shopId: '12', said: 2, held: 2, checkedAt: during })],
    });
    server.on(sync.reconcile, () => ({ taskId: '1' }));
    const { user } = renderScreen(<SyncScreen />, { at });
    await screen.findByText('Not fully compared: Paper Moon');
    await user.click(screen.getByRole('button', { name: 'Compare now' }));
    await screen.findByText('Comparing. The result appears here');
    expect(server.sentTo(sync.reconcile)).toEqual([{ shopId: '12', startDay: yesterday, endDay: yesterday }]);
  });
});

describe('the stores', () => {
  it('follows runs without being asked', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      hold({});
      renderScreen(<SyncScreen />, { at });
      await screen.findByText('12 found, 3 new, 1 changed');
      hold({
        syncs: [sampleSync({ running: true, openFailures: 2, lastRun: sampleRun({ state: 'running', found: 40 }) })],
      });
      vi.advanceTimersByTime(5_000);
      const row = within((await screen.findByText('40 found, 3 new, 1 changed')).closest('tr')!);
      row.getByText('Running');
      expect(row.getByRole('button', { name: 'Sync now' })).toHaveProperty('disabled', true);
      expect(row.getByRole('link', { name: '2' }).getAttribute('href')).toBe('/order/sync?view=failures&shopId=11');
      await screen.findByRole('tab', { name: 'Failures 2' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('fetches what has changed since a store was complete, and tells what came of it', async () => {
    hold({});
    server.on(syncRequests.now, () => ({ taskId: '900' }));
    server.on(sync.runs, () => ({ rows: [sampleRun({ cause: 'manual', found: 7, created: 5, failed: 2 })], total: 1 }));
    const { user } = renderScreen(<SyncScreen />, { at });
    await user.click(await screen.findByRole('button', { name: 'Sync now' }));
    const strip = within((await screen.findByText('Fetching orders…')).closest('section')!);
    expect(server.sentTo(syncRequests.now)).toEqual([{ shopIds: ['11'] }]);

    server.on(sync.runs, ({ taskId }) => ({
      rows: taskId === '900' ? [sampleRun({ found: 9, created: 6, changed: 0, failed: 2 })] : [],
      total: 1,
    }));
    const missing = { label: 'GSU9', msg: 'The marketplace does not know this order' };
    tasks.sendTask({ id: '900', state: 'done', done: 1, problems: [missing] });
    await strip.findByText('Orders fetched');
    expect(strip.getByRole('listitem').textContent).toBe('GSU9 The marketplace does not know this order');
    strip.getByText('9 found, 6 new, 0 changed');
    expect(strip.getByRole('link', { name: 'Failed: 2' }).getAttribute('href')).toBe('/order/sync?view=failures');
    await user.click(strip.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Orders fetched')).toBeNull();
  });

  it('says which store failed and why', async () => {
    hold({});
    server.on(syncRequests.now, () => ({ taskId: '901' }));
    const reason = 'The marketplace does not accept the keys of this store';
    server.on(sync.runs, () => ({ rows: [sampleRun({ state: 'failed', errorMsg: reason })], total: 1 }));
    const { user } = renderScreen(<SyncScreen />, { at });
    await user.click(await screen.findByRole('button', { name: 'Sync now' }));
    await screen.findByText('Fetching orders…');
    tasks.sendTask({ id: '901', state: 'failed', failed: 1 });
    await screen.findByText('Synchronize order operation failed');
    screen.getByText(reason);
  });

  it('offers no act that the server would refuse', async () => {
    hold({});
    server.on(sync.failures, () => ({ rows: [sampleFailure()], total: 1 }));
    const { user } = renderScreen(<SyncScreen />, { at, roles: ['/order/sync'] });
    await screen.findByText('12 found, 3 new, 1 changed');
    expect(screen.queryByRole('button', { name: /Sync (now|orders)/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'On' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Failures' }));
    await screen.findByRole('button', { name: 'Try all again (1)' });
  });
});

describe('the ledger', () => {
  it('opens a day to the orders that differ, and fetches one of them', async () => {
    hold({ days: [sampleDay('2026-11-03', { held: 311, missing: 1, differing: 1 })] });
    server.on(sync.ledgerDetail, () => ({
      rows: [
        sampleDifference(),
        sampleDifference({
          thirdOrderNumber: 'GSU8',
          kind: 'differing',
          here: 'toShip',
          there: 'refunded',
          orderId: '5',
        }),
      ],
      total: 2,
    }));
    server.on(syncRequests.order, () => ({ taskId: '902' }));
    const { user } = renderScreen(<SyncScreen />, { at: `${at}?view=ledger` });
    await user.click(await screen.findByRole('button', { name: 'Expand' }));
    await screen.findByRole('row', { name: /^GSU9 .*Missing here To ship none/ });
    const moved = within(screen.getByRole('row', { name: /^GSU8 .*State differs Refunded To ship/ }));
    expect(moved.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toBe(
      '/order/index?thirdOrderNumbers=GSU8',
    );
    const missing = within(screen.getByRole('row', { name: /^GSU9/ }));
    expect(missing.queryByRole('link')).toBeNull();
    await user.click(missing.getByRole('button', { name: 'Fetch this order' }));
    await screen.findByText('Fetching orders…');
    await user.click(screen.getByRole('button', { name: 'Fetch these orders' }));
    await waitFor(() =>
      expect(server.sentTo(syncRequests.order)).toEqual([
        { shopIds: '11', thirdOrderNumbers: 'GSU9' },
        { shopIds: '11', thirdOrderNumbers: 'GSU9,GSU8' },
      ]),
    );
  });

  it('compares the chosen days of a store', async () => {
    hold({});
    server.on(sync.reconcile, () => ({ taskId: '3' }));
    const { user } = renderScreen(<SyncScreen />, { at: `${at}?view=ledger` });
    await screen.findByText('Nothing compared yet. Each night does it by itself');
    await user.click(screen.getByRole('button', { name: 'Compare orders' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Compare now' }));
    await dialog.findByText('Please select the store');
    expect(server.sentTo(sync.reconcile)).toEqual([]);
  });

  it('keeps its place when its filters are reset', async () => {
    hold({ days: [sampleDay('2026-11-03')] });
    const { user, router } = renderScreen(<SyncScreen />, { at: `${at}?view=ledger&onlyDifferences=true` });
    await screen.findByText('Nothing matches these filters');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await screen.findByText(/2026-11-03/);
    expect(router.state.location.search).toBe('?view=ledger');
    await user.click(screen.getByRole('tab', { name: 'Runs' }));
    await screen.findByText('Nothing has been fetched yet');
    expect(router.state.location.search).toBe('?view=runs');
  });
});

describe('the failures', () => {
  const rows = [sampleFailure(), sampleFailure({ id: '72', thirdOrderNumber: 'GSU2' })];

  it('tries again what is chosen, or after the exact number all that match', async () => {
    hold({});
    server.on(sync.failures, ({ pageSize }) => ({
      rows: pageSize > 20 ? [...rows, sampleFailure({ id: '99' })] : rows,
      total: 30,
    }));
    server.on(sync.retryFailures, () => ({ taskId: '903' }));
    const { user } = renderScreen(<SyncScreen />, { at: `${at}?view=failures&shopId=11` });
    await screen.findByText('GSU2');
    await user.click(screen.getByRole('button', { name: 'Try all again (30)' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getAllByText('Try orders again (3)?')).not.toEqual([]);
    await user.click(question.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(server.sentTo(sync.retryFailures)).toEqual([{ ids: ['71', '72', '99'] }]));

    await user.click(screen.getByRole('checkbox', { name: 'Select row 2' }));
    await user.click(screen.getByRole('button', { name: 'Try the chosen again (1)' }));
    await waitFor(() => expect(server.sentTo(sync.retryFailures)[1]).toEqual({ ids: ['72'] }));
    await screen.findByText('Fetching orders…');
  });

  it('dismisses after a question, and finds the dismissed ones again', async () => {
    hold({});
    server.on(sync.failures, ({ dismissed }) =>
      dismissed ? { rows: [sampleFailure({ dismissed, thirdOrderNumber: 'GSU7' })], total: 1 } : { rows, total: 2 },
    );
    server.on(sync.dismissFailures, () => null);
    const { user } = renderScreen(<SyncScreen />, { at: `${at}?view=failures` });
    const row = within((await screen.findByText('GSU2')).closest('tr')!);
    await user.click(row.getByRole('button', { name: 'Dismiss' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Dismiss' }));
    await screen.findByText('Dismissed: 1');
    expect(server.sentTo(sync.dismissFailures)).toEqual([{ ids: ['72'] }]);

    await user.click(screen.getByLabelText('Status'));
    await user.click(await screen.findByText('Dismissed', { selector: '.ant-select-item-option-content' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const found = within((await screen.findByText('GSU7')).closest('tr')!);
    expect(found.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    found.getByRole('button', { name: 'Try again' });
  });
});

it('says of each run why it was, what it asked for, and what came of it', async () => {
  hold({});
  server.on(sync.runs, () => ({
    rows: [
      sampleRun(),
      sampleRun({
        id: '502',
        cause: 'manual',
        createUser: 'bo',
        thirdOrderNumbers: ['A1', 'A2', 'A3', 'A4'],
        startTime: '2026-11-20T16:00:00.000Z',
        endTime: '2026-11-21T15:59:59.000Z',
        filterDeliver: true,
        state: 'failed',
        errorMsg: 'The marketplace cannot be reached now',
        endedAt: '2026-11-21T06:33:05.000Z',
      }),
    ],
    total: 2,
  }));
  renderScreen(<SyncScreen />, { at: `${at}?view=runs` });
  await screen.findByRole('row', { name: /Loom & Ink By the clock What changed since the last run 12 3 1 0 2 s Done/ });
  const asked = '2026-11-21 00:00 to 2026-11-21 23:59, Numbers \\(4\\): A1, A2, A3…, Leave out what has shipped';
  screen.getByRole('row', {
    name: new RegExp(`By hand: bo ${asked} .*3 min 5 s Failed The marketplace cannot be reached now`),
  });
});
