import { describeIssue, type Issue } from '@pressroom/contract/issues';
import type { MessageKey } from '@pressroom/contract/messages';
import type { MessageParams } from '@pressroom/contract/message';
import { importCode, importRowsMost } from '@pressroom/contract/products/sheets';
import { failInput } from '../../../platform/failure.ts';
import { type Cell, isMangledNumber } from '../../../platform/spreadsheet/cell.ts';
import { collectFindings, type Findings } from '../../../platform/spreadsheet/findings.ts';
import { type ImportColumns, openImport, readTexts } from '../../../platform/spreadsheet/importSheet.ts';
import {
  type CombinationColumn,
  codeColumns,
  combinationColumns,
  nameOf,
  type SheetColumnKey,
  singleColumns,
} from './columns.ts';

/** A line of the sheet, read but not yet compared with what we hold. */
export interface SheetLine {
  line: number;
  text: Readonly<Record<SheetColumnKey, string>>;
}

export interface ProductSheet {
  importCode: number;
  lines: readonly SheetLine[];
  findings: CellFindings;
}

/** Everything that is wrong with a sheet, by line and column. */
export interface CellFindings extends Pick<Findings, 'rows'> {
  /** `params` are joined by the column's name. */
  add(line: number, column: SheetColumnKey, key: MessageKey, params?: MessageParams): void;
  /** What a form says of a cell, unless something was found there before. */
  addIssue(line: number, column: SheetColumnKey, issue: Issue): void;
  /** Silences the form about cells whose fault follows from another finding. */
  excuse(line: number, columns: readonly SheetColumnKey[]): void;
}

/** A column that the sheet of this kind does not have is empty. */
const noTexts = Object.fromEntries(
  [...Object.keys(singleColumns), ...Object.keys(combinationColumns)].map((column) => [column, '']),
) as Record<SheetColumnKey, string>;

/** Ends in 400 where it is no sheet of products at all; single bad cells are findings. */
export function readProductSheet(file: Buffer, code: number): Promise<ProductSheet> {
  return code === importCode.single
    ? readLines(file, code, singleColumns)
    : readLines(file, code, combinationColumns as ImportColumns<CombinationColumn>);
}

async function readLines<Key extends SheetColumnKey>(
  file: Buffer,
  code: number,
  columns: ImportColumns<Key>,
): Promise<ProductSheet> {
  const { rows } = await openImport<Key>(file, columns);
  if (rows.length === 0) failInput('products.sheet.empty');
  if (rows.length > importRowsMost)
    failInput('products.sheet.tooMany', { params: { count: rows.length, max: importRowsMost } });
  const findings = collectFindings();
  const found = new Set<string>();
  const at = (line: number, column: string) => `${line} ${column}`;
  const whileReading: Findings = {
    ...findings,
    add(line, key, params) {
      for (const column of Object.keys(columns))
        if (isAbout(params, nameOf(column as Key))) found.add(at(line, column));
      findings.add(line, key, params);
    },
  };
  const lines = rows.map((row) => {
    const text = { ...noTexts, ...readTexts(columns, row, whileReading) };
    for (const [key, cell] of Object.entries<Cell | undefined>(row.cells))
      if (cell && codeColumns.includes(key) && isMangledNumber(cell))
        whileReading.add(row.line, 'sheet.mangled', {
          column: { key: nameOf(key as Key) },
          value: text[key as Key],
        });
    return { line: row.line, text };
  });
  const add: CellFindings['add'] = (line, column, key, params = {}) => {
    found.add(at(line, column));
    findings.add(line, key, { column: { key: nameOf(column) }, ...params });
  };
  const addIssue: CellFindings['addIssue'] = (line, column, issue) => {
    if (!found.has(at(line, column))) add(line, column, 'products.sheet.at', { problem: describeIssue(issue) });
  };
  const excuse: CellFindings['excuse'] = (line, silent) => {
    for (const column of silent) found.add(at(line, column));
  };
  return { importCode: code, lines, findings: { rows: findings.rows, add, addIssue, excuse } };
}

function isAbout(params: MessageParams | undefined, name: MessageKey): boolean {
  const column = params?.['column'];
  return typeof column === 'object' && 'key' in column && column.key === name;
}
