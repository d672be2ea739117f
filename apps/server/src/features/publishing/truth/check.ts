import type { Message } from '@pressroom/contract/message';
import { listingStatus } from '@pressroom/contract/publishing/status';
import type { Act } from '../../../platform/act.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { type ActHead, lockActHeads } from '../acts/heads.queries.ts';
import { changesTo, findFacts } from '../send/audit.ts';
import { type ListingOutcome, refusals } from '../send/release.ts';
import { checkedAtOnce, type CheckJob, checkListings } from './rounds.jobs.ts';

/** Has the marketplaces asked about published listings now; a task tells when they have answered. */
export async function startCheck(act: Act, ids: readonly string[]): Promise<ListingOutcome> {
  const { tx, app, audit } = act;
  const heads = await lockActHeads(tx, ids);
  const objections = new Map(heads.map((head) => [head.id, objectionTo(head)]));
  const refused = refusals(ids, heads, objections);
  const checked = heads.filter(({ id }) => !objections.get(id));
  const taskId = checked.length > 0 ? await startCheckTask(act, checked.length) : undefined;
  const jobs = [...Map.groupBy(checked, ({ storeId }) => storeId)].flatMap(([storeId, its]) =>
    inParts(its).map((part): CheckJob => ({
      storeId,
      ...(taskId && { taskId }),
      listings: part.map(({ id, cargoNo }) => ({ id, label: cargoNo })),
    })),
  );
  await app.jobs.enqueueMany(tx, checkListings, jobs);
  const done = checked.map(({ id }) => id);
  audit(await changesTo(tx, await findFacts(tx, done), { check: done.length }));
  return { done, refused, ...(taskId && { taskId }) };
}

function startCheckTask({ tx, actor }: Act, total: number): Promise<string> {
  return startTask(tx, actor, { kind: 'publishing', titleKey: 'publishing.task.check', total });
}

function objectionTo({ publishStatus }: ActHead): Message | undefined {
  return publishStatus === listingStatus.published ? undefined : { key: 'publishing.act.notPublished' };
}

function inParts<One>(all: readonly One[]): One[][] {
  const count = Math.ceil(all.length / checkedAtOnce);
  return Array.from({ length: count }, (_, at) => all.slice(at * checkedAtOnce, (at + 1) * checkedAtOnce));
}
