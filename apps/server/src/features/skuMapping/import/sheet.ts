import type { Translate } from '../../../platform/i18n.ts';
import { collectFindings, type Findings } from '../../../platform/spreadsheet/findings.ts';
import { type ImportColumn, openImport, readTexts } from '../../../platform/spreadsheet/importSheet.ts';
import { failInput } from '../../../platform/failure.ts';

export const mappingColumns = {
  skuId: { headers: ['SKU ID'], max: 64, id: true, required: true },
  store: { headers: ['店铺', 'Store', '店铺名称'], max: 50, required: true },
  productCode: { headers: ['产品编码', 'Product code'], max: 70, required: true },
  print1: { headers: ['印花图1', 'Print image 1'], max: 500, required: true },
  print2: { headers: ['印花图2', 'Print image 2'], max: 500 },
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
export async function readMappingSheet(file: Buffer, t: Translate): Promise<MappingSheet> {
  const table = await openImport<MappingColumn>(file, mappingColumns, t);
  if (table.rows.length === 0) failInput('mappingImport.empty');
  const findings = collectFindings(t);
  const lines = table.rows.map((row) => ({
    line: row.line,
    text: readTexts<MappingColumn>(mappingColumns, row, findings, t),
  }));
  return { lines, findings };
}
