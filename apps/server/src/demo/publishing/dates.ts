import { sql } from 'kysely';
import type { App } from '../../platform/app.ts';
import type { Tx } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { plans } from './planList.ts';
import type { Planned } from './plans.ts';

const hour = 3_600_000;

/**
 * Moves each plan with its listings to when somebody would have made it, and what became of them to the hours after. What a
 * comparison has found stays as it is, and so does what is on its way.
 */
export async function movePlans({ db, settings }: App, planned: readonly Planned[]): Promise<void> {
  const planIds = [...new Set(planned.map(({ planId }) => planId))];
  await transact(db, async (tx) => {
    for (const [index, planId] of planIds.entries()) {
      const at = new Date(Date.now() - plans[index]!.hoursAgo * hour);
      await movePlan(tx, { planId, at, zone: settings.displayZone });
    }
  });
}

const isMoved = sql`e.behavior ->> 'key' <> 'publishing.log.differs'`;

interface Moved {
  planId: string;
  at: Date;
  zone: string;
}

async function movePlan(tx: Tx, { planId, at, zone }: Moved): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  await sql`
    update listing_events e set gmt_create = least(clock_timestamp() - interval '5 minutes', ${moment} + interval '20 minutes'
      + placed.step * interval '3 minutes' + case when placed.step > 4 then interval '9 hours' else interval '0' end)
    from (
      select e.id, row_number() over (partition by e.listing_id order by e.id) as step
      from listing_events e join listings l on l.id = e.listing_id
      where l.plan_id = ${planId} and ${isMoved}
    ) placed where placed.id = e.id`.execute(tx);
  await sql`
    update listings l set gmt_create = ${moment},
      gmt_modified = case when l.stage in ('queued', 'unknown') then l.gmt_modified
        else coalesce(last.at, ${moment} + interval '8 minutes') end,
      published_at = case when l.published_at is not null then last.moved end
    from listings own left join lateral (
      select max(e.gmt_create) as at, max(e.gmt_create) filter (where ${isMoved}) as moved
      from listing_events e where e.listing_id = own.id) last on true
    where own.id = l.id and l.plan_id = ${planId}`.execute(tx);
  await sql`
    update publish_plans p set gmt_create = ${moment},
      gmt_modified = (select max(l.gmt_modified) from listings l where l.plan_id = p.id),
      publish_batch_no = 'PB' || to_char(${moment} at time zone ${zone}::text, 'YYYYMMDD') || right(p.publish_batch_no, -10)
    where p.id = ${planId}`.execute(tx);
}
