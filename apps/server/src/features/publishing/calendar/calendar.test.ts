import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import {
  goOn,
  productsThere,
  type PublishingTest,
  publishingTest,
  readyListings,
} from '../../../testing/publishMakers.ts';
import { releaseDuePlans } from '../publishing.public.ts';

const run = ({ test: { app } }: PublishingTest) =>
  releaseDuePlans.run({ app, log: app.log, signal: new AbortController().signal }, {});

it('releases a plan once at its time, and spreads over days what a store may not publish at once', async () => {
  const at = await publishingTest();
  const ids = await readyListings(at, 3);
  const look = () =>
    Promise.all(ids.map(async (id) => (await must(at.admin, publishProducts.detail, { id })).publishProducts[0]!));
  const { publishPlanId: id } = (await look())[0]!;
  const sold = at.sandbox.shop('s1').listings.length;
  await at.sandbox.control('PUT', 'stores/s1/limits', { products: sold + 1 });
  await must(at.admin, publishPlans.schedule, { id, releaseAt: Date.now() + 3_600_000 });
  await run(at);
  expect((await look()).map(({ publishStatus }) => publishStatus)).toEqual([1, 1, 1]);

  // its hour passes while nothing runs, and two processes take it up
  await sql`update publish_plans set release_at = clock_timestamp() - interval '10 minutes' where id = ${id}`.execute(
    at.test.db,
  );
  await Promise.all([run(at), run(at)]);
  await at.test.drain();
  expect(await productsThere(at)).toHaveLength(1);
  const waiting = (await look()).filter(({ stage }) => stage === 'queued');
  expect(waiting).toHaveLength(2);
  for (const { errorMessage, dueAt } of waiting) {
    expect(errorMessage).toMatch(/may publish no more today\. It goes on at/);
    expect(Date.parse(dueAt!)).toBeGreaterThan(Date.now());
  }

  await at.sandbox.control('PUT', 'stores/s1/limits', { products: sold + 3 });
  await run(at);
  await goOn(at);
  expect(await productsThere(at)).toHaveLength(3);
  expect((await look()).map(({ stage }) => stage)).toEqual(['review', 'review', 'review']);
});
