import { headerOf } from '../apps/server/src/platform/spreadsheet/importSheet.ts';
import { importColumns, type ImportKey } from '../apps/server/src/features/orders/entry/sheet.ts';
import { writeWorkbook } from '../apps/server/src/platform/spreadsheet/write.ts';

export const ordersInSheet = 200;

/** Columns in the order in which they are written. */
export const sheetKeys = [
  'thirdOrderNumber',
  'store',
  'labelType',
  'orderTime',
  'skuId',
  'num',
  'carrierName',
  'trackingNumber',
  'recipientsName',
  'recipientsPhone',
  'recipientsCountry',
  'recipientsProvinces',
  'recipientsCity',
  'recipientsPostcode',
  'recipientsAddress',
] as const satisfies readonly ImportKey[];

/** A sheet of 200 new orders, every fourth with a second line; `serial` keeps their numbers apart from every other sheet's. */
export function orderSheet(serial: number): Promise<Buffer> {
  const columns = sheetKeys.map((key) => ({ header: headerOf(importColumns[key]) }));
  const rows = Array.from({ length: ordersInSheet }, (_, index) => rowsOf(`BENCH-${serial}-${index}`, index)).flat();
  return writeWorkbook([{ name: '订单', columns, rows }]);
}

function rowsOf(number: string, index: number): string[][] {
  const row = (line: number) => {
    const cells: Record<(typeof sheetKeys)[number], string> = {
      thirdOrderNumber: number,
      store: `Store ${1 + (index % 20)}`,
      labelType: '2',
      orderTime: '2026-01-02 10:30',
      skuId: String(17_592_304_880_001 + ((index + line) % 50)),
      num: String(1 + (index % 3)),
      carrierName: 'UPS',
      trackingNumber: `1Z999${number}`,
      recipientsName: index % 4 === 0 ? '李小姐' : 'Maria Gonzalez',
      recipientsPhone: '+1 512 555 0142',
      recipientsCountry: 'US',
      recipientsProvinces: 'TX',
      recipientsCity: 'Austin',
      recipientsPostcode: '78704',
      recipientsAddress: `${1000 + index} Kinney Ave`,
    };
    return sheetKeys.map((key) => cells[key]);
  };
  return index % 4 === 0 ? [row(1), row(2)] : [row(1)];
}
