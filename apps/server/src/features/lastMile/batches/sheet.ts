import type { Message } from '@pressroom/contract/message';
import { inWords, type Translate } from '../../../platform/i18n.ts';
import { failInput } from '../../../platform/failure.ts';
import { collectFindings } from '../../../platform/spreadsheet/findings.ts';
import {
  columnName,
  headerOf,
  type ImportColumn,
  openImport,
  readTexts,
} from '../../../platform/spreadsheet/importSheet.ts';
import { type SheetContent, writeWorkbook } from '../../../platform/spreadsheet/write.ts';

const columns = {
  number: { name: 'orderImport.column.thirdOrderNumber', max: 64, id: true, required: true },
  store: { name: 'orderImport.column.store', max: 50 },
} as const satisfies Record<string, ImportColumn>;
type Key = keyof typeof columns;
const keys = Object.keys(columns) as Key[];

/** More lines at once would be no batch that anybody packs. */
const linesMost = 10_000;

/** A line of the sheet. `problem`: what is wrong with its cells. */
export interface SheetLine {
  line: number;
  number: string;
  store: string;
  problem?: Message;
}

/** Ends in 400 where the file is no sheet of order numbers. */
export async function readBatchSheet(file: Buffer): Promise<SheetLine[]> {
  const table = await openImport<Key>(file, columns);
  if (table.rows.length === 0) failInput('lastMile.sheet.empty');
  if (table.rows.length > linesMost) failInput('lastMile.sheet.tooMany', { params: { most: linesMost } });
  return table.rows.map(({ line, cells }) => {
    const findings = collectFindings();
    const { number, store } = readTexts<Key>(columns, { line, cells }, findings);
    const [bad] = findings.rows();
    return { line, number, store, ...(bad && { problem: bad.msg }) };
  });
}

/** An empty sheet, one with an example, and one that explains each column: a file, so its words are made here. */
export function batchTemplate(t: Translate): Promise<Buffer> {
  const heads = keys.map((key) => ({ header: headerOf(columns[key]), kind: 'text' as const, width: 32 }));
  const sheets: SheetContent[] = [
    { name: '订单 Orders', columns: heads, rows: [], blankRows: 200 },
    {
      name: '示例 Example',
      columns: heads,
      rows: [
        ['WEB-10021', 'My Store'],
        ['PO-211-08427713645110', ''],
      ],
    },
    {
      name: '说明 Columns',
      columns: [
        { header: t('orderImport.about.column'), width: 24 },
        { header: t('orderImport.about.required'), width: 16 },
        { header: t('orderImport.about.meaning'), width: 90 },
      ],
      rows: keys.map((key) => [
        inWords(columnName(columns[key]), t),
        t(key === 'number' ? 'orderImport.needed.always' : 'orderImport.needed.never'),
        t(`lastMile.sheet.about.${key}`),
      ]),
    },
  ];
  return writeWorkbook(sheets);
}
