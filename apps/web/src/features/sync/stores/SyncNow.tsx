import { sync } from '@pressroom/contract/sync/sync';
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

/** Where nothing is known yet, as far back as the first look of all goes. */
const firstLook = 30 * 86_400_000;

/** Fetches the orders made since the store was known to be complete, without waiting for its next look. */
export function SyncNow({ row: { shopId, safeUntil, ready, running }, onStarted }: Props) {
  const t = useT();
  const command = useCommand(sync.order, { success: t('sync.started'), invalidates: runReads });
  async function start() {
    const now = new Date();
    const startTime = safeUntil ?? new Date(now.getTime() - firstLook).toISOString();
    const started = await command.run({
      shopIds: [shopId],
      thirdOrderNumbers: [],
      startTime,
      endTime: now.toISOString(),
    });
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
