import { messages } from '@pressroom/contract/messages';
import type { badRow } from '@pressroom/contract/fields/outcomes';
import type { z } from 'zod';
import { inWords, type Translate } from '../../../platform/i18n.ts';
import { cellText } from '../../../platform/spreadsheet/cell.ts';
import { readSheet } from '../../../platform/spreadsheet/sheet.ts';
import type { SheetRow } from '../../../platform/spreadsheet/sheetRows.ts';
import { writeWorkbook } from '../../../platform/spreadsheet/write.ts';

/** The same sheet, line by line, behind a column that says what is wrong with each line. An import ignores that column. */
export async function correctedSheet(
  file: Buffer,
  bad: readonly z.input<typeof badRow>[],
  t: Translate,
): Promise<Buffer> {
  const rows = await readSheet(file);
  const problems = new Map(bad.map(({ lineNum, msg }) => [lineNum, inWords(msg, t)]));
  const [first, ...body] = rows;
  const header = messages['products.sheet.problems'].join(' ');
  const width = Math.max(...rows.map(({ cells }) => Math.max(-1, ...cells.keys()) + 1));
  // a sheet that was handed back before has that column already
  const columns = Array.from({ length: width }, (_, column) => column).filter(
    (column) => cellText(first?.cells.get(column)) !== header,
  );
  const cellsOf = (row: SheetRow | undefined) => columns.map((column) => cellText(row?.cells.get(column)));
  const lines = body.map((row) => [problems.get(row.line) ?? '', ...cellsOf(row)]);
  return writeWorkbook([
    {
      name: '产品 Products',
      columns: [{ header, width: 60 }, ...cellsOf(first).map((header) => ({ header, width: 20 }))],
      rows: lines,
    },
  ]);
}
