import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { StockDifference, StockMovement } from '@pressroom/contract/categories/stock';
import { sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Cut, cutOf } from '../../../platform/database/page.ts';
import { fail } from '../../../platform/failure.ts';

interface Movements {
  rows: StockMovement[];
  total: number;
  unexplained: { realStock: number; virtualStock: number };
}

/** The effect of a movement on the real stock and on the virtual stock, which is what approved orders leave. */
const onShelf = sql`on_shelf(kind, quantity)`;
const onVirtual = sql`on_virtual(kind, quantity)`;

interface Held {
  heldStock: number;
  heldVirtual: number;
  total: string;
  explainedStock: string;
  explainedVirtual: string;
}

/** SQL for the counters of a product code and the sums of its movements, archived ones too, which should agree. */
const heldBy = (id: string) => sql`
  select p.real_stock as held_stock, p.real_stock - p.reserved as held_virtual,
    m.total, m.explained_stock + coalesce(c.on_shelf, 0) as explained_stock,
    m.explained_virtual + coalesce(c.on_virtual, 0) as explained_virtual
  from product_codes p left join stock_carried c on c.product_code_id = p.id, lateral (
    select count(*) as total, coalesce(sum(${onShelf}), 0) as explained_stock, coalesce(sum(${onVirtual}), 0) as explained_virtual
    from stock_movements where product_code_id = p.id
  ) m where p.id = ${id}`;

const pageOfMovements = compiledOnce((db, { size }: { size?: number }, { id, limit, offset }: { id: string } & Cut) =>
  sql<StockMovement & Held>`
    with held as materialized (${heldBy(id)})
    select m.id, m.kind, m.quantity, m.order_id as "orderId", o.third_order_number as "thirdOrderNumber",
      m.create_user as "createUser", m.note, m.gmt_create as "gmtCreate",
      (held.held_stock - m.later_shelf)::float8 as "realStock", (held.held_virtual - m.later_rest)::float8 as "virtualStock",
      held.*
    from (
      select *, sum(${onShelf}) over newer - ${onShelf} as later_shelf, sum(${onVirtual}) over newer - ${onVirtual} as later_rest
      from (
        select * from stock_movements where product_code_id = ${id}
        order by id desc limit ${size === undefined ? limit : sql.lit(size)}
      ) newest
      window newer as (order by id desc)
      order by id desc offset ${offset}
    ) m
    cross join held
    left join order_numbers o on o.order_id = m.order_id
    order by m.id desc`.compile(db),
);

/** Newest first. The stock after each movement is computed backwards from the present counters. */
export async function findMovements(
  db: Db,
  { id, pageNum, pageSize }: PageRequest & { id: string },
): Promise<Movements> {
  // computing backwards needs every newer movement, so the pages before are read as well
  const { size, limits } = cutOf({ pageNum: 1, pageSize: pageNum * pageSize });
  const rows = await pageOfMovements(db, { size }, { ...limits, id, offset: (pageNum - 1) * pageSize });
  const held = rows[0] ?? (await sql<Held>`${heldBy(id)}`.execute(db)).rows[0] ?? fail(404, 'platform.notFound');
  return {
    rows: rows.map(presentMovement),
    total: Number(held.total),
    unexplained: {
      realStock: held.heldStock - Number(held.explainedStock),
      virtualStock: held.heldVirtual - Number(held.explainedVirtual),
    },
  };
}

function presentMovement(row: StockMovement): StockMovement {
  const { id, kind, quantity, orderId, thirdOrderNumber, createUser, note, gmtCreate, realStock, virtualStock } = row;
  return { id, kind, quantity, orderId, thirdOrderNumber, createUser, note, gmtCreate, realStock, virtualStock };
}

const shown = 100;

/** The differences that the last check of the stock counters found. */
export async function findKeptDifferences(
  db: Db,
): Promise<{ rows: StockDifference[]; total: number; foundAt: string | null }> {
  const { rows } = await sql<StockDifference & { total: string; foundAt: string }>`
    select p.code, d.counter, d.held, d.recomputed, d.found_at as "foundAt", count(*) over () as total
    from stock_differences d join product_codes p on p.id = d.product_code_id
    order by p.code, d.counter, p.id limit ${shown}`.execute(db);
  return {
    rows: rows.map(({ code, counter, held, recomputed }) => ({ code, counter, held, recomputed })),
    total: Number(rows[0]?.total ?? 0),
    foundAt: rows[0]?.foundAt ?? null,
  };
}
