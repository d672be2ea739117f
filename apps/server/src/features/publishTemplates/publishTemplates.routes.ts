import { publishTemplates } from '@pressroom/contract/publishTemplates/publishTemplates';
import { routes } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { timeRange } from '../../platform/time/timeRange.ts';
import { auditedTemplate, presentTemplate } from './publishTemplates.present.ts';
import {
  deletePublishTemplate,
  findPublishTemplates,
  getPublishTemplate,
  insertPublishTemplate,
  lockPublishTemplate,
  updatePublishTemplate,
} from './publishTemplates.queries.ts';
import { keepNewKeywords } from './titleKeywords.queries.ts';

const object = 'publishTemplates';

export const publishTemplatesRoutes = routes(publishTemplates, {
  async list({ db, app, input: { startTime, endTime, ...search } }) {
    const range = timeRange(startTime, endTime, app.settings.displayZone, ['startTime', 'endTime']);
    const { rows, total } = await findPublishTemplates(db, { ...search, ...range });
    return { rows: rows.map(presentTemplate), total };
  },

  async get({ db, input }) {
    return presentTemplate(await getPublishTemplate(db, input.id));
  },

  async add({ tx, input, audit }) {
    const template = await insertPublishTemplate(tx, input);
    await keepNewKeywords(tx, input.titleKeyword);
    audit({ object, ids: [template.id], after: auditedTemplate(template) });
    return presentTemplate(template);
  },

  async edit({ tx, input: { id, gmtModified, ...form }, audit }) {
    const before = await lockPublishTemplate(tx, id);
    await refuseStale(tx, { object, record: before, loaded: gmtModified, show: () => presentTemplate(before) });
    const after = await updatePublishTemplate(tx, id, form);
    await keepNewKeywords(tx, form.titleKeyword);
    audit({ object, ids: [id], before: auditedTemplate(before), after: auditedTemplate(after) });
    return presentTemplate(after);
  },

  async duplicate({ tx, input, audit }) {
    const { stores, saleTypes, titleKeywords, productDescription } = await lockPublishTemplate(tx, input.id);
    const copy = await insertPublishTemplate(tx, {
      name: input.name,
      storeIds: stores.map(({ id }) => id),
      // the table has no others
      saleType: saleTypes as (1 | 2 | 3)[],
      titleKeyword: titleKeywords,
      productDescription,
    });
    audit({ object, ids: [copy.id], after: auditedTemplate(copy) });
    return presentTemplate(copy);
  },

  async del({ tx, input, audit }) {
    const before = await lockPublishTemplate(tx, input.id);
    await deletePublishTemplate(tx, input.id);
    audit({ object, ids: [input.id], before: auditedTemplate(before) });
    return null;
  },
});
