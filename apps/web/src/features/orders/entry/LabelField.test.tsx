import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { categories } from '@pressroom/contract/categories/categories';
import { library } from '@pressroom/contract/library/library';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleLine, sampleOrder } from '../orders.sample.ts';
import { EditDialog } from './EditDialog.tsx';

const server = fakeServer();
const number = '1Z999AA10123456784';
const version = (minute: number) => `2026-11-21T08:0${minute}:00.000000Z`;

beforeEach(() => {
  localStorage.clear();
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(categories.productCodePage, () => ({ rows: [], total: 0 }));
  server.on(library.fileDetails, () => {
    throw new Refusal(404, 'Gone');
  });
});

function open(given: Partial<OrderRow> = {}, roles?: string[]) {
  const onClose = vi.fn<() => void>();
  const line = sampleLine({ printNum: 1, printingImage2: null, printingName2: null, printingUrl2: null });
  const order = sampleOrder({ trackingNumber: null, orderDetailsList: [line], ...given });
  let saves = 0;
  server.on(orders.save, ({ trackingNumber }) => {
    saves += 1;
    return { ...order, trackingNumber: trackingNumber || null, gmtModified: version(saves) };
  });
  const { user } = renderScreen(<EditDialog order={order} onClose={onClose} />, { roles });
  return { user, order, onClose };
}

const drop = 'Drop the label’s PDF here, or click to choose';
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

it('saves the order, then gives it the number, the carrier and the label', async () => {
  server.on(orders.updateParcel, () => sampleOrder({ hasLabel: true }));
  const { user, order, onClose } = open({ carrierName: 'UPS' });
  await user.type(await screen.findByLabelText('Tracking number'), number);
  await user.upload(screen.getByLabelText(drop), pdf('label.pdf'));
  await screen.findByText('label.pdf');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.sentTo(orders.save)).toMatchObject([{ id: order.id, trackingNumber: number, carrierName: 'UPS' }]);
  const parcel = { trackingNumber: number, carrierName: 'UPS', sharedParcel: 'false' };
  expect(server.sentTo(orders.updateParcel)).toEqual([{ id: order.id, gmtModified: version(1), ...parcel }]);
});

it('says that the order stands where its label is refused, and saves it no second time', async () => {
  let refusals = 0;
  server.on(orders.updateParcel, () => {
    refusals += 1;
    if (refusals > 2) return sampleOrder({ hasLabel: true });
    throw new Refusal(409, 'The label’s barcode says another number', { failure: 'orders.label.otherNumber' });
  });
  const { user, onClose } = open();
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await user.upload(await screen.findByLabelText(drop), pdf('wrong.pdf'));
  await save();
  await screen.findByText('The label’s barcode says another number');
  screen.getByText(/^The order is saved, but its label is not/);
  expect(onClose).not.toHaveBeenCalled();

  await user.upload(screen.getByLabelText('wrong.pdf'), pdf('other.pdf'));
  await save();
  await waitFor(() => expect(server.sentTo(orders.updateParcel)).toHaveLength(2));
  expect(server.sentTo(orders.save)).toHaveLength(1);
  // what is changed meanwhile is saved, as a change of the order that is there now
  await user.type(screen.getByLabelText('Tracking number'), number);
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.sentTo(orders.save)[1]).toMatchObject({ gmtModified: version(1), trackingNumber: number });
  expect(server.sentTo(orders.updateParcel)[2]).toMatchObject({ gmtModified: version(2), trackingNumber: number });
});

it('asks for no label of those who may not upload one', async () => {
  open({}, ['/order/index', 'orderUpdate']);
  await screen.findByLabelText('Tracking number');
  expect(screen.queryByLabelText(drop)).toBeNull();
});
