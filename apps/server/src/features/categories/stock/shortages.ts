import type { ShortCode } from '@pressroom/contract/categories/stock';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { writeWorkbook } from '../../../platform/spreadsheet/write.ts';
import { wallTimeAt } from '../../../platform/time/wallTime.ts';

const shown = 100;

export async function findShortCodes(db: Db): Promise<{ rows: ShortCode[]; total: number; units: number }> {
  const { rows } = await sql<ShortCode & { total: string; units: string }>`
    select p.id, p.code, p.real_stock as "realStock", p.reserved, s.units as short,
      count(*) over () as total, sum(s.units) over () as units
    from stock_shortages s join product_codes p on p.id = s.product_code_id
    order by s.units desc, p.code, p.id limit ${shown}`.execute(db);
  return {
    rows: rows.map(({ id, code, realStock, reserved, short }) => ({ id, code, realStock, reserved, short })),
    total: Number(rows[0]?.total ?? 0),
    units: Number(rows[0]?.units ?? 0),
  };
}

interface Missing {
  code: string;
  styleName: string;
  colorName: string;
  sizeName: string;
  realStock: number;
  reserved: number;
  short: number;
  orders: number;
  firstDue: string | null;
}

interface Waiting {
  number: string;
  store: string;
  code: string;
  units: number;
  due: string | null;
}

/** A workbook: what to buy, and for which orders. It is a file, so its words are made here. Ends in 409 where nothing is missing. */
export async function purchaseList(db: Db, zone: string, t: Translate): Promise<Buffer> {
  const missing = await findMissing(db);
  if (missing.length === 0) fail(409, 'stock.nothingShort');
  const waiting = await findWaiting(db);
  const time = (at: string | null) => at && wallTimeAt(new Date(at), zone);
  return writeWorkbook([
    {
      name: t('stock.purchase.codes'),
      columns: [
        { header: t('stock.purchase.code'), width: 22 },
        { header: t('stock.purchase.style') },
        { header: t('stock.purchase.colour') },
        { header: t('stock.purchase.size'), width: 10 },
        { header: t('stock.purchase.onShelf'), kind: 'number', width: 12 },
        { header: t('stock.purchase.reserved'), kind: 'number', width: 12 },
        { header: t('stock.purchase.short'), kind: 'number', width: 12 },
        { header: t('stock.purchase.orders'), kind: 'number' },
        { header: t('stock.purchase.firstDue'), kind: 'dateTime', width: 18 },
      ],
      rows: missing.map((row) => [
        row.code,
        row.styleName,
        row.colorName,
        row.sizeName,
        row.realStock,
        row.reserved,
        row.short,
        row.orders,
        time(row.firstDue),
      ]),
    },
    {
      name: t('stock.purchase.waiting'),
      columns: [
        { header: t('stock.purchase.order'), width: 26 },
        { header: t('stock.purchase.store'), width: 22 },
        { header: t('stock.purchase.code'), width: 22 },
        { header: t('stock.purchase.short'), kind: 'number', width: 12 },
        { header: t('stock.purchase.due'), kind: 'dateTime', width: 18 },
      ],
      rows: waiting.map(({ number, store, code, units, due }) => [number, store, code, units, time(due)]),
    },
  ]);
}

async function findMissing(db: Db): Promise<Missing[]> {
  const { rows } = await sql<Missing>`
    select p.code, style.name as "styleName", color.name as "colorName", size.name as "sizeName",
      p.real_stock as "realStock", p.reserved, s.units as short, line.orders, line.first_due as "firstDue"
    from stock_shortages s
    join product_codes p on p.id = s.product_code_id
    join product_categories category on category.id = p.category_id
    join codes style on style.id = category.style_id
    join codes color on color.id = category.color_id
    join codes size on size.id = p.size_id
    left join (
      select l.product_code_id, count(*)::int as orders, min(o.delivery_time_limit) as first_due
      from short_orders() l join orders o on o.id = l.order_id group by 1
    ) line on line.product_code_id = p.id
    order by p.code, p.id`.execute(db);
  return rows;
}

/** The most urgent first. */
async function findWaiting(db: Db): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select o.third_order_number as number, store.name as store, p.code, line.units, o.delivery_time_limit as due
    from short_orders() line
    join orders o on o.id = line.order_id
    join stores store on store.id = o.shop_id
    join product_codes p on p.id = line.product_code_id
    order by o.delivery_time_limit nulls last, o.order_time, o.id, p.code`.execute(db);
  return rows;
}
