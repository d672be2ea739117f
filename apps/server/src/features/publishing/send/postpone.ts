import { listingStatus } from '@pressroom/contract/publishing/status';
import { sql } from 'kysely';
import { system } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { isFree } from '../../../platform/jobs/lease.ts';
import { advanceTask } from '../../../platform/jobs/tasks.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { formatWallTime, wallTimeAt, zonedInstant } from '../../../platform/time/wallTime.ts';
import { addEvents } from '../record/events.ts';
import { type KeptProblem, quotaReached } from '../record/heads.ts';
import { setListings } from '../record/status.ts';
import { changesTo, findFacts } from './audit.ts';
import { type Claim, lockClaimed } from './claim.ts';
import { ownProblem } from './problems.ts';

/**
 * The store may publish no more today: this listing and all of the store that wait for their turn go on tomorrow. What does
 * not fit tomorrow either is put off by a day again.
 */
export async function postponeStore(app: App, claim: Claim): Promise<void> {
  const at = tomorrow(new Date(), app.settings.displayZone);
  const shown = formatWallTime(wallTimeAt(at, app.settings.displayZone)).slice(0, 16);
  const problem = ownProblem({ key: quotaReached, params: { time: shown } });
  await writeAs(app, system, 'job/publishing.send', async (act) => {
    const { tx, actor, audit } = act;
    if (!(await lockClaimed(tx, claim))) return;
    const waiting = [claim.id, ...(await lockWaiting(tx, claim, at))];
    const before = await findFacts(tx, waiting);
    await setListings(tx, waiting, { stage: 'queued', dueAt: at.toISOString(), problem });
    await endTasks(tx, waiting, problem);
    await addEvents(
      tx,
      actor,
      waiting.map((listingId) => ({ listingId, behavior: problem.msg })),
    );
    audit(await changesTo(tx, before));
  });
}

/** A few minutes into the next day of the display zone, so that clocks which are apart agree on the day. */
function tomorrow(instant: Date, zone: string): Date {
  const { year, month, day } = wallTimeAt(instant, zone);
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  const wall = { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
  return zonedInstant({ ...wall, hour: 0, minute: 5, second: 0 }, zone);
}

async function lockWaiting(tx: Tx, { id, storeId }: Claim, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from listings
    where store_id = ${storeId} and publish_status = ${listingStatus.publishing} and stage = 'queued' and id <> ${id}
      and due_at < ${at.toISOString()} and ${isFree}
    order by id for update skip locked`.execute(tx);
  return rows.map((row) => row.id);
}

/** The tasks of today's acts end with the news; tomorrow's sending is followed on the page. */
async function endTasks(tx: Tx, listingIds: readonly string[], { msg }: KeptProblem): Promise<void> {
  const { rows } = await sql<{ taskId: string; cargoNo: string }>`
    update listing_calls call set state = 'waiting', task_id = null, gmt_modified = clock_timestamp()
    from listings listing, listing_calls former
    where call.listing_id = any(${listingIds}::bigint[]) and call.kind in ('publish', 'edit')
      and call.state in ('waiting', 'sending', 'unknown') and listing.id = call.listing_id and former.id = call.id
    returning former.task_id, listing.cargo_no`.execute(tx);
  const byTask = Map.groupBy(
    rows.filter(({ taskId }) => taskId !== null),
    ({ taskId }) => taskId,
  );
  for (const [taskId, its] of byTask)
    await advanceTask(
      tx,
      taskId,
      its.length,
      its.map(({ cargoNo }) => ({ label: cargoNo, ...msg })),
    );
}
