import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { orders } from '@pressroom/contract/orders/orders';
import { Button } from 'antd';
import { useCanCall } from '../../../client/session.tsx';
import { hasEnded, useTasks } from '../../../client/tasks.ts';
import { useT } from '../../../i18n/i18n.ts';
import { OutcomeProgress } from '../../../ui/OutcomeStrip.tsx';
import { useFiles } from './useFiles.ts';

/** How far the drawings of an approval have come. */
export function DrawingProgress({ taskId }: { taskId: string }) {
  const t = useT();
  const task = useTasks().find(({ id }) => id === taskId);
  if (!task) return null;
  const { total, done, failed } = task;
  return (
    <OutcomeProgress
      task={task}
      text={t('orders.drawingProgress', { done, total })}
      failures={t('orders.drawingFailures', { count: failed })}
    />
  );
}

interface Props {
  actId: string;
  /** Follows the making of drawings that were not ready; absent where all were. */
  taskId: string | null | undefined;
}

/** Fetches the drawings of the orders that were approved together, once they are made. */
export function DrawingsButton({ actId, taskId }: Props) {
  const t = useT();
  const canCall = useCanCall();
  const files = useFiles();
  const task = useTasks().find(({ id }) => id === taskId);
  if (!canCall(orders.downloadZip)) return null;
  return (
    <Button
      size="small"
      icon={<DownloadOutlined />}
      disabled={task && !hasEnded(task)}
      loading={files.pending}
      onClick={() => void files.fetchDrawingsOf(actId)}
    >
      {t('orders.theseDrawings')}
    </Button>
  );
}
