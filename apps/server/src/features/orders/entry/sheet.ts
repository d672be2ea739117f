import { recipientLengths } from '@pressroom/contract/orders/recipient';
import { addressRequired } from '@pressroom/contract/orders/entry';
import { labelType } from '@pressroom/contract/orders/status';
import { cellInstant } from '../../../platform/spreadsheet/cell.ts';
import type { Findings } from '../../../platform/spreadsheet/findings.ts';
import { columnName, type ImportColumn, readTexts } from '../../../platform/spreadsheet/importSheet.ts';
import type { Table } from '../../../platform/spreadsheet/table.ts';

/** `required` columns must stand in the header row. A line needs a SKU ID or a product code. */
export const importColumns = {
  thirdOrderNumber: { name: 'orderImport.column.thirdOrderNumber', max: 64, id: true, required: true },
  store: { name: 'orderImport.column.store', max: 50, required: true },
  labelType: { name: 'orderImport.column.labelType', max: 50, required: true },
  orderTime: { name: 'orderImport.column.orderTime', max: 50 },
  deliveryTimeLimit: { name: 'orderImport.column.deliveryTimeLimit', otherHeaders: ['Delivery deadline'], max: 50 },
  skuId: { name: 'orderImport.column.skuId', max: 64, id: true },
  num: { name: 'orderImport.column.num', max: 20, required: true },
  productCode: { name: 'orderImport.column.productCode', max: 70 },
  print1: { name: 'orderImport.column.print1', max: 500 },
  print2: { name: 'orderImport.column.print2', max: 500 },
  carrierName: { name: 'orderImport.column.carrierName', max: 50 },
  trackingNumber: { name: 'orderImport.column.trackingNumber', max: 64, id: true },
  recipientsName: {
    name: 'orderImport.column.recipientsName',
    otherHeaders: ['Consignee'],
    max: recipientLengths.recipientsName,
  },
  recipientsPhone: { name: 'orderImport.column.recipientsPhone', max: recipientLengths.recipientsPhone, id: true },
  recipientsCountry: { name: 'orderImport.column.recipientsCountry', max: recipientLengths.recipientsCountry },
  recipientsProvinces: { name: 'orderImport.column.recipientsProvinces', max: recipientLengths.recipientsProvinces },
  recipientsCity: { name: 'orderImport.column.recipientsCity', max: recipientLengths.recipientsCity },
  recipientsPostcode: { name: 'orderImport.column.recipientsPostcode', max: recipientLengths.recipientsPostcode },
  recipientsAddress: { name: 'orderImport.column.recipientsAddress', max: recipientLengths.recipientsAddress },
  recipientsAddress2: { name: 'orderImport.column.recipientsAddress2', max: recipientLengths.recipientsAddress2 },
  remark: { name: 'orderImport.column.remark', max: 500 },
} as const satisfies Record<string, ImportColumn>;

export type ImportKey = keyof typeof importColumns;
export const importKeys = Object.keys(importColumns) as ImportKey[];

/** A line of the sheet, read but not yet compared with what we hold. */
export interface SheetLine {
  line: number;
  text: Record<ImportKey, string>;
  labelType: number | undefined;
  num: number | undefined;
  orderTime: string | undefined;
  deliveryTimeLimit: string | undefined;
}

export interface OrderSheet {
  lines: SheetLine[];
  findings: Findings;
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

/** Reads every row to its end, so that all its mistakes are reported at once. */
export function readLines(table: Table<ImportKey>, zone: string, findings: Findings): SheetLine[] {
  return table.rows.map(({ line, cells }) => {
    const text = readTexts<ImportKey>(importColumns, { line, cells }, findings);
    const time = (key: 'orderTime' | 'deliveryTimeLimit') => {
      const cell = cells[key];
      if (!cell || !text[key]) return undefined;
      const instant = cellInstant(cell, zone);
      if (!instant)
        findings.add(line, 'orderImport.time', { column: columnName(importColumns[key]), value: text[key] });
      return instant?.toISOString();
    };
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

/** An own label needs the whole address. */
export function findMissingAddress(row: SheetLine, findings: Findings): void {
  if (row.labelType !== labelType.own) return;
  const missing = (Object.keys(addressRequired) as (keyof typeof addressRequired)[]).filter((key) => !row.text[key]);
  const columns = missing.map((key) => columnName(importColumns[key]));
  if (columns.length > 0) findings.add(row.line, 'orderImport.address', { columns });
}
