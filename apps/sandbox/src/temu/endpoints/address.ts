import { z } from 'zod';
import type { Store } from '../../world/stores.ts';
import { endpoint } from '../endpoint.ts';
import type { TemuState } from '../state.ts';
import { orderStatus, type OrderStatus, type TemuOrder } from '../order.ts';
import { Refusal } from '../refusal.ts';
import { regions } from '../zones.ts';

const orderOnly = z.object({ parentOrderSn: z.string() });

/**
 * Phone and mail are TEMU's relays to the buyer and work while the order is open. Many buyers share the phone number, and
 * every answer has another extension.
 */
export const shippingInfo = endpoint({
  type: 'bg.order.shippinginfo.v2.get',
  body: orderOnly,
  act({ state, store, body }) {
    const order = askedFor(state, store, body.parentOrderSn);
    const serial = order.number.slice(-7);
    order.asked += 1;
    const extension = state.core.world.chance('temu extension', order.number, order.asked).digits(5);
    const address = addressOf(order, store);
    return {
      ...(order.withheld ? masked(address) : address),
      mobile:
        isOpen(order) && !order.withheld ? `+1 888 ${serial.slice(0, 3)} ${serial.slice(3)} ext. ${extension}` : null,
      mail: `${serial}@relay.example.com`,
      warning: { isRestriction: false, reason: null },
    };
  },
});

/** Answers the buyer's own phone and mail. Despite its name it decrypts nothing of the other interface's answer. */
export const decryptAddress = endpoint({
  type: 'bg.order.decryptshippinginfo.get',
  body: orderOnly,
  act({ state, store, body }) {
    const order = askedFor(state, store, body.parentOrderSn);
    const { phone, email } = order.buyer;
    return { ...addressOf(order, store), mobile: isOpen(order) ? phone : null, mail: email };
  },
});

function askedFor(state: TemuState, store: Store, number: string): TemuOrder {
  const order = state.getOrderOf(store, number);
  if (order.status === orderStatus.pending) throw new Refusal(180_020_003, 'the order is pending');
  if (order.status === orderStatus.cancelled) throw new Refusal(180_020_004, 'the order is cancelled');
  return order;
}

/** The documentation does not say which fields TEMU masks, nor when and how. */
function masked(address: ReturnType<typeof addressOf>): object {
  const hide = (text: string | null) => text && `${text.slice(0, 1)}***`;
  const { firstName, lastName } = address.addressExtra;
  return {
    ...address,
    receiptName: `${hide(firstName)} ${hide(lastName)}`,
    addressLine1: hide(address.addressLine1),
    addressLine2: null,
    addressLineAll: hide(address.addressLineAll),
    addressExtra: null,
  };
}

const open: OrderStatus[] = [orderStatus.toShip, orderStatus.shipped];
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
