import { openArchive } from './archive.ts';
import type { Archive } from './archive.ts';
import { readDateStyles } from './numberFormats.ts';
import { SpreadsheetRefused } from './refused.ts';
import { RichText } from './richText.ts';
import { rowHandlers } from './sheetRows.ts';
import type { SheetRow } from './sheetRows.ts';
import { readWorkbook } from './workbook.ts';
import { parseXml } from './xml.ts';

export interface ReadLimits {
  /** Rows with content. */
  maxRows?: number;
}

// The sheet is read here and not by hucre: hucre makes each number a double, and the digits of long ids are lost.

export const DEFAULT_MAX_ROWS = 20_000;
/** A sheet of single characters can hold far more cells than its size in bytes suggests. */
const MAX_CELLS = 3_000_000;

/**
 * Rows with content on the first visible sheet. Formulas give the value that was saved with them.
 * Throws `SpreadsheetRefused`.
 */
export async function readSheet(file: Buffer, { maxRows = DEFAULT_MAX_ROWS }: ReadLimits = {}): Promise<SheetRow[]> {
  const archive = await openArchive(file);
  const workbook = await readWorkbook(archive);
  const strings = workbook.strings === undefined ? [] : await readStrings(archive, workbook.strings);
  const dateStyles = workbook.styles === undefined ? [] : await readDateStyles(archive, workbook.styles);
  const rows: SheetRow[] = [];
  let cellCount = 0;
  await parseXml(
    archive.text(workbook.sheet),
    rowHandlers({ strings, dateStyles, from1904: workbook.from1904 }, (row) => {
      cellCount += row.cells.size;
      rows.push(row);
      if (rows.length > maxRows) throw new SpreadsheetRefused('tooManyRows', `more than ${maxRows} rows`);
      if (cellCount > MAX_CELLS) throw new SpreadsheetRefused('tooLarge', `more than ${MAX_CELLS} cells`);
    }),
  );
  return rows;
}

async function readStrings(archive: Archive, path: string) {
  const strings: string[] = [];
  const item = new RichText();
  await parseXml(archive.text(path), {
    open: (name) => item.open(name),
    close(name) {
      item.close(name);
      if (name === 'si') strings.push(item.take());
    },
    text: (text) => item.text(text),
  });
  return strings;
}
