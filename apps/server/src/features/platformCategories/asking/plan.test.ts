import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import {
  age,
  askAttributes,
  attributeCalls,
  callsOf,
  definitionTest,
  type DefinitionTest,
  tShirts,
} from '../platformCategories.fixture.ts';
import { findOffers, getShop } from '../platformCategories.public.ts';
import { definitionJobs } from './jobs.ts';

/** Runs the job of this name as if these categories were in use. */
async function run({ test }: DefinitionTest, name: string, inUse: { storeId: string; productTypeId: string }[] = []) {
  const subscriber = { findInUse: async () => inUse, changed: async () => undefined };
  const job = definitionJobs([subscriber]).find((each) => each.name === name)!;
  await job.run({ app: test.app, log: test.app.log, signal: new AbortController().signal }, {} as never);
  await test.drain();
}

const countKept = async ({ test }: DefinitionTest, table: 'platformDefinitions' | 'platformCategories') =>
  (await test.db.selectFrom(table).select('storeId').execute()).length;

it('asks again for what is in use before it is a day old, and for nothing else', async () => {
  const at = await definitionTest('s1');
  await askAttributes(at);
  await findOffers(at.test.app, await getShop(at.test.db, at.storeId), { siteIds: [] });
  const inUse = { storeId: at.storeId, productTypeId: tShirts.sheinProductTypeId };
  await age(at, 19);
  await run(at, 'platformCategories.plan', [inUse]);
  expect(attributeCalls(at)).toBe(1);
  await age(at, 2);
  await run(at, 'platformCategories.plan', [{ ...inUse, storeId: '999' }]);
  expect(attributeCalls(at)).toBe(1);
  await run(at, 'platformCategories.plan', [inUse, inUse]);
  expect(attributeCalls(at)).toBe(2);
  expect(callsOf(at, 'query-brand-list')).toBe(2);
});

it('forgets what nobody has asked for in a month', async () => {
  const at = await definitionTest('s1');
  const { storeId } = at;
  await must(at.admin, platformCategories.getPlatformCategory, { storeId });
  const { fields } = await askAttributes(at);
  const { id, values } = fields.find(({ kind }) => kind === 'select')!;
  const chosen = [{ attributeId: id, valueId: values[0]!.id }];
  const question = { storeId, productTypeId: tShirts.sheinProductTypeId, chosen };
  await must(at.admin, platformCategories.linkedRules, question);
  await age(at, 29 * 24);
  await askAttributes(at);
  await at.test.drain();
  await age(at, 2 * 24);
  await run(at, 'platformCategories.tidy');
  const kept = await at.test.db.selectFrom('platformDefinitions').select('kind').orderBy('kind').execute();
  expect(kept).toEqual([{ kind: 'attributes' }, { kind: 'ownValues' }]);
  expect(await countKept(at, 'platformCategories')).toBe(0);
});

it('walks through a tree that comes level by level when it is opened first, so that the search finds every leaf', async () => {
  const at = await definitionTest('s4');
  const { storeId, admin } = at;
  await must(admin, platformCategories.getPlatformCategory, { storeId });
  const search = { storeId, fuzzy: '女装 短袖T恤' };
  expect(await must(admin, platformCategories.search, search)).toEqual([]);
  await at.test.drain();
  const walked = callsOf(at, 'bg.goods.cats.get');
  expect((await must(admin, platformCategories.search, search))[0]).toMatchObject({
    isLeaf: true,
    path: ['女装', '上衣', 'T恤', '短袖T恤'],
  });
  await age(at, 24);
  await run(at, 'platformCategories.tidy');
  expect(callsOf(at, 'bg.goods.cats.get')).toBe(walked);
  await age(at, 7 * 24);
  await run(at, 'platformCategories.tidy');
  expect(callsOf(at, 'bg.goods.cats.get')).toBe(2 * walked - 1);
});

it('goes on where a walk was broken off', async () => {
  const at = await definitionTest('s4');
  await must(at.admin, platformCategories.getPlatformCategory, { storeId: at.storeId });
  at.sandbox.fault({ kind: 'serverErrorBefore', endpoint: '*bg.goods.cats.get', count: 4 });
  await at.test.drain();
  const before = await countKept(at, 'platformCategories');
  await run(at, 'platformCategories.tidy');
  expect(await countKept(at, 'platformCategories')).toBeGreaterThan(before);
});
