import { publishPreflight } from '@pressroom/contract/publishing/acts';
import { forbiddenWords } from '@pressroom/contract/publishing/forbidden';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { openProductStore } from '../../../testing/authorizedStore.ts';
import { keptListing } from '../../../testing/listingMakers.ts';
import { keptProduct } from '../../../testing/productMakers.ts';
import { quickMarket } from '../../../testing/syncMakers.ts';
import { keptProductTemplate } from '../../../testing/templateMakers.ts';
import { judgeListings } from './judge.ts';
import { rejudgeListings } from './rejudge.ts';

async function listingTest() {
  const market = await quickMarket();
  const at = { ...market, storeId: await openProductStore(market, 's1') };
  const template = await keptProductTemplate(at.test);
  const { id: productId } = await keptProduct(at.test, { productTemplateId: template.id, skus: [{}] });
  const listing = await keptListing(at.test, { storeId: at.storeId, productId, title: 'Soft Disneyland-free tee' });
  const kept = () =>
    at.test.db
      .selectFrom('listings')
      .where('id', '=', listing.id)
      .select(['findings', 'errorCount', 'warningCount', 'judgedAt', 'gmtModified', 'planId'])
      .executeTakeFirstOrThrow();
  return { ...at, ...listing, kept };
}

it('keeps what it finds of a listing with the fields to mend, asks for what is not known yet, and judges again', async () => {
  const { test, admin, sandbox, id, kept } = await listingTest();
  const before = await kept();
  const rules = (found: readonly { ruleId: string; severity: string }[] = []) =>
    found.map(({ ruleId, severity }) => `${severity} ${ruleId}`);
  const found = (await judgeListings(test.app, [id])).get(id)!;
  expect(rules(found)).toEqual(
    expect.arrayContaining([
      'error shein.settings',
      'warning shein.attributes',
      'error shein.price.site',
      'error shein.box',
    ]),
  );
  expect(rules(found)).not.toContain('error shein.words.forbidden');
  const first = await kept();
  expect(first.gmtModified).toBe(before.gmtModified);
  expect(first.findings).toHaveLength(found.length);
  expect(first.errorCount + first.warningCount).toBe(found.length);

  // what was not known has been asked for once, and what is the same is not written again
  await test.drain();
  const asked = sandbox.core.requests.latest(2000).map(({ endpoint }) => endpoint);
  expect(asked.filter((endpoint) => endpoint.endsWith('query-attribute-template'))).toHaveLength(1);
  const { rows } = await must(admin, publishPreflight.preflight, { publishPlanId: before.planId });
  expect(rules(rows[0]!.findings)).toContain('error shein.attributes');
  expect(rows[0]!.findings[0]).toMatchObject({ place: { part: 'settings' }, msg: expect.any(String) as unknown });
  const second = await kept();
  await must(admin, publishPreflight.preflight, { ids: [id] });
  expect(await kept()).toEqual(second);
  const unknown = await admin.call(publishPreflight.preflight, { publishPlanId: '999' });
  expect(unknown.status).toBe(404);
  expect((await admin.call(publishPreflight.preflight, {})).status).toBe(400);
});

it('judges again what holds a word that has become forbidden, and says so where it passed before', async () => {
  const { test, admin, id, kept } = await listingTest();
  await judgeListings(test.app, [id]);
  await test.db.updateTable('listings').set({ errorCount: 0, findings: '[]' }).where('id', '=', id).execute();
  await must(admin, forbiddenWords.add, { words: ['soft'] });
  const context = { app: test.app, log: test.app.log, signal: new AbortController().signal };
  await rejudgeListings.run(context, { words: ['nowhere'] });
  expect((await kept()).errorCount).toBe(0);
  await rejudgeListings.run(context, { words: ['soft'] });
  const { findings, errorCount } = await kept();
  expect(findings).toContainEqual(
    expect.objectContaining({ ruleId: 'shein.words.forbidden', place: { part: 'title' } }),
  );
  const events = await test.db.selectFrom('listingEvents').where('listingId', '=', id).select('behavior').execute();
  expect(events).toEqual([{ behavior: { key: 'preflight.noLongerPasses', params: { count: errorCount } } }]);
});
