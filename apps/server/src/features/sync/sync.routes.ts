import { syncRequests } from '@pressroom/contract/sync/requests';
import { sync } from '@pressroom/contract/sync/sync';
import { storeSync, syncRun } from '@pressroom/contract/sync/syncShapes';
import { routes } from '../../platform/http/context.ts';
import { readProblem } from '../stores/stores.public.ts';
import { findFailures } from './failures/queries.ts';
import { findDifferences, findLedger } from './ledger/queries.ts';
import { findRuns, findRunsById, findStoreSyncs, type RunRecord } from './status/queries.ts';
import { dismiss, syncNow, retryFailures, startComparison, startSync } from './requests/requests.ts';

const runWords = syncRun.pick({ cause: true, state: true });
const storeWords = storeSync.pick({ typeCode: true });

const presentRun = ({ problem, ...run }: RunRecord) => ({
  ...run,
  ...runWords.parse(run),
  errorMsg: readProblem(problem),
});

export const syncRequestRoutes = routes(syncRequests, {
  order: async ({ input, ...context }) => ({ taskId: await startSync(context, input) }),

  now: async ({ input, ...context }) => ({ taskId: await syncNow(context, input.shopIds) }),
});

export const syncRoutes = routes(sync, {
  async status({ db, input }) {
    const { rows, total } = await findStoreSyncs(db, input);
    const runs = await findRunsById(
      db,
      rows.flatMap(({ lastRunId }) => lastRunId ?? []),
    );
    const runOf = new Map(runs.map((run) => [run.id, presentRun(run)]));
    return {
      total,
      rows: rows.map(({ lastRunId, openFailures, ...row }) => ({
        ...row,
        ...storeWords.parse(row),
        openFailures: openFailures ?? 0,
        lastRun: runOf.get(lastRunId ?? '') ?? null,
      })),
    };
  },

  async runs({ db, input }) {
    const { rows, total } = await findRuns(db, input);
    return { rows: rows.map(presentRun), total };
  },

  async failures({ db, input }) {
    const { rows, total } = await findFailures(db, input);
    const shown = rows.map(({ problem, dismissed, ...row }) => ({
      ...row,
      dismissed: Boolean(dismissed),
      errorMsg: readProblem(problem) ?? { key: 'sync.unexpected' },
    }));
    return { rows: shown, total };
  },

  retryFailures: async ({ input, ...context }) => ({ taskId: await retryFailures(context, input.ids) }),

  async dismissFailures({ input, ...context }) {
    await dismiss(context, input.ids);
    return null;
  },

  ledger: ({ db, input }) => findLedger(db, input),
  ledgerDetail: ({ db, input }) => findDifferences(db, input),
  reconcile: async ({ input, ...context }) => ({ taskId: await startComparison(context, input) }),
});
