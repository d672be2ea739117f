import { z } from 'zod';
import type { Store } from '../../world/stores.ts';
import { endpoint } from '../gateway.ts';
import type { TemuMarket } from '../market.ts';
import { orderStatus, type OrderStatus, type TemuOrder } from '../order.ts';
import { Refusal, unknownOrder } from '../refusal.ts';
import { regions } from '../zones.ts';

const orderOnly = z.strictObject({ parentOrderSn: z.string() });

/** Phone and mail lead to the buyer through TEMU, for as long as the order lasts. */
export const shippingInfo = endpoint({
  type: 'bg.order.shippinginfo.v2.get',
  body: orderOnly,
  act({ market, store, body }) {
    const order = askedFor(market, store, body.parentOrderSn);
    const serial = order.number.slice(-7);
    return {
      ...addressOf(order, store),
      mobile: isOpen(order) ? `+1 888 ${serial.slice(0, 3)} ${serial.slice(3)}` : null,
      mail: `${serial}@relay.example.com`,
      warning: { isRestriction: false, reason: null },
    };
  },
});

/** A question like the other, and not a key to what that one answers. */
export const decryptAddress = endpoint({
  type: 'bg.order.decryptshippinginfo.get',
  body: orderOnly,
  act({ market, store, body }) {
    const order = askedFor(market, store, body.parentOrderSn);
    const { phone, email } = order.buyer;
    return { ...addressOf(order, store), mobile: isOpen(order) ? phone : null, mail: email };
  },
});

function askedFor(market: TemuMarket, store: Store, number: string): TemuOrder {
  const order = market.orderOf(store, number);
  if (!order) throw unknownOrder(number);
  if (order.status === orderStatus.pending) throw new Refusal(180_020_003, 'the order is pending');
  if (order.status === orderStatus.cancelled) throw new Refusal(180_020_004, 'the order is cancelled');
  return order;
}

const open: OrderStatus[] = [orderStatus.toShip, orderStatus.shipped, orderStatus.partlyShipped];
const isOpen = ({ status }: TemuOrder) => open.includes(status);

function addressOf({ buyer: { firstName, lastName, address } }: TemuOrder, store: Store) {
  const lines = [address.line1, address.line2].filter(Boolean);
  return {
    receiptName: `${firstName} ${lastName}`,
    receiptAdditionalName: null,
    backupMobile: null,
    regionName1: regions[store.country].name,
    regionName2: address.state,
    regionName3: address.city,
    regionName4: address.district,
    addressLine1: address.line1,
    addressLine2: address.line2 === '' ? null : address.line2,
    addressLine3: null,
    addressLineAll: lines.join(', '),
    postCode: address.postCode,
    taxCode: null,
    taxCodeType: null,
    addressExtra: {
      firstName,
      lastName,
      additionalFirstName: null,
      additionalLastName: null,
      contactlessDropPoint: null,
    },
  };
}
