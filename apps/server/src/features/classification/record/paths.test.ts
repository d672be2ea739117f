import { audit } from '@pressroom/contract/audit/audit';
import { classification } from '@pressroom/contract/classification/classification';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { keepCategory } from '../../../testing/definitions/makers.ts';
import { classificationTest, sheinShirt, temuShirt } from '../../../testing/definitions/shirts.ts';
import { keptProductTemplate } from '../../../testing/templateMakers.ts';

const english = ['Women', 'Tops', 'T-shirts'];

/** SHEIN's tree is kept in both languages. TEMU's is not, or in one. */
async function withTemplate() {
  const at = await classificationTest();
  await keepCategory(at.test, { ...sheinShirt, storeId: at.stores.shein, pathEn: english });
  const made = await must(at.admin, classification.create, at.form);
  return { ...at, made };
}

type TemplateTest = Awaited<ReturnType<typeof withTemplate>>;

const stored = ({ test: { db } }: TemplateTest) =>
  db.selectFrom('classificationTemplates').select(['sheinCategory', 'temuCategory']).execute();

const pathsOf = ({ sheinCategory, temuCategory }: { sheinCategory: string; temuCategory: string }) => [
  JSON.parse(sheinCategory),
  JSON.parse(temuCategory),
];

it('names categories in the reader’s language, as far as the marketplace does', async () => {
  const at = await withTemplate();
  const { admin, test, stores, made } = at;
  await keepCategory(test, { ...temuShirt, storeId: stores.temu });
  const { id } = await keptProductTemplate(test, { classificationTemplateId: made.id });
  const answered = async () => [
    ...(await must(admin, classification.page, {})).rows,
    await must(admin, classification.detail, { id: made.id }),
    ...(await must(admin, productTemplates.list, {})).rows,
    await must(admin, productTemplates.get, { id }),
  ];
  expect((await answered()).map(pathsOf)).toEqual(Array.from({ length: 4 }, () => [english, temuShirt.path]));
  test.language = 'zh';
  expect((await answered()).map(pathsOf)).toEqual(Array.from({ length: 4 }, () => [sheinShirt.path, temuShirt.path]));
});

it('stores the marketplace’s own names, in whatever language the form was open', async () => {
  const at = await withTemplate();
  const { admin, form, test, made } = at;
  const save = () =>
    must(admin, classification.update, { ...form, id: made.id, sheinCategory: JSON.stringify(english) });
  expect(pathsOf(await save())).toEqual([english, temuShirt.path]);
  expect(await stored(at)).toEqual([{ sheinCategory: sheinShirt.path, temuCategory: temuShirt.path }]);
  // the copy of the tree is gone between the opening of the form and its saving
  await test.db.deleteFrom('platformCategories').execute();
  expect(pathsOf(await save())).toEqual([sheinShirt.path, temuShirt.path]);
  expect(await stored(at)).toEqual([{ sheinCategory: sheinShirt.path, temuCategory: temuShirt.path }]);
  const { rows } = await must(admin, audit.history, { objectType: 'classificationTemplates', objectId: made.id });
  expect(rows.slice(0, -1).flatMap(({ changes }) => changes)).toEqual([]);
});
