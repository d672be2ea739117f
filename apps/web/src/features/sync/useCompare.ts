import type { CallInput } from '@pressroom/contract/endpoint';
import { sync } from '@pressroom/contract/sync/sync';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { useToasts } from '../../ui/toasts.ts';

/** Compares days of stores anew; the ledger shows what came of it when the task has ended. */
export function useCompare() {
  const t = useT();
  const toasts = useToasts();
  const command = useCommand(sync.reconcile);
  return {
    ...command,
    run: async (ranges: readonly CallInput<typeof sync.reconcile>[]) => {
      const started = await Promise.all(ranges.map((range) => command.run(range)));
      if (started.some(Boolean)) toasts.success({ content: t('sync.comparing'), key: sync.reconcile.path });
    },
  };
}
