import { publishPreflight } from '@pressroom/contract/publishing/acts';
import { boundValue, type Figure } from '../figure.ts';
import { call } from '../programs/call.ts';
import { startPressroom } from '../programs/pressroom.ts';
import { plantListings } from '../publishing/listings.ts';
import { callsTo } from '../publishing/rounds.ts';
import { openPublishingShop } from '../publishing/shop.ts';

const count = 1000;

export const preflightStored: Figure = {
  names: ['preflight-stored', 'preflight-calls'],
  what: `the preflight of ${count.toLocaleString('en')} stored listings of SHEIN and TEMU stores of both kinds, by what is kept of the marketplaces' definitions`,
  async measure() {
    const places = { shops: ['s1', 's3', 's4', 's6'], categories: ['1704', '1941', '1995'] };
    await using shop = await openPublishingShop({ database: 'preflight_stored', ...places });
    const { planId } = await plantListings(shop, { count, seed: 1, perDesign: 25 });
    await using server = await startPressroom(shop.database, shop.environment);
    const before = await callsTo(shop);
    const begun = performance.now();
    const { judged } = await call(server, publishPreflight.preflight, { publishPlanId: planId });
    const seconds = (performance.now() - begun) / 1000;
    if (judged !== count) throw new Error(`${judged} of ${count} listings were judged`);
    const calls = (await callsTo(shop)) - before;
    return [
      boundValue('preflight-stored', { ours: seconds, unit: 's' }, { atMost: 5 }),
      boundValue('preflight-calls', { ours: calls, unit: 'calls' }, { atMost: 0 }),
    ];
  },
};
