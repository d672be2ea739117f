import { recipientLengths } from '@pressroom/contract/orders/recipient';
import { addressRequired } from '@pressroom/contract/orders/entry';
import { labelType } from '@pressroom/contract/orders/status';
import type { Translate } from '../../../platform/i18n.ts';
import { type Cell, cellInstant } from '../../../platform/spreadsheet/cell.ts';
import type { Findings } from '../../../platform/spreadsheet/findings.ts';
import { columnName, type ImportColumn, readTexts } from '../../../platform/spreadsheet/importSheet.ts';
import type { Table } from '../../../platform/spreadsheet/table.ts';

/** What must stand in the header row is required. SKU ID or product code: one of them is enough. */
export const importColumns = {
  thirdOrderNumber: { headers: ['订单号', 'Order number'], max: 64, id: true, required: true },
  store: { headers: ['店铺名称', 'Store'], max: 50, required: true },
  labelType: { headers: ['面单类型', 'Label type'], max: 50, required: true },
  orderTime: { headers: ['下单时间', 'Order time'], max: 50 },
  deliveryTimeLimit: { headers: ['发货时限', 'Ship by', 'Delivery deadline'], max: 50 },
  skuId: { headers: ['SKU ID'], max: 64, id: true },
  num: { headers: ['数量', 'Quantity'], max: 20, required: true },
  productCode: { headers: ['产品编码', 'Product code'], max: 70 },
  print1: { headers: ['印花图1', 'Print image 1'], max: 500 },
  print2: { headers: ['印花图2', 'Print image 2'], max: 500 },
  carrierName: { headers: ['承运商', 'Carrier'], max: 50 },
  trackingNumber: { headers: ['运单号', 'Tracking number'], max: 64, id: true },
  recipientsName: { headers: ['收件人', 'Consignee'], max: recipientLengths.recipientsName },
  recipientsPhone: { headers: ['联系电话', 'Phone'], max: recipientLengths.recipientsPhone, id: true },
  recipientsCountry: { headers: ['国家', 'Country'], max: recipientLengths.recipientsCountry },
  recipientsProvinces: { headers: ['省/州', 'Province/State'], max: recipientLengths.recipientsProvinces },
  recipientsCity: { headers: ['城市', 'City'], max: recipientLengths.recipientsCity },
  recipientsPostcode: { headers: ['邮编', 'Postal code'], max: recipientLengths.recipientsPostcode },
  recipientsAddress: { headers: ['详细地址1', 'Address 1'], max: recipientLengths.recipientsAddress },
  recipientsAddress2: { headers: ['详细地址2', 'Address 2'], max: recipientLengths.recipientsAddress2 },
  remark: { headers: ['备注', 'Remark'], max: 500 },
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

/** Reads every row; what cannot be read is found, and the rest of the row is still read, so that all mistakes show at once. */
export function readLines(table: Table<ImportKey>, zone: string, findings: Findings, t: Translate): SheetLine[] {
  return table.rows.map(({ line, cells }) => {
    const text = readTexts<ImportKey>(importColumns, { line, cells }, findings, t);
    const time = (key: 'orderTime' | 'deliveryTimeLimit') => {
      const instant = readTime(cells[key], text[key], zone);
      if (instant === 'unreadable')
        findings.add(line, 'orderImport.time', { column: columnName(importColumns[key], t), value: text[key] });
      return instant === 'unreadable' ? undefined : instant;
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

function readTime(cell: Cell | undefined, text: string, zone: string): string | undefined {
  if (!cell || !text) return undefined;
  return cellInstant(cell, zone)?.toISOString() ?? 'unreadable';
}

/** An own label needs the whole address. */
export function findMissingAddress(row: SheetLine, findings: Findings, t: Translate): void {
  if (row.labelType !== labelType.own) return;
  for (const key of Object.keys(addressRequired) as (keyof typeof addressRequired)[]) {
    if (!row.text[key]) findings.add(row.line, 'orderImport.address', { column: columnName(importColumns[key], t) });
  }
}
