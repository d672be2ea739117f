import { control } from '@pressroom/contract/fields';
import { addressRequired } from '@pressroom/contract/orders/orders';
import { labelType } from '@pressroom/contract/orders/status';
import type { Translate } from '../../platform/i18n.ts';
import { type Cell, cellInstant, cellText, isMangledNumber } from '../../platform/spreadsheet/cell.ts';
import type { ColumnSpec, Table } from '../../platform/spreadsheet/table.ts';
import type { Findings } from './orderImport.findings.ts';

/** The sheet's columns by either header; `max` is the longest text, `id` marks numbers that a spreadsheet program may destroy. */
export const importColumns = {
  thirdOrderNumber: { headers: ['订单号', 'Order number'], max: 64, id: true, required: true },
  store: { headers: ['店铺名称', 'Store'], max: 50, required: true },
  labelType: { headers: ['面单类型', 'Label type'], max: 50, required: true },
  orderTime: { headers: ['下单时间', 'Order time'], max: 50 },
  deliveryTimeLimit: { headers: ['发货时限', 'Delivery deadline'], max: 50 },
  skuId: { headers: ['SKU ID'], max: 64, id: true },
  num: { headers: ['数量', 'Quantity'], max: 20, required: true },
  productCode: { headers: ['产品编码', 'Product code'], max: 70 },
  print1: { headers: ['印花图1', 'Print image 1'], max: 200 },
  print2: { headers: ['印花图2', 'Print image 2'], max: 200 },
  carrierName: { headers: ['承运商', 'Carrier'], max: 50 },
  trackingNumber: { headers: ['运单号', 'Tracking number'], max: 64, id: true },
  recipientsName: { headers: ['收件人', 'Consignee'], max: 100 },
  recipientsPhone: { headers: ['联系电话', 'Phone'], max: 50, id: true },
  recipientsCountry: { headers: ['国家', 'Country'], max: 50 },
  recipientsProvinces: { headers: ['省/州', 'Province/State'], max: 100 },
  recipientsCity: { headers: ['城市', 'City'], max: 100 },
  recipientsPostcode: { headers: ['邮编', 'Postal code'], max: 20 },
  recipientsAddress: { headers: ['详细地址1', 'Address 1'], max: 200 },
  recipientsAddress2: { headers: ['详细地址2', 'Address 2'], max: 200 },
  remark: { headers: ['备注', 'Remark'], max: 500 },
} as const satisfies Record<string, { headers: readonly string[]; max: number; id?: true; required?: true }>;

export type ImportKey = keyof typeof importColumns;
export const importKeys = Object.keys(importColumns) as ImportKey[];
/** What must stand in the header row. SKU ID or product code: one of them is enough. */
export const importSpecs: ColumnSpec<ImportKey>[] = importKeys.map((key) => ({
  key,
  headers: [...importColumns[key].headers],
  required: 'required' in importColumns[key],
}));

/** A line of the sheet, read but not yet compared with what we hold. */
export interface SheetLine {
  line: number;
  text: Record<ImportKey, string>;
  labelType: number | undefined;
  num: number | undefined;
  orderTime: string | undefined;
  deliveryTimeLimit: string | undefined;
}

const labelWords: Readonly<Record<string, number>> = {
  '1': labelType.platform,
  平台面单: labelType.platform,
  平台官方面单: labelType.platform,
  platform: labelType.platform,
  'platform label': labelType.platform,
  'platform official label': labelType.platform,
  "platform's official label": labelType.platform,
  '2': labelType.own,
  自有面单: labelType.own,
  own: labelType.own,
  'own label': labelType.own,
};

const greatestQuantity = 100_000;

/** How a column is called in the reader's language. */
export const columnName = (key: ImportKey, t: Translate) => {
  const [zh, en] = importColumns[key].headers;
  return t('orderImport.language') === 'zh' ? zh : (en ?? zh);
};

/** Reads every row; what cannot be read is found, and the rest of the row is still read, so that all mistakes show at once. */
export function readLines(table: Table<ImportKey>, zone: string, findings: Findings, t: Translate): SheetLine[] {
  return table.rows.map(({ line, cells }) => {
    const text = Object.fromEntries(
      importKeys.map((key) => [key, readText(key, cells[key], line, findings, t)]),
    ) as Record<ImportKey, string>;
    const time = (key: 'orderTime' | 'deliveryTimeLimit') =>
      readTime(key, cells[key], text[key], line, zone, findings, t);
    return {
      line,
      text,
      labelType: readLabelType(text.labelType, line, findings),
      num: readQuantity(text.num, line, findings),
      orderTime: time('orderTime'),
      deliveryTimeLimit: time('deliveryTimeLimit'),
    };
  });
}

function readText(key: ImportKey, cell: Cell | undefined, line: number, findings: Findings, t: Translate): string {
  const spec = importColumns[key];
  const column = columnName(key, t);
  const text = cellText(cell);
  if (!text && 'required' in spec) findings.add(line, 'orderImport.required', { column });
  else if (cell && 'id' in spec && isMangledNumber(cell))
    findings.add(line, 'orderImport.mangled', { column, value: text });
  else if (text.length > spec.max) findings.add(line, 'orderImport.tooLong', { column, max: spec.max });
  else if (control.test(text)) findings.add(line, 'orderImport.control', { column });
  return text;
}

function readLabelType(value: string, line: number, findings: Findings): number | undefined {
  if (!value) return undefined;
  const known = labelWords[value.toLowerCase()];
  if (known === undefined) findings.add(line, 'orderImport.labelType', { value });
  return known;
}

function readQuantity(value: string, line: number, findings: Findings): number | undefined {
  if (!value) return undefined;
  const quantity = /^\d+(\.0+)?$/.test(value) ? Number(value) : 0;
  if (quantity >= 1 && quantity <= greatestQuantity) return quantity;
  findings.add(line, 'orderImport.quantity', { value });
  return undefined;
}

function readTime(
  key: 'orderTime' | 'deliveryTimeLimit',
  cell: Cell | undefined,
  text: string,
  line: number,
  zone: string,
  findings: Findings,
  t: Translate,
): string | undefined {
  if (!cell || !text) return undefined;
  const instant = cellInstant(cell, zone);
  if (!instant) findings.add(line, 'orderImport.time', { column: columnName(key, t), value: text });
  return instant?.toISOString();
}

/** An own label needs the whole address. */
export function findMissingAddress(row: SheetLine, findings: Findings, t: Translate): void {
  if (row.labelType !== labelType.own) return;
  for (const key of Object.keys(addressRequired) as (keyof typeof addressRequired)[]) {
    if (!row.text[key]) findings.add(row.line, 'orderImport.address', { column: columnName(key, t) });
  }
}
