import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { publishActs } from '@pressroom/contract/publishing/acts';
import type { App } from '../../../platform/app.ts';
import { Failure } from '../../../platform/failure.ts';
import { openPublisher } from '../send/publisher.ts';
import { findRounds, type StoreRound } from './rounds.queries.ts';

type Cost = HandlerOutput<typeof publishActs.round>;

/** What one round of all stores costs, by the rates of their marketplaces. A store that cannot be asked costs nothing. */
export async function costOfRounds(app: App): Promise<Cost> {
  const stores: Cost['stores'] = [];
  for (const { colours, skus, ...round } of await findRounds(app.db))
    stores.push({ ...round, ...(await costOf(app, { ...round, colours, skus })) });
  const sum = (count: (store: Cost['stores'][number]) => number) =>
    stores.reduce((total, one) => total + count(one), 0);
  return {
    everyHours: app.settings.publishing.roundHours,
    listings: sum(({ listings }) => listings),
    calls: sum(({ calls }) => calls),
    minutes: Math.max(0, ...stores.map(({ minutes }) => minutes)),
    stores,
  };
}

async function costOf(app: App, { storeId, ...round }: StoreRound): Promise<{ calls: number; minutes: number }> {
  try {
    const { publisher } = await openPublisher(app, storeId);
    const calls = publisher.callsToRead(round);
    return { calls, minutes: Math.ceil(calls / publisher.callsPerSecond / 60) };
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return { calls: 0, minutes: 0 };
  }
}
