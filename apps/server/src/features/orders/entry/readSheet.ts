import { importLinesMost } from '@pressroom/contract/orders/imports';
import { failInput } from '../../../platform/failure.ts';
import { collectFindings } from '../../../platform/spreadsheet/findings.ts';
import { openImport } from '../../../platform/spreadsheet/importSheet.ts';
import { importColumns, type ImportKey, type OrderSheet, readLines } from './sheet.ts';

/** Reads the sheet. Ends in 400 where it is no sheet of orders at all; single bad cells are findings. */
export async function readOrderSheet(file: Buffer, zone: string): Promise<OrderSheet> {
  const table = await openImport<ImportKey>(file, importColumns, {
    maxRows: importLinesMost,
    tooMany: 'orderImport.tooManyLines',
  });
  if (table.rows.length === 0) failInput('orderImport.empty');
  const findings = collectFindings();
  return { lines: readLines(table, zone, findings), findings };
}
