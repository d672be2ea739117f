import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { fail } from '../../../platform/failure.ts';
import { routes } from '../../../platform/http/context.ts';
import type { FileAnswer } from '../../../platform/http/fileAnswer.ts';
import type { App } from '../../../platform/app.ts';
import { datedName } from '../../../platform/storage/datedName.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { zipOf } from '../../../platform/storage/zip.ts';
import { planSheets } from './layOutUnits.ts';
import { discardSheets, makeSheets, markPrinted, redrawSheet, undoPrinted } from './sheets.actions.ts';
import { presentPlan, presentSheet, presentSheets } from './sheets.present.ts';
import { findFiles, sheetNo } from './sheets.queries.ts';

export const gangSheetRoutes = routes(gangSheets, {
  planSheets: async ({ db, app, input }) =>
    presentPlan(await planSheets(db, input, app.settings.displayZone), input.settings.dpi),
  makeSheets: (context) => makeSheets(context, context.input),
  sheets: ({ db, input }) => presentSheets(db, input),
  sheet: ({ db, input }) => presentSheet(db, input.id),
  downloadSheets: ({ app, input }) => download(app, input.ids),
  sheetsPrinted: (context) => markPrinted(context, context.input.ids),
  undoPrinted: (context) => undoPrinted(context, context.input.ids),
  discardSheets: (context) => discardSheets(context, context.input.ids, context.input.reason),
  redrawSheet: (context) => redrawSheet(context, context.input.id),
});

async function download(app: App, ids: readonly string[]): Promise<FileAnswer> {
  const files = await findFiles(app.db, ids);
  const lacking = ids.find((id) => !files.some(({ sheetId }) => sheetId === id));
  if (lacking !== undefined) fail(409, 'production.sheets.noFiles', { params: { sheet: sheetNo(lacking) } });
  const [only] = files;
  const zone = app.settings.displayZone;
  if (only && files.length === 1 && only.name.endsWith('.pdf')) {
    const body = await app.storage.stream(originalKey(only.sha256));
    if (!body) throw new Error(`The bytes of ${only.name} are gone from the storage`);
    return { body, fileName: datedName([only.name.replace(/\.pdf$/, '')], 'pdf', zone), mime: 'application/pdf' };
  }
  const entries = files.map(({ sheetId, name, sha256 }) => ({ path: `${sheetNo(sheetId)}/${name}`, sha256 }));
  const batch = ids.length === 1 ? sheetNo(ids[0]!) : `gang-sheets-${ids.length}`;
  const fileName = datedName([batch], 'zip', zone);
  return { body: zipOf(app.storage, entries), fileName, mime: 'application/zip' };
}
