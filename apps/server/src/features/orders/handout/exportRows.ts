import { type ExportColumn, lineColumns } from '@pressroom/contract/orders/export';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { inWords, type Translate } from '../../../platform/i18n.ts';
import type { SheetColumn, SheetLayout, SheetValue } from '../../../platform/spreadsheet/write.ts';
import { wallTimeAt } from '../../../platform/time/wallTime.ts';
import { type Reasoned, reasonOf } from '../list/present.ts';
import { findLines } from '../record/record.ts';
import { isInReview } from '../state/rules.ts';

/** Orders that are read at once: with their lines they fill little memory. */
const chunkSize = 1000;

/** How each column is shown, where it is not a text of the usual width. */
const shapes: Partial<Record<ExportColumn, Omit<SheetColumn, 'header'>>> = {
  thirdOrderNumber: { width: 24 },
  shopName: { width: 20 },
  errorMsg: { width: 40 },
  orderTime: { kind: 'dateTime', width: 18 },
  deliveryTimeLimit: { kind: 'dateTime', width: 18 },
  deliveryTime: { kind: 'dateTime', width: 18 },
  gmtCreate: { kind: 'dateTime', width: 18 },
  trackingNumber: { width: 26 },
  totalNum: { kind: 'number', width: 8 },
  recipientsAddress: { width: 36 },
  recipientsAddress2: { width: 24 },
  remark: { width: 30 },
  lineNo: { kind: 'number', width: 6 },
  msku: { width: 22 },
  num: { kind: 'number', width: 8 },
  printNum: { kind: 'number', width: 8 },
  parcelLong: { kind: 'number', width: 10 },
  parcelWide: { kind: 'number', width: 10 },
  parcelHigh: { kind: 'number', width: 10 },
  parcelWeight: { kind: 'number', width: 10 },
  productCombinedImage: { width: 12 },
};

/** A file, so its words are made here. */
export function exportLayout(columns: readonly ExportColumn[], t: Translate): SheetLayout {
  return {
    name: t('orders.export.sheet'),
    columns: columns.map((column) => ({ header: t(`orders.export.column.${column}`), ...shapes[column] })),
  };
}

export interface ExportedRow extends Record<Exclude<ExportColumn, 'errorMsg' | 'productCombinedImage'>, unknown> {
  id: string;
  sysStatus: Reasoned['sysStatus'];
  previewKey: string | null;
}

/** A row as it is read, with what the reason is made of. */
type ReadRow = ExportedRow & Omit<Reasoned, 'lines'>;

export interface ExportPlace {
  db: Db;
  zone: string;
  t: Translate;
}

/** True where the sheet has a row for each line, else for each order. */
const hasLines = (columns: readonly ExportColumn[]) =>
  columns.some((column) => (lineColumns as readonly string[]).includes(column));

/** The rows of these orders in their order, read as they are asked for. `onChunk` is told how many orders have been read. */
export async function* exportedRows(
  { db, zone, t }: ExportPlace,
  {
    ids,
    columns,
    onChunk,
  }: { ids: readonly string[]; columns: readonly ExportColumn[]; onChunk?: (count: number) => Promise<void> },
): AsyncGenerator<{ values: SheetValue[]; row: ExportedRow }> {
  const show = rowWriter(columns, { zone, t });
  for (let at = 0; at < ids.length; at += chunkSize) {
    const chunk = ids.slice(at, at + chunkSize);
    const rows = await readChunk(db, chunk, hasLines(columns));
    const reasonFor = columns.includes('errorMsg') ? await reasons(db, rows, t) : () => '';
    for (const row of rows) yield { values: show(row, reasonFor), row };
    await onChunk?.(chunk.length);
  }
}

async function readChunk(db: Db, ids: readonly string[], withLines: boolean): Promise<ReadRow[]> {
  const ofLine = withLines
    ? sql`, l.line_no, l.msku, l.product_code, l.category_name as product_category_name, l.num, l.print_num, l.printing_name,
        l.printing_name2, l.parcel_long, l.parcel_wide, l.parcel_high, l.parcel_weight, l.preview_key`
    : sql``;
  const lines = withLines ? sql`left join order_lines l on l.order_id = o.id` : sql``;
  const inLine = withLines ? sql`, l.line_no` : sql``;
  const { rows } = await sql<ReadRow>`
    select o.id, o.third_order_number, s.name as shop_name, s.type_code as shop_type, o.sys_status, o.problem, o.holds, o.market_state,
      o.label_key, o.label_void, o.label_purchase_problem, o.label_type,
      o.order_time, o.delivery_time_limit, o.delivery_time, o.gmt_create, o.carrier_name, o.tracking_number, o.total_num,
      o.recipients_name, o.recipients_phone, o.recipients_country, o.recipients_provinces, o.recipients_city,
      o.recipients_postcode, o.recipients_address, o.recipients_address2, o.remark ${ofLine}
    from unnest(${ids}::bigint[]) with ordinality as chosen (id, place)
    join orders o on o.id = chosen.id join stores s on s.id = o.shop_id ${lines}
    order by chosen.place ${inLine}`.execute(db);
  return rows;
}

/** The reasons of these orders as the list shows them. The lines of an order are read again where its reason is found in them. */
async function reasons(db: Db, rows: readonly ReadRow[], t: Translate): Promise<(row: ReadRow) => string> {
  const judged = rows.filter((row) => !row.problem && isInReview(row)).map(({ id }) => id);
  const lines = Map.groupBy(await findLines(db, [...new Set(judged)]), ({ orderId }) => orderId);
  return (row) => {
    const reason = reasonOf({ ...row, lines: lines.get(row.id) ?? [] });
    return reason ? inWords(reason, t) : '';
  };
}

const times: ReadonlySet<ExportColumn> = new Set(['orderTime', 'deliveryTimeLimit', 'deliveryTime', 'gmtCreate']);

function rowWriter(columns: readonly ExportColumn[], { zone, t }: Omit<ExportPlace, 'db'>) {
  const cell = (column: ExportColumn, row: ReadRow, reasonFor: (row: ReadRow) => string): SheetValue => {
    if (column === 'productCombinedImage') return '';
    if (column === 'errorMsg') return reasonFor(row);
    if (column === 'sysStatus') return t(`orders.status.${row.sysStatus}`);
    if (column === 'labelType')
      return t(row.labelType === 1 ? 'orders.export.labelType.1' : 'orders.export.labelType.2');
    const value = row[column];
    if (times.has(column)) return typeof value === 'string' ? wallTimeAt(new Date(value), zone) : null;
    return value as SheetValue;
  };
  return (row: ReadRow, reasonFor: (row: ReadRow) => string): SheetValue[] =>
    columns.map((column) => cell(column, row, reasonFor));
}
