import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { JobQueue } from '../../../platform/jobs/queue.ts';
import { findNotHeld, type Question } from '../kept/held.ts';
import { betweenTries } from '../kept/queries.ts';
import { refreshQueue, walkQueue } from '../kept/queues.ts';
import { tellsTreeAtOnce } from '../sources/open.ts';
import type { DefinitionKind } from '../sources/source.ts';
import type { Shop } from './answers.ts';
import type { UsedCategory } from '../kept/subscriber.ts';

interface Planning {
  tx: Tx;
  jobs: JobQueue;
}

interface Planned {
  storeId: string;
  kind: DefinitionKind;
  key: string;
}

/** What is in use is asked for again after so long, so that nobody finds it older than a day. */
const askedAgainAfter = sql`interval '20 hours'`;
/** One call of SHEIN takes ten. */
const keysOfOneJob = 10;
/** Levels of a tree that nobody opens are asked for again after so long. */
const walkedAgainAfter = sql`interval '7 days'`;

/** Has what is in use asked for again before it turns a day old. */
export async function planRefreshes({ tx, jobs }: Planning, used: readonly UsedCategory[]): Promise<void> {
  const { rows } = await sql<Planned>`
    with used as (
      select distinct * from unnest(
        ${used.map(({ storeId }) => storeId)}::bigint[],
        ${used.map(({ productTypeId }) => productTypeId)}::text[]) as used (store_id, product_type_id))
    update platform_definitions kept set tried_at = clock_timestamp()
    from used
    where kept.store_id = used.store_id
      and case
        when kept.kind in ('attributes', 'linkedRules', 'modelRule', 'sizeChartRule')
          then split_part(kept.key, '/', 1) = used.product_type_id
        when kept.kind in ('fillInStandard', 'ownValues', 'sizeCharts') then exists (
          select from platform_categories c
          where c.store_id = used.store_id and c.product_type_id = used.product_type_id and c.category_id = kept.key)
        else kept.kind in ('models', 'brands', 'sites', 'warehouses', 'freightTemplates') end
      and kept.asked_at < clock_timestamp() - ${askedAgainAfter}
      and kept.tried_at < clock_timestamp() - ${betweenTries}
    returning kept.store_id, kept.kind, kept.key`.execute(tx);
  await enqueueRefreshes({ tx, jobs }, rows);
}

/** Has those of the questions asked in the background that nobody has asked yet. Returns whether there are any. */
export async function wantDefinitions({ tx, jobs }: Planning, questions: readonly Question[]): Promise<boolean> {
  const rows = await findNotHeld(tx, questions);
  await enqueueRefreshes({ tx, jobs }, rows, true);
  return rows.length > 0;
}

/** Has the rules between the attributes of a category asked for again that was itself asked for again now. */
export async function refreshRules({ tx, jobs }: Planning, { storeId, productTypeId }: UsedCategory): Promise<void> {
  const { rows } = await sql<Planned>`
    select store_id, kind, key from platform_definitions
    where store_id = ${storeId} and kind = 'linkedRules' and split_part(key, '/', 1) = ${productTypeId}`.execute(tx);
  await enqueueRefreshes({ tx, jobs }, rows);
}

async function enqueueRefreshes({ tx, jobs }: Planning, rows: readonly Planned[], isFirst = false): Promise<void> {
  const groups = Map.groupBy(rows, ({ storeId, kind, key }) => `${storeId} ${kind} ${ruleOwner(kind, key)}`);
  const planned = [...groups.values()].flatMap((group) =>
    inParts(group, keysOfOneJob).map((part) => {
      const { storeId, kind } = part[0]!;
      return { storeId, kind, keys: part.map(({ key }) => key), isFirst };
    }),
  );
  await jobs.enqueueMany(tx, refreshQueue, planned);
}

/** Linked rules are asked for by product type; what else is in use may share a call. */
function ruleOwner(kind: DefinitionKind, key: string): string {
  return kind === 'linkedRules' ? key.slice(0, key.indexOf('/')) : '';
}

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size));
}

const lazy = Object.entries(tellsTreeAtOnce).flatMap(([marketplace, atOnce]) => (atOnce ? [] : [marketplace]));

/** Has every tree that comes level by level looked through. */
export async function planWalks({ tx, jobs }: Planning): Promise<void> {
  const { rows } = await sql<{ storeId: string; before: string }>`
    select store_id, (clock_timestamp() - ${walkedAgainAfter})::text as before
    from platform_definitions kept
    where kind = 'categories' and key = '' and marketplace = any(${lazy}::text[])`.execute(tx);
  await jobs.enqueueMany(tx, walkQueue, rows);
}

/** The same for one store whose tree was asked for anew: every level is older than that. */
export async function walkAgain({ tx, jobs }: Planning, { storeId, marketplace }: Shop): Promise<void> {
  if (!tellsTreeAtOnce[marketplace])
    await jobs.enqueueMany(tx, walkQueue, [{ storeId, before: new Date().toISOString() }]);
}
