import { z } from 'zod';
import { numbersAsText, parseJson } from '../shared/json.ts';
import { nameOf } from '../shared/nameOf.ts';
import { integer, optionalId, optionalInteger, text } from '../shared/wire.ts';
import { temuOrderStatus } from './codes.ts';
import { optionalMillis, optionalSeconds } from './temuTime.ts';

export const temuEventCode = {
  orderStatus: 'bg_order_status_change_event',
  address: 'bg_trade_logistics_address_changed',
  afterSales: 'bg_aftersales_status_change',
  cancellation: 'bg_cancel_order_status_change',
  test: 'bg_open_event_test',
} as const;

const order = z.object({ mallId: optionalId, parentOrderSn: text });

const orderStatus = order
  .extend({ orderSn: text, orderStatus: integer, updateTime: optionalSeconds })
  .transform(({ orderStatus, updateTime, ...row }) => ({
    kind: 'orderStatus' as const,
    ...row,
    statusCode: orderStatus,
    status: nameOf(temuOrderStatus, orderStatus),
    changedAt: updateTime,
  }));

const address = order.transform((row) => ({ kind: 'address' as const, ...row }));

const request = order.extend({
  parentAfterSalesSn: text,
  parentAfterSalesStatus: optionalInteger,
  applyOperatorRole: optionalInteger,
  updateAt: optionalMillis,
});

function requested({ parentAfterSalesSn, parentAfterSalesStatus, ...row }: z.output<typeof request>) {
  return {
    mallId: row.mallId,
    parentOrderSn: row.parentOrderSn,
    afterSalesSn: parentAfterSalesSn,
    afterSalesStatusCode: parentAfterSalesStatus,
    askedByCode: row.applyOperatorRole,
    changedAt: row.updateAt,
  };
}

const afterSalesTypes = { refund: 1, return: 2 } as const;

const afterSales = request.extend({ afterSalesType: optionalInteger }).transform(({ afterSalesType, ...row }) => ({
  kind: 'afterSales' as const,
  ...requested(row),
  afterSalesType: nameOf(afterSalesTypes, afterSalesType),
}));

const cancellation = request.transform((row) => ({ kind: 'cancellation' as const, ...requested(row) }));

const readers = {
  [temuEventCode.orderStatus]: orderStatus,
  [temuEventCode.address]: address,
  [temuEventCode.afterSales]: afterSales,
  [temuEventCode.cancellation]: cancellation,
};

/** `data` is what TEMU sent for events that nothing here reads further, with numbers as texts. */
export type TemuEvent =
  | z.output<typeof orderStatus>
  | z.output<typeof address>
  | z.output<typeof afterSales>
  | z.output<typeof cancellation>
  | { kind: 'test' }
  | { kind: 'unknown'; code: string; data: unknown };

/** Undefined when the decrypted text is not what such an event says. */
export function readEvent(code: string, decrypted: string): TemuEvent | undefined {
  if (code === temuEventCode.test) return { kind: 'test' };
  const data = parse(decrypted);
  if (data === undefined) return undefined;
  if (Object.hasOwn(readers, code)) return readers[code as keyof typeof readers].safeParse(data).data;
  return { kind: 'unknown', code, data: numbersAsText(data) };
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
