import { fieldsIn } from '@pressroom/contract/attributes/fieldsIn';
import { classification } from '@pressroom/contract/classification/classification';
import type { Language } from '@pressroom/contract/messages';
import type { Message } from '@pressroom/contract/message';
import { mayCall } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { fail } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { findMistakes, type Mistake, readForm } from './judging/judge.ts';
import { templateOf } from './judging/templateOf.ts';
import { proposePairs, rememberPairs } from './pairs/handlers.ts';
import { findAttributes, type KeptAttribute, replaceAttributes } from './record/attributes.ts';
import { historyOf } from './record/history.ts';
import { nameCategories } from './record/paths.ts';
import { presentDetail, presentTemplate } from './record/present.ts';
import {
  countTemplateUses,
  deleteTemplate,
  findTemplates,
  getTemplate,
  insertTemplate,
  lockTemplate,
  updateTemplate,
  valuesOf,
} from './record/queries.ts';

export const classificationRoutes = routes(classification, {
  async page({ db, actor, input, language }) {
    const { rows, total } = await findTemplates(db, input);
    const attributes = await findAttributes(
      db,
      rows.map(({ id }) => id),
    );
    const counted = mayCall(actor, classification.update);
    const named = await nameCategories(db, rows, language);
    return {
      rows: named.map((row) => presentTemplate(row, { kept: attributes.get(row.id) ?? [], language, counted })),
      total,
    };
  },

  async detail({ db, input, language }) {
    return showTemplate(db, input.id, language);
  },

  async validate({ db, input, language }) {
    const given = [
      {
        marketplace: 'temu' as const,
        storeId: input.temuStoreId,
        productTypeId: input.temuProductTypeId,
        list: input.temuAttributeList,
        property: input.temuProperty,
      },
      {
        marketplace: 'shein' as const,
        storeId: input.sheinStoreId,
        productTypeId: input.sheinProductTypeId,
        list: input.sheinAttributeList,
        property: input.sheinProperty,
      },
    ];
    const mistakes: Mistake[] = [];
    for (const { storeId, productTypeId, ...spelled } of given) {
      if (storeId === undefined || productTypeId === undefined) continue;
      const { fields, rows } = await readForm(db, { ...spelled, storeId, productTypeId });
      mistakes.push(...findMistakes(spelled.marketplace, fieldsIn(language, fields), rows));
    }
    return mistakes;
  },

  async create({ tx, input, language, audit }) {
    const { values, attributes } = await templateOf(tx, input, { language });
    const id = await insertTemplate(tx, values);
    await replaceAttributes(tx, id, attributes);
    audit({ object: 'classificationTemplates', ids: [id], after: await toldOf(tx, id, attributes) });
    return showTemplate(tx, id, language);
  },

  async update({ tx, input, language, audit }) {
    const { id, gmtModified, ...form } = input;
    const record = await lockTemplate(tx, id);
    const show = () => showTemplate(tx, id, language);
    await refuseStale(tx, { object: 'classificationTemplates', record, loaded: gmtModified, show });
    const before = historyOf(record, (await findAttributes(tx, [id])).get(id) ?? []);
    const { values, attributes } = await templateOf(tx, form, { language, record });
    await updateTemplate(tx, id, values);
    await replaceAttributes(tx, id, attributes);
    audit({ object: 'classificationTemplates', ids: [id], before, after: await toldOf(tx, id, attributes) });
    return showTemplate(tx, id, language);
  },

  async duplicate({ tx, input, language, audit }) {
    const record = await lockTemplate(tx, input.id);
    const attributes = (await findAttributes(tx, [input.id])).get(input.id) ?? [];
    const id = await insertTemplate(tx, { ...valuesOf(record), name: input.name });
    await replaceAttributes(tx, id, attributes);
    audit({ object: 'classificationTemplates', ids: [id], after: await toldOf(tx, id, attributes) });
    return showTemplate(tx, id, language);
  },

  async deleteTemplate({ tx, input, audit }) {
    const record = await lockTemplate(tx, input.id);
    const productTemplates = record.useCount;
    const { products, listings } = await countTemplateUses(tx, input.id);
    const places: Message[] = [
      ...(productTemplates > 0
        ? [{ key: 'classification.usedByProductTemplates' as const, params: { count: productTemplates } }]
        : []),
      ...(products > 0 ? [{ key: 'classification.usedByProducts' as const, params: { count: products } }] : []),
      ...(listings > 0 ? [{ key: 'publishing.usedByListings' as const, params: { count: listings } }] : []),
    ];
    if (places.length > 0)
      fail(409, 'platform.inUse', { params: { places }, data: { productTemplates, products, listings } });
    const before = historyOf(record, (await findAttributes(tx, [input.id])).get(input.id) ?? []);
    await deleteTemplate(tx, input.id);
    audit({ object: 'classificationTemplates', ids: [input.id], before });
    return null;
  },

  proposePairs,
  rememberPairs,
});

async function showTemplate(db: Db, id: string, language: Language) {
  const [template] = await nameCategories(db, [await getTemplate(db, id)], language);
  const kept = (await findAttributes(db, [id])).get(id) ?? [];
  return presentDetail(template!, { kept, language });
}

async function toldOf(db: Db, id: string, attributes: readonly KeptAttribute[]) {
  return historyOf(await getTemplate(db, id), attributes);
}
