import type { z } from 'zod';
import { digits } from '../json.ts';
import { type Channel, channelFor, channels, priceOf } from '../labelSystems/channels.ts';
import type { LabelSystem } from '../labelSystems/labelSystem.ts';
import type { LabelOrder, OrderState } from '../labelSystems/orderBook.ts';
import { senderAddresses } from './account.ts';
import { Refusal } from './envelope.ts';
import { byNumber, byReference, createForm, nothing, rateForm } from './forms.ts';
import { labelLink } from './labelRoute.ts';

interface Request<Form> {
  system: LabelSystem;
  form: Form;
  origin: string;
  refuseLater: () => boolean;
  linkHasEnded: () => boolean;
}

export interface Call<Form extends z.ZodType = z.ZodType> {
  path: string;
  form: Form;
  act(request: Request<z.output<Form>>): unknown;
}

const call = <Form extends z.ZodType>(described: Call<Form>): Call => described;

const statuses: Record<OrderState, number> = {
  submitted: 1,
  waitingNumber: 2,
  ready: 3,
  cancelPending: 4,
  cancelled: 5,
  failed: 9,
};

export const calls: Call[] = [
  call({
    path: '/open/v1/channel/list',
    form: nothing,
    act: () => ({ list: channels.map(({ code, name }) => ({ channelCode: code, channelName: name })) }),
  }),
  call({
    path: '/open/v1/order/rate',
    form: rateForm,
    act: ({ form }) => ({ totalFee: decimal(price(form).cents), currency: 'USD' }),
  }),
  call({
    path: '/open/v1/order/create',
    form: createForm,
    act({ system, form, refuseLater }) {
      const note = (done: boolean) => system.note('label bought', form.customerNo, done);
      try {
        const { channel, cents } = price(form);
        if (system.book.byReference(form.customerNo))
          throw new Refusal(40_901, '客户单号重复 The reference was used before');
        const { name, address1, address2, city, state, postcode: zip } = form.recipient;
        const recipient = { name, line: `${address1} ${address2}`.trim(), city, state, zip };
        const spec = { reference: form.customerNo, cents, recipient, memo: form.labelMemo };
        const order = system.book.place(channel, spec, { refuseLater: refuseLater() });
        note(true);
        return describe(order);
      } catch (error) {
        if (error instanceof Refusal) note(false);
        throw error;
      }
    },
  }),
  call({
    path: '/open/v1/order/query',
    form: byReference,
    act: ({ system, form }) => describe(known(system.book.byReference(form.customerNo))),
  }),
  call({
    path: '/open/v1/order/label',
    form: byNumber,
    act({ system, form, origin, linkHasEnded }) {
      const order = known(system.book.byNumber(form.orderNo));
      if (order.state === 'submitted' || order.state === 'waitingNumber')
        throw new Refusal(40_902, '面单生成中 The label is not there yet');
      if (order.state !== 'ready') throw new Refusal(40_910, '订单已失效 The order has no label any more');
      const downLabelUrl = origin + labelLink(system, { number: order.number, ended: linkHasEnded() });
      return { orderNo: digits(order.number), trackNo: order.trackingNumber, status: 3, downLabelUrl };
    },
  }),
  call({
    path: '/open/v1/order/cancel',
    form: byNumber,
    act({ system, form }) {
      const order = known(system.book.byNumber(form.orderNo));
      const outcome = system.book.cancel(order);
      system.note('label cancelled', order.reference, outcome === 'cancelled' || outcome === 'requested');
      if (outcome === 'refused') throw new Refusal(40_903, '包裹已揽收，无法取消 The carrier has the parcel');
      if (outcome === 'before') throw new Refusal(40_904, '订单已取消 Cancelled before');
      return { result: outcome === 'cancelled' ? 1 : 0 };
    },
  }),
];

function price(form: z.output<typeof rateForm>): { channel: Channel; cents: number } {
  if (!senderAddresses.includes(form.senderAddressId))
    throw new Refusal(40_301, '发件地址未授权 Not one of your addresses');
  const { countryCode: country, postcode: zip } = form.recipient;
  const channel = channelFor(form.channelCode, { country, zip });
  if (typeof channel === 'string') throw new Refusal(40_010, channel);
  return {
    channel,
    cents: priceOf(
      channel,
      form.volumeList.map(({ weight }) => weight * 1000),
    ),
  };
}

function known(order: LabelOrder | undefined): LabelOrder {
  if (!order) throw new Refusal(40_400, '订单不存在 No such order');
  return order;
}

function describe(order: LabelOrder) {
  return {
    customerNo: order.reference,
    orderNo: digits(order.number),
    status: statuses[order.state],
    trackNo: order.trackingNumber,
    carrier: order.carrier.replace(' EXPRESS', ''),
    totalFee: decimal(order.cents),
    currency: 'USD',
    failReason: order.state === 'failed' ? order.failReason : null,
  };
}

const decimal = (cents: number) => digits((cents / 100).toFixed(2));
