import { writeXlsxStream } from 'hucre/xlsx';
import type { Client } from 'pg';

/** Columns of an order and of its lines; ids and numbers are texts. */
const selected = `
  o.third_order_number, s.name, o.sys_status::text, o.order_time, o.delivery_time_limit, o.tracking_number, o.total_num,
  o.recipients_name, o.recipients_country, o.recipients_city, o.recipients_address, l.line_no, l.msku, l.product_code, l.num, l.printing_name`;
const moments = [3, 4];
const numbers = [6, 11, 14];
/** Every text is kept as one, whoever edits it. */
const columns = selected.split(',').map((_, at) => ({
  width: 16,
  numFmt: moments.includes(at) ? 'yyyy-mm-dd hh:mm' : numbers.includes(at) ? undefined : '@',
}));
const chunk = 1000;

/** Reads the orders of one status, newest first, by key, and writes their sheet: nothing else. Answers its size. */
export async function exportBare(client: Client, sysStatus: number): Promise<number> {
  const stream = writeXlsxStream(sheetRows(client, sysStatus), { name: 'orders', columns });
  let bytes = 0;
  for await (const part of stream) bytes += part.byteLength;
  return bytes;
}

async function* sheetRows(client: Client, sysStatus: number) {
  let behind: unknown[] = ['infinity', '9223372036854775807'];
  for (;;) {
    const { rows } = await client.query<unknown[]>({
      name: 'export',
      rowMode: 'array',
      text: `select ${selected}, o.order_time::text, o.id
        from (select * from orders where sys_status = $1 and (order_time, id) < ($2, $3)
          order by order_time desc, id desc limit ${chunk}) o
        join stores s on s.id = o.shop_id left join order_lines l on l.order_id = o.id
        order by o.order_time desc, o.id desc, l.line_no`,
      values: [sysStatus, ...behind],
    });
    for (const row of rows) yield row.slice(0, -2) as (string | number | Date | null)[];
    if (rows.length === 0) return;
    behind = rows.at(-1)!.slice(-2);
  }
}
