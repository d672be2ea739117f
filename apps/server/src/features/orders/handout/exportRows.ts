import { type ExportColumn, lineColumns } from '@pressroom/contract/orders/export';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { amongIds } from '../../../platform/database/expressions.ts';
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

/** A row as it is read: only what its columns are made of is there. */
type ReadRow = Record<Exclude<ExportColumn, 'errorMsg' | 'productCombinedImage'>, unknown> &
  Omit<Reasoned, 'lines'> & { id: string; previewKey: string | null };

export interface ExportPlace {
  db: Db;
  zone: string;
  t: Translate;
}

/** True where the sheet has a row for each line, else for each order. */
const hasLines = (columns: readonly ExportColumn[]) =>
  columns.some((column) => (lineColumns as readonly string[]).includes(column));

interface Asked {
  ids: readonly string[];
  columns: readonly ExportColumn[];
  /** Is told how many orders have been handed on. */
  onChunk?: (count: number) => Promise<void>;
}

/** The rows of these orders in their order, some at once. The next ones are read while these are written. */
export async function* exportedRows(
  { db, zone, t }: ExportPlace,
  { ids, columns, onChunk }: Asked,
): AsyncGenerator<{ values: SheetValue[]; row: ReadRow }[]> {
  const show = rowWriter(columns, { zone, t });
  const chunks = Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, at) =>
    ids.slice(at * chunkSize, (at + 1) * chunkSize),
  );
  const read = async (chunk: readonly string[]) => {
    const rows = await readChunk(db, chunk, columns);
    return { rows, reasonFor: columns.includes('errorMsg') ? await reasons(db, rows, t) : () => '' };
  };
  let coming = settled(read(chunks[0] ?? []));
  let noted = settled(Promise.resolve());
  for (const [at, chunk] of chunks.entries()) {
    const { rows, reasonFor } = (await coming)();
    const next = chunks[at + 1];
    if (next) coming = settled(read(next));
    yield rows.map((row) => ({ values: show(row, reasonFor), row }));
    (await noted)();
    if (onChunk) noted = settled(onChunk(chunk.length));
  }
  (await noted)();
}

/** Nobody may wait for what runs beside: its failure is thrown where it is asked for. */
async function settled<T>(work: Promise<T>): Promise<() => T> {
  try {
    const value = await work;
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

const sources: Readonly<Record<Exclude<ExportColumn, 'errorMsg'>, string>> = {
  thirdOrderNumber: 'o.third_order_number',
  shopName: 's.name as shop_name',
  shopType: 's.type_code as shop_type',
  sysStatus: 'o.sys_status',
  labelType: 'o.label_type',
  orderTime: 'o.order_time',
  deliveryTimeLimit: 'o.delivery_time_limit',
  deliveryTime: 'o.delivery_time',
  gmtCreate: 'o.gmt_create',
  carrierName: 'o.carrier_name',
  trackingNumber: 'o.tracking_number',
  totalNum: 'o.total_num',
  recipientsName: 'o.recipients_name',
  recipientsPhone: 'o.recipients_phone',
  recipientsCountry: 'o.recipients_country',
  recipientsProvinces: 'o.recipients_provinces',
  recipientsCity: 'o.recipients_city',
  recipientsPostcode: 'o.recipients_postcode',
  recipientsAddress: 'o.recipients_address',
  recipientsAddress2: 'o.recipients_address2',
  remark: 'o.remark',
  lineNo: 'l.line_no',
  msku: 'l.msku',
  productCode: 'l.product_code',
  productCategoryName: 'l.category_name as product_category_name',
  num: 'l.num',
  printNum: 'l.print_num',
  printingName: 'l.printing_name',
  printingName2: 'l.printing_name2',
  parcelLong: 'l.parcel_long',
  parcelWide: 'l.parcel_wide',
  parcelHigh: 'l.parcel_high',
  parcelWeight: 'l.parcel_weight',
  productCombinedImage: 'l.preview_key',
};

/** What a reason is made of. */
const reasonSources = [
  'o.id',
  'o.sys_status',
  'o.problem',
  'o.holds',
  'o.market_state',
  'o.label_key',
  'o.label_void',
  'o.label_purchase_problem',
  'o.label_type',
  'o.tracking_number',
];

/** Nearby ids are read together, whatever their order in the sheet is. */
async function readChunk(db: Db, ids: readonly string[], columns: readonly ExportColumn[]): Promise<ReadRow[]> {
  const wanted = columns.flatMap((column) => (column === 'errorMsg' ? reasonSources : [sources[column]]));
  const isByLine = hasLines(columns);
  const lines = isByLine ? sql`left join order_lines l on l.order_id = o.id and ${amongIds('l.order_id', ids)}` : sql``;
  const { rows } = await sql<ReadRow>`
    select ${sql.raw([...new Set(['o.id', ...wanted])].join(', '))}
    from orders o join stores s on s.id = o.shop_id ${lines}
    where ${amongIds('o.id', ids)}
    order by o.id ${isByLine ? sql`, l.line_no` : sql``}`.execute(db);
  const byOrder = Map.groupBy(rows, ({ id }) => id);
  return ids.flatMap((id) => byOrder.get(id) ?? []);
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

type Write = (row: ReadRow, reasonFor: (row: ReadRow) => string) => SheetValue;

function rowWriter(columns: readonly ExportColumn[], place: Omit<ExportPlace, 'db'>) {
  const cells = columns.map((column) => cellWriter(column, place));
  return (row: ReadRow, reasonFor: (row: ReadRow) => string): SheetValue[] => cells.map((cell) => cell(row, reasonFor));
}

function cellWriter(column: ExportColumn, { zone, t }: Omit<ExportPlace, 'db'>): Write {
  if (column === 'productCombinedImage') return () => '';
  if (column === 'errorMsg') return (row, reasonFor) => reasonFor(row);
  if (column === 'sysStatus') return (row) => t(`orders.status.${row.sysStatus}`);
  if (column === 'labelType')
    return (row) => t(row.labelType === 1 ? 'orders.export.labelType.1' : 'orders.export.labelType.2');
  if (shapes[column]?.kind !== 'dateTime') return (row) => row[column] as SheetValue;
  return (row) => {
    const moment = row[column];
    return typeof moment === 'string' ? wallTimeAt(new Date(moment), zone) : null;
  };
}
