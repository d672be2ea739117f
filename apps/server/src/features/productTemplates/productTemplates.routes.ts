import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { routes } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { timeRange } from '../../platform/time/timeRange.ts';
import {
  addTemplate,
  changeTemplate,
  copyTemplate,
  lockTemplate,
  readTemplate,
  removeTemplate,
} from './productTemplates.actions.ts';
import { auditedTemplate, presentDetail, presentRow } from './productTemplates.present.ts';
import { findProductTemplates } from './productTemplates.queries.ts';

const object = 'productTemplates';

export const productTemplatesRoutes = routes(productTemplates, {
  async list({ db, app, input: { startTime, endTime, ...search } }) {
    const range = timeRange(startTime, endTime, app.settings.displayZone, ['startTime', 'endTime']);
    const { rows, total } = await findProductTemplates(db, { ...search, ...range });
    return { rows: rows.map(presentRow), total };
  },
  async get({ db, input }) {
    return presentDetail(await readTemplate(db, input.id));
  },
  async add({ tx, input, audit }) {
    const added = await addTemplate(tx, input);
    audit({ object, ids: [added.record.id], after: auditedTemplate(added) });
    return presentDetail(added);
  },
  async edit({ tx, input: { id, gmtModified, ...form }, audit }) {
    const before = await lockTemplate(tx, id);
    await refuseStale(tx, {
      object,
      record: before.record,
      loaded: gmtModified,
      show: () => presentDetail(before),
    });
    const after = await changeTemplate(tx, before, form);
    audit({ object, ids: [id], before: auditedTemplate(before), after: auditedTemplate(after) });
    return presentDetail(after);
  },
  async duplicate({ tx, input: { id, name }, audit }) {
    const copy = await copyTemplate(tx, await readTemplate(tx, id), name);
    audit({ object, ids: [copy.record.id], after: auditedTemplate(copy) });
    return presentDetail(copy);
  },
  async del({ tx, input, audit }) {
    const before = await lockTemplate(tx, input.id);
    await removeTemplate(tx, before);
    audit({ object, ids: [input.id], before: auditedTemplate(before) });
    return null;
  },
});
