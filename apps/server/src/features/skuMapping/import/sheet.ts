import { collectFindings, type Findings } from '../../../platform/spreadsheet/findings.ts';
import { type ImportColumn, openImport, readTexts } from '../../../platform/spreadsheet/importSheet.ts';
import { failInput } from '../../../platform/failure.ts';

export const mappingColumns = {
  skuId: { name: 'mappingImport.column.skuId', max: 64, id: true, required: true },
  store: { name: 'mappingImport.column.store', otherHeaders: ['店铺名称'], max: 50, required: true },
  productCode: { name: 'mappingImport.column.productCode', max: 70, required: true },
  print1: { name: 'mappingImport.column.print1', max: 500, required: true },
  print2: { name: 'mappingImport.column.print2', max: 500 },
} as const satisfies Record<string, ImportColumn>;

export type MappingColumn = keyof typeof mappingColumns;
export const mappingColumnKeys = Object.keys(mappingColumns) as MappingColumn[];

/** A line of the sheet, read but not yet compared with what we hold. */
export interface MappingLine {
  line: number;
  text: Record<MappingColumn, string>;
}

export interface MappingSheet {
  lines: MappingLine[];
  findings: Findings;
}

/** Ends in 400 where it is no sheet of mappings at all; single bad cells are findings. */
export async function readMappingSheet(file: Buffer): Promise<MappingSheet> {
  const table = await openImport<MappingColumn>(file, mappingColumns);
  if (table.rows.length === 0) failInput('mappingImport.empty');
  const findings = collectFindings();
  const lines = table.rows.map((row) => ({
    line: row.line,
    text: readTexts<MappingColumn>(mappingColumns, row, findings),
  }));
  return { lines, findings };
}
