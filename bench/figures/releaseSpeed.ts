import { publishActs } from '@pressroom/contract/publishing/acts';
import type { Entry } from '@pressroom/sandbox/src/world/ledger.ts';
import { sql } from 'kysely';
import { compareRatio, type Figure, type Measured } from '../figure.ts';
import { call } from '../programs/call.ts';
import { startPressroom } from '../programs/pressroom.ts';
import { plantListings } from '../publishing/listings.ts';
import { countIn, until } from '../publishing/publishAll.ts';
import { openPublishingShop } from '../publishing/shop.ts';

/** The ratio is the same for any number; 1,000 listings take more than three minutes. */
const count = Number(process.env['RELEASE_LISTINGS'] ?? 300);
const perSecond = 20;
const latencyMs = 50;
/** So many listings show the same pictures. */
const perDesign = 5;

const sides = {
  shein: { marketplace: 'shein', shops: ['s1'], categories: ['1704'] },
  temu: { marketplace: 'temu', shops: ['s4'], categories: ['1941'] },
} as const;

export const releaseSpeed: Figure = {
  names: ['release-shein', 'release-temu'],
  paced: true,
  what: `the release of ${count.toLocaleString('en')} listings, each ${perDesign} with pictures of their own, to a marketplace that answers in ${latencyMs} ms and allows ${perSecond} calls a second, against what the rate alone dictates`,
  async measure() {
    // one is planted after the other; both wait for their marketplace's rate alone, so they are released at once
    await using shein = await readyRelease(sides.shein);
    await using temu = await readyRelease(sides.temu);
    return await Promise.all([shein.release(), temu.release()]);
  },
};

interface ReadyRelease extends AsyncDisposable {
  release(): Promise<Measured>;
}

async function readyRelease({
  marketplace,
  shops,
  categories,
}: (typeof sides)['shein' | 'temu']): Promise<ReadyRelease> {
  await using opened = new AsyncDisposableStack();
  const database = `release_${marketplace}`;
  const shop = opened.use(await openPublishingShop({ database, shops, categories, paced: true }));
  const { ids } = await plantListings(shop, { count, seed: 1, perDesign });
  const server = opened.use(await startPressroom(database, { PROCESS: 'all', ...shop.environment }));
  const { sandbox } = shop;
  await sandbox.control('PUT', 'rates', { endpoint: '*', perSecond });
  await sandbox.control('POST', 'faults', { kind: 'slow', endpoint: `${marketplace}:*`, ms: latencyMs });
  const kept = opened.move();
  return {
    async release() {
      const begun = performance.now();
      await call(server, publishActs.executeProducts, { ids });
      const isSent = sql<boolean>`publish_status = 3 or stage = 'review'`;
      await until('the release', async () => (await countIn(shop, isSent)) === count);
      const ours = (performance.now() - begun) / 1000;
      const bare = (await callsNeeded(sandbox)) / perSecond + latencyMs / 1000;
      return compareRatio(`release-${marketplace}`, { ours, bare, unit: 's' }, { atMost: 1.2 });
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

interface Asking {
  control<Answer>(method: string, path: string): Promise<Answer>;
}

/** Each listing once, and each picture once for its use. */
async function callsNeeded(sandbox: Asking): Promise<number> {
  const entries = await sandbox.control<Entry[]>('GET', 'ledger');
  return entries.filter(({ act }) => act === 'publish' || act === 'picture').length;
}
