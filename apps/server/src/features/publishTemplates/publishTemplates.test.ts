import { audit } from '@pressroom/contract/audit/audit';
import type { CallInput } from '@pressroom/contract/endpoint';
import { publishTemplates } from '@pressroom/contract/publishTemplates/publishTemplates';
import { titleKeywords } from '@pressroom/contract/publishTemplates/titleKeywords';
import { expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import { keptStore } from '../../testing/templateMakers.ts';
import { testApp } from '../../testing/testApp.ts';

async function shop() {
  const test = await testApp();
  const clerk = await test.as(['/products/PublishTemplate']);
  const storeIds = [await keptStore(test, 'SHEIN'), await keptStore(test, 'TEMU')];
  const form = {
    name: ' Summer tees ',
    storeIds: storeIds.toReversed(),
    saleType: [3, 1],
    titleKeyword: ['Soft cotton', 'tee', '{design}'],
    productDescription: 'Printed by hand',
  };
  return { test, clerk, storeIds, form };
}

const words = async (clerk: Awaited<ReturnType<typeof shop>>['clerk']) =>
  (await must(clerk, titleKeywords.list, {})).rows.map(({ keyword }) => keyword);

it('keeps what batch publishing begins with, and new keywords in the library, but for placeholders', async () => {
  const { clerk, storeIds, form } = await shop();
  await must(clerk, titleKeywords.add, { keyword: 'TEE' });
  const added = await must(clerk, publishTemplates.add, form);
  expect(added).toMatchObject({
    name: 'Summer tees',
    storeIds: storeIds.toReversed().join(','),
    saleType: '1,3',
    titleKeyword: 'Soft cotton,tee,{design}',
    productDescription: 'Printed by hand',
    stores: [{ id: storeIds[1], typeCode: 'TEMU_SEMI_TRUSTEESHIP' }, { id: storeIds[0] }],
  });
  expect(await must(clerk, publishTemplates.get, { id: added.id })).toEqual(added);
  expect(await words(clerk)).toEqual(['Soft cotton', 'TEE']);
  const asText = {
    id: added.id,
    gmtModified: added.gmtModified,
    name: 'Mugs',
    storeIds: storeIds.join(','),
    saleType: '2',
  };
  const edited = await must(clerk, publishTemplates.edit, { ...asText, titleKeyword: 'mug，gift' });
  expect(edited).toMatchObject({ name: 'Mugs', storeIds: asText.storeIds, saleType: '2', titleKeyword: 'mug,gift' });
  expect(await words(clerk)).toEqual(['gift', 'mug', 'Soft cotton', 'TEE']);
  const history = await must(clerk, audit.history, { objectType: 'publishTemplates', objectId: added.id });
  expect(history.rows[0]!.changes.map(({ name, before, after }) => [name, before, after])).toEqual(
    expect.arrayContaining([
      ['Name', 'Summer tees', 'Mugs'],
      ['Title keywords', 'Soft cotton, tee, {design}', 'mug, gift'],
    ]),
  );
  expect(JSON.stringify(history.rows)).toContain('Combination');
  const late = await clerk.call(publishTemplates.edit, { ...form, id: added.id, gmtModified: added.gmtModified });
  expect(late).toMatchObject({ status: 409, failure: 'platform.stale', data: { current: edited } });
});

it('names every wrong field, in the words of the specification', async () => {
  const { clerk, form, storeIds, test } = await shop();
  const wrong = async (given: object) => {
    const { status, data } = await clerk.send(publishTemplates.add, { ...form, ...given });
    return [status, ...(data as { path: string; msg: string }[]).map(({ path, msg }) => `${path} ${msg}`)];
  };
  expect(await wrong({ name: ' ', storeIds: '', saleType: [] })).toEqual([
    400,
    'name Please Enter',
    'storeIds Please Select',
    'saleType Please Select',
  ]);
  expect(await wrong({ name: 'x'.repeat(101), productDescription: 'x'.repeat(5001), saleType: '4' })).toEqual([
    400,
    'name At most 100 characters',
    'saleType.0 Please select the sales type',
    'productDescription At most 5000 characters',
  ]);
  expect(await wrong({ titleKeyword: 'tee,{material}' })).toEqual([
    400,
    expect.stringMatching(/^titleKeyword.1 Braces/),
  ]);
  await must(clerk, publishTemplates.add, form);
  expect(await wrong({ name: 'SUMMER TEES' })).toEqual([400, expect.stringContaining('already')]);
  await test.db.deleteFrom('publishTemplateStores').execute();
  await test.db.deleteFrom('stores').where('id', '=', storeIds[1]!).execute();
  expect(await wrong({ name: 'Other' })).toEqual([400, expect.stringContaining('has been deleted')]);
});

it('finds templates by store, time and each kind of text, newest first', async () => {
  const { clerk, form, storeIds, test } = await shop();
  const [austin, linden] = storeIds as [string, string];
  await must(clerk, publishTemplates.add, { ...form, name: 'A%', storeIds: [austin] });
  const b = { ...form, name: 'B', storeIds: [linden], titleKeyword: 'mug', productDescription: '50% wool' };
  const { id } = await must(clerk, publishTemplates.add, b);
  await test.db
    .updateTable('publishTemplates')
    .set({ gmtCreate: '2026-01-01T00:00:00Z' })
    .where('id', '=', id)
    .execute();
  const found = async (search: CallInput<typeof publishTemplates.list>) =>
    (await must(clerk, publishTemplates.list, search)).rows.map(({ name }) => name).join();
  expect(await found({})).toBe('B,A%');
  expect(await found({ storeIds: `${austin},${linden}` })).toBe('B,A%');
  expect(await found({ storeIds: [austin] })).toBe('A%');
  expect(await found({ fuzzy: '%' })).toBe('A%');
  expect(await found({ fuzzy: 'MUG', fuzzyType: 2 })).toBe('B');
  expect(await found({ fuzzy: '% wool', fuzzyType: 3 })).toBe('B');
  expect(await found({ endTime: '2026-01-02', timeType: 1 })).toBe('B');
  expect(await found({ endTime: '2026-01-02' })).toBe('');
});

it('copies and deletes templates', async () => {
  const { clerk, form } = await shop();
  const { id, ...template } = await must(clerk, publishTemplates.add, form);
  const copy = await must(clerk, publishTemplates.duplicate, { id, name: 'Copy' });
  const { storeIds, saleType, titleKeyword, productDescription } = template;
  expect(copy).toMatchObject({ name: 'Copy', storeIds, saleType, titleKeyword, productDescription });
  await must(clerk, publishTemplates.del, { id });
  for (const reply of [
    await clerk.call(publishTemplates.get, { id }),
    await clerk.call(publishTemplates.del, { id }),
    await clerk.call(publishTemplates.duplicate, { id, name: 'B' }),
    await clerk.call(publishTemplates.edit, { ...form, id }),
  ])
    expect(reply.status).toBe(404);
  expect((await must(clerk, publishTemplates.list, {})).total).toBe(1);
});

it('lets publishers read and keep templates, and nobody else', async () => {
  const { test, form } = await shop();
  const publisher = await test.as(['/products/publish']);
  const { id } = await must(publisher, publishTemplates.add, form);
  expect((await must(publisher, publishTemplates.list, {})).total).toBe(1);
  expect(await publisher.call(publishTemplates.edit, { ...form, id })).toMatchObject({ status: 403 });
  expect(await publisher.call(publishTemplates.del, { id })).toMatchObject({ status: 403 });
  const other = await test.as(['/products/management']);
  expect(await other.call(publishTemplates.list, {})).toMatchObject({ status: 403 });
  expect(await other.call(titleKeywords.add, { keyword: 'x' })).toMatchObject({ status: 403 });
});
