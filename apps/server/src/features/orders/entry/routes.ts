import type { orderEntry } from '@pressroom/contract/orders/entry';
import type { Handlers } from '../../../platform/http/context.ts';
import { readFile } from 'node:fs/promises';
import { requireKey } from '../../../platform/access/actor.ts';
import { underIds } from '../../../platform/audit.ts';
import { failInput } from '../../../platform/failure.ts';
import { xlsxType } from '../../../platform/http/fileAnswer.ts';
import { importOrders, readOrderSheet } from './importOrders.ts';
import { importTemplate } from './template.ts';
import { historyOf } from '../record/audit.ts';
import { presentOrder } from '../list/present.ts';
import { getOrder } from '../record/listed.ts';
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
    const [file] = files;
    if (!file || !/\.xlsx$/i.test(file.fileName)) failInput('sheet.notXlsx');
    const sheet = await readOrderSheet(await readFile(file.path), app.settings.displayZone);
    return write(async (act) => {
      const { made, ...result } = await importOrders(act, sheet);
      const ids = made.map(({ id }) => id);
      const told = underIds(made, ({ thirdOrderNumber, sysStatus }) => ({ thirdOrderNumber, sysStatus }));
      act.audit({ object: 'orders', ids, after: { file: file.fileName, ...told } });
      return { orders: ids.length, ...result };
    });
  },

  async getCountryRegionInfo({ db, input }) {
    const { recipientsCountry, recipientsProvinces } = await getOrder(db, input.id);
    return resolveRegion(recipientsCountry, recipientsProvinces);
  },

  importTemplate: async ({ t }) => ({ body: await importTemplate(t), fileName: 'order-import.xlsx', mime: xlsxType }),
};
