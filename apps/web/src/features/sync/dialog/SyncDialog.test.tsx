import { type StoreRow, stores } from '@pressroom/contract/stores/stores';
import { syncRequests } from '@pressroom/contract/sync/requests';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { presets } from './presets.ts';
import { SyncDialog } from './SyncDialog.tsx';

const server = fakeServer();
function shop(id: string, name: string): StoreRow {
  return {
    id,
    name,
    typeCode: 'SHEIN_SEMI_TRUSTEESHIP',
    typeName: 'SHEIN semi-managed',
    countryCode: 'US',
    countryName: 'United States',
    currency: 'USD',
    dataStatus: 1,
    syncOrder: 1,
    authStatus: 1,
    productAuthStatus: 0,
    warehouseId: null,
    warehouseName: null,
    grants: [],
    lastSync: null,
    remark: '-',
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T02:00:00.000Z',
  };
}

async function open() {
  const onClose = vi.fn<(started?: { taskId: string }) => void>();
  const { user } = renderScreen(<SyncDialog onClose={onClose} />);
  // until the stores are known another dialog stands in its place
  const start = await screen.findByRole('button', { name: 'Start' });
  const dialog = within(start.closest<HTMLElement>('[role=dialog]')!);
  return { user, dialog, onClose };
}

beforeEach(() => {
  server.on(stores.page, () => ({
    rows: [shop('11', 'Loom & Ink'), shop('12', 'Paper Moon')],
    total: 2,
  }));
});

describe('the dialog that fetches orders', () => {
  it('begins with all authorized stores and the last day, so that one press fetches them', async () => {
    server.on(syncRequests.order, () => ({ taskId: '30' }));
    const { user, dialog, onClose } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Start' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith({ taskId: '30' }));
    const [sent] = server.sentTo(syncRequests.order) as Record<'shopIds' | 'startTime' | 'endTime', string>[];
    expect(sent!.shopIds).toBe('11,12');
    // to the minute, and the one under way counts
    expect(Date.parse(sent!.endTime) - Date.parse(sent!.startTime)).toBe((24 * 60 + 1) * 60_000);
  });

  it('offers authorized stores only, and wants a store and a range or numbers', async () => {
    server.on(stores.page, () => ({ rows: [], total: 0 }));
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'No range' }));
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await dialog.findByText('Enter a synchronization time or order numbers: at least one of them must exist');
    dialog.getByText('Please select the store');
    expect(server.sentTo(stores.page)).toMatchObject([{ authStatus: '1', dataStatus: '1' }]);
    expect(server.sentTo(syncRequests.order)).toEqual([]);
  });

  it('sends pasted numbers of the chosen stores, each once', async () => {
    server.on(syncRequests.order, () => ({ taskId: '31' }));
    const { user, dialog, onClose } = await open();
    await user.click(await dialog.findByRole('button', { name: 'All' }));
    await user.click(dialog.getByLabelText('Order number'));
    await user.paste('GSU1\r\nGSU2，GSU3; GSU1\n');
    dialog.getByText('Order numbers: 3');
    // nobody has asked for the range, whose orders would be fetched as well
    expect(dialog.getByLabelText('Ordered from')).toHaveProperty('value', '');
    await user.click(dialog.getByRole('switch', { name: 'Leave out what has shipped' }));
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith({ taskId: '31' }));
    expect(server.sentTo(syncRequests.order)).toMatchObject([{ shopIds: '11,12', filterDeliver: 'true' }]);
  });

  it('fills the range from what is asked for most, and clears it', async () => {
    server.on(syncRequests.order, () => ({ taskId: '32' }));
    const { user, dialog, onClose } = await open();
    await user.click(await dialog.findByRole('button', { name: 'All' }));
    await user.click(dialog.getByRole('button', { name: 'Today' }));
    expect(dialog.getByLabelText('Ordered from')).toHaveProperty('value', expect.stringMatching(/ 00:00$/));
    await user.click(dialog.getByRole('button', { name: 'No range' }));
    expect(dialog.getByLabelText('Ordered from')).toHaveProperty('value', '');
    await user.click(dialog.getByRole('button', { name: 'Last 3 days' }));
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith({ taskId: '32' }));
    expect(server.sentTo(syncRequests.order)).toMatchObject([
      { startTime: expect.stringMatching(/T00:00:00\+08:00$/) },
    ]);
  });

  it('stays open with what the server objects to', async () => {
    server.on(syncRequests.order, () => {
      throw new Refusal(409, 'These stores are disabled or not authorized for orders: Paper Moon');
    });
    const { user, dialog, onClose } = await open();
    await user.click(await dialog.findByRole('button', { name: 'All' }));
    await user.type(dialog.getByLabelText('Order number'), 'GSU1');
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    await dialog.findByText('These stores are disabled or not authorized for orders: Paper Moon');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the common ranges', () => {
  const rangeOf = (key: string, at: string, count?: number) =>
    presets.find((preset) => preset.key === key && preset.count === count)!.range(new Date(at));

  it('begin with the day of the clock that everybody reads', () => {
    // 07:59 on the 21st there, and still the 20th in UTC
    expect(rangeOf('sync.preset.today', '2026-11-20T23:59:30Z')).toEqual({
      startTime: '2026-11-21T00:00:00+08:00',
      endTime: '2026-11-21T08:00:00+08:00',
    });
    expect(rangeOf('sync.preset.days', '2026-11-20T15:30:00Z', 3)).toEqual({
      startTime: '2026-11-18T00:00:00+08:00',
      endTime: '2026-11-20T23:31:00+08:00',
    });
  });

  it('reach back an hour across midnight', () => {
    expect(rangeOf('sync.preset.hour', '2026-11-20T16:30:00Z')).toEqual({
      startTime: '2026-11-20T23:30:00+08:00',
      endTime: '2026-11-21T00:31:00+08:00',
    });
  });
});
