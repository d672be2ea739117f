import type { z } from 'zod';
import { type Channel, channelFor, channels, priceOf } from '../labelSystems/channels.ts';
import { drawOrderLabel } from '../labelSystems/drawOrderLabel.ts';
import type { LabelSystem } from '../labelSystems/labelSystem.ts';
import type { LabelOrder, OrderState } from '../labelSystems/orderBook.ts';
import { Refusal, unknownOrder } from './envelope.ts';
import { orderForm, quoteForm } from './forms.ts';

export interface Request {
  system: LabelSystem;
  /** The reference or the number in the path. */
  about: string;
  read<Form extends z.ZodType>(form: Form): z.output<Form>;
  refuseLater: () => boolean;
}

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  act(request: Request): unknown;
}

const gramsInPound = 453.592_37;
const states: Record<OrderState, string> = {
  submitted: 'Created',
  waitingNumber: 'Numbering',
  ready: 'Labeled',
  cancelPending: 'Voiding',
  cancelled: 'Voided',
  failed: 'Failed',
};

export const calls: Call[] = [
  {
    method: 'GET',
    path: '/api/v2/channels',
    act: () => channels.map(({ code, name }) => ({ ChannelCode: code, ChannelName: name })),
  },
  {
    method: 'POST',
    path: '/api/v2/quotes',
    act: ({ read }) => ({ TotalCharge: decimal(price(read(quoteForm)).cents), Currency: 'USD' }),
  },
  { method: 'POST', path: '/api/v2/orders', act: place },
  {
    method: 'GET',
    path: '/api/v2/orders/by-reference/:about',
    act: ({ system, about }) => describe(known(system.book.byReference(about))),
  },
  {
    method: 'GET',
    path: '/api/v2/orders/:about/label',
    async act({ system, about }) {
      const order = known(system.book.byNumber(about.replace(/^YO-/, '')));
      if (order.state === 'submitted') throw new Refusal(409, '4091', 'The label is not there yet');
      if (order.state !== 'ready') throw new Refusal(409, '4090', 'The order has no label any more');
      return { Format: 'PDF', LabelBase64: (await drawOrderLabel(order)).toString('base64') };
    },
  },
  {
    method: 'POST',
    path: '/api/v2/orders/:about/cancel',
    act({ system, about }) {
      const order = known(system.book.byNumber(about.replace(/^YO-/, '')));
      const outcome = system.book.cancel(order);
      system.note('label cancelled', order.reference, outcome === 'cancelled');
      if (outcome === 'refused') throw new Refusal(409, '4092', 'The carrier has the parcel');
      if (outcome === 'before') throw new Refusal(409, '4093', 'Voided before');
      return { Status: states[order.state] };
    },
  },
];

/** A reference that was used before answers its order and makes no second one. */
function place({ system, read, refuseLater }: Request) {
  const form = read(orderForm);
  const { ReferenceNo: reference, Remark: memo } = form;
  const note = (done: boolean) => system.note('label bought', reference, done);
  const before = system.book.byReference(reference);
  if (before) {
    note(false);
    return describe(before);
  }
  try {
    const { channel, cents } = price(form);
    const { Name: name, Street, StreetAddress2, City: city, Province: state, ZipCode: zip } = form.Receiver;
    const recipient = { name, line: `${Street} ${StreetAddress2}`.trim(), city, state, zip };
    const order = system.book.place(channel, { reference, cents, recipient, memo }, { refuseLater: refuseLater() });
    note(true);
    return describe(order);
  } catch (error) {
    if (error instanceof Refusal) note(false);
    throw error;
  }
}

function price({ ChannelCode, Receiver, Packages }: z.output<typeof quoteForm>): { channel: Channel; cents: number } {
  const channel = channelFor(ChannelCode, { country: Receiver.CountryCode, zip: Receiver.ZipCode });
  if (typeof channel === 'string') throw new Refusal(422, '4023', channel);
  return {
    channel,
    cents: priceOf(
      channel,
      Packages.map(({ Weight }) => Weight * gramsInPound),
    ),
  };
}

function known(order: LabelOrder | undefined): LabelOrder {
  if (!order) throw unknownOrder;
  return order;
}

function describe(order: LabelOrder) {
  return {
    ReferenceNo: order.reference,
    OrderId: `YO-${order.number}`,
    Status: states[order.state],
    TrackingNumber: order.trackingNumber || null,
    Carrier: order.carrier === 'GOFO EXPRESS' ? 'GofoExpress' : order.carrier,
    TotalCharge: decimal(order.cents),
    Currency: 'USD',
    FailureMessage: order.state === 'failed' ? order.failReason : null,
  };
}

const decimal = (cents: number) => (cents / 100).toFixed(2);
