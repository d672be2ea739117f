import type { ParsedInput } from '@pressroom/contract/endpoint';
import type { labelInvoices } from '@pressroom/contract/lastMile/invoices';
import { createHash } from 'node:crypto';
import { fail, failInput } from '../../../platform/failure.ts';
import { minorUnits } from '../../../platform/minorUnits.ts';
import { type Cell, cellInstant, cellText, isBlank } from '../../../platform/spreadsheet/cell.ts';
import { collectFindings, type Findings } from '../../../platform/spreadsheet/findings.ts';
import { type ImportColumn, openImport, readTexts } from '../../../platform/spreadsheet/importSheet.ts';
import { formatWallTime, wallTimeAt } from '../../../platform/time/wallTime.ts';
import type { BilledLine } from './compare.rules.ts';

const columns = {
  reference: {
    name: 'labelInvoices.column.reference',
    otherHeaders: ['客户订单号', '客户单号', '参考号', 'Reference', 'Customer reference', 'Reference number'],
    max: 100,
    id: true,
  },
  providerNumber: {
    name: 'labelInvoices.column.providerNumber',
    otherHeaders: [
      '系统单号',
      '平台单号',
      '订单号',
      '服务商订单号',
      'Order number',
      'Provider order number',
      'Order no',
    ],
    max: 100,
    id: true,
  },
  trackingNumber: {
    name: 'labelInvoices.column.trackingNumber',
    otherHeaders: ['跟踪号', '追踪号', '快递单号', 'Tracking', 'Tracking no', 'Waybill number'],
    max: 100,
    id: true,
  },
  amount: {
    name: 'labelInvoices.column.amount',
    otherHeaders: [
      '费用',
      '总费用',
      '运费',
      '总金额',
      '扣款金额',
      'Total',
      'Charge',
      'Cost',
      'Price',
      'Fee',
      'Total amount',
    ],
    max: 40,
    required: true,
  },
  currency: { name: 'labelInvoices.column.currency', otherHeaders: ['货币', '币别'], max: 10 },
  day: {
    name: 'labelInvoices.column.day',
    otherHeaders: ['下单日期', '账单日期', '时间', '下单时间', 'Day', 'Invoice date', 'Order date', 'Time'],
    max: 40,
  },
} as const satisfies Record<string, ImportColumn>;
type Key = keyof typeof columns;

/** As many as a sheet is read with. */
const linesMost = 20_000;

export interface Invoice {
  lines: BilledLine[];
  /** The same for the same lines in the same order, whatever the file is called and however it is formatted. */
  contentKey: string;
}

type Provider = ParsedInput<typeof labelInvoices.import>['provider'];

/** Ends in 400 where the file is no invoice, and in 422 where a line cannot be read. */
export async function readInvoice(
  file: Buffer,
  { provider, zone }: { provider: Provider; zone: string },
): Promise<Invoice> {
  const table = await openImport<Key>(file, columns, { maxRows: linesMost });
  const findings = collectFindings();
  const lines = table.rows
    .filter(({ cells }) => Object.values(cells).some((cell) => !isBlank(cellText(cell))))
    .filter(({ cells }) => !isSumLine(cells))
    .map((row) => readLine(row, zone, findings));
  if (lines.length === 0) failInput('labelInvoices.empty');
  if (lines.every((line) => !hasKey(line))) failInput('labelInvoices.noKeyColumn');
  const bad = findings.rows();
  if (bad.length > 0) fail(422, 'labelInvoices.badLines', { params: { count: bad.length }, data: bad });
  const told = lines.map(({ line: _line, amount, ...rest }) => [String(amount), ...Object.values(rest)]);
  const contentKey = createHash('sha256')
    .update(JSON.stringify([provider, told]))
    .digest('hex');
  return { lines, contentKey };
}

/** An amount with nothing to say what for: the total below the lines. */
function isSumLine(cells: Partial<Record<Key, Cell>>): boolean {
  const word = [cells.reference, cells.providerNumber, cells.trackingNumber, cells.day].map(cellText).join('');
  return /^(合计|总计|小计|total|sum|subtotal)?[:：]?$/i.test(word) && !isBlank(cellText(cells.amount)) && word !== '';
}

function readLine(
  { line, cells }: { line: number; cells: Partial<Record<Key, Cell>> },
  zone: string,
  findings: Findings,
): BilledLine {
  const texts = readTexts<Key>(columns, { line, cells }, findings);
  const { reference, providerNumber, trackingNumber } = texts;
  const currency = (texts.currency || 'USD').toUpperCase();
  const isCurrency = /^[A-Z]{3}$/.test(currency);
  if (!isCurrency) findings.add(line, 'labelInvoices.badCurrency', { value: texts.currency });
  const plain = plainAmount(cells.amount, texts.amount);
  if (plain === undefined && texts.amount) findings.add(line, 'labelInvoices.badAmount', { value: texts.amount });
  if (!hasKey(texts)) findings.add(line, 'labelInvoices.noKey');
  const amount = plain === undefined || !isCurrency ? 0n : minorUnits(plain, currency);
  return {
    line,
    reference,
    providerNumber,
    trackingNumber,
    amount,
    currency,
    day: dayOf(cells.day, { line, zone, findings }),
  };
}

function hasKey({
  reference,
  providerNumber,
  trackingNumber,
}: Pick<BilledLine, 'reference' | 'providerNumber' | 'trackingNumber'>) {
  return Boolean(reference || providerNumber || trackingNumber);
}

/**
 * As plain decimals; undefined where it is none. A number of a spreadsheet may be the nearest one of its kind, such as
 * 0.30000000000000004, and is taken as it is shown.
 */
function plainAmount(cell: Cell | undefined, text: string): string | undefined {
  const plain =
    cell?.kind === 'number' && Number.isFinite(Number(cell.raw))
      ? Number(Number(cell.raw).toFixed(6)).toString()
      : text
          .normalize('NFKC')
          .replace(/^\((.*)\)$/, '-$1')
          .replace(/^(-?)\s*(?:US)?[$¥€£]\s*/, '$1')
          .replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  return /^-?\d{1,12}(\.\d{1,8})?$/.test(plain) ? plain : undefined;
}

interface Place {
  line: number;
  zone: string;
  findings: Findings;
}

function dayOf(cell: Cell | undefined, { line, zone, findings }: Place): string | null {
  if (!cell || isBlank(cellText(cell))) return null;
  const at = cellInstant(cell, zone);
  if (at) return formatWallTime(wallTimeAt(at, zone)).slice(0, 10);
  findings.add(line, 'labelInvoices.badDay', { value: cellText(cell) });
  return null;
}
