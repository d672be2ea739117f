import { drawBy } from '../../definitions/draw.ts';
import { lastMileTest } from '../makers.ts';
import { hasten, killWorkers, letFail } from './disturb.ts';
import { judge, type OnceProof } from './judge.ts';
import { makeWanted } from './orders.ts';
import { press, rest } from './press.ts';

interface Asked {
  orders: number;
  seed: number;
  /** How many workers are killed, at random moments. */
  kills: number;
}

/**
 * Two people press everything twice while label systems and marketplaces fail and workers are killed, until every order has
 * its label. Time passes faster for what waits than by the clock.
 */
export async function buyOnce({ orders, seed, kills }: Asked): Promise<OnceProof & { killed: number }> {
  const at = await lastMileTest({ quickly: true });
  const draw = drawBy(seed);
  const wanted = await makeWanted(at, orders);
  letFail(at);
  const stop = new AbortController();
  const killing = killWorkers(at, { draw, orders, kills, signal: stop.signal });
  const hastening = hasten(at, stop.signal);
  try {
    await Promise.all(([0, 1] as const).map((mine) => press(at, { wanted, mine, draw })));
    await rest(at);
  } finally {
    stop.abort();
    await hastening;
  }
  return { ...(await judge(at, wanted)), killed: await killing };
}
