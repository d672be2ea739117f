import type { StoreCalendar } from '@pressroom/contract/stores/calendar';
import type { ShippingHours } from '@pressroom/contract/stores/shippingHours';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { now } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';

/** Until something is kept: Monday to Saturday, 18:00. */
const hours = sql`coalesce(c.working_days, '{1,2,3,4,5,6}')::int[] as working_days,
  to_char(coalesce(c.cut_off, '18:00'), 'HH24:MI') as cut_off, coalesce(c.holidays, '{}')::text[] as holidays`;

/** Of every store. */
export async function findHours(db: Db): Promise<ShippingHours[]> {
  const { rows } = await sql<ShippingHours>`
    select s.id, ${hours} from stores s left join store_calendars c on c.store_id = s.id order by s.id`.execute(db);
  return rows;
}

/** 404 without the store. */
export async function getCalendar(db: Db, storeId: string): Promise<StoreCalendar> {
  const { rows } = await sql<StoreCalendar>`
    select s.id, s.name, ${hours}, coalesce(c.gmt_modified, s.gmt_create) as gmt_modified
    from stores s left join store_calendars c on c.store_id = s.id where s.id = ${storeId}`.execute(db);
  return rows[0] ?? fail(404, 'platform.notFound');
}

/** The same, kept from others until the transaction ends. */
export async function lockCalendar(tx: Tx, storeId: string): Promise<StoreCalendar> {
  await tx.selectFrom('stores').where('id', '=', storeId).select('id').forUpdate().execute();
  return getCalendar(tx, storeId);
}

export async function saveCalendar(
  tx: Tx,
  storeId: string,
  { workingDays, cutOff, holidays }: Pick<StoreCalendar, 'workingDays' | 'cutOff' | 'holidays'>,
): Promise<void> {
  const kept = {
    workingDays: sql<number[]>`${workingDays}::smallint[]`,
    cutOff,
    holidays: sql<string[]>`${holidays}::date[]`,
  };
  await tx
    .insertInto('storeCalendars')
    .values({ storeId, ...kept })
    .onConflict((conflict) => conflict.column('storeId').doUpdateSet({ ...kept, gmtModified: now }))
    .execute();
}
