import { cellText } from '../platform/spreadsheet/cell.ts';
import { readSheet } from '../platform/spreadsheet/sheet.ts';

/** The first sheet of a workbook as a person sees it. */
export async function readTable(file: Buffer): Promise<{ head: string[]; rows: string[][] }> {
  const lines = (await readSheet(file)).map(({ cells }) => {
    const width = Math.max(-1, ...cells.keys()) + 1;
    return Array.from({ length: width }, (_, at) => cellText(cells.get(at)));
  });
  const [head = [], ...rows] = lines;
  return { head, rows: rows.map((row) => head.map((_, at) => row[at] ?? '')) };
}
