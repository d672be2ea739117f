import { MarketplaceFailure } from '@pressroom/marketplaces';
import type { App } from '../../../platform/app.ts';
import { Failure } from '../../../platform/failure.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { openConnection, problemOfFailure } from '../../stores/stores.public.ts';
import { findUnsettled, getShipment, type NoticeToSettle } from './confirmations.queries.ts';
import {
  acceptNotice,
  askCarrier,
  claimNotice,
  markLater,
  markUnknown,
  putBack,
  refuseByFailure,
  refuseNotice,
} from './settle.ts';
import { lookAtShein } from './shein.ts';
import type { Look } from './shipment.ts';
import { lookAtTemu } from './temu.ts';

/** Longer than a call can last: what the marketplace does not know of by then it was not told. */
const settledAfterMs = 120_000;
const laterMs = 30_000;
const mostAttempts = 4;
const passing: readonly MarketplaceFailure['kind'][] = ['throttled', 'unavailable', 'malformed'];

interface Given {
  noticeId: string;
}

/** Tells a marketplace that an order ships, or finds out whether it was told. The order's own state follows the answer. */
export const tellShipment = defineJob<Given>({
  name: 'orders.tellShipment',
  concurrency: 4,
  retryLimit: 10,
  async run({ app, signal }, { noticeId }) {
    const notice = await getShipment(app.db, noticeId);
    if (!notice) return;
    const again = await settle(app, notice, signal);
    if (again !== undefined) await runAt(app, noticeId, new Date(Date.now() + again));
  },
});

/** Notices that nobody has looked at for a while, because a process ended or a marketplace was away. */
export const watchNotices = defineJob({
  name: 'orders.watchNotices',
  concurrency: 1,
  retryLimit: 0,
  schedule: '* * * * *',
  async run({ app }) {
    const ids = await findUnsettled(app.db);
    await app.db.transaction().execute((tx) =>
      app.jobs.enqueueMany(
        tx,
        tellShipment,
        ids.map((noticeId) => ({ noticeId })),
      ),
    );
  },
});

/** Answers after how many milliseconds to come back; undefined where it is settled. */
async function settle(app: App, notice: NoticeToSettle, signal: AbortSignal): Promise<number | undefined> {
  const asked = await lookNow(app, notice, signal);
  if (typeof asked !== 'object') return asked;
  if (asked.name === 'told') return done(acceptNotice(app, notice));
  if (asked.name === 'otherwise') {
    const number = asked.numbers.join(', ');
    return done(refuseNotice(app, notice, { key: 'orders.telling.otherNumber', params: { number } }));
  }
  if (notice.state !== 'waiting') {
    const left = Date.parse(notice.sentAt ?? '') + settledAfterMs - Date.now();
    if (left > 0) return left;
    if (notice.attempts >= mostAttempts) return done(refuseNotice(app, notice, { key: 'orders.telling.noAnswer' }));
    if (!(await putBack(app, notice))) return undefined;
  }
  if (asked.name === 'impossible') return done(refuseNotice(app, notice, asked.problem));
  if (asked.name === 'unclear') return (await askCarrier(app, notice, asked.question)) ? 0 : undefined;
  if (!(await claimNotice(app, notice))) return undefined;
  return send(app, notice, asked.send);
}

async function send(
  app: App,
  notice: NoticeToSettle,
  tell: () => ReturnType<Extract<Look, { name: 'untold' }>['send']>,
): Promise<number | undefined> {
  try {
    const { problem, warnings } = await tell();
    return done(problem ? refuseNotice(app, notice, problem) : acceptNotice(app, notice, warnings));
  } catch (failure) {
    if (!(failure instanceof MarketplaceFailure)) throw failure;
    if (failure.kind === 'unknownOutcome') {
      await markUnknown(app, notice);
      return 0;
    }
    if (!passing.includes(failure.kind)) return done(refuseByFailure(app, notice, notice.shopId, failure));
    await markLater(app, notice, 'waiting', problemOfFailure(failure));
    return failure.retryAfterMs ?? laterMs;
  }
}

/** What the marketplace says now; a number where it does not answer, and undefined where there is nobody to ask. */
async function lookNow(app: App, notice: NoticeToSettle, signal: AbortSignal): Promise<Look | number | undefined> {
  try {
    const connection = await openConnection(app, app.db, notice.shopId);
    if (!connection) return done(refuseNotice(app, notice, { key: 'orders.telling.notAuthorized' }));
    return connection.marketplace === 'shein'
      ? await lookAtShein(connection.store, notice.shipment, { signal })
      : await lookAtTemu(connection.store, notice.shipment, { signal });
  } catch (failure) {
    if (failure instanceof Failure) return done(refuseNotice(app, notice, failure));
    if (!(failure instanceof MarketplaceFailure)) throw failure;
    // what may have been carried out is not given up because asking is refused
    if (notice.state === 'waiting' && !passing.includes(failure.kind) && failure.kind !== 'unknownOutcome')
      return done(refuseByFailure(app, notice, notice.shopId, failure));
    await markLater(app, notice, 'same', problemOfFailure(failure));
    return failure.retryAfterMs ?? laterMs;
  }
}

async function done(settled: Promise<void>): Promise<undefined> {
  await settled;
}

async function runAt(app: App, noticeId: string, at: Date): Promise<void> {
  await app.db.transaction().execute((tx) => app.jobs.enqueueMany(tx, tellShipment, [{ noticeId }], () => at));
}
