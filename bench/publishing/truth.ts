// Of 1,000 published listings, or as many as named, five of a hundred are changed behind our back: all are found, none falsely, and
// both buttons bring the two sides together: `npm run prove -- bench/publishing/truth.ts [listings] [seed] [one of]`
import { publishActs } from '@pressroom/contract/publishing/acts';
import { sql } from 'kysely';
import { drawBy, upTo } from '../../apps/server/src/testing/definitions/draw.ts';
import { workAlone } from '../alone.ts';
import { call } from '../programs/call.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { plantListings } from './listings.ts';
import { findDisagreements } from './marketSide.ts';
import { publishAll, until } from './publishAll.ts';
import { measureRound, runRound } from './rounds.ts';
import { openPublishingShop, type PublishingShop } from './shop.ts';
import { findValueDifferences } from './values.ts';

/** `oneOf`: one of so many is changed. */
const [count = 1000, seed = 1, oneOf = 20] = process.argv.slice(2).map(Number);

/** What somebody changes at the marketplace, and what we call the difference. */
const changes = [
  { differs: 'price', act: 'price', body: { original: 1234 } },
  { differs: 'stock', act: 'stock', body: { units: 7 } },
  { differs: 'shelf', act: 'shelf', body: { onShelf: false } },
  { differs: 'gone', act: 'delete', body: {} },
] as const;

/** Why a marketplace's side cannot be changed. */
const withoutCall = ['publishing.act.noPrice', 'publishing.act.delisted'];

interface Changed {
  id: string;
  shopId: string;
  differs: (typeof changes)[number]['differs'];
}

await workAlone(async () => {
  process.exitCode = (await prove()) ? 0 : 1;
});

async function prove(): Promise<boolean> {
  const places = { shops: ['s1', 's3', 's4', 's6'], categories: ['1704', '1941'] };
  await using shop = await openPublishingShop({ database: 'publish_truth', ...places });
  const { ids } = await plantListings(shop, { count, seed, perDesign: 25 });
  const wrong: string[] = [];
  {
    const environment = { PROCESS: 'all', ...shop.environment };
    await using server = await startPressroom(shop.database, environment);
    await publishAll(shop, server, ids);
    await runRound(shop);
    wrong.push(...(await compareWith(shop, [])).map((line) => `before anything was changed: ${line}`));
    const changed = await changeSome(shop, ids);
    const seconds = await runRound(shop);
    console.log(
      `${changed.length} of ${count} changed there; one round of ${Math.round(seconds)} s without a limit on calls`,
    );
    wrong.push(...(await compareWith(shop, changed)));
    await bringTogether(shop, { server, changed, wrong });
    await runRound(shop);
    wrong.push(...(await compareWith(shop, [])).map((line) => `after both buttons: ${line}`));
    wrong.push(...(await findDisagreements(shop)), ...(await findValueDifferences(shop)));
  }
  console.log(
    wrong.length === 0 ? 'All were found, none falsely, and both sides agree now.' : wrong.slice(0, 40).join('\n'),
  );
  await measureRound(shop);
  return wrong.length === 0;
}

async function changeSome(shop: PublishingShop, ids: readonly string[]): Promise<Changed[]> {
  const { app, sandbox, places } = shop;
  const draw = drawBy(seed);
  const chosen = new Set<string>();
  while (chosen.size < Math.ceil(ids.length / oneOf)) chosen.add(ids[upTo(draw, ids.length - 1)]!);
  const { rows } = await sql<{ id: string; storeId: string; marketId: string }>`
    select id, store_id, market_id from listings where id = any(${[...chosen]}::bigint[]) order by id`.execute(app.db);
  const shops = new Map(places.map(({ storeId, shopId }) => [storeId, shopId]));
  const changed: Changed[] = [];
  for (const [at, { id, storeId, marketId }] of rows.entries()) {
    const { differs, act, body } = changes[at % changes.length]!;
    const shopId = shops.get(storeId)!;
    // what was never in stock in a fully managed shop of TEMU has no place there yet
    const place = act === 'stock' && shopId === 's6' ? { warehouse: 'JIT' } : {};
    await sandbox.control('POST', `products/${marketId}/${act}`, { ...body, ...place });
    changed.push({ id, shopId, differs });
  }
  return changed;
}

/** What was found, against what was changed. */
async function compareWith({ app }: PublishingShop, changed: readonly Changed[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; cargoNo: string; differs: string[] }>`
    select id, cargo_no, differs from listings order by id`.execute(app.db);
  const expected = new Map(changed.map(({ id, differs, shopId }) => [id, { differs, shopId }]));
  return rows.flatMap(({ id, cargoNo, differs }) => {
    const { differs: what = '', shopId = '' } = expected.get(id) ?? {};
    return differs.join() === what
      ? []
      : [`${shopId} ${cargoNo}: changed in ${what || 'nothing'}, found ${differs.join() || 'nothing'}`];
  });
}

interface Bringing {
  server: Pressroom;
  changed: readonly Changed[];
  /** What goes wrong is added. */
  wrong: string[];
}

/** "Take theirs" for every second of each kind, "send ours" for the others; what a marketplace has no call for is taken from it. */
async function bringTogether(shop: PublishingShop, { server, changed, wrong }: Bringing): Promise<void> {
  const byKind = [...Map.groupBy(changed, ({ differs }) => differs).values()];
  const half = (odd: boolean) =>
    byKind.flatMap((own) => own.filter((_, at) => at % 2 === Number(odd)).map(({ id }) => id));
  const taken = await call(server, publishActs.takeTheirs, { ids: half(false) });
  const sent = await call(server, publishActs.sendOurs, { ids: half(true), riseReason: 'afterEvent' });
  const unable = sent.refused.filter(({ reason }) => withoutCall.includes(reason));
  const others = [...taken.refused, ...sent.refused.filter((one) => !unable.includes(one))];
  wrong.push(...others.map(({ label, reason }) => `${label}: ${reason}`));
  console.log(
    `theirs taken for ${taken.done.length}, ours sent for ${sent.done.length}; ${unable.length} in which their marketplace lets nobody set what differs`,
  );
  if (unable.length > 0) await call(server, publishActs.takeTheirs, { ids: unable.map(({ id }) => id) });
  await until('sending ours', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from listings where publish_status = 2 or id in (
        select listing_id from listing_calls where state in ('waiting', 'sending', 'unknown'))`.execute(shop.app.db);
    return rows[0]!.n === 0;
  });
}
