import type { HandlerOutput, ParsedInput } from '@pressroom/contract/endpoint';
import type { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { batchStatus, type LabelType } from '@pressroom/contract/lastMile/status';
import type { Message } from '@pressroom/contract/message';
import type { Act } from '../../../platform/act.ts';
import { fail } from '../../../platform/failure.ts';
import { formatWallTime, wallTimeAt } from '../../../platform/time/wallTime.ts';
import { findChosenIds } from '../../orders/orders.public.ts';
import { orderObjection } from '../rows/objection.ts';
import { insertRows } from '../rows/rows.queries.ts';
import { insertBatch } from './batches.queries.ts';
import { findWanted, type WantedOrder } from './wanted.queries.ts';

type Made = HandlerOutput<typeof lastMile.addBulkPrintRecord>;
type Refused = Made['refused'][number];

type Ask = ParsedInput<typeof lastMile.addBulkPrintRecord>;

/**
 * A batch of the orders that may get a label; the others are named. Orders of the other label type refuse it whole, where
 * their user has named them: of all that a search finds, they are left out.
 */
export async function addBatch(act: Act, ask: Ask): Promise<Made> {
  const { tx, actor, app } = act;
  const { selection } = ask;
  const input = selection
    ? { ...ask, ids: [...(await findChosenIds({ db: tx, zone: app.settings.displayZone }, selection))] }
    : ask;
  const orders = input.ids
    ? await findWanted(tx, { ids: input.ids })
    : await findWanted(tx, { numbers: input.thirdOrderNumber });
  const others = orders.filter((order) => order.labelType !== input.labelType);
  const isSearch = selection !== undefined && 'match' in selection;
  if (others.length > 0 && !isSearch) {
    const data = others.map((order) => refusal(order, orderObjection(order, input.labelType)!));
    fail(409, 'lastMile.otherLabelType', { params: { count: others.length }, data });
  }
  const refused = unknown(input, orders);
  const taken: WantedOrder[] = [];
  const several = severalOf(input.ids ? [] : orders);
  for (const order of orders) {
    const problem = several.get(order.thirdOrderNumber) ?? objectionTo(order, input.labelType);
    if (problem) refused.push(refusal(order, problem));
    else taken.push(order);
  }
  if (taken.length === 0) {
    act.audit({ object: 'lastMileBatches', ids: [], after: { refused: refused.length } });
    return { batchNumber: null, total: 0, refused };
  }
  const batch = await insertBatch(tx, {
    labelType: input.labelType,
    dataStatus: batchStatus.completed,
    total: taken.length,
    createUser: actor.username,
    day: dayOf(app.settings.displayZone),
  });
  const source = { batchId: batch.id, createUser: actor.username };
  await insertRows(
    tx,
    source,
    taken.map(({ id, totalNum }) => ({ orderId: id, num: totalNum })),
  );
  const { batchNumber } = batch;
  const after = { batchNumber, labelType: input.labelType, total: taken.length, refused: refused.length };
  act.audit({ object: 'lastMileBatches', ids: [batch.id], after });
  return { batchNumber, total: taken.length, refused };
}

/** Why the order gets no row in a batch of this label type. */
export function objectionTo(order: WantedOrder, wanted: LabelType): Message | undefined {
  if (order.boughtIn) return { key: 'lastMile.order.bought', params: { batch: order.boughtIn } };
  return orderObjection(order, wanted);
}

/** As six digits. */
export function dayOf(zone: string): string {
  return formatWallTime(wallTimeAt(new Date(), zone)).slice(2, 10).replaceAll('-', '');
}

/** Numbers that several stores have, with the words that say so. */
function severalOf(orders: readonly WantedOrder[]): Map<string, Message> {
  const byNumber = Map.groupBy(orders, (order) => order.thirdOrderNumber);
  return new Map(
    [...byNumber]
      .filter(([, same]) => same.length > 1)
      .map(([number, same]) => [
        number,
        { key: 'lastMile.order.several', params: { shops: same.map(({ shopName }) => shopName) } },
      ]),
  );
}

function unknown(
  { ids, thirdOrderNumber }: Pick<Ask, 'ids' | 'thirdOrderNumber'>,
  orders: readonly WantedOrder[],
): Refused[] {
  const found = new Set(orders.map((order) => (ids ? order.id : order.thirdOrderNumber)));
  const asked = new Set<string>(ids ?? thirdOrderNumber);
  return [...asked]
    .filter((name) => !found.has(name))
    .map((name) => refusal({ id: name, thirdOrderNumber: name }, { key: 'lastMile.order.unknown' }));
}

function refusal({ id, thirdOrderNumber }: Pick<WantedOrder, 'id' | 'thirdOrderNumber'>, msg: Message): Refused {
  return { id, label: thirdOrderNumber, reason: msg.key, msg };
}
