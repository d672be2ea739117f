import type { Translate } from '../../../platform/i18n.ts';
import { columnsSheet } from '../../../platform/spreadsheet/columnsSheet.ts';
import { headerOf } from '../../../platform/spreadsheet/importSheet.ts';
import { type SheetColumn, writeWorkbook } from '../../../platform/spreadsheet/write.ts';
import { mappingColumnKeys, mappingColumns } from './sheet.ts';

const examples = [
  ['17592304881155', 'My Store', 'TEE-BLK-M', 'tiger_front', 'dragon_back'],
  ['5230236437987443003', 'My Store', 'TEE-WHT-L', 'tiger_front', ''],
];

/** The columns of every sheet of mappings, the exported one too. */
export const sheetColumns: readonly SheetColumn[] = mappingColumnKeys.map((key) => ({
  header: headerOf(mappingColumns[key]),
  width: 24,
}));

const about = {
  skuId: 'mappingImport.about.skuId',
  store: 'mappingImport.about.store',
  productCode: 'mappingImport.about.productCode',
  print1: 'mappingImport.about.print1',
  print2: 'mappingImport.about.print2',
} as const;

/** An empty sheet to fill, one with examples, and one that explains each column: a file, so its words are made here. */
export function mappingTemplate(t: Translate): Promise<Buffer> {
  return writeWorkbook([
    { name: '映射 Mappings', columns: sheetColumns, rows: [], blankRows: 500 },
    { name: '示例 Example', columns: sheetColumns, rows: examples },
    columnsSheet(mappingColumns, about, t),
  ]);
}
