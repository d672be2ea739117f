import type { carrierNames } from '@pressroom/contract/orders/carrierNames';
import { system } from '../../../platform/access/actor.ts';
import { anyOf, now } from '../../../platform/database/expressions.ts';
import { failField } from '../../../platform/failure.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { refuseStale } from '../../../platform/stale.ts';
import { presentName } from './carrierNames.present.ts';
import { deleteName, findWaiting, getName, lockName, type NamedCarrier, setAnswer } from './carrierNames.queries.ts';
import { confirmShipment } from './confirmShipment.ts';
import { lockConfirmation } from './confirmations.queries.ts';
import { refuseLocked } from './settle.ts';
import { changesTo } from '../record/audit.ts';
import { writeLog } from '../record/log.ts';
import { lockOrders, type OrderRecord } from '../record/record.ts';

/** Keeps a person’s answer. Shipments that wait for it go on, and later ones do not ask. */
export async function answerName(context: WriteContext<typeof carrierNames.answer>): Promise<NamedCarrier> {
  const { tx, app, actor, audit, input } = context;
  const before = await lockName(tx, input.id);
  await refuseStale(tx, {
    object: 'carrierNames',
    record: before,
    loaded: input.gmtModified,
    show: () => presentName(before),
  });
  if (!before.choices.includes(input.theirName)) failField('theirName', 'orders.carrier.notListed');
  await setAnswer(tx, before.id, input.theirName, actor.username);
  const { orders, confirmations } = await lockWaiting(context, before.id);
  if (confirmations.length > 0) await goOn(context, before, { orders, confirmations, theirName: input.theirName });
  const after = await getName(tx, before.id);
  audit({ object: 'carrierNames', ids: [before.id], before: historyOf(before), after: historyOf(after) });
  if (orders.length > 0) audit(await changesTo(tx, orders));
  await app.jobs.enqueueMany(
    tx,
    confirmShipment,
    confirmations.map((confirmationId) => ({ confirmationId })),
  );
  return after;
}

interface Waiting {
  orders: OrderRecord[];
  confirmations: string[];
}

async function lockWaiting({ tx }: Pick<WriteContext<typeof carrierNames.answer>, 'tx'>, id: string): Promise<Waiting> {
  const waiting = await findWaiting(tx, id);
  const orders = await lockOrders(
    tx,
    waiting.map(({ orderId }) => orderId),
  );
  // one may have been dropped before its order was locked
  return { orders, confirmations: (await findWaiting(tx, id)).map((confirmation) => confirmation.id) };
}

async function goOn(
  { tx, actor }: WriteContext<typeof carrierNames.answer>,
  { ourName }: NamedCarrier,
  { orders, confirmations, theirName }: Waiting & { theirName: string },
): Promise<void> {
  await tx
    .updateTable('shipmentConfirmations')
    .set({ carrierNameId: null, problem: null, gmtModified: now })
    .where('id', '=', anyOf(confirmations, 'bigint'))
    .execute();
  const asking = orders.filter(({ problem }) => problem?.key === 'orders.telling.whichCarrier').map(({ id }) => id);
  await tx
    .updateTable('orders')
    .set({ problem: null, gmtModified: now })
    .where('id', '=', anyOf(asking, 'bigint'))
    .execute();
  await writeLog(
    { tx, actor },
    orders.map((order) => ({
      orderId: order.id,
      key: 'orders.log.carrierChosen',
      params: { carrier: ourName, theirs: theirName },
    })),
  );
}

/** Forgets a carrier’s name. Shipments that wait for it are refused and stay in production; the next shipment asks anew. */
export async function removeName(context: WriteContext<typeof carrierNames.remove>): Promise<null> {
  const { tx, audit, input } = context;
  const before = await lockName(tx, input.id);
  const { orders, confirmations } = await lockWaiting(context, before.id);
  const carrier = before.ourName;
  for (const id of confirmations) {
    const confirmation = (await lockConfirmation(tx, id))!;
    const order = orders.find((one) => one.id === confirmation.orderId)!;
    const problem = { key: 'orders.telling.noCarrier' as const, params: { carrier, known: before.choices.join(', ') } };
    // the log names the system, which made the shipment wait
    await refuseLocked({ ...context, actor: system }, { order, confirmation }, problem);
  }
  await deleteName(tx, before.id);
  audit({ object: 'carrierNames', ids: [before.id], before: historyOf(before) });
  if (orders.length > 0) audit(await changesTo(tx, orders));
  return null;
}

function historyOf({ marketplace, region, ourName, theirName }: NamedCarrier) {
  return { marketplace, ...(region && { region }), ourName, theirName };
}
