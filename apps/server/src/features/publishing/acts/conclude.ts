import type { Message } from '@pressroom/contract/message';
import type { SkuResult } from '@pressroom/marketplaces/publishing';
import { system } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import type { App } from '../../../platform/app.ts';
import { advanceTask } from '../../../platform/jobs/tasks.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { addEvents } from '../record/events.ts';
import { lockListings } from '../record/queries.ts';
import { refreshListings } from '../record/refresh.ts';
import { setListings } from '../record/status.ts';
import { changesTo, findFacts } from '../send/audit.ts';
import type { OpenedStore } from '../send/publisher.ts';
import { type ClaimedCall, closeCall } from './calls.queries.ts';
import type { Change, SkuOutcome } from '../send/change.ts';
import { keepChange, markAgreed } from './kept.queries.ts';

/** Keeps what came of a change, by SKU: what was taken counts, what was refused stays as it was and says why. */
export async function concludeCall(
  app: App,
  call: ClaimedCall,
  { publisher }: OpenedStore,
  results: readonly SkuResult[],
): Promise<void> {
  const names = new Map(call.change.rows.map(({ ref }) => [ref.skuId, ref.sku]));
  const outcomes = new Map(results.map(({ skuId, outcome }) => [skuId, outcome]));
  const refused = results.flatMap(({ skuId, outcome, problem }) => {
    if (outcome !== 'refused') return [];
    const meaning = problem ? publisher.explain(problem, [names.get(skuId) ?? '']).message : undefined;
    const why: Message = meaning ?? { key: 'publishing.act.refusedSku', params: {} };
    return [{ sku: names.get(skuId) ?? skuId, why, reason: problem?.reason ?? '' }];
  });
  const kept = results.map(({ skuId, outcome, problem }) => ({
    sku: names.get(skuId) ?? skuId,
    outcome,
    reason: problem?.reason ?? '',
  }));
  const isRefused = refused.length === results.length && results.length > 0;
  await close(app, call, { state: isRefused ? 'refused' : 'done', outcome: kept }, async (act) => {
    await keepChange(act.tx, call.listingId, call.change, outcomes);
    await refreshListings(act.tx, [call.listingId]);
    const failed = refused.length;
    if (failed === 0) {
      await markAgreed(act.tx, call.listingId, call.change);
      const isReviewed = results.some(({ outcome }) => outcome === 'review');
      return told(call.change, isReviewed);
    }
    const whys: Message[] = refused.slice(0, shown).map(({ sku, why, reason }) => ({
      key: 'publishing.act.ofSku',
      params: { sku, why: reason ? { key: 'publishing.refused.said', params: { msg: why, reason } } : why },
    }));
    return { problem: { key: 'publishing.act.partly', params: { failed, total: results.length, whys } } };
  });
}

/** So many SKUs are named in one message. */
const shown = 10;

/** Nothing of it was carried out. */
export async function refuseCall(app: App, call: ClaimedCall, { key, params }: Message): Promise<void> {
  await close(app, call, { state: 'refused', outcome: [] }, async () => ({
    problem: { key, ...(params && { params }) },
  }));
}

type Told = { log: Message } | { problem: Message };

function told(change: Change, isReviewed: boolean): Told {
  const [row] = change.rows;
  if (change.kind === 'shelf')
    return { log: { key: change.isListed ? 'publishing.log.listed' : 'publishing.log.removed' } };
  if (change.kind === 'stock') return { log: { key: 'publishing.log.stock' } };
  return { log: { key: isReviewed && row ? 'publishing.log.priceReview' : 'publishing.log.price' } };
}

async function close(
  app: App,
  call: ClaimedCall,
  { state, outcome }: { state: 'done' | 'refused'; outcome: readonly SkuOutcome[] },
  keep: (act: Act) => Promise<Told>,
): Promise<void> {
  await writeAs(app, system, 'job/publishing.act', async (act) => {
    const { tx, audit, actor } = act;
    await lockListings(tx, [call.listingId]);
    if (!(await closeCall(tx, call, { state, outcome }))) return;
    const before = await findFacts(tx, [call.listingId]);
    const told = await keep(act);
    await setListings(tx, [call.listingId], { dueAt: null });
    const { kind } = call.change;
    const behavior: Message =
      'log' in told ? told.log : { key: `publishing.log.not.${kind}`, params: { why: told.problem } };
    await addEvents(tx, actor, [{ listingId: call.listingId, behavior }]);
    const problems = 'problem' in told ? [{ id: call.listingId, label: call.cargoNo, ...told.problem }] : [];
    if (call.taskId) await advanceTask(tx, call.taskId, 1, problems);
    audit(await changesTo(tx, before, { kind, outcome }));
  });
}
