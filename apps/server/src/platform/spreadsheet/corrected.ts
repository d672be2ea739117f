import type { badRow } from '@pressroom/contract/fields/outcomes';
import type { z } from 'zod';
import { inWords, type Translate } from '../i18n.ts';
import { cellText } from './cell.ts';
import { readSheet } from './sheet.ts';
import type { SheetRow } from './sheetRows.ts';
import { writeWorkbook } from './write.ts';

interface Wanted {
  /** Of the sheet. */
  name: string;
  /** Of the column. */
  header: string;
  t: Translate;
}

/** The same sheet, line by line, behind a column that says what is wrong with each line. An import ignores that column. */
export async function correctedSheet(
  file: Buffer,
  bad: readonly z.input<typeof badRow>[],
  { name, header, t }: Wanted,
): Promise<Buffer> {
  const rows = await readSheet(file);
  const problems = new Map(bad.map(({ lineNum, msg }) => [lineNum, inWords(msg, t)]));
  const [first, ...body] = rows;
  const width = Math.max(...rows.map(({ cells }) => Math.max(-1, ...cells.keys()) + 1));
  // a sheet that was handed back before has that column already
  const columns = Array.from({ length: width }, (_, column) => column).filter(
    (column) => cellText(first?.cells.get(column)) !== header,
  );
  const cellsOf = (row: SheetRow | undefined) => columns.map((column) => cellText(row?.cells.get(column)));
  const lines = body.map((row) => [problems.get(row.line) ?? '', ...cellsOf(row)]);
  return writeWorkbook([
    {
      name,
      columns: [{ header, width: 60 }, ...cellsOf(first).map((header) => ({ header, width: 20 }))],
      rows: lines,
    },
  ]);
}
