import { classification } from '@pressroom/contract/classification/classification';
import { waitForRow } from '../../../testing/waitForLock.ts';
import { audit } from '@pressroom/contract/audit/audit';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import {
  type ClassificationTest,
  classificationTest,
  keepShirts,
  sheinCare,
  sheinFabric,
  sheinNeckline,
  sheinShirt,
  temuNeckline,
  temuShirt,
} from '../../../testing/definitions/shirts.ts';
import { sheinAttribute, sheinValue, temuProperty } from '../../../testing/definitions/makers.ts';
import { rejudgeTemplates } from './rejudge.ts';

async function changed({ test, stores }: ClassificationTest, marketplace: 'shein' | 'temu') {
  const { productTypeId } = marketplace === 'shein' ? sheinShirt : temuShirt;
  const context = { app: test.app, log: test.app.log, signal: new AbortController().signal };
  await rejudgeTemplates.changed(context, { storeId: stores[marketplace], productTypeId });
}

const findingsOf = async ({ admin }: ClassificationTest, id: string) =>
  (await must(admin, classification.detail, { id })).findings.map(({ attributeId, msg }) => [attributeId, msg]);

const fit = sheinAttribute({ attributeId: '14', name: '版型', need: 'required', values: [sheinValue('141', '修身')] });
const onlyVNeck = {
  ...sheinNeckline,
  values: [{ ...sheinNeckline.values[0]!, isHidden: true }, sheinNeckline.values[1]!],
};

it('tells in each template what is new, newly required, retired or gone, and nothing once it has been mended', async () => {
  const at = await classificationTest();
  const { admin, form, stores, test } = at;
  test.language = 'zh';
  const { id, gmtModified } = await must(admin, classification.create, form);
  await changed(at, 'shein');
  expect(await findingsOf(at, id)).toEqual([]);

  const shein = [onlyVNeck, { ...sheinCare, need: 'required' as const }, fit];
  await keepShirts(test, stores, { shein, temu: [temuNeckline] });
  await changed(at, 'shein');
  expect(await findingsOf(at, id)).toEqual([
    ['11', '平台不再接受选项“圆领”，请重新选择'],
    ['13', '平台已将“洗护说明”改为必填，请填写'],
    ['14', '平台新增了必填属性“版型”，请填写'],
    ['12', '平台已取消属性“成分”，请删除'],
  ]);
  test.language = 'en';
  expect((await findingsOf(at, id)).map(([, msg]) => msg)).toEqual([
    'The marketplace no longer takes the value “Crew neck”. Choose another one',
    'The marketplace now requires “Care”. Enter it',
    'The marketplace now also asks for “版型”. Enter it',
    'The marketplace no longer has the attribute “Composition”. Remove it',
  ]);
  test.language = 'zh';
  await changed(at, 'temu');
  expect(await findingsOf(at, id)).toHaveLength(5);
  expect((await findingsOf(at, id)).at(-1)).toEqual(['22', '平台已取消属性“领深”，请删除']);
  expect(await must(admin, classification.page, { needsAttention: 1 })).toMatchObject({ total: 1 });

  const rows = [
    { attributeId: '11', valueId: '112' },
    { attributeId: '13', text: '手洗' },
    { attributeId: '14', valueId: '141' },
  ];
  // the judgement has not touched what the editor loaded
  const mended = await must(admin, classification.update, {
    ...form,
    id,
    gmtModified,
    sheinProperty: JSON.stringify(rows),
    temuProperty: JSON.stringify([{ attributeId: '21', valueId: '212' }]),
  });
  expect(mended.findings).toEqual([]);
  await changed(at, 'shein');
  expect(await findingsOf(at, id)).toEqual([]);
});

it('writes and tells of it only where the judgement is another one', async () => {
  const at = await classificationTest();
  const { admin, form, stores, test } = at;
  const { id } = await must(admin, classification.create, form);
  const other = await must(admin, classification.create, { ...form, name: 'Other', sheinProductTypeId: '3030' });
  await keepShirts(test, stores, { shein: [sheinNeckline, sheinFabric, fit] });
  await changed(at, 'shein');
  await changed(at, 'shein');
  const trail = await must(admin, audit.page, { action: 'job/classification.rejudge' });
  expect(trail.rows).toMatchObject([{ username: 'system', objectIds: [id, other.id], objectName: 'Shirts, Other' }]);
  expect(trail.rows[0]!.changes[0]).toMatchObject({
    record: 'Shirts',
    after: 'The marketplace now also asks for “版型”. Enter it',
  });
  await keepShirts(test, stores);
  await changed(at, 'shein');
  expect(await findingsOf(at, id)).toEqual([]);
});

it('judges every template of a category, however many there are, and none of another', async () => {
  const at = await classificationTest();
  const { admin, form, stores, test } = at;
  const { id } = await must(admin, classification.create, form);
  const columns = sql.raw(
    `shein_store_id, shein_product_type_id, shein_category_ids, shein_category, shein_attribute_ids,
    temu_store_id, temu_product_type_id, temu_category_ids, temu_category, temu_attribute_ids,
    bind_temu_size_charts_template_name`,
  );
  await sql`
    insert into classification_templates (name, ${columns})
    select 'copy ' || n, ${columns} from classification_templates, generate_series(1, 450) n where id = ${id}`.execute(
    test.db,
  );
  await test.db
    .updateTable('classificationTemplates')
    .set({ temuProductTypeId: '1' })
    .where('name', '=', 'copy 450')
    .execute();
  const deep = temuProperty({ templatePid: '31', name: '季节', required: true });
  await keepShirts(test, stores, { temu: [deep] });
  await changed(at, 'temu');
  expect(await must(admin, classification.page, { needsAttention: 1 })).toMatchObject({ total: 450 });
  const inUse = await rejudgeTemplates.findInUse(test.db);
  expect(inUse).toHaveLength(3);
  expect(inUse).toContainEqual({ storeId: stores.temu, productTypeId: '29001' });
});

it('judges a template that is saved while its definition changes by the new one', async () => {
  const { admin, form, stores, test } = await classificationTest();
  const saving = await test.db.transaction().execute(async (changing) => {
    await keepShirts({ db: changing }, stores, { shein: [sheinNeckline, sheinFabric, fit] });
    const answer = admin.call(classification.create, form);
    await waitForRow(changing);
    return { answer };
  });
  expect(await saving.answer).toMatchObject({ status: 409, data: [{ attributeId: '14' }] });
});
