import { exportedAtOnce, exportedMost, type ExportAsk } from '@pressroom/contract/orders/export';
import type { Readable } from 'node:stream';
import type { App } from '../../../platform/app.ts';
import { fail, failInput } from '../../../platform/failure.ts';
import { writeRows, writeWorkbook } from '../../../platform/spreadsheet/write.ts';
import { sheetPicture } from '../../../platform/storage/previewPicture.ts';
import { countChosen, findOrderedIds, requireCount } from '../list/selection.ts';
import { exportedRows, exportLayout, type ExportPlace } from './exportRows.ts';

export interface ExportFilePlace extends ExportPlace {
  app: App;
}

/** How many orders are chosen. 409 where their user was told another number. */
export async function requireExported(place: ExportFilePlace, ask: ExportAsk): Promise<number> {
  const count = await countExported(place, ask);
  requireCount(ask.selection, count);
  return count;
}

/** How many orders are chosen now. Ends in 400 where they are more than one file can hold, and in 409 where there are none. */
export async function countExported(place: ExportFilePlace, { selection, columns }: ExportAsk): Promise<number> {
  const count = await countChosen(place, selection);
  if (count === 0) fail(409, 'orders.export.none');
  if (count > exportedMost) failInput('orders.export.tooMany', { params: { count, most: exportedMost } });
  if (count > exportedAtOnce && columns.includes('productCombinedImage'))
    failInput('orders.export.picturesMost', { params: { most: exportedAtOnce } });
  return count;
}

/** The sheet as a stream; with pictures in its cells it is made in memory. `onChunk`: how many more orders are in it. */
export async function exportOrders(
  place: ExportFilePlace,
  { selection, columns }: ExportAsk,
  onChunk?: (count: number) => Promise<void>,
): Promise<Readable | Buffer> {
  const ids = await findOrderedIds(place, selection);
  const layout = exportLayout(columns, place.t);
  const rows = exportedRows(place, { ids, columns, onChunk });
  const pictureColumn = columns.indexOf('productCombinedImage');
  if (pictureColumn < 0) return writeRows(layout, valuesOf(rows));
  const written = [];
  const keys: (string | null)[] = [];
  for await (const chunk of rows) {
    for (const { values, row } of chunk) {
      written.push(values);
      keys.push(row.previewKey);
    }
  }
  const pictures = new Map<string, Buffer | undefined>();
  for (const key of new Set(keys)) if (key) pictures.set(key, await sheetPicture(place.app, key));
  const placed = keys.flatMap((key, row) => {
    const jpeg = key ? pictures.get(key) : undefined;
    return jpeg ? [{ row, column: pictureColumn, jpeg }] : [];
  });
  return writeWorkbook([{ ...layout, rows: written, pictures: placed }]);
}

async function* valuesOf(rows: ReturnType<typeof exportedRows>) {
  for await (const chunk of rows) for (const { values } of chunk) yield values;
}
