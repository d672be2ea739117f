import { lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { batchAddress } from '@pressroom/contract/lastMile/batchAddress';
import { lastMileParcels } from '@pressroom/contract/lastMile/parcels';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { dialogCalled } from '../../testing/finding.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { BatchActs } from './batches/BatchActs.tsx';
import { LabelHistory } from './batches/LabelHistory.tsx';
import { sampleOrder } from './orders.sample.ts';

const server = fakeServer();

function offer(chosen: readonly OrderRow[], roles?: string[]) {
  const onDone = vi.fn<(ids: readonly string[]) => void>();
  return { ...renderScreen(<BatchActs chosen={chosen} onDone={onDone} />, { roles }), onDone };
}

describe('batches of chosen orders', () => {
  it.each([
    ['Batch push', 1],
    ['Batch place-order', 2],
  ] as const)('%s makes one after a question, names who was left out, and leads there', async (name, labelType) => {
    const chosen = [sampleOrder({ labelType }), sampleOrder({ id: '9002', thirdOrderNumber: 'PR-2', labelType })];
    server.on(lastMileBatches.addBulkPrintRecord, () => ({
      batchNumber: 'LM-7',
      total: 1,
      refused: [{ id: '9002', label: 'PR-2', reason: 'lastMile.order.held', msg: 'A report is undecided' }],
    }));
    const { user, router, onDone } = offer(chosen);
    await user.click(screen.getByRole('button', { name }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Make the batch' }));
    const told = await dialogCalled('Batch LM-7 holds 1 order');
    told.getByText('A report is undecided');
    expect(server.sentTo(lastMileBatches.addBulkPrintRecord)).toEqual([{ labelType, ids: ['9001', '9002'] }]);
    expect(onDone.mock.calls).toEqual([[['9001']]]);
    await user.click(told.getByRole('button', { name: 'Go to the batch' }));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        batchAddress({ batchNumber: 'LM-7', labelType }),
      ),
    );
  });

  it.each([
    ['Batch push', 2],
    ['Batch place-order', 1],
  ] as const)('%s is refused where any order has the other label type', async (name, other) => {
    const mine = other === 1 ? 2 : 1;
    const { user } = offer([sampleOrder({ labelType: mine }), sampleOrder({ id: '9002', labelType: other })]);
    await user.click(screen.getByRole('button', { name }));
    await screen.findByText('One order has the other label type. No batch was created');
    expect(server.sentTo(lastMileBatches.addBulkPrintRecord)).toEqual([]);
  });

  it('is offered by the keys of each', () => {
    offer([sampleOrder()], ['/order/index', 'batchPush']);
    screen.getByRole('button', { name: 'Batch push' });
    expect(screen.queryByRole('button', { name: 'Batch place-order' })).toBeNull();
  });
});

describe('the labels and money of an order', () => {
  it('shows each label with its state, and every amount', async () => {
    server.on(lastMileParcels.orderLabels, () => ({
      labels: [
        {
          id: '1',
          batchNumber: 'LM-7',
          parcelNo: 2,
          supplierName: 'Nexus Freight',
          channelName: 'Ground',
          reference: 'R-1',
          providerNumber: 'P-1',
          state: 'unknown' as const,
          trackingNumber: '1Z999AA10123456784',
          carrierName: 'UPS',
          problem: 'It is being asked',
          createUser: 'ada',
          gmtCreate: '2026-11-20T03:20:00.000000Z',
        },
      ],
      money: [
        {
          id: '2',
          kind: 'labelBought' as const,
          amount: '4.20',
          currency: 'USD',
          certainty: 'fixed' as const,
          source: '17Print',
          createUser: 'ada',
          gmtCreate: '2026-11-20T03:21:00.000000Z',
        },
      ],
    }));
    renderScreen(<LabelHistory orderId="9001" labelType={2} />);
    const labels = within(await screen.findByRole('table', { name: 'Labels and costs' }));
    labels.getByText('Outcome unknown');
    labels.getByText('It is being asked');
    expect(labels.getByRole('link', { name: 'LM-7' }).getAttribute('href')).toBe(
      batchAddress({ batchNumber: 'LM-7', labelType: 2 }),
    );
    const [, entry] = within(screen.getByRole('table', { name: 'Cost' })).getAllByRole('row');
    expect(entry!.textContent).toBe('2026-11-20 11:21Label boughtUSD 4.20Fixed17Printada');
    expect(server.sentTo(lastMileParcels.orderLabels)).toEqual([{ orderId: '9001' }]);
  });

  it('says where they could not be loaded', async () => {
    renderScreen(<LabelHistory orderId="9001" labelType={2} />);
    await screen.findByText('This could not be loaded');
  });
});
