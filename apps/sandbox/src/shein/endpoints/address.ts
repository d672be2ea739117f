import { z } from 'zod';
import { storeEndpoint } from '../endpoint.ts';
import { orderStatus } from '../order.ts';
import { wrongState } from '../refusal.ts';

/** `handleType` 1 only reads the address; 2 also accepts the order. */
export const exportAddress = storeEndpoint({
  path: '/open-api/order/export-address',
  method: 'POST',
  body: z.object({ orderNo: z.string().min(1), handleType: z.union([z.literal(1), z.literal(2)]) }),
  act({ state, store, body }) {
    const order = state.getOrderOf(store, body.orderNo);
    if (order.heldBackBy.length > 0) return { receiveMsgList: [], unProcessReason: order.heldBackBy };
    if (order.status === orderStatus.refunded) throw wrongState('The order was refunded');
    if (body.handleType === 2 && order.status === orderStatus.pending) {
      state.move(order, orderStatus.toShip);
      state.note(store, 'taken up', order.number);
    }
    const { firstName, lastName, phone, email, address } = order.buyer;
    return {
      receiveMsgList: [
        {
          orderNo: order.number,
          lastName,
          middleName: '',
          firstName,
          country: address.country,
          province: address.state,
          city: address.city,
          district: address.district,
          street: '',
          address: address.line1,
          addressExt: address.line2,
          phone,
          postCode: address.postCode,
          taxNo: '',
          email,
        },
      ],
      unProcessReason: [],
    };
  },
});
