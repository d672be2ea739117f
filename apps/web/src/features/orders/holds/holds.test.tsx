import type { OrderHold } from '@pressroom/contract/orders/holds';
import { orders } from '@pressroom/contract/orders/orders';
import { orderStatus } from '@pressroom/contract/orders/status';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleOrder } from '../orders.sample.ts';
import { OrdersScreen } from '../OrdersScreen.tsx';

const server = fakeServer();
const at = '/order/index';

const ours = {
  recipientsName: 'Ada Byron',
  recipientsPhone: '5550100',
  recipientsCountry: 'US',
  recipientsProvinces: 'TX',
  recipientsCity: 'Austin',
  recipientsPostcode: '73301',
  recipientsAddress: '1 Mill Street',
  recipientsAddress2: '',
};
const theirs = { ...ours, recipientsAddress: '700 Congress Ave' };
const hold: Pick<OrderHold, 'at' | 'withdrawnAt' | 'from' | 'to' | 'goods' | 'decisions'> = {
  at: '2026-11-20T05:00:00Z',
  from: null,
  to: null,
  goods: null,
  withdrawnAt: null,
  decisions: ['close', 'goOn'],
};
const held = sampleOrder({
  sysStatus: 3,
  hasLabel: true,
  labelVoid: 'The label is void',
  errorMsg: 'The buyer asks to cancel',
  can: ['decide', 'close'],
  holds: [
    {
      ...hold,
      kind: 'addressChanged',
      msg: 'The buyer has changed the address',
      from: ours,
      to: theirs,
      decisions: ['takeOver', 'keep'],
    },
    { ...hold, kind: 'cancellationAsked', msg: 'The buyer asks to cancel' },
  ],
});

function show(row: OrderRow, roles?: string[]) {
  server.on(orders.queryList, () => ({ rows: [row], total: 1 }));
  return renderScreen(<OrdersScreen />, { at, roles });
}

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(orders.queryListTotal, () => []);
  server.on(orders.contradictions, () => []);
});

describe('an order that its marketplace has stopped', () => {
  it('shows both addresses, and goes on once each report is decided on, with a reason where it takes one', async () => {
    server.on(orders.decideHold, () => ({ ...held, holds: [], sysStatus: orderStatus.inProduction }));
    const { user } = show(held);
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide on PR-10001' }));
    dialog.getByText('1 Mill Street');
    dialog.getByText('700 Congress Ave');
    expect(dialog.queryByLabelText('Why it ships anyway')).toBeNull();
    await user.click(dialog.getByRole('radio', { name: /Use the new address/ }));
    await user.click(dialog.getByRole('radio', { name: /Refuse: produce/ }));
    await user.click(dialog.getByRole('button', { name: 'Decide' }));
    await dialog.findByText('Say why it ships anyway');
    await user.type(dialog.getByLabelText('Why it ships anyway'), 'The buyer wrote again');
    await user.click(dialog.getByRole('button', { name: 'Decide' }));
    await screen.findByText('Done. The order is now: In production');
    expect(server.sentTo(orders.decideHold)).toEqual([
      {
        id: '9001',
        gmtModified: held.gmtModified,
        decisions: [
          { kind: 'addressChanged', decision: 'takeOver' },
          { kind: 'cancellationAsked', decision: 'goOn' },
        ],
        reason: 'The buyer wrote again',
      },
    ]);
  });

  it('shows the pieces of both sides, and offers nothing that what has left rules out', async () => {
    const goods = [
      { msku: '17592304881155', name: 'TEE-BLK-M', ours: 2, theirs: 1 },
      { msku: '17592304881199', name: null, ours: 0, theirs: 3 },
    ];
    const msg = 'The goods have changed at the marketplace';
    const row = sampleOrder({
      ...held,
      labelVoid: null,
      holds: [{ ...hold, kind: 'goodsChanged', msg, goods, decisions: ['keep'] }],
    });
    server.on(orders.decideHold, () => ({ ...row, holds: [], sysStatus: orderStatus.shipped }));
    const { user } = show(row);
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide on PR-10001' }));
    dialog.getByRole('row', { name: /^TEE-BLK-M ?17592304881155 2 1$/ });
    dialog.getByRole('row', { name: '17592304881199 — 3' });
    expect(dialog.queryByText(/The label is void/)).toBeNull();
    expect(dialog.queryByRole('radio', { name: /new quantities/ })).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Keep our quantities' }));
    await user.type(dialog.getByLabelText('Why it ships anyway'), 'It has left');
    await user.click(dialog.getByRole('button', { name: 'Decide' }));
    await screen.findByText('Done. The order is now: Shipped');
    expect(server.sentTo(orders.decideHold)).toMatchObject([
      { decisions: [{ kind: 'goodsChanged', decision: 'keep' }], reason: 'It has left' },
    ]);
  });

  it('says since when a report is no longer so, and lets an order count as shipped that has left elsewhere', async () => {
    const row = sampleOrder({
      ...held,
      holds: [
        { ...hold, kind: 'shippedThere', msg: 'Shipped there', decisions: ['takeOver', 'goOn', 'close'] },
        { ...hold, kind: 'cancelled', msg: 'Cancelled (no longer so)', withdrawnAt: '2026-11-20T06:30:00Z' },
      ],
    });
    const { user } = show(row);
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide on PR-10001' }));
    expect(dialog.getAllByText(/Withdrawn at .*14:30/)).toHaveLength(1);
    await user.click(dialog.getByRole('radio', { name: 'Mark it shipped here, too' }));
    expect(dialog.queryByLabelText('Why it ships anyway')).toBeNull();
    await user.click(dialog.getByRole('radio', { name: 'Ship it from here anyway' }));
    await dialog.findByLabelText('Why it ships anyway');
  });

  it('offers to close only to who may close', async () => {
    const { user } = show(held, ['/order/index', 'orderAudit']);
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decide on PR-10001' }));
    dialog.getByRole('radio', { name: /Refuse: produce/ });
    expect(dialog.queryByRole('radio', { name: /close the order/ })).toBeNull();
  });

  it('lets a person say that a void label still fits', async () => {
    const row = sampleOrder({ hasLabel: true, labelVoid: 'The label is void', can: ['keepLabel'] });
    server.on(orders.keepLabel, () => ({ ...row, labelVoid: null }));
    const { user } = show(row);
    await screen.findByText('Label void');
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('button', { name: 'Label still valid' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getAllByText('Is the label still valid?')).not.toEqual([]);
    await user.click(question.getByRole('button', { name: 'Label still valid' }));
    await screen.findByText('The label can be printed again');
  });

  it('says that the marketplace is being told', async () => {
    show(sampleOrder({ sysStatus: 1, shipmentConfirmation: 'unknown', can: [] }));
    await screen.findByText('No clear answer, asking the marketplace…');
  });
});
