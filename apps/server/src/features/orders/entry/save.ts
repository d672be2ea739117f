import { recipientFields, recipientOf } from '@pressroom/contract/orders/recipient';
import type { Message } from '@pressroom/contract/message';
import type { OrderForm } from '@pressroom/contract/orders/entry';
import { orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import { onConstraint } from '../../../platform/database/constraint.ts';
import { json, now } from '../../../platform/database/expressions.ts';
import { fail, failField } from '../../../platform/failure.ts';
import { refuseStale } from '../../../platform/stale.ts';
import { lockMappingsForShare } from '../../skuMapping/skuMapping.public.ts';
import { refuseOtherCarrier, withoutRouting } from '../record/carriers.ts';
import { insertLines, insertOrders, type NewLine, type NewOrder, orderKey } from '../record/insert.ts';
import { type LogEntry, writeLog, type Writer } from '../record/log.ts';
import { lockNumbers, refuseForeignParcel } from '../record/numbers.ts';
import { voidedBy } from '../labels/parcel.ts';
import { getOrder, type ListedOrder } from '../record/listed.ts';
import { type LineRecord, lockOrders, type OrderRecord } from '../record/record.ts';
import { objection } from '../state/rules.ts';
import { changedFields } from './changedFields.ts';
import { withCombinations } from './combinations.ts';
import { buildLines } from './formLines.ts';

interface Saved {
  id: string;
  before?: ListedOrder;
}

/** Adds the order, or changes the one with this id. Lines without a known product make it wait in store review. */
export async function saveOrder(
  writer: Writer,
  form: OrderForm,
  show: (order: ListedOrder) => unknown,
): Promise<Saved> {
  const { tx } = writer;
  await lockMappingsForShare(tx, [form.shopId]);
  const store = await tx
    .selectFrom('stores')
    .where('id', '=', form.shopId)
    .select(['id', 'name', 'dataStatus'])
    .executeTakeFirst();
  if (!store || (!form.id && store.dataStatus !== 1)) failField('shopId', 'orders.unknownStore');
  const { lines, problem } = await buildLines(tx, form);
  const spelled = (await lockNumbers(tx, [form])).get(orderKey(form));
  if (spelled) failField('thirdOrderNumber', 'orders.numberSpelled', { store: store.name, number: spelled });
  await refuseForeignParcel(tx, { ...form, trackingNumber: withoutRouting(form.trackingNumber) });
  const numberTaken = {
    order_numbers_key: () =>
      failField('thirdOrderNumber', 'orders.numberTaken', { store: store.name, number: form.thirdOrderNumber }),
  };
  const order = {
    ...orderColumns(form),
    problem,
    sysStatus: problem ? orderStatus.storeReview : orderStatus.factoryReview,
    lines,
  };
  if (form.id) return onConstraint(change(writer, { ...form, id: form.id, show }, order), numberTaken);
  if (!form.confirmCarrier) refuseOtherCarrier(order, undefined);
  const [id] = await onConstraint(insertOrders(writer, [order]), numberTaken);
  await writeLog(writer, [{ orderId: id!, key: 'orders.log.created' }]);
  return { id: id! };
}

interface Edit extends Pick<OrderForm, 'gmtModified' | 'confirmCarrier'> {
  id: string;
  /** The order as its reads answer it, for an editor to compare. */
  show: (order: ListedOrder) => unknown;
}

async function change(
  writer: Writer,
  { id, gmtModified, confirmCarrier, show }: Edit,
  order: NewOrder,
): Promise<Saved> {
  const { tx } = writer;
  await lockOrders(tx, [id]);
  const before = await getOrder(tx, id);
  const objected = objection('edit', before);
  if (objected) fail(409, 'orders.refused', { params: { reason: objected }, data: { sysStatus: before.sysStatus } });
  await refuseStale(tx, { object: 'orders', record: before, loaded: gmtModified, show: () => show(before) });
  refuseOtherName(before, order);
  if (!confirmCarrier) refuseOtherCarrier(order, before);
  const { lines, problem, sysStatus: _fresh, orderTime, ...values } = order;
  const waits = before.sysStatus !== orderStatus.abnormal;
  const sysStatus = waits ? statusAfter(before, problem) : before.sysStatus;
  await tx
    .updateTable('orders')
    .set({
      ...values,
      orderTime: orderTime || before.orderTime,
      totalNum: lines.reduce((sum, line) => sum + line.num, 0),
      gmtModified: now,
      ...voidedBy(before, order),
      ...(before.labelKey && livesElsewhere(before, order) && { labelVoid: json(oldAddress) }),
      sysStatus,
      // why an order is abnormal stays written
      ...(waits && { problem: problem ? json(problem) : null }),
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('orderLines').where('orderId', '=', id).execute();
  await insertLines(
    tx,
    withListings(withCombinations(lines, before.lines), before.lines).map((line, index) => ({
      orderId: id,
      lineNo: index + 1,
      line,
    })),
  );
  const entry = { orderId: id, params: { fields: changedFields(before, order).join(', ') } };
  await writeLog(writer, [{ ...entry, key: 'orders.log.edited' }, ...logOfMove(before, sysStatus, problem)]);
  return { id, before };
}

/** An order in review that lost a product waits for it again; one of no marketplace that waited only for products goes on. */
function statusAfter({ sysStatus, marketState, lines }: ListedOrder, problem: Message | null): OrderStatus {
  const { storeReview, factoryReview } = orderStatus;
  if (problem) return storeReview;
  const waited = sysStatus === storeReview && lines.some((line) => !line.productCodeId);
  return waited && marketState === null ? factoryReview : sysStatus;
}

/** An order that an edit moves tells of it in its log as of any other move. */
function logOfMove({ id, sysStatus: from }: ListedOrder, to: OrderStatus, problem: Message | null): LogEntry[] {
  if (from === to) return [];
  return [
    { orderId: id, key: problem ? 'orders.log.movedWhy' : 'orders.log.moved', problem: problem ?? undefined, from, to },
  ];
}

const oldAddress: Message = { key: 'orders.labelVoid.address' };

/** True where another consignee is entered than the label shows. Where none was known, the label came from somebody who knew. */
function livesElsewhere(before: OrderRecord, order: NewOrder): boolean {
  const known = recipientFields.some((field) => before[field] !== '');
  return known && recipientFields.some((field) => before[field] !== order[field]);
}

/** A marketplace’s order keeps its number and store: by these it is found again. */
function refuseOtherName(before: ListedOrder, { thirdOrderNumber, shopId }: NewOrder): void {
  if (before.marketState === null) return;
  if (thirdOrderNumber !== before.thirdOrderNumber) failField('thirdOrderNumber', 'orders.market.fixed');
  if (shopId !== before.shopId) failField('shopId', 'orders.market.fixed');
}

/** What the marketplace says of a line stays with its SKU id. */
function withListings(lines: readonly NewLine[], former: readonly LineRecord[]): NewLine[] {
  const known = former.filter((line) => line.listing !== null || line.marketItems !== null);
  return lines.map((line) => {
    const at = known.findIndex(({ msku }) => msku === line.msku);
    const [same] = at < 0 ? [] : known.splice(at, 1);
    return same ? { ...line, listing: same.listing, marketItems: same.marketItems } : line;
  });
}

function orderColumns(form: OrderForm): Omit<NewOrder, 'problem' | 'sysStatus' | 'lines'> {
  return {
    thirdOrderNumber: form.thirdOrderNumber,
    shopId: form.shopId,
    labelType: form.labelType,
    orderTime: form.orderTime ?? (form.id ? '' : new Date().toISOString()),
    deliveryTimeLimit: form.deliveryTimeLimit ?? null,
    carrierName: form.carrierName || null,
    trackingNumber: withoutRouting(form.trackingNumber) || null,
    sharedParcel: form.sharedParcel,
    ...recipientOf(form),
    remark: form.remark,
  };
}
