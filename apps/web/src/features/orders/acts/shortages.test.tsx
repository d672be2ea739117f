import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { dialogCalled } from '../../../testing/finding.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleOrder } from '../orders.sample.ts';
import { OrdersScreen } from '../OrdersScreen.tsx';

const server = fakeServer();
const at = '/order/index';

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(orders.contradictions, () => []);
  server.on(orders.shortages, () => []);
  server.on(orders.lastAct, () => null);
  server.on(orders.versions, () => []);
  server.on(orders.viewList, () => []);
  server.on(orders.queryListTotal, () => []);
});

const hold = (...rows: OrderRow[]) => server.on(orders.queryList, () => ({ rows, total: rows.length }));
const rowOf = async (number: string) => within((await screen.findByText(number)).closest('tr')!);

describe('blanks that the shelf lacks', () => {
  it('asks once with the very numbers before it approves beyond the shelf', async () => {
    hold(sampleOrder());
    server.on(orders.approvalShortages, () => [
      { productCodeId: '31', productCode: 'TEE-BLK-M', realStock: 5, reserved: 4, wanted: 3, short: 2 },
    ]);
    server.on(orders.orderReview, ({ ids, confirmShort = [] }) =>
      confirmShort.length > 0
        ? { done: ids, refused: [] }
        : { done: [], refused: ids.map((id) => ({ id, label: 'PR-10001', reason: 'orders.short', msg: '2 short' })) },
    );
    const { user } = renderScreen(<OrdersScreen />, { at });
    await user.click((await rowOf('PR-10001')).getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Not enough blanks for 1 order' }));
    const row = within((await dialog.findByRole('rowheader', { name: 'TEE-BLK-M' })).closest('tr')!);
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['5', '4', '3', '2']);
    await user.click(dialog.getByRole('button', { name: 'Approve anyway: 1' }));
    await screen.findByText('Approve: 1 done');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.sentTo(orders.orderReview)).toEqual([
      { ids: ['9001'], sysStatus: 1 },
      { ids: ['9001'], sysStatus: 1, confirmShort: [{ productCodeId: '31', short: 2 }] },
    ]);
  });

  it('asks again where the numbers have become worse, and lets the orders be left', async () => {
    hold(sampleOrder());
    let short = 2;
    const row = { productCodeId: '31', productCode: 'TEE-BLK-M', realStock: 5, reserved: 9, wanted: 3 };
    server.on(orders.approvalShortages, () => [{ ...row, short }]);
    server.on(orders.orderReview, ({ ids }) => {
      short += 1;
      return { done: [], refused: ids.map((id) => ({ id, label: 'PR-10001', reason: 'orders.short', msg: 'short' })) };
    });
    const { user } = renderScreen(<OrdersScreen />, { at });
    await user.click((await rowOf('PR-10001')).getByRole('button', { name: 'Approve' }));
    const first = within(await screen.findByRole('dialog'));
    const agree = await first.findByRole('button', { name: 'Approve anyway: 1' });
    await waitFor(() => expect(agree.hasAttribute('disabled')).toBe(false));
    await user.click(agree);
    await waitFor(() => expect(server.sentTo(orders.approvalShortages).length).toBeGreaterThan(1));
    const again = within(await screen.findByRole('dialog'));
    await again.findByRole('cell', { name: '4' });
    await user.click(again.getByRole('button', { name: 'Leave them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentTo(orders.orderReview)).toHaveLength(2);
  });

  it('asks about contradictions first and about the shelf afterwards, and keeps what was confirmed', async () => {
    hold(sampleOrder(), sampleOrder({ id: '9003', thirdOrderNumber: 'PR-10003' }));
    server.on(orders.contradictions, () => [
      {
        orderId: '9001',
        shopId: '31',
        thirdOrderNumber: 'PR-10001',
        id: '71',
        lineNo: 1,
        msku: '17592304881155',
        productCode: 'TEE-BLK-M',
        productCombinedImage: null,
        listing: { title: 'Harbor shirt', sellerSku: 'TEE-WHT-M', attributes: [] },
        contradictions: [{ about: 'colour' as const, source: 'sellerSku' as const, said: 'WHT', mapped: 'Black' }],
      },
    ]);
    server.on(orders.approvalShortages, () => [
      { productCodeId: '31', productCode: 'TEE-BLK-M', realStock: 0, reserved: 0, wanted: 2, short: 2 },
    ]);
    server.on(orders.orderReview, ({ ids, confirmContradictions = [], confirmShort = [] }) => {
      const reasonOf = (id: string) => {
        if (id === '9001' && !confirmContradictions.includes(id)) return 'orders.contradicted';
        return confirmShort.length > 0 ? undefined : 'orders.short';
      };
      return {
        done: ids.filter((id) => !reasonOf(id)),
        refused: ids.flatMap((id) => {
          const reason = reasonOf(id);
          return reason ? [{ id, label: id, reason, msg: reason }] : [];
        }),
      };
    });
    const { user } = renderScreen(<OrdersScreen />, { at });
    for (const number of ['PR-10001', 'PR-10003']) await user.click((await rowOf(number)).getByRole('checkbox'));
    await waitFor(() => expect(screen.queryByRole('tablist')).toBeNull());
    await user.click(screen.getAllByRole('button', { name: 'Approve' })[0]!);
    const doubts = await dialogCalled('Orders that contradict their listings: 1');
    await user.click(await doubts.findByRole('checkbox', { name: /PR-10001/ }));
    await user.click(doubts.getByRole('button', { name: 'Approve the ticked: 1' }));
    const shelf = await dialogCalled('Not enough blanks for 2 orders');
    await shelf.findByRole('rowheader', { name: 'TEE-BLK-M' });
    await user.click(shelf.getByRole('button', { name: 'Approve anyway: 2' }));
    await screen.findByText('Approve: 2 done');
    expect(server.sentTo(orders.orderReview).at(-1)).toEqual({
      ids: ['9003', '9001'],
      sysStatus: 1,
      confirmShort: [{ productCodeId: '31', short: 2 }],
      confirmContradictions: ['9001'],
    });
  });

  it('marks an approved order that waits for blanks, in the list and opened', async () => {
    hold(sampleOrder({ sysStatus: 1, can: ['ship'] }), sampleOrder({ id: '9003', thirdOrderNumber: 'PR-10003' }));
    server.on(orders.shortages, () => [{ orderId: '9001', productCodeId: '31', productCode: 'TEE-BLK-M', units: 2 }]);
    const { user } = renderScreen(<OrdersScreen />, { at });
    await screen.findByText('Missing blanks: 2 × TEE-BLK-M');
    expect(server.sentTo(orders.shortages)).toEqual([{ ids: ['9001'] }]);
    await user.click((await rowOf('PR-10001')).getByRole('button', { name: 'Expand' }));
    await waitFor(() => expect(screen.getAllByText('Missing blanks: 2 × TEE-BLK-M')).toHaveLength(2));
  });
});

describe('a remark', () => {
  it('is marked in the list, read by pointer or finger, and stands above the lines', async () => {
    hold(sampleOrder({ remark: 'A gift, no invoice' }), sampleOrder({ id: '9003', thirdOrderNumber: 'PR-10003' }));
    const { user } = renderScreen(<OrdersScreen />, { at });
    const mark = await screen.findByRole('button', { name: 'Remark: A gift, no invoice' });
    expect(screen.getAllByRole('button', { name: /^Remark/ })).toHaveLength(1);
    await user.hover(mark);
    expect((await screen.findByRole('tooltip')).textContent).toBe('A gift, no invoice');
    await user.click((await rowOf('PR-10001')).getByRole('button', { name: 'Expand' }));
    await waitFor(() => expect(screen.getAllByText('A gift, no invoice').length).toBeGreaterThan(1));
  });
});
