import { mappingColumns, type MappingColumn } from '../apps/server/src/features/skuMapping/import/sheet.ts';
import { headerOf } from '../apps/server/src/platform/spreadsheet/importSheet.ts';
import { writeWorkbook } from '../apps/server/src/platform/spreadsheet/write.ts';

/** Columns in the order in which they are written. */
const sheetKeys = ['skuId', 'store', 'productCode', 'print1'] as const satisfies readonly MappingColumn[];
const designs = ['fox', 'tiger', 'sunset', 'skull', 'rose', 'wolf', 'moon', 'bear', 'cactus', 'whale'];

/** A sheet that maps these SKU ids of one store to product codes and prints: in every sheet the same for the first one, for the second one … */
export function mappingSheet(store: string, skuIds: readonly string[]): Promise<Buffer> {
  const columns = sheetKeys.map((key) => ({ header: headerOf(mappingColumns[key]), kind: 'text' as const }));
  const rows = skuIds.map((skuId, index) => {
    const cells: Record<(typeof sheetKeys)[number], string> = { skuId, store, ...soldAs(index) };
    return sheetKeys.map((key) => cells[key]);
  });
  return writeWorkbook([{ name: '映射', columns, rows }]);
}

function soldAs(index: number): { productCode: string; print1: string } {
  const part = (letters: string, of: number, digits = 2) =>
    letters + String(1 + (Math.floor(of) % 20)).padStart(digits, '0');
  const print = 1 + ((index * 17) % 100_000);
  return {
    productCode: [part('TS', index, 4), part('C', index / 20), part('S', index / 400)].join('-'),
    print1: `${designs[print % 10]} D${print}_front.png`,
  };
}
