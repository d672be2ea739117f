import type { ActCheck, CheckedAct } from '@pressroom/contract/orders/actCheck';
import type { Db } from '../../../platform/database/database.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { parcelObjections } from '../record/numbers.ts';
import { findRecords, type OrderRecord } from '../record/record.ts';
import { type Objection, part } from './partition.ts';
import { drawingsObjection, labelObjection, objection } from './rules.ts';

/** Judges as the act itself would, and changes nothing. */
export async function checkAct(
  db: Db,
  { ids, act }: { ids: readonly string[]; act: CheckedAct },
  t: Translate,
): Promise<ActCheck> {
  const orders = await findRecords(db, ids);
  const { allowed, refused } = part(orders, ids, await objectionOf(db, act, orders, t), t);
  return { ready: allowed.map(whatIsShown), refused };
}

async function objectionOf(db: Db, act: CheckedAct, orders: readonly OrderRecord[], t: Translate): Promise<Objection> {
  if (act === 'drawings') return (order) => drawingsObjection(order, t);
  if (act === 'labels') return (order) => labelObjection(order, t);
  if (act !== 'ship' && act !== 'schedule') return (order) => objection(act, order, t);
  const shared = await parcelObjections(db, orders);
  return (order) => objection(act, order, t) ?? shared.get(order.id);
}

function whatIsShown({ id, thirdOrderNumber, recipientsName, carrierName, trackingNumber, labelKey }: OrderRecord) {
  return { id, thirdOrderNumber, recipientsName, carrierName, trackingNumber, hasLabel: labelKey !== null };
}
