import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleOrder } from '../orders.sample.ts';
import { ParcelDialog } from './ParcelDialog.tsx';

const server = fakeServer();
const number = '1Z999AA10123456784';

function open(order: OrderRow, roles?: string[]) {
  server.on(orders.queryDetail, () => order);
  let closed = false;
  const close = () => {
    closed = true;
  };
  const { user } = renderScreen(<ParcelDialog id={order.id} onClose={close} />, { roles });
  return { user, isClosed: () => closed };
}

const bare = sampleOrder({ sysStatus: 1, trackingNumber: null, carrierName: null, can: ['parcel'] });
const { gmtModified } = bare;

it('takes a number, a carrier of the list and the label at once', async () => {
  server.on(orders.updateParcel, () => bare);
  const { user, isClosed } = open(bare);
  await user.type(await screen.findByLabelText('Tracking number'), number);
  await user.click(screen.getByLabelText('Carrier'));
  await user.click(await screen.findByText('GOFO EXPRESS'));
  const label = new File(['%PDF'], 'label.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Drop the label’s PDF here, or click to choose'), label);
  await screen.findByText('label.pdf');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  const sent = { id: '9001', gmtModified, trackingNumber: number, carrierName: 'GOFO EXPRESS', sharedParcel: 'false' };
  expect(server.sentTo(orders.updateParcel)).toEqual([sent]);
});

it('saves over a change that is none of the parcel’s, and over no other', async () => {
  let current = { ...bare, gmtModified: '2026-11-20T03:21:00.000000Z' };
  server.on(orders.updateParcel, (form) => {
    if (form.gmtModified === current.gmtModified) return current;
    throw new Refusal(409, 'Changed', {
      failure: 'platform.stale',
      data: { current, by: 'system', at: current.gmtModified },
    });
  });
  const { user, isClosed } = open(bare);
  await user.type(await screen.findByLabelText('Tracking number'), number);
  current = { ...current, trackingNumber: '1Z5R89390357567127' };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Somebody else has changed this record');
  expect(server.sentTo(orders.updateParcel)).toHaveLength(1);
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);

  current = { ...current, trackingNumber: null };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isClosed()).toBe(true));
});

async function meetOtherCarrier() {
  server.on(orders.updateParcel, ({ carrierName, confirmCarrier }) => {
    if (carrierName === 'UPS' || confirmCarrier) return bare;
    throw new Refusal(409, 'That is a UPS number', { failure: 'orders.otherCarrier', data: { otherCarrier: 'UPS' } });
  });
  const { user, isClosed } = open(bare);
  await user.type(await screen.findByLabelText('Tracking number'), number);
  await user.type(screen.getByLabelText('Carrier'), 'fedex');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const [title] = await screen.findAllByText('Do carrier and number belong together?');
  return { user, isClosed, question: within(title!.closest<HTMLElement>('[role=dialog]')!) };
}

it('saves a number of another carrier once a person says that it is so', async () => {
  const { user, question, isClosed } = await meetOtherCarrier();
  question.getByText('That is a UPS number');
  await user.click(question.getByRole('button', { name: 'It is fedex' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(server.sentTo(orders.updateParcel)[1]).toMatchObject({ carrierName: 'fedex', confirmCarrier: 'true' });
});

it('changes to the carrier that the number names', async () => {
  const { user, question, isClosed } = await meetOtherCarrier();
  await user.click(question.getByRole('button', { name: 'Change to UPS' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(server.sentTo(orders.updateParcel)[1]).toMatchObject({ carrierName: 'UPS' });
});

it('goes back with what the server said', async () => {
  const { user, question, isClosed } = await meetOtherCarrier();
  await user.click(question.getByRole('button', { name: 'Go back' }));
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'That is a UPS number');
  expect(isClosed()).toBe(false);
  expect(server.sentTo(orders.updateParcel)).toHaveLength(1);
});

it('asks for no label of those who may not upload one', async () => {
  open(bare, ['/order/index', 'orderUpdate']);
  await screen.findByLabelText('Tracking number');
  expect(screen.queryByLabelText('Drop the label’s PDF here, or click to choose')).toBeNull();
});
