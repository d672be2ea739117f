import type { LabelInvoiceLine } from '@pressroom/contract/lastMile/invoices';
import type { Db } from '../../../platform/database/database.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { decimalAmount } from '../../../platform/minorUnits.ts';
import type { SheetLayout, SheetValue } from '../../../platform/spreadsheet/write.ts';
import { findLines, type Line } from './invoices.queries.ts';

export function presentLine(line: Line): LabelInvoiceLine {
  const { ours, oursCurrency, amount, currency } = line;
  const isComparable = ours !== null && amount !== null && oursCurrency === currency;
  return {
    id: line.id,
    lineNum: line.lineNum,
    verdict: line.verdict,
    reference: line.reference,
    providerNumber: line.providerNumber,
    trackingNumber: line.trackingNumber,
    day: line.billedDay,
    thirdOrderNumber: line.thirdOrderNumber,
    shopName: line.shopName,
    ours: ours === null ? null : decimalAmount(BigInt(ours), oursCurrency!),
    oursCurrency,
    theirs: amount === null ? null : decimalAmount(BigInt(amount), currency),
    currency,
    difference: isComparable ? decimalAmount(BigInt(amount) - BigInt(ours), currency) : null,
  };
}

/** A file, so its words are made here. */
export function linesLayout(t: Translate): SheetLayout {
  return {
    name: t('labelInvoices.sheet.name'),
    columns: [
      { header: t('labelInvoices.column.lineNum'), kind: 'number', width: 12 },
      { header: t('labelInvoices.column.verdict'), width: 22 },
      { header: t('labelInvoices.column.reference'), width: 28 },
      { header: t('labelInvoices.column.providerNumber'), width: 22 },
      { header: t('labelInvoices.column.trackingNumber'), width: 26 },
      { header: t('labelInvoices.column.day'), width: 12 },
      { header: t('labelInvoices.column.order'), width: 24 },
      { header: t('labelInvoices.column.store'), width: 20 },
      { header: t('labelInvoices.column.ours'), kind: 'number', width: 12 },
      { header: t('labelInvoices.column.oursCurrency'), width: 12 },
      { header: t('labelInvoices.column.theirs'), kind: 'number', width: 12 },
      { header: t('labelInvoices.column.currency'), width: 10 },
      { header: t('labelInvoices.column.difference'), kind: 'number', width: 12 },
    ],
  };
}

const chunkSize = 2000;

export async function* exportedLines(db: Db, id: string, t: Translate): AsyncGenerator<SheetValue[]> {
  let anchor: string | undefined;
  for (let pageNum = 1; ; pageNum += 1) {
    const lines = await findLines(db, { id }, { pageNum, pageSize: chunkSize, anchor });
    for (const line of lines) yield cellsOf(presentLine(line), t);
    if (lines.length < chunkSize) return;
    anchor = `${pageNum}-${lines[0]!.id}`;
  }
}

const number = (amount: string | null) => (amount === null ? null : Number(amount));

function cellsOf(line: LabelInvoiceLine, t: Translate): SheetValue[] {
  return [
    line.lineNum,
    t(`labelInvoices.verdict.${line.verdict}`),
    line.reference,
    line.providerNumber,
    line.trackingNumber,
    line.day,
    line.thirdOrderNumber,
    line.shopName,
    number(line.ours),
    line.oursCurrency,
    number(line.theirs),
    line.currency,
    number(line.difference),
  ];
}
