import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { lastMileActs, mayDo } from '@pressroom/contract/lastMile/status';
import type { Message } from '@pressroom/contract/message';
import { type Actor, mayCall } from '../../../platform/access/actor.ts';
import { decimalAmount } from '../../../platform/minorUnits.ts';
import type { RowRecord, ListedRow } from './rows.queries.ts';

type Row = HandlerOutput<typeof lastMile.queryBulkPrintRecordDetails>['rows'][number];

export function presentRow(actor: Actor): (row: ListedRow) => Row {
  const mayAct = mayCall(actor, lastMile.bulkOrder);
  return ({ cost, currency, problem, labelType, round: _round, isBought, ...row }) => ({
    id: row.id,
    orderId: row.orderId,
    thirdOrderNumber: row.thirdOrderNumber,
    shopName: row.shopName,
    supplierName: row.supplierName,
    channelType: row.channelType,
    channelName: row.channelName,
    num: row.num,
    cost: cost === null ? null : decimalAmount(BigInt(cost), currency!),
    currency,
    parcels: row.parcels,
    orderStatus: row.orderStatus,
    outcomeUnknown: row.outcomeUnknown,
    errMsg: problem,
    trackingNumber: row.trackingNumber,
    carrierName: row.carrierName,
    createUser: row.createUser,
    gmtCreate: row.gmtCreate,
    gmtModified: row.gmtModified,
    can: mayAct
      ? lastMileActs.filter((act) => mayDo(act, labelType, row.orderStatus) && (act !== 'cancelLabel' || isBought))
      : [],
  });
}

export function refusalOf({ id, thirdOrderNumber }: Pick<RowRecord, 'id' | 'thirdOrderNumber'>, msg: Message) {
  return { id, label: thirdOrderNumber, reason: msg.key, msg };
}
