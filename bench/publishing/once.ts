// 1,000 listings, or as many as named, reach their marketplaces once each, whatever happens on the way:
// `npm run prove -- bench/publishing/once.ts [listings] [seed]`
import { setTimeout as pause } from 'node:timers/promises';
import { publishActs } from '@pressroom/contract/publishing/acts';
import type { FaultSpec } from '@pressroom/sandbox/src/faults/faults.ts';
import type { Product } from '@pressroom/sandbox/src/markets/product.ts';
import { sql } from 'kysely';
import { type Draw, drawBy, pick, upTo } from '../../apps/server/src/testing/definitions/draw.ts';
import { workAlone } from '../alone.ts';
import { call } from '../programs/call.ts';
import { type Crew, startCrew } from './crew.ts';
import { plantListings } from './listings.ts';
import { findDisagreements, findRepeated, findTheirs, isRefused } from './marketSide.ts';
import { openPublishingShop, type PublishingShop, signInAs } from './shop.ts';

const [count = 1000, seed = 1] = process.argv.slice(2).map(Number);
const patience = 30 * 60_000;

/** An act may have been carried out although nobody hears of it. Uploads are only told what has not happened. */
const acts = ['shein:*/publishOrEdit', 'temu:bg.glo.goods.add', 'temu:bg.glo.goods.edit.*'];
const faults: FaultSpec[] = [
  ...acts.flatMap((endpoint): FaultSpec[] => [
    { kind: 'timeOutAfter', endpoint, probability: 0.05, ms: 300 },
    { kind: 'timeOutBefore', endpoint, probability: 0.03, ms: 300 },
    { kind: 'serverErrorAfter', endpoint, probability: 0.03 },
    { kind: 'malformed', endpoint, probability: 0.03 },
  ]),
  { kind: 'serverErrorBefore', endpoint: '*', probability: 0.02 },
  { kind: 'timeOutBefore', endpoint: '*', probability: 0.01, ms: 300 },
  { kind: 'throttle', endpoint: '*', probability: 0.03 },
];
const questions = ['shein:*/query-document-state', 'shein:*/searchProduct', 'temu:bg.glo.goods.list.get'];

/** How long a worker may need from the answer until it has kept what the answer says, on a machine that is busy. */
const keepingMs = 5000;

await workAlone(async () => {
  process.exitCode = (await prove()) ? 0 : 1;
});

async function prove(): Promise<boolean> {
  const began = performance.now();
  const places = { shops: ['s1', 's3', 's4', 's6'], categories: ['1704', '1941'] };
  await using shop = await openPublishingShop({ database: 'publish_once', ...places });
  const { ids } = await plantListings(shop, { count, seed, perDesign: 5 });
  const { sandbox } = shop;
  for (const fault of faults) await sandbox.control('POST', 'faults', fault);
  for (const endpoint of questions)
    await sandbox.control('POST', 'faults', { kind: 'malformed', endpoint, probability: 0.03 });
  await sandbox.control('PUT', 'reviews', { refusedShare: 0.03 });
  await using crew = await startCrew(shop, seed);

  const quiet = new AbortController();
  const harassing = crew.harass(quiet.signal);
  await releaseUntilSettled(shop, crew, ids);
  const refused = (await findTheirs(shop)).filter(isRefused).length;
  await sandbox.control('PUT', 'reviews', { refusedShare: 0 });
  await releaseUntilSettled(shop, crew, ids, { all: true });
  quiet.abort();
  await harassing;
  return await report(shop, { crew, refused, seconds: (performance.now() - began) / 1000 });
}

interface Progress {
  waiting: number;
  moving: number;
  published: number;
  failed: number;
}

async function progressOf({ app }: PublishingShop): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select count(*) filter (where publish_status = 1)::int as waiting, count(*) filter (where publish_status = 2)::int as moving,
      count(*) filter (where publish_status = 3)::int as published, count(*) filter (where publish_status = 4)::int as failed
    from listings`.execute(app.db);
  return rows[0]!;
}

/** Two people release and try again until nothing is on its way any more; `all`: until all is published. */
async function releaseUntilSettled(
  shop: PublishingShop,
  crew: Crew,
  ids: readonly string[],
  { all = false } = {},
): Promise<void> {
  const until = performance.now() + patience;
  const done = new AbortController();
  const people = ['first', 'second'].map(async (name, person) =>
    releaseByTurns(crew, ids, {
      token: await signInAs(shop, name),
      draw: drawBy(seed * 10 + person),
      signal: done.signal,
    }),
  );
  try {
    for (let last = ''; ; await pause(1000)) {
      const now = await progressOf(shop);
      const said = `${now.published} published, ${now.failed} failed, ${now.moving} on their way, ${now.waiting} waiting`;
      if (said !== last && process.stdout.isTTY) process.stdout.write(`\r${said}    `);
      last = said;
      if (now.waiting + now.moving === 0 && (!all || now.failed === 0)) return;
      if (performance.now() > until) return;
      // what has failed is tried again while there is something else to wait for
      if (!all && now.waiting === 0) done.abort();
    }
  } finally {
    done.abort();
    await Promise.all(people);
  }
}

/** Presses "release" over and over, for some listings whatever state they are in, at a server that may be dying. */
async function releaseByTurns(
  crew: Crew,
  ids: readonly string[],
  { token, draw, signal }: { token: string; draw: Draw; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    const from = upTo(draw, ids.length - 1);
    const some = ids.slice(from, from + 1 + upTo(draw, 60));
    const server = crew.anyone();
    try {
      const headers = { authtoken: token };
      if (server) await call({ origin: server.origin, headers }, publishActs.executeProducts, { ids: some });
    } catch (error) {
      // the server was killed under this call
      if (!(error instanceof TypeError)) throw error;
    }
    await pause(200 + pick(draw, [0, 300, 1500]), undefined, { signal }).catch(() => undefined);
  }
}

interface Course {
  crew: Crew;
  /** Products that the marketplaces' reviews have refused. */
  refused: number;
  seconds: number;
}

async function report(shop: PublishingShop, { crew, refused, seconds }: Course): Promise<boolean> {
  const progress = await progressOf(shop);
  const theirs = await findTheirs(shop);
  const given = theirs.filter(isRefused).length;
  const disagreements = await findDisagreements(shop);
  const sentTwice = (await findRepeated(shop, 'publish')).filter(
    ({ done, reference }) => done > 1 + refusedOf(theirs, reference),
  );
  const pictures = await findRepeated(shop, 'picture');
  // a killed worker takes the address with it: then the picture has to be uploaded once more
  const isExcused = ({ done, firstAt }: (typeof pictures)[number]) =>
    done === 2 && crew.kills.some((at) => at >= firstAt - 50 && at < firstAt + keepingMs);
  const uploadedTwice = pictures.filter((picture) => !isExcused(picture));
  const faultsThere = await shop.sandbox.control<{ kind: string; struck: number }[]>('GET', 'faults');
  const struck = Map.groupBy(faultsThere, ({ kind }) => kind);
  const lines: [string, string | number][] = [
    ['seed', seed],
    ['listings', count],
    ['published here', progress.published],
    ['at the marketplaces', theirs.length - given],
    ['refused by reviews, and sent anew', refused],
    ['processes killed', crew.kills.length],
    ...[...struck].map(([kind, those]): [string, number] => [kind, those.reduce((sum, one) => sum + one.struck, 0)]),
    ['published twice', sentTwice.length],
    ['pictures uploaded twice', uploadedTwice.length],
    ['pictures whose address died with a process', pictures.length - uploadedTwice.length],
    ['listings whose states differ', disagreements.length],
    ['seconds', Math.round(seconds)],
  ];
  console.log(lines.map(([what, value]) => `${what.padEnd(44)} ${value}`).join('\n'));
  for (const line of disagreements.slice(0, 20)) console.log(line);
  for (const { store, reference, done } of [...sentTwice, ...uploadedTwice].slice(0, 20))
    console.log(`${store} ${reference}: ${done} times`);
  const isWhole = progress.published === count && theirs.length - given === count;
  return isWhole && disagreements.length + sentTwice.length + uploadedTwice.length === 0;
}

/** How many products with these SKUs a review has refused: each of them may have been published anew. */
function refusedOf(theirs: readonly Product[], reference: string): number {
  const skusIn = ({ skcs }: Product) => skcs.flatMap(({ skus }) => skus.map(({ sellerSku }) => sellerSku)).join();
  return theirs.filter((product) => isRefused(product) && skusIn(product) === reference).length;
}
