import { MarketplaceFailure } from '@pressroom/marketplaces';
import type { App } from '../../../platform/app.ts';
import { Failure } from '../../../platform/failure.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { transact } from '../../../platform/database/transact.ts';
import { openConnection, problemOfFailure } from '../../stores/stores.public.ts';
import { findUnsettled, getShipment, type OpenConfirmation } from './confirmations.queries.ts';
import {
  acceptConfirmation,
  askCarrier,
  claimConfirmation,
  markLater,
  markUnknown,
  putBack,
  refuseByFailure,
  refuseConfirmation,
} from './settle.ts';
import { inspectSheinShipment } from './shein.ts';
import { type Look, settledAfterMs } from './shipment.ts';
import { inspectTemuShipment } from './temu.ts';

const laterMs = 30_000;
const mostAttempts = 4;
const passing: readonly MarketplaceFailure['kind'][] = ['throttled', 'unavailable', 'malformed'];

/**
 * `once`: a person has asked for it, and another job stays queued for what comes later. The former release called the id
 * `noticeId`, and its jobs may still be queued.
 */
type Given = { confirmationId: string; once?: true } | { noticeId: string };

/**
 * Confirms a shipment to its marketplace, or finds out whether that has been done. The order's own state follows the
 * answer. The queue keeps the name under which its acts stand in the audit.
 */
export const confirmShipment = defineJob<Given>({
  name: 'orders.tellShipment',
  concurrency: 4,
  retryLimit: 10,
  async run({ app, signal }, given) {
    const confirmationId = 'noticeId' in given ? given.noticeId : given.confirmationId;
    const confirmation = await getShipment(app.db, confirmationId);
    if (!confirmation) return;
    const again = await settle(app, confirmation, signal);
    const isFollowed = 'once' in given && given.once;
    if (again !== undefined && !isFollowed) await runAt(app, confirmationId, new Date(Date.now() + again));
  },
});

/** Takes up confirmations that nobody has worked on for a while, because a process ended or a marketplace was away. */
export const watchConfirmations = defineJob({
  name: 'orders.watchNotices',
  concurrency: 1,
  retryLimit: 0,
  schedule: '* * * * *',
  async run({ app }) {
    const ids = await findUnsettled(app.db);
    await transact(app.db, (tx) =>
      app.jobs.enqueueMany(
        tx,
        confirmShipment,
        ids.map((confirmationId) => ({ confirmationId })),
      ),
    );
  },
});

/** Answers after how many milliseconds to try again; undefined where it is settled. */
async function settle(app: App, confirmation: OpenConfirmation, signal: AbortSignal): Promise<number | undefined> {
  const asked = await inspectShipment(app, confirmation, signal);
  if (typeof asked !== 'object') return asked;
  if (asked.name === 'told') return done(acceptConfirmation(app, confirmation));
  if (asked.name === 'otherwise') {
    const number = asked.numbers.join(', ');
    return done(refuseConfirmation(app, confirmation, { key: 'orders.telling.otherNumber', params: { number } }));
  }
  if (confirmation.state !== 'waiting') {
    const left = Date.parse(confirmation.sentAt ?? '') + settledAfterMs - Date.now();
    if (left > 0) return left;
    if (confirmation.attempts >= mostAttempts)
      return done(refuseConfirmation(app, confirmation, { key: 'orders.telling.noAnswer' }));
    if (!(await putBack(app, confirmation))) return undefined;
  }
  if (asked.name === 'impossible') return done(refuseConfirmation(app, confirmation, asked.problem));
  if (asked.name === 'unclear') return (await askCarrier(app, confirmation, asked.question)) ? 0 : undefined;
  if (!(await claimConfirmation(app, confirmation))) return undefined;
  return send(app, confirmation, asked.send);
}

async function send(
  app: App,
  confirmation: OpenConfirmation,
  tell: () => ReturnType<Extract<Look, { name: 'untold' }>['send']>,
): Promise<number | undefined> {
  try {
    const { problem, warnings } = await tell();
    return done(
      problem ? refuseConfirmation(app, confirmation, problem) : acceptConfirmation(app, confirmation, warnings),
    );
  } catch (failure) {
    if (!(failure instanceof MarketplaceFailure)) throw failure;
    if (failure.kind === 'unknownOutcome') {
      await markUnknown(app, confirmation);
      return 0;
    }
    if (!passing.includes(failure.kind)) return done(refuseByFailure(app, confirmation, failure));
    await markLater(app, confirmation, 'waiting', problemOfFailure(failure));
    return failure.retryAfterMs ?? laterMs;
  }
}

/** How the shipment stands at the marketplace now. Milliseconds to wait where it does not answer; undefined where there is nobody to ask. */
async function inspectShipment(
  app: App,
  confirmation: OpenConfirmation,
  signal: AbortSignal,
): Promise<Look | number | undefined> {
  try {
    const connection = await openConnection(app, app.db, confirmation.shopId);
    if (!connection) return done(refuseConfirmation(app, confirmation, { key: 'orders.telling.notAuthorized' }));
    return connection.marketplace === 'shein'
      ? await inspectSheinShipment(connection.store, confirmation.shipment, { signal })
      : await inspectTemuShipment(connection.store, confirmation.shipment, { signal });
  } catch (failure) {
    if (failure instanceof Failure) return done(refuseConfirmation(app, confirmation, failure));
    if (!(failure instanceof MarketplaceFailure)) throw failure;
    // a confirmation that may have been carried out stays open when the marketplace refuses to tell about it
    if (confirmation.state === 'waiting' && !passing.includes(failure.kind) && failure.kind !== 'unknownOutcome')
      return done(refuseByFailure(app, confirmation, failure));
    await markLater(app, confirmation, 'same', problemOfFailure(failure));
    return failure.retryAfterMs ?? laterMs;
  }
}

async function done(settled: Promise<void>): Promise<undefined> {
  await settled;
}

async function runAt(app: App, confirmationId: string, at: Date): Promise<void> {
  await transact(app.db, (tx) => app.jobs.enqueueMany(tx, confirmShipment, [{ confirmationId }], () => at));
}
