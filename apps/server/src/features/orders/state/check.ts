import type { CheckedAct } from '@pressroom/contract/orders/actCheck';
import type { Db } from '../../../platform/database/database.ts';
import { findRecords, type OrderRecord } from '../record/record.ts';
import { partition, type Refusal } from './partition.ts';

interface Check {
  ready: ReturnType<typeof shownOf>[];
  refused: Refusal[];
}

/** Applies the rule of the act, and changes nothing. */
export async function checkAct(db: Db, { ids, act }: { ids: readonly string[]; act: CheckedAct }): Promise<Check> {
  const { allowed, refused } = await partition(db, act, { ids, orders: await findRecords(db, ids) });
  return { ready: allowed.map(shownOf), refused };
}

function shownOf({ id, thirdOrderNumber, recipientsName, carrierName, trackingNumber, labelKey }: OrderRecord) {
  return { id, thirdOrderNumber, recipientsName, carrierName, trackingNumber, hasLabel: labelKey !== null };
}
