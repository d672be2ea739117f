import { sql } from 'kysely';
import { onConstraint } from '../../../platform/database/constraint.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { failField } from '../../../platform/failure.ts';

/** A product code before and after one of its parts got another code. */
export interface Renamed {
  id: string;
  from: string;
  to: string;
}

/** The product codes that contain this dictionary entry, and what they become if its code is `code`. */
export async function findRenaming(db: Db, entry: { id: string; code: string }): Promise<Renamed[]> {
  const part = (name: string) =>
    sql`case ${sql.ref(`${name}.id`)} when ${entry.id}::bigint then ${entry.code} else ${sql.ref(`${name}.code`)} end`;
  const { rows } = await sql<Renamed>`
    select p.id, p.code as "from", concat_ws('-', ${part('style')}, ${part('color')}, ${part('size')}) as "to"
    from product_codes p
    join product_categories category on category.id = p.category_id
    join codes style on style.id = category.style_id
    join codes color on color.id = category.color_id
    join codes size on size.id = p.size_id
    where ${entry.id}::bigint in (style.id, color.id, size.id)
    order by p.code, p.id`.execute(db);
  return rows;
}

/** The first code that two products would share after the renaming. */
export async function findClash(db: Db, renamed: readonly Renamed[]): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    with fresh as (
      select * from unnest(${renamed.map((one) => one.id)}::bigint[], ${renamed.map((one) => one.to)}::text[]) as f (id, code))
    select min(fresh.code) as code
    from fresh
    where exists (
        select from product_codes p
        where lower(p.code) = lower(fresh.code) and p.id <> all (${renamed.map((one) => one.id)}::bigint[]))
      or exists (select from fresh other where lower(other.code) = lower(fresh.code) and other.id <> fresh.id)
    group by lower(fresh.code)
    order by 1
    limit 1`.execute(db);
  return rows[0]?.code;
}

/** Renames every product code that contains this entry. The entry must be locked and have its new code already. */
export async function renameProductCodes(tx: Tx, entry: { id: string; code: string }): Promise<Renamed[]> {
  const ids = (await findRenaming(tx, entry)).map((one) => one.id);
  await tx
    .selectFrom('productCodes')
    .where('id', '=', anyOf(ids, 'bigint'))
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  // read again: they may have changed before the lock
  const renamed = (await findRenaming(tx, entry)).filter(({ from, to }) => from !== to);
  const clash = await findClash(tx, renamed);
  if (clash !== undefined) failField('code', 'codes.wouldCollide', { code: clash });
  const renaming = sql`
    update product_codes p set code = fresh.code, gmt_modified = clock_timestamp()
    from unnest(${renamed.map((one) => one.id)}::bigint[], ${renamed.map((one) => one.to)}::text[]) as fresh (id, code)
    where p.id = fresh.id`.execute(tx);
  await onConstraint(renaming, {
    product_codes_code_key: () => failField('code', 'codes.wouldCollide', { code: renamed[0]?.to ?? '' }),
  });
  return renamed;
}
