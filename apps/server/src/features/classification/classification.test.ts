import { audit } from '@pressroom/contract/audit/audit';
import { classification } from '@pressroom/contract/classification/classification';
import { stores as storesFeature } from '@pressroom/contract/stores/stores';
import { expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import {
  classificationTest,
  cotton,
  crew,
  keepShirts,
  sheinCare,
  sheinFabric,
  sheinNeckline,
  sheinShirt,
  temuShirt,
  vNeck,
} from '../../testing/definitions/shirts.ts';
import { keepCategory, keepDefinition } from '../../testing/definitions/makers.ts';
import { keptProductTemplate } from '../../testing/templateMakers.ts';

it('adds a template and answers it in both spellings, with the names that the marketplaces use', async () => {
  const { admin, form, stores, test } = await classificationTest();
  const made = await must(admin, classification.create, form);
  expect(made).toMatchObject({
    name: 'Shirts',
    sheinStoreId: stores.shein,
    sheinCategoryIds: JSON.stringify(sheinShirt.pathIds),
    sheinCategory: JSON.stringify(sheinShirt.path),
    temuCategory: JSON.stringify(temuShirt.path),
    bindTemuSizeChartsTemplateName: 'Tee sizes',
    bindTemuModelId: null,
    findings: [],
    useCount: 0,
    sheinAttributes: [
      { key: 'Neckline', values: ['Crew neck'] },
      { key: 'Composition', values: ['Cotton 95%', 'Elastane 5%'] },
    ],
    temuAttributes: [
      { key: 'Neckline', values: ['V-Neck'] },
      { key: '领深', values: ['7.5 cm'] },
    ],
    sheinAttributeList: [
      { attributeKeyId: '11', attributeKey: 'Neckline', attributeValId: '111', attributeVal: 'Crew neck' },
      {
        attributeKeyId: '12',
        attributeValId: '121',
        attributeVal: 'Cotton',
        attributeInputVal: '95',
        storeType: 'SHEIN',
      },
      { attributeKeyId: '12', attributeValId: '122', attributeInputVal: '5' },
    ],
    temuAttributeList: [
      { attributeKeyId: '21', attributeValId: '212' },
      { attributeKeyId: '22', attributeVal: '7.5', attributeInputVal: '7.5', attributeUnit: 'cm', storeType: 'TEMU' },
    ],
    sheinProperty: JSON.stringify([crew, ...cotton]),
    temuProperty: JSON.stringify(vNeck),
  });
  test.language = 'zh';
  expect((await must(admin, classification.detail, { id: made.id })).sheinAttributes).toEqual([
    { key: '领型', values: ['圆领'] },
    { key: '成分', values: ['棉 95%', '氨纶 5%'] },
  ]);
});

it('takes either spelling alone, and refuses two that disagree', async () => {
  const { admin, form } = await classificationTest();
  const { sheinProperty: _shein, temuProperty: _temu, ...rest } = form;
  const sheinAttributeList = [
    { attributeKeyId: 11, attributeKey: 'whatever', attributeValId: 111, attributeVal: 'not looked at' },
    { attributeKeyId: '12', attributeValId: '121', attributeInputVal: '95' },
    { attributeKeyId: '12', attributeValId: '122', attributeInputVal: '5' },
  ];
  const temuAttributeList = [
    { attributeKeyId: '21', attributeValId: '212', attributeVal: '' },
    { attributeKeyId: '22', attributeVal: '7.5', attributeUnit: 'cm' },
  ];
  const made = await must(admin, classification.create, { ...rest, sheinAttributeList, temuAttributeList });
  expect([made.sheinProperty, made.temuProperty]).toEqual([form.sheinProperty, form.temuProperty]);
  const both = { ...form, name: 'Both', sheinAttributeList, temuAttributeList };
  expect(await admin.call(classification.create, both)).toMatchObject({ status: 200 });
  const other = sheinAttributeList.map((item) => ({
    ...item,
    ...(item.attributeInputVal === '5' && { attributeInputVal: '4' }),
  }));
  expect(await admin.call(classification.create, { ...both, name: 'Third', sheinAttributeList: other })).toMatchObject({
    status: 409,
    failure: 'classification.spellingsDiffer',
  });
});

it('judges the whole form first, then TEMU’s attributes, then SHEIN’s', async () => {
  const { admin, form, stores, test } = await classificationTest();
  test.language = 'zh';
  const empty = await admin.send(classification.create, {});
  expect(empty).toMatchObject({ status: 400 });
  expect(empty.data).toContainEqual({ path: 'name', msg: '必填项' });
  expect(empty.data).toContainEqual({ path: 'bindTemuSizeChartsTemplateName', msg: '必填项' });
  const swapped = { ...form, sheinStoreId: stores.temu, temuStoreId: stores.shein, temuProperty: '[]' };
  expect(await admin.call(classification.create, swapped)).toMatchObject({
    status: 400,
    msg: '请填写完整信息!',
    data: [
      { path: 'sheinStoreId', msg: '请选择SHEIN店铺' },
      { path: 'temuStoreId', msg: '请选择TEMU店铺' },
    ],
  });
  expect(await admin.call(classification.create, { ...form, temuProperty: '[]', sheinProperty: '[]' })).toMatchObject({
    status: 409,
    msg: '请填写完整TEMU属性信息!',
    data: [{ marketplace: 'temu', attributeId: '21', row: null, msg: '请输入领型' }],
  });
  const short = [crew, cotton[0], { ...cotton[1], number: '4.99' }];
  expect(await admin.call(classification.create, { ...form, sheinProperty: JSON.stringify(short) })).toMatchObject({
    status: 409,
    msg: '请填写完整SHEIN属性信息!',
    data: [{ marketplace: 'shein', attributeId: '12', msg: '所有比例之和需等于100%' }],
  });
  expect(await must(admin, classification.page, {})).toMatchObject({ total: 0 });
});

it('asks for a model where the category shows models, and keeps none where it does not', async () => {
  const { admin, form, stores, test } = await classificationTest();
  const rule = (enabled: boolean) =>
    keepDefinition(
      test,
      {
        storeId: stores.temu,
        marketplace: 'temu',
        productTypeId: temuShirt.productTypeId,
        content: { enabled, enabledModelType: enabled ? 0 : null },
      },
      'modelRule',
    );
  await rule(true);
  expect(await admin.call(classification.create, form)).toMatchObject({
    status: 400,
    data: [{ path: 'bindTemuModelId', msg: 'Required' }],
  });
  const model = { bindTemuModelId: '5', bindTemuModelName: 'Anna' };
  const made = await must(admin, classification.create, { ...form, ...model });
  expect(made).toMatchObject(model);
  await rule(false);
  expect(await must(admin, classification.update, { ...form, ...model, id: made.id })).toMatchObject({
    bindTemuModelId: null,
    bindTemuModelName: '',
  });
});

it('takes the category’s path from the tree that is kept, and refuses a category that is not its leaf', async () => {
  const { admin, form, stores, test } = await classificationTest();
  const storeId = stores.shein;
  await keepCategory(test, { storeId, pathIds: ['1727', '2030'], path: ['女装', '上衣'] });
  await keepCategory(test, { ...sheinShirt, storeId, path: ['女装', '上衣', 'T恤衫'] });
  const made = await must(admin, classification.create, { ...form, sheinCategory: JSON.stringify(['a', 'b', 'c']) });
  expect(made.sheinCategory).toBe(JSON.stringify(['女装', '上衣', 'T恤衫']));
  const upper = { ...form, name: 'Upper', sheinCategoryIds: ['1727', '2030'] };
  expect(await admin.call(classification.create, upper)).toMatchObject({
    status: 400,
    data: [{ path: 'sheinCategoryIds', msg: 'Please choose the category again' }],
  });
});

it('keeps nothing of fields that are hidden, and nothing that was not judged', async () => {
  const { admin, form } = await classificationTest();
  const temuProperty = JSON.stringify([
    { attributeId: '21', valueId: '211', text: 'whatever', number: '9' },
    ...vNeck.slice(1),
    { attributeId: '23' },
  ]);
  const made = await must(admin, classification.create, { ...form, temuProperty });
  expect(made.temuProperty).toBe(JSON.stringify([{ attributeId: '21', valueId: '211' }]));
});

it('says why it cannot judge where a definition has never been asked for', async () => {
  const { admin, form, test } = await classificationTest();
  await test.db.deleteFrom('platformDefinitions').where('marketplace', '=', 'temu').execute();
  const missing = { status: 409, failure: 'classification.definitionMissing' };
  expect(await admin.call(classification.create, form)).toMatchObject(missing);
  expect(await admin.call(classification.validate, form)).toMatchObject(missing);
  const { temuStoreId: _temu, ...rest } = form;
  expect(await admin.call(classification.validate, rest)).toMatchObject({ status: 200, data: [] });
});

it('judges without keeping anything, as much of the form as there is', async () => {
  const { admin, form, test } = await classificationTest();
  expect(await must(admin, classification.validate, {})).toEqual([]);
  expect(await must(admin, classification.validate, form)).toEqual([]);
  const half = { ...form, name: '', temuProperty: JSON.stringify([vNeck[0]]), sheinProperty: '' };
  const { bindTemuSizeChartsTemplateName: _charts, ...partial } = half;
  test.language = 'zh';
  expect(await must(admin, classification.validate, partial)).toEqual([
    { marketplace: 'temu', attributeId: '22', row: null, msg: '请输入领深' },
    { marketplace: 'shein', attributeId: '11', row: null, msg: '请输入领型' },
    { marketplace: 'shein', attributeId: '12', row: null, msg: '请输入成分' },
  ]);
  expect(await must(admin, classification.page, {})).toMatchObject({ total: 0 });
});

it('finds templates by a part of their name, newest first, and those that need attention', async () => {
  const { admin, form, test } = await classificationTest();
  for (const name of ['Summer shirt', 'Mug', 'Winter SHIRT'])
    await must(admin, classification.create, { ...form, name });
  const names = async (search: object) => (await must(admin, classification.page, search)).rows.map(({ name }) => name);
  expect(await names({})).toEqual(['Winter SHIRT', 'Mug', 'Summer shirt']);
  expect(await names({ fuzzy: 'shirt' })).toEqual(['Winter SHIRT', 'Summer shirt']);
  expect(await names({ fuzzy: 'mu' })).toEqual(['Mug']);
  expect(await names({ pageSize: 2 })).toEqual(['Winter SHIRT', 'Mug']);
  expect(await must(admin, classification.page, { fuzzy: 'shirt', pageSize: 1, pageNum: 2 })).toMatchObject({
    total: 2,
    rows: [{ name: 'Summer shirt' }],
  });
  await test.db
    .updateTable('classificationTemplates')
    .set({ findings: JSON.stringify([{ marketplace: 'temu', attributeId: '9', msg: { key: 'attributes.onlyOne' } }]) })
    .where('name', '=', 'Mug')
    .execute();
  expect(await names({ needsAttention: 1 })).toEqual(['Mug']);
  const picker = await test.as(['/products/stencil']);
  expect((await must(picker, classification.page, {})).rows.map(({ useCount }) => useCount)).toEqual([
    null,
    null,
    null,
  ]);
  const nobody = await test.as(['/products/code']);
  expect(await nobody.call(classification.page, {})).toMatchObject({ status: 403 });
  expect(await picker.call(classification.create, form)).toMatchObject({ status: 403 });
});

it('takes a name once, whatever its case', async () => {
  const { admin, form } = await classificationTest();
  const { id } = await must(admin, classification.create, form);
  const taken = { status: 400, data: [{ path: 'name', msg: 'A template named “SHIRTS” already exists' }] };
  expect(await admin.call(classification.create, { ...form, name: 'SHIRTS' })).toMatchObject(taken);
  expect(await admin.call(classification.duplicate, { id, name: 'SHIRTS' })).toMatchObject(taken);
});

it('changes a template, and refuses who comes too late with what it is now', async () => {
  const { admin, form } = await classificationTest();
  const made = await must(admin, classification.create, form);
  const changed = await must(admin, classification.update, {
    ...form,
    id: made.id,
    gmtModified: made.gmtModified,
    name: 'Tees',
    sheinProperty: JSON.stringify([{ ...crew, valueId: '112' }, ...cotton, { attributeId: '13', text: ' Cold wash ' }]),
  });
  expect(changed).toMatchObject({ name: 'Tees', sheinAttributes: [{}, {}, { key: 'Care', values: ['Cold wash'] }] });
  const late = await admin.call(classification.update, { ...form, id: made.id, gmtModified: made.gmtModified });
  expect(late).toMatchObject({
    status: 409,
    failure: 'platform.stale',
    data: { current: { name: 'Tees' }, by: 'tester' },
  });
  expect(await admin.call(classification.update, { ...form, id: '999' })).toMatchObject({ status: 404 });
  expect(await admin.call(classification.detail, { id: '999' })).toMatchObject({ status: 404 });

  const { rows } = await must(admin, audit.history, { objectType: 'classificationTemplates', objectId: made.id });
  const told = rows[0]!.changes.map(({ name, before, after }) => [name, before, after]);
  expect(told).toEqual([
    ['Name', 'Shirts', 'Tees'],
    ['SHEIN attributes', '领型: 圆领', null],
    ['SHEIN attributes', null, '领型: V领'],
    ['SHEIN attributes', null, '洗护说明: Cold wash'],
  ]);
});

it('copies a template with everything but its name', async () => {
  const { admin, form } = await classificationTest();
  const made = await must(admin, classification.create, form);
  const copy = await must(admin, classification.duplicate, { id: made.id, name: 'Copy' });
  const { id, gmtCreate: _made, gmtModified: _changed, ...rest } = made;
  expect(copy).toMatchObject({ ...rest, name: 'Copy' });
  expect(copy.id).not.toBe(id);
  expect(await admin.call(classification.duplicate, { id: '999', name: 'None' })).toMatchObject({ status: 404 });
});

it('deletes a template that nothing uses, and counts the product templates of one that is used', async () => {
  const { admin, form, stores, test } = await classificationTest();
  const { id } = await must(admin, classification.create, form);
  const store = await admin.call(storesFeature.delete, { id: stores.shein });
  expect(store).toMatchObject({ status: 409, data: { templates: 1 } });
  const used = await keptProductTemplate(test, { classificationTemplateId: id });
  expect((await must(admin, classification.page, {})).rows).toMatchObject([{ useCount: 1 }]);
  expect(await admin.call(classification.deleteTemplate, { id })).toMatchObject({
    status: 409,
    failure: 'platform.inUse',
    data: { productTemplates: 1 },
  });
  await test.db.deleteFrom('productTemplates').where('id', '=', used.id).execute();
  expect(await admin.call(classification.deleteTemplate, { id })).toMatchObject({ status: 200 });
  expect(await admin.call(classification.deleteTemplate, { id })).toMatchObject({ status: 404 });
  expect(await admin.call(storesFeature.delete, { id: stores.shein })).toMatchObject({ status: 200 });
});

it('stays readable and can be changed while its store is not authorised any more', async () => {
  const { admin, form, test } = await classificationTest();
  const { id } = await must(admin, classification.create, form);
  await test.db.updateTable('stores').set({ authStatus: 0, productAuthStatus: 0 }).execute();
  expect(await must(admin, classification.update, { ...form, id, name: 'Later' })).toMatchObject({ name: 'Later' });
});

it('judges by what the marketplace asks for now', async () => {
  const { admin, form, stores, test } = await classificationTest();
  const { id } = await must(admin, classification.create, form);
  await keepShirts(test, stores, { shein: [sheinNeckline, sheinFabric, { ...sheinCare, need: 'required' }] });
  expect(await admin.call(classification.update, { ...form, id })).toMatchObject({
    status: 409,
    failure: 'classification.sheinIncomplete',
    data: [{ attributeId: '13', msg: 'Please enter Care' }],
  });
});
