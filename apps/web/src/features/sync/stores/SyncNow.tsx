import { syncRequests } from '@pressroom/contract/sync/requests';
import type { StoreSync } from '@pressroom/contract/sync/syncShapes';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { clock } from '../days.ts';
import { runReads } from '../syncReads.ts';

interface Props {
  row: StoreSync;
  onStarted: (taskId: string) => void;
}

/** Fetches what has changed at the store's marketplace, without waiting for its next look. */
export function SyncNow({ row: { shopId, safeUntil, ready, running }, onStarted }: Props) {
  const t = useT();
  const command = useCommand(syncRequests.now, { success: t('sync.started'), invalidates: runReads });
  async function start() {
    const started = await command.run({ shopIds: [shopId] });
    if (started) onStarted(started.taskId);
  }
  return (
    <Button
      type="link"
      size="small"
      disabled={!ready || running}
      loading={command.pending}
      title={safeUntil ? t('sync.nowHint', { since: clock(safeUntil) }) : undefined}
      onClick={() => void start()}
    >
      {t('sync.now')}
    </Button>
  );
}
