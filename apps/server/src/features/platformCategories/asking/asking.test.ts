import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { stores } from '@pressroom/contract/stores/stores';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { secondApp } from '../../../testing/secondApp.ts';
import { definitionJobs } from './jobs.ts';
import {
  age,
  askAttributes,
  attributeCalls,
  callsOf,
  definitionTest,
  type DefinitionTest,
  tShirts,
} from '../platformCategories.fixture.ts';

const question = ({ storeId }: DefinitionTest) => ({ storeId, productTypeId: tShirts.sheinProductTypeId });

const keptAttributes = ({ test }: DefinitionTest) =>
  test.db
    .selectFrom('platformDefinitions')
    .where('kind', '=', 'attributes')
    .select(['askedAt', 'changedAt', 'triedAt', 'hash'])
    .executeTakeFirstOrThrow();

const waiting = async ({ test }: DefinitionTest, queue: string) => {
  const { rows } = await sql`select from pgboss.job where name = ${queue} and state = 'created'`.execute(test.db);
  return rows.length;
};

const require = ({ sandbox }: DefinitionTest, attribute: string) =>
  sandbox.control('POST', `catalogue/shein/${tShirts.categoryId}`, { change: 'require', attribute });

describe('what is not kept', () => {
  it('is asked for once, for ten people at the same time and in two processes', async () => {
    const at = await definitionTest('s1');
    const { same } = await secondApp(at.test, { environment: at.environment });
    const elsewhere = same(at.admin);
    // everybody has asked before the marketplace answers the first
    at.sandbox.fault({ kind: 'slow', endpoint: '*query-attribute-template', ms: 1000 });
    const callers = Array.from({ length: 10 }, (_, index) => (index < 7 ? at.admin : elsewhere));
    const answers = await Promise.all(callers.map((who) => must(who, platformCategories.attributes, question(at))));
    expect(new Set(answers.map(({ fields }) => fields.length)).size).toBe(1);
    expect(answers[0]!.fields.length).toBeGreaterThan(5);
    expect(attributeCalls(at)).toBe(1);
  });

  it('fails with the marketplace’s reason, and the next person asks again', async () => {
    const at = await definitionTest('s1');
    at.sandbox.fault({ kind: 'serverErrorBefore', endpoint: '*query-attribute-template', count: 4 });
    expect(await at.admin.send(platformCategories.attributes, question(at))).toMatchObject({
      status: 409,
      failure: 'platformCategories.unreachable',
      msg: expect.stringContaining('The marketplace cannot be reached now') as unknown,
    });
    expect((await askAttributes(at)).age).toMatchObject({ isStale: false, problem: null });
  });

  it('is not asked for where the store has no authorisation, or no marketplace', async () => {
    const at = await definitionTest('s4');
    await must(at.admin, stores.withdraw, { id: at.storeId, scope: 'products' });
    const asked = { storeId: at.storeId, productTypeId: tShirts.categoryId };
    expect(await at.admin.send(platformCategories.attributes, asked)).toMatchObject({
      failure: 'stores.notAuthorizedForProducts',
    });
    const other = { name: 'Own shop', typeCode: 'OTHER', countryCode: 'US', remark: '-' } as const;
    const { id } = await must(at.admin, stores.create, other);
    expect(await at.admin.send(platformCategories.attributes, { ...asked, storeId: id })).toMatchObject({
      failure: 'stores.noMarketplace',
    });
    expect(await at.admin.send(platformCategories.search, { storeId: '999999', fuzzy: 'x' })).toMatchObject({
      status: 404,
    });
  });

  it('is also what was kept in another form', async () => {
    const at = await definitionTest('s1');
    const { fields } = await askAttributes(at);
    await at.test.db.updateTable('platformDefinitions').set({ format: 0, content: '{}' }).execute();
    expect((await askAttributes(at)).fields).toEqual(fields);
    expect(attributeCalls(at)).toBe(2);
  });
});

describe('what is kept', () => {
  it('serves for a day, and after it while it is asked for again, once for all readers', async () => {
    const at = await definitionTest('s1');
    await askAttributes(at);
    await age(at, 23);
    expect((await askAttributes(at)).age).toMatchObject({ isStale: false });
    await at.test.drain();
    expect(attributeCalls(at)).toBe(1);

    await age(at, 2);
    const served = await Promise.all([askAttributes(at), askAttributes(at), askAttributes(at)]);
    expect(served.map((answer) => answer.age.isStale)).toEqual([true, true, true]);
    expect(attributeCalls(at)).toBe(1);
    await at.test.drain();
    expect(attributeCalls(at)).toBe(2);
    expect((await askAttributes(at)).age).toMatchObject({ isStale: false, problem: null });
  });

  it('serves with the reason while the marketplace does not answer, which is not asked at every turn', async () => {
    const at = await definitionTest('s1');
    const { fields } = await askAttributes(at);
    await age(at, 25);
    at.sandbox.fault({ kind: 'serverErrorBefore', endpoint: '*query-attribute-template', count: 4 });
    await askAttributes(at);
    await at.test.drain();
    const served = await askAttributes(at);
    expect(served).toMatchObject({ fields, age: { isStale: true, problem: expect.stringContaining('cannot be') } });
    await at.test.drain();
    const tries = attributeCalls(at);
    await askAttributes(at);
    await at.test.drain();
    expect(attributeCalls(at)).toBe(tries);

    await age(at, 1);
    await askAttributes(at);
    await at.test.drain();
    expect((await askAttributes(at)).age).toMatchObject({ isStale: false, problem: null });
  });

  it('serves when the store’s authorisation has ended, and says so once it is older than a day', async () => {
    const at = await definitionTest('s4');
    const ask = () => askAttributes(at, tShirts.categoryId);
    await ask();
    await must(at.admin, stores.withdraw, { id: at.storeId, scope: 'products' });
    expect((await ask()).age).toMatchObject({ isStale: false, problem: null });
    await age(at, 25);
    expect((await ask()).age).toMatchObject({
      isStale: true,
      problem: expect.stringContaining('no valid authorization'),
    });
    await at.test.drain();
    expect(callsOf(at, 'bg.goods.attrs.get')).toBe(1);
  });

  it('serves when the marketplace does not accept the store’s keys any more', async () => {
    const at = await definitionTest('s4');
    const ask = () => askAttributes(at, tShirts.categoryId);
    await ask();
    await at.sandbox.issueToken('s4');
    await age(at, 25);
    await ask();
    await at.test.drain();
    expect((await ask()).age).toMatchObject({ isStale: true, problem: expect.stringContaining('authorize it again') });
  });
});

describe('a change', () => {
  it('is told once to those who use the definition; the same answer again is none', async () => {
    const at = await definitionTest('s1');
    await askAttributes(at);
    const first = await keptAttributes(at);
    const refresh = () => must(at.admin, platformCategories.refresh, question(at));
    expect(await refresh()).toMatchObject({ changed: false });
    const second = await keptAttributes(at);
    expect(second).toMatchObject({ changedAt: first.changedAt, hash: first.hash });
    expect(second.askedAt > first.askedAt).toBe(true);
    expect(await waiting(at, 'platformCategories.changed')).toBe(0);

    await require(at, '领型');
    expect(await refresh()).toMatchObject({ changed: true, age: { isStale: false, problem: null } });
    const third = await keptAttributes(at);
    expect(third.hash).not.toEqual(first.hash);
    expect(third.changedAt).toBe(third.askedAt);
    expect(await waiting(at, 'platformCategories.changed')).toBe(1);
    expect(await refresh()).toMatchObject({ changed: false });
    expect(await waiting(at, 'platformCategories.changed')).toBe(1);
  });

  it('is told to every subscriber by a job', async () => {
    const at = await definitionTest('s1');
    const told: unknown[] = [];
    const subscriber = {
      findInUse: async () => [],
      changed: async (_: unknown, change: object) => void told.push(change),
    };
    const job = definitionJobs([subscriber, subscriber]).find(({ name }) => name === 'platformCategories.changed')!;
    const { app } = at.test;
    const context = { app, log: app.log, signal: new AbortController().signal };
    await job.run(context, question(at) as never);
    expect(told).toEqual([question(at), question(at)]);
  });
});

describe('asking again now', () => {
  it('happens once for two people, and leaves the former answer where the marketplace refuses', async () => {
    const at = await definitionTest('s1');
    await askAttributes(at);
    const refresh = () => must(at.admin, platformCategories.refresh, question(at));
    await Promise.all([refresh(), refresh()]);
    expect(attributeCalls(at)).toBe(2);
    at.sandbox.fault({ kind: 'serverErrorBefore', endpoint: '*query-attribute-template', count: 4 });
    expect(await refresh()).toMatchObject({
      changed: false,
      age: { isStale: false, problem: expect.stringContaining('cannot be reached') },
    });
    expect((await askAttributes(at)).fields.length).toBeGreaterThan(5);
  });

  it('is for those who keep classification templates', async () => {
    const at = await definitionTest('s1');
    const reader = await at.test.as(['/products/stencil']);
    expect(await reader.send(platformCategories.refresh, question(at))).toMatchObject({ status: 403 });
    expect(await reader.send(platformCategories.attributes, question(at))).toMatchObject({ status: 200 });
  });
});
