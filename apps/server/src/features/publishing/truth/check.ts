import type { Message } from '@pressroom/contract/message';
import { listingStatus } from '@pressroom/contract/publishing/status';
import type { Act } from '../../../platform/act.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { type ActHead, lockActHeads } from '../acts/heads.queries.ts';
import { changesTo, findFacts } from '../send/audit.ts';
import { type ListingOutcome, refusals } from '../send/release.ts';
import { askNow, isWaiting } from './askNow.ts';
import { checkedAtOnce, type CheckJob, checkListings } from './rounds.jobs.ts';

/** Has the marketplaces asked now: how reviews stand, and how they have what is published, which a task follows. */
export async function startCheck(act: Act, ids: readonly string[]): Promise<ListingOutcome> {
  const { tx, app, audit } = act;
  const heads = await lockActHeads(tx, ids);
  const objections = new Map(heads.map((head) => [head.id, objectionTo(head)]));
  const refused = refusals(ids, heads, objections);
  const allowed = heads.filter(({ id }) => !objections.get(id));
  await askNow(app, tx, allowed.filter(isWaiting));
  const checked = allowed.filter((head) => !isWaiting(head));
  const taskId = checked.length > 0 ? await startCheckTask(act, checked.length) : undefined;
  const jobs = [...Map.groupBy(checked, ({ storeId }) => storeId)].flatMap(([storeId, its]) =>
    inParts(its).map((part): CheckJob => ({
      storeId,
      ...(taskId && { taskId }),
      listings: part.map(({ id, cargoNo }) => ({ id, label: cargoNo })),
    })),
  );
  await app.jobs.enqueueMany(tx, checkListings, jobs);
  const done = allowed.map(({ id }) => id);
  audit(await changesTo(tx, await findFacts(tx, done), { check: done.length }));
  return { done, refused, ...(taskId && { taskId }) };
}

function startCheckTask({ tx, actor }: Act, total: number): Promise<string> {
  return startTask(tx, actor, { kind: 'publishing', titleKey: 'publishing.task.check', total });
}

function objectionTo(head: ActHead): Message | undefined {
  if (head.publishStatus === listingStatus.published || isWaiting(head)) return undefined;
  const isQueued = head.publishStatus === listingStatus.publishing;
  return { key: isQueued ? 'publishing.act.notSent' : 'publishing.act.notPublished' };
}

function inParts<One>(all: readonly One[]): One[][] {
  const count = Math.ceil(all.length / checkedAtOnce);
  return Array.from({ length: count }, (_, at) => all.slice(at * checkedAtOnce, (at + 1) * checkedAtOnce));
}
