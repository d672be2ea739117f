import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { publishActs } from '@pressroom/contract/publishing/acts';
import type { App } from '../../../platform/app.ts';
import { Failure } from '../../../platform/failure.ts';
import { openPublisher } from '../send/publisher.ts';
import { findRounds, type StoreRound } from './rounds.queries.ts';

type Cost = HandlerOutput<typeof publishActs.round>;

interface Reading {
  calls: number;
  perSecond: number;
  /** Stores of one name share the rate. */
  rate: string;
}

const minutesOf = ({ calls, perSecond }: Pick<Reading, 'calls' | 'perSecond'>) => Math.ceil(calls / perSecond / 60);

const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);

/** Stores are asked side by side, and those that share a rate one after the other. */
export function minutesTogether(readings: readonly Reading[]): number {
  const shared = [...Map.groupBy(readings, ({ rate }) => rate).values()];
  const minutes = shared.map((own) =>
    minutesOf({ calls: sum(own.map(({ calls }) => calls)), perSecond: own[0]!.perSecond }),
  );
  return Math.max(0, ...minutes);
}

/** What one round of all stores costs, by the rates of their marketplaces. A store that cannot be asked costs nothing. */
export async function costOfRounds(app: App): Promise<Cost> {
  const read: { round: StoreRound; reading: Reading }[] = [];
  for (const round of await findRounds(app.db)) read.push({ round, reading: await readingOf(app, round) });
  const stores = read.map(({ round: { colours: _colours, skus: _skus, ...round }, reading }) => ({
    ...round,
    calls: reading.calls,
    minutes: minutesOf(reading),
  }));
  return {
    everyHours: app.settings.publishing.roundHours,
    listings: sum(stores.map(({ listings }) => listings)),
    calls: sum(stores.map(({ calls }) => calls)),
    minutes: minutesTogether(read.map(({ reading }) => reading)),
    stores,
  };
}

async function readingOf(app: App, { storeId, ...round }: StoreRound): Promise<Reading> {
  try {
    const { publisher } = await openPublisher(app, storeId);
    const { callsPerSecond: perSecond, rateIsOf, marketplace } = publisher;
    return { calls: publisher.callsToRead(round), perSecond, rate: rateIsOf === 'store' ? storeId : marketplace };
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return { calls: 0, perSecond: 1, rate: storeId };
  }
}
