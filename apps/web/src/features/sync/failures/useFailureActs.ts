import type { CallInput, CallOutput } from '@pressroom/contract/endpoint';
import { sync } from '@pressroom/contract/sync/sync';
import { call } from '../../../client/call.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import type { ResourceList } from '../../../kit/useResourceList.ts';
import { runReads } from '../syncReads.ts';

/** One call takes no more. */
const mostAtOnce = 10_000;

interface Props {
  list: ResourceList<typeof sync.failures>;
  onStarted: (taskId: string) => void;
}

export function useFailureActs({ list, onStarted }: Props) {
  const t = useT();
  const showFailure = useFailureToast();
  const retry = useCommand(sync.retryFailures, { invalidates: runReads });
  const retryAll = useCommand(sync.retryFailures, {
    invalidates: runReads,
    confirm: ({ ids }) => ({ title: t('sync.retryTitle', { count: countOf(ids) }), ok: t('ui.retry') }),
  });
  const dismiss = useCommand(sync.dismissFailures, {
    success: (_, { ids }) => t('sync.dismissDone', { count: countOf(ids) }),
    invalidates: runReads,
    confirm: ({ ids }) => ({
      title: t('sync.dismissTitle', { count: countOf(ids) }),
      detail: t('sync.dismissDetail'),
      ok: t('sync.dismiss'),
    }),
  });

  function follow(started: CallOutput<typeof sync.retryFailures> | undefined) {
    if (!started) return;
    list.clearSelection();
    onStarted(started.taskId);
  }

  return {
    again: async (ids: readonly string[]) => follow(await retry.run({ ids })),
    /** All that match now, which may be more than the page shows. */
    againAll: async () => {
      const asked = { ...list.filters, pageNum: 1, pageSize: mostAtOnce } as CallInput<typeof sync.failures>;
      try {
        const { rows } = await call(sync.failures, asked);
        if (rows.length > 0) follow(await retryAll.run({ ids: rows.map(({ id }) => id) }));
        else list.refresh();
      } catch (cause) {
        showFailure(cause);
      }
    },
    leave: async (ids: readonly string[]) => {
      if ((await dismiss.run({ ids })) !== undefined) list.clearSelection();
    },
    pending: retry.pending || retryAll.pending || dismiss.pending,
  };
}

export type FailureActs = ReturnType<typeof useFailureActs>;

function countOf(ids: unknown): number {
  return Array.isArray(ids) ? ids.length : 0;
}
