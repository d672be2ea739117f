import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import type { Language } from '@pressroom/contract/messages';
import type { Db } from '../../platform/database/database.ts';
import { routes } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { timeRange } from '../../platform/time/timeRange.ts';
import { nameCategories } from '../classification/classification.public.ts';
import {
  addTemplate,
  changeTemplate,
  copyTemplate,
  lockTemplate,
  readTemplate,
  removeTemplate,
  type WholeTemplate,
} from './productTemplates.actions.ts';
import { auditedTemplate, presentDetail, presentRow } from './productTemplates.present.ts';
import { findProductTemplates } from './productTemplates.queries.ts';

const object = 'productTemplates';

export const productTemplatesRoutes = routes(productTemplates, {
  async list({ db, app, input: { startTime, endTime, ...search }, language }) {
    const range = timeRange(startTime, endTime, app.settings.displayZone, ['startTime', 'endTime']);
    const { rows, total } = await findProductTemplates(db, { ...search, ...range });
    return { rows: (await nameCategories(db, rows, language)).map(presentRow), total };
  },
  async get({ db, input, language }) {
    return showTemplate(db, await readTemplate(db, input.id), language);
  },
  async add({ tx, input, language, audit }) {
    const added = await addTemplate(tx, input);
    audit({ object, ids: [added.record.id], after: auditedTemplate(added) });
    return showTemplate(tx, added, language);
  },
  async edit({ tx, input: { id, gmtModified, ...form }, language, audit }) {
    const before = await lockTemplate(tx, id);
    await refuseStale(tx, {
      object,
      record: before.record,
      loaded: gmtModified,
      show: () => showTemplate(tx, before, language),
    });
    const after = await changeTemplate(tx, before, form);
    audit({ object, ids: [id], before: auditedTemplate(before), after: auditedTemplate(after) });
    return showTemplate(tx, after, language);
  },
  async duplicate({ tx, input: { id, name }, language, audit }) {
    const copy = await copyTemplate(tx, await readTemplate(tx, id), name);
    audit({ object, ids: [copy.record.id], after: auditedTemplate(copy) });
    return showTemplate(tx, copy, language);
  },
  async del({ tx, input, audit }) {
    const before = await lockTemplate(tx, input.id);
    await removeTemplate(tx, before);
    audit({ object, ids: [input.id], before: auditedTemplate(before) });
    return null;
  },
});

async function showTemplate(db: Db, { record, pictures }: WholeTemplate, language: Language) {
  const [named] = await nameCategories(db, [record], language);
  return presentDetail({ record: named!, pictures });
}
