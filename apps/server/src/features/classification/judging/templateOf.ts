import { fieldsIn } from '@pressroom/contract/attributes/fieldsIn';
import type { ClassificationForm } from '@pressroom/contract/classification/classification';
import type { Language } from '@pressroom/contract/messages';
import { type Marketplace, marketplaceNames } from '@pressroom/contract/stores/marketplace';
import type { Tx } from '../../../platform/database/database.ts';
import { fail, failInput, type FieldProblem } from '../../../platform/failure.ts';
import { canModel, findCategory, holdDefinition } from '../../platformCategories/platformCategories.public.ts';
import { type KeptAttribute, keptAttributes } from '../record/attributes.ts';
import type { TemplateRecord, TemplateValues } from '../record/queries.ts';
import { type FormSide, sheinSide, temuSide } from '../record/sides.ts';
import { lockMarketplaces } from '../record/stores.ts';
import { findMistakes, readForm } from './judge.ts';

interface Template {
  values: TemplateValues;
  attributes: KeptAttribute[];
}

interface Saving {
  language: Language;
  /** What the form is to change; absent for a new one. */
  record?: TemplateRecord;
}

/**
 * What is kept of a form that both marketplaces take. It is judged as a whole first, then TEMU's attributes, then SHEIN's;
 * the first of these that is not in order ends the request.
 */
export async function templateOf(tx: Tx, form: ClassificationForm, { language, record }: Saving): Promise<Template> {
  const [shein, temu] = [sheinSide(form), temuSide(form)];
  const marketplaces = await lockMarketplaces(tx, [shein.storeId, temu.storeId]);
  // one after the other: a transaction has only one connection
  const sheinPlace = await findPlace(tx, shein, { marketplaces, record });
  const temuPlace = await findPlace(tx, temu, { marketplaces, record });
  const model = await findModel(tx, form);
  const problems = [...sheinPlace.problems, ...temuPlace.problems, ...model.problems];
  if (problems.length > 0) failInput('classification.incomplete', { problems });

  await holdDefinition(tx, temu);
  await holdDefinition(tx, shein);
  const temuForm = await readForm(tx, temu);
  const wrongInTemu = findMistakes('temu', fieldsIn(language, temuForm.fields), temuForm.rows);
  if (wrongInTemu.length > 0) fail(409, 'classification.temuIncomplete', { data: wrongInTemu });
  const sheinForm = await readForm(tx, shein);
  const wrongInShein = findMistakes('shein', fieldsIn(language, sheinForm.fields), sheinForm.rows);
  if (wrongInShein.length > 0) fail(409, 'classification.sheinIncomplete', { data: wrongInShein });

  return {
    values: {
      name: form.name,
      sheinStoreId: shein.storeId,
      sheinProductTypeId: shein.productTypeId,
      sheinCategoryIds: sheinPlace.ids,
      sheinCategory: sheinPlace.names,
      sheinAttributeIds: sheinForm.fields.map(({ id }) => id),
      temuStoreId: temu.storeId,
      temuProductTypeId: temu.productTypeId,
      temuCategoryIds: temuPlace.ids,
      temuCategory: temuPlace.names,
      temuAttributeIds: temuForm.fields.map(({ id }) => id),
      bindTemuSizeChartsTemplateName: form.bindTemuSizeChartsTemplateName,
      bindTemuModelId: model.id,
      bindTemuModelName: model.name,
      findings: [],
    },
    attributes: [
      ...keptAttributes('shein', sheinForm.fields, sheinForm.rows),
      ...keptAttributes('temu', temuForm.fields, temuForm.rows),
    ],
  };
}

/**
 * The category's path: by our copy of the tree where it holds the category, because names come from the marketplace. Else
 * a category that stays keeps its names: those of the form may be in the reader's language.
 */
async function findPlace(
  tx: Tx,
  { marketplace, storeId, productTypeId, categoryIds, category }: FormSide,
  { marketplaces, record }: Pick<Saving, 'record'> & { marketplaces: ReadonlyMap<string, Marketplace | undefined> },
): Promise<{ ids: string[]; names: string[]; problems: FieldProblem[] }> {
  const given = { ids: categoryIds, names: category };
  if (marketplaces.get(storeId) !== marketplace) {
    const params = { marketplace: marketplaceNames[marketplace] };
    return { ...given, problems: [{ path: `${marketplace}StoreId`, key: 'classification.otherStore', params }] };
  }
  const path = `${marketplace}CategoryIds`;
  const kept = await findCategory(tx, { storeId, categoryId: categoryIds.at(-1)! });
  if (kept) {
    const isRight = kept.isLeaf && kept.productTypeId === productTypeId;
    const problems = isRight ? [] : [{ path, key: 'classification.otherCategory' as const }];
    return { ids: kept.pathIds, names: kept.path, problems };
  }
  const isSame = record?.[`${marketplace}CategoryIds`].join() === categoryIds.join();
  if (record && isSame) return { ids: categoryIds, names: record[`${marketplace}Category`], problems: [] };
  const isWhole = category.length === categoryIds.length;
  return { ...given, problems: isWhole ? [] : [{ path, key: 'classification.otherCategory' }] };
}

/** The model, where the category shows models; where it is not known whether it does, as it was given. */
async function findModel(tx: Tx, form: ClassificationForm) {
  const { temuStoreId, temuProductTypeId, bindTemuModelId, bindTemuModelName } = form;
  const rule = await canModel(tx, { storeId: temuStoreId, categoryId: temuProductTypeId });
  if (rule?.enabled === false) return { id: null, name: '', problems: [] };
  const problems: FieldProblem[] =
    rule && bindTemuModelId === undefined ? [{ path: 'bindTemuModelId', key: 'classification.required' }] : [];
  return { id: bindTemuModelId ?? null, name: bindTemuModelId === undefined ? '' : bindTemuModelName, problems };
}
