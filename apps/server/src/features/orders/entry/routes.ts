import type { orderEntry } from '@pressroom/contract/orders/entry';
import { type Handlers, routes } from '../../../platform/http/context.ts';
import { orderImports } from '@pressroom/contract/orders/imports';
import { messages } from '@pressroom/contract/messages';
import { readFile } from 'node:fs/promises';
import { requireKey } from '../../../platform/access/actor.ts';
import { failInput } from '../../../platform/failure.ts';
import { xlsxType } from '../../../platform/http/fileAnswer.ts';
import type { UploadedFile } from '../../../platform/http/uploads.ts';
import { keepBytes } from '../../../platform/storage/blobs.ts';
import { correctedSheet } from '../../../platform/spreadsheet/corrected.ts';
import { checkSheet } from './checkImport.ts';
import { judgeSheet, refuseExisting } from './judge.ts';
import { getOwn, keepSheet, readKept, resultOf } from './keptImports.ts';
import { readOrderSheet } from './readSheet.ts';
import { importNow, runImport } from './runImport.ts';
import { importTemplate } from './template.ts';
import { historyOf } from '../record/audit.ts';
import { presentOrder } from '../list/present.ts';
import { getOrder } from '../record/listed.ts';
import { allCountries } from '../../../platform/geo/regions.ts';
import { resolveRegion } from './region.ts';
import { saveOrder } from './save.ts';

export const entryHandlers: Handlers<typeof orderEntry> = {
  async save(context) {
    const { tx, actor, input, audit } = context;
    requireKey(actor, input.id ? 'orderUpdate' : 'orderAdd');
    const show = presentOrder(actor);
    const { id, before } = await saveOrder(context, input, show);
    const after = await getOrder(tx, id);
    audit({ object: 'orders', ids: [id], before: before && historyOf(before), after: historyOf(after) });
    return show(after);
  },

  async orderImport({ app, files, write }) {
    const { fileName, path } = sheetAmong(files);
    const sheet = await readOrderSheet(await readFile(path), app.settings.displayZone);
    return write((act) => importNow(act, { sheet, fileName }));
  },

  countries: async () => allCountries(),

  resolveRegion: async ({ input }) => resolveRegion(input.country, input.state),

  async getCountryRegionInfo({ db, input }) {
    const { recipientsCountry, recipientsProvinces } = await getOrder(db, input.id);
    return resolveRegion(recipientsCountry, recipientsProvinces);
  },

  importTemplate: async ({ t }) => ({ body: await importTemplate(t), fileName: 'order-import.xlsx', mime: xlsxType }),
};

export const orderImportsRoutes = routes(orderImports, {
  async checkImport({ db, app, files, write }) {
    const { fileName, path } = sheetAmong(files);
    const bytes = await readFile(path);
    const sheet = await readOrderSheet(bytes, app.settings.displayZone);
    const check = await checkSheet(db, sheet);
    const { id: blobId } = await keepBytes(app, bytes, { mime: xlsxType });
    return { id: await write((act) => keepSheet(act, { fileName, blobId, sheet })), fileName, ...check };
  },

  importChecked: runImport,

  importOutcome: async ({ db, actor, input }) => resultOf(await getOwn(db, { id: input.id, userId: actor.userId })),

  async correctedImport({ db, app, actor, input, t }) {
    const kept = await getOwn(db, { id: input.id, userId: actor.userId });
    const bytes = await readKept(app, kept);
    const sheet = await readOrderSheet(bytes, app.settings.displayZone);
    refuseExisting(await judgeSheet(db, sheet), sheet.findings);
    const body = await correctedSheet(bytes, sheet.findings.rows(), {
      name: '订单 Orders',
      header: messages['orderImport.error'].join(' '),
      t,
    });
    return { body, fileName: kept.fileName, mime: xlsxType };
  },
});

function sheetAmong([file]: readonly UploadedFile[]): UploadedFile {
  return file && /\.xlsx$/i.test(file.fileName) ? file : failInput('sheet.notXlsx');
}
