import { z } from 'zod';
import { integer, list, optionalText, text } from '../shared/wire.ts';
import { type Obstacle, obstacleOf } from './codes.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from './sheinStore.ts';

const receiver = z.object({
  orderNo: text,
  firstName: optionalText,
  middleName: optionalText,
  lastName: optionalText,
  country: optionalText,
  province: optionalText,
  city: optionalText,
  district: optionalText,
  street: optionalText,
  address: optionalText,
  addressExt: optionalText,
  postCode: optionalText,
  phone: optionalText,
  email: optionalText,
  taxNo: optionalText,
});

export type SheinReceiver = z.output<typeof receiver>;

const exportAddress = {
  path: '/open-api/order/export-address',
  method: 'POST',
  repeatable: true,
  info: z.preprocess(
    (info) => info ?? {},
    z.object({ receiveMsgList: list(receiver), unProcessReason: list(integer) }),
  ),
} satisfies Endpoint<z.ZodType>;

export type SheinAddress = {
  /** Undefined while SHEIN holds it back, for the `obstacles`. */
  receiver: SheinReceiver | undefined;
  obstacles: Obstacle[];
};

/** Reads the address and does not accept the order. */
export async function getSheinAddress(
  store: SheinStore,
  orderNo: string,
  options: SheinCallOptions = {},
): Promise<SheinAddress> {
  return addressOf(orderNo, await store.call(exportAddress, { orderNo, handleType: 1 }, options));
}

/** Takes the order to be shipped by ourselves: it moves from `pending` to `toShip`. After an unknown outcome its status tells. */
export async function acceptSheinOrder(
  store: SheinStore,
  orderNo: string,
  options: SheinCallOptions = {},
): Promise<SheinAddress> {
  const once = { ...exportAddress, repeatable: false };
  return addressOf(orderNo, await store.call(once, { orderNo, handleType: 2 }, options));
}

function addressOf(orderNo: string, info: z.output<typeof exportAddress.info>): SheinAddress {
  return {
    receiver: info.receiveMsgList.find((receiver) => receiver.orderNo === orderNo),
    obstacles: info.unProcessReason.map(obstacleOf),
  };
}
