import type { syncRequests } from '@pressroom/contract/sync/requests';
import type { ParsedInput } from '@pressroom/contract/endpoint';
import type { Act } from '../../../platform/act.ts';
import { underIds } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { fail, failField } from '../../../platform/failure.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { lastDays } from '../../../platform/time/lastDays.ts';
import { timeRange } from '../../../platform/time/timeRange.ts';
import { compareStore } from '../ledger/jobs.ts';
import { syncOrders } from '../run/jobs.ts';
import { dismissFailures, lockFailures, type OpenFailure } from '../failures/queries.ts';
import type { SyncJob, SyncRequest } from '../lease/claim.ts';
import { findStoresToSync, type SyncableStore } from '../status/queries.ts';

const dayMs = 86_400_000;
const longestRangeDays = 92;
/** No marketplace lists orders older than this. */
const oldestDays = 400;

type Wanted = Omit<SyncRequest, 'createUser' | 'taskId'>;

const everyChange: Wanted = { from: null, to: null, numbers: [], filterDeliver: false };

/** Fetches the orders of a range of time or with these numbers. Returns the id of the task that follows it. */
export async function startSync(act: Act, input: ParsedInput<typeof syncRequests.order>): Promise<string> {
  const { tx, audit, app } = act;
  const { shopIds, thirdOrderNumbers, startTime, endTime, filterDeliver } = input;
  const { from, before } = timeRange(startTime, endTime, app.settings.displayZone, ['startTime', 'endTime']);
  refuseRange(from, before);
  const names = await getReady(tx, shopIds);
  // a search includes both of its ends
  const to = before ? new Date(Math.min(Date.parse(before) - 1000, Date.now())).toISOString() : null;
  const wanted = { from: from ?? null, to, numbers: thirdOrderNumbers, filterDeliver, amongOthers: shopIds.length > 1 };
  const taskId = await startRuns(act, 'sync.task', new Map(shopIds.map((storeId) => [storeId, wanted])));
  const asked = { startTime: from, endTime: to, thirdOrderNumbers, filterDeliver };
  audit({ object: 'stores', ids: shopIds, before: names, after: { ...names, ...asked } });
  return taskId;
}

function refuseRange(from: string | undefined, before: string | undefined): void {
  if (!from || !before) return;
  const length = Date.parse(before) - Date.parse(from);
  if (Date.parse(from) > Date.now()) failField('startTime', 'sync.rangeAhead');
  if (length > longestRangeDays * dayMs) failField('endTime', 'sync.rangeTooLong', { days: longestRangeDays });
}

/** Fetches at once what the next scheduled run would fetch. */
export async function syncNow(act: Act, shopIds: readonly string[]): Promise<string> {
  const { tx, audit } = act;
  const names = await getReady(tx, shopIds);
  const taskId = await startRuns(act, 'sync.task', new Map(shopIds.map((storeId) => [storeId, everyChange])));
  audit({ object: 'stores', ids: [...shopIds], before: names, after: { ...names, syncNow: true } });
  return taskId;
}

/** One task, and one run of each store. Returns the task's id. */
async function startRuns(
  { tx, app, actor }: Act,
  titleKey: 'sync.task' | 'sync.retryTask',
  wantedOf: ReadonlyMap<string, Wanted>,
): Promise<string> {
  const taskId = await startTask(tx, actor, { kind: 'sync.orders', titleKey, total: wantedOf.size });
  const jobs = [...wantedOf].map(([storeId, wanted]): SyncJob => {
    const request = { ...wanted, createUser: actor.username, taskId };
    return { storeId, cause: 'manual', request };
  });
  await app.jobs.enqueueMany(tx, syncOrders, jobs);
  return taskId;
}

/** For the audit, by the stores' ids. */
type StoreNames = Record<string, object>;

/** Fails where one of the stores cannot be asked. */
async function getReady(tx: Tx, ids: readonly string[]): Promise<StoreNames> {
  const stores = await findStoresToSync(tx, ids);
  if (stores.length < ids.length) fail(404, 'platform.notFound');
  const unready = stores.filter(({ ready }) => !ready).map(({ name }) => name);
  if (unready.length > 0) fail(409, 'sync.storesNotReady', { params: { names: unready } });
  return namesOf(stores);
}

function namesOf(stores: readonly SyncableStore[]): StoreNames {
  return underIds(stores, ({ name }) => ({ name }));
}

export async function retryFailures(act: Act, ids: readonly string[]): Promise<string> {
  const { tx, audit } = act;
  const byStore = await openFailures(tx, ids);
  const names = await getReady(tx, [...byStore.keys()]);
  const wanted = [...byStore].map(([storeId, failures]): [string, Wanted] => [
    storeId,
    { ...everyChange, numbers: numbersOf(failures) },
  ]);
  const taskId = await startRuns(act, 'sync.retryTask', new Map(wanted));
  auditEach(audit, byStore, names, {});
  return taskId;
}

export async function dismiss({ tx, audit }: Act, ids: readonly string[]): Promise<void> {
  const byStore = await openFailures(tx, ids);
  await dismissFailures(tx, ids);
  // what is dismissed may be of a store that cannot be asked any more
  const names = namesOf(await findStoresToSync(tx, [...byStore.keys()]));
  auditEach(audit, byStore, names, { dismissed: true });
}

async function openFailures(tx: Tx, ids: readonly string[]): Promise<Map<string, OpenFailure[]>> {
  const failures = await lockFailures(tx, ids);
  if (failures.length === 0) fail(409, 'sync.noFailures');
  return Map.groupBy(failures, ({ storeId }) => storeId);
}

const numbersOf = (failures: readonly OpenFailure[]) => failures.map(({ thirdOrderNumber }) => thirdOrderNumber);

function auditEach(
  audit: Act['audit'],
  byStore: ReadonlyMap<string, readonly OpenFailure[]>,
  names: StoreNames,
  done: { dismissed?: true },
): void {
  for (const [storeId, failures] of byStore) {
    const name = { [storeId]: names[storeId] };
    const after = { ...name, ...done, thirdOrderNumbers: numbersOf(failures) };
    audit({ object: 'stores', ids: [storeId], before: name, after });
  }
}

export async function startComparison(
  { tx, audit, app, actor }: Act,
  { shopId, startDay, endDay }: { shopId: string; startDay: string; endDay: string },
): Promise<string> {
  const known = lastDays(new Date(), oldestDays, app.settings.displayZone);
  const [oldest, today] = [known[0]!.name, known.at(-1)!.name];
  if (endDay > today) failField('endDay', 'sync.dayAhead', { today });
  if (startDay < oldest) failField('startDay', 'sync.dayTooOld', { days: oldestDays });
  const names = await getReady(tx, [shopId]);
  const total = Math.round((Date.parse(endDay) - Date.parse(startDay)) / dayMs) + 1;
  const taskId = await startTask(tx, actor, { kind: 'sync.ledger', titleKey: 'sync.ledgerTask', total });
  await app.jobs.enqueueMany(tx, compareStore, [{ storeId: shopId, startDay, endDay, taskId }]);
  audit({ object: 'stores', ids: [shopId], before: names, after: { ...names, startDay, endDay } });
  return taskId;
}
