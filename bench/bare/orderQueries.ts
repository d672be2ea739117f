import type { Pool } from 'pg';

// The columns that the orders page shows, and no others.
export const orderColumns = `
  o.id, o.third_order_number, o.shop_id, s.name as shop_name, s.type_code as shop_type, o.sys_status, o.label_type, o.order_time,
  o.delivery_time_limit, o.delivery_time, o.scheduled_delivery, o.gmt_create, o.gmt_modified, o.tracking_number, o.carrier_name,
  o.label_key, o.printed_at, o.recipients_name, o.recipients_phone, o.recipients_country, o.recipients_provinces, o.recipients_city,
  o.recipients_postcode, o.recipients_address, o.recipients_address2, o.remark, o.problem, o.total_num, o.shipments`;

const lineColumns = `
  l.order_id, l.id, l.line_no, l.msku, l.product_code, l.category_name, l.printing_image_id, l.printing_image2_id, l.printing_name,
  l.printing_name2, l.printing_key, l.printing_key2, l.printing_location, l.print_num, l.num, l.parcel_long, l.parcel_wide,
  l.parcel_high, l.parcel_weight, l.preview_key, l.drawing_key, l.drawing_key2`;

// A limit as a parameter would make PostgreSQL plan anew each time: it expects a tenth of all rows, and no kept plan to be good for that.
const page = (size: number) => ({
  name: `page ${size}`,
  text: `select ${orderColumns} from orders o join stores s on s.id = o.shop_id
    where o.sys_status = $1 order by o.order_time desc, o.id desc limit ${size}`,
});
const pageBehind = (size: number) => ({
  name: `behind ${size}`,
  text: `select ${orderColumns} from orders o join stores s on s.id = o.shop_id
    where o.sys_status = $1 and (o.order_time, o.id) < ($2, $3) order by o.order_time desc, o.id desc limit ${size}`,
});
const pageFromStart = (size: number) => ({
  name: `from start ${size}`,
  text: `select ${orderColumns} from orders o join stores s on s.id = o.shop_id
    where o.sys_status = $1 order by o.order_time desc, o.id desc limit ${size} offset $2`,
});
const numbers = {
  name: 'numbers',
  text: `select ${orderColumns} from orders o join stores s on s.id = o.shop_id
    where o.id = any(array(select order_id from order_numbers where third_order_number = any($1))) order by o.order_time desc, o.id desc`,
};
export const lines = {
  name: 'lines',
  text: `select ${lineColumns} from order_lines l where l.order_id = any($1::bigint[]) order by l.order_id, l.line_no`,
};
const total = {
  name: 'total',
  text: `select sum(total) as total from (
      select total from order_counts where sys_status = $1
      union all
      select change from order_count_changes where sys_status = $1
    ) pieces`,
};

interface Answer {
  rows: object[];
  total: number;
}

type OrderRow = { id: string };
type LineRow = { order_id: string };

export interface PageQuestion {
  sysStatus: number;
  pageSize: number;
  /** The last order of the page before. */
  behind?: { orderTime: string; id: string };
  offset?: number;
}

/** Newest first; the total comes from the counters. */
export async function findPage(pool: Pool, { sysStatus, pageSize, behind, offset }: PageQuestion): Promise<Answer> {
  const asked = behind
    ? { ...pageBehind(pageSize), values: [sysStatus, behind.orderTime, behind.id] }
    : offset === undefined
      ? { ...page(pageSize), values: [sysStatus] }
      : { ...pageFromStart(pageSize), values: [sysStatus, offset] };
  const [found, counted] = await Promise.all([
    pool.query<OrderRow>(asked),
    pool.query<{ total: string }>({ ...total, values: [sysStatus] }),
  ]);
  return { rows: await withLines(pool, found.rows), total: Number(counted.rows[0]?.total) };
}

/** All orders fit on one page, so the total is their number. */
export async function findNumbers(pool: Pool, wanted: readonly string[]): Promise<Answer> {
  const found = await pool.query<OrderRow>({ ...numbers, values: [wanted] });
  return { rows: await withLines(pool, found.rows), total: found.rows.length };
}

async function withLines(pool: Pool, orders: readonly OrderRow[]): Promise<object[]> {
  const found = await pool.query<LineRow>({ ...lines, values: [orders.map((order) => order.id)] });
  const byOrder = Map.groupBy(found.rows, (line) => line.order_id);
  return orders.map((order) => ({ ...order, orderDetailsList: byOrder.get(order.id) ?? [] }));
}
