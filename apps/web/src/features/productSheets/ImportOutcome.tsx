import type { CallOutput } from '@pressroom/contract/endpoint';
import { products } from '@pressroom/contract/products/products';
import type { productSheets } from '@pressroom/contract/products/sheets';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasEnded, onTaskDone, useTasks } from '../../client/tasks.ts';
import { useT } from '../../i18n/i18n.ts';
import { ToneMark } from '../../ui/StatusTag.tsx';
import styles from './ImportProducts.module.css';

interface Props {
  outcome: CallOutput<typeof productSheets.import>;
  /** It has been imported, or is being imported; otherwise it would be. */
  written?: boolean;
}

export function ImportOutcome({
  outcome: { rows, created, changed, unchanged, pictures, taskId },
  written = false,
}: Props) {
  const t = useT();
  const counts = [
    [t(written ? 'productSheets.created' : 'productSheets.toCreate'), created],
    [t(written ? 'productSheets.changed' : 'productSheets.toChange'), changed],
    [t('productSheets.unchanged'), unchanged],
    [t('productSheets.pictures'), pictures],
  ] as const;
  if (taskId !== undefined) return <Background taskId={taskId} />;
  const nothing = created + changed === 0;
  return (
    <div className={styles.outcome} role="status">
      <h3>
        <ToneMark tone="done" /> {written ? t('productSheets.done') : t('productSheets.found', { count: rows })}
      </h3>
      <dl>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {nothing && !written && <p>{t('productSheets.nothingToDo')}</p>}
    </div>
  );
}

/** Follows a large import to its end. */
function Background({ taskId }: { taskId: string }) {
  const t = useT();
  const client = useQueryClient();
  const task = useTasks().find(({ id }) => id === taskId);
  useEffect(() => {
    void onTaskDone(taskId).then(() => client.invalidateQueries({ queryKey: [products.list.path] }));
  }, [taskId, client]);
  if (task?.state === 'failed') {
    return (
      <div className={styles.outcome} role="alert">
        <h3>
          <ToneMark tone="alert" /> {t('productSheets.failed')}
        </h3>
        {task.problems.map(({ label, msg }) => (
          <p key={label}>
            {label} {msg}
          </p>
        ))}
      </div>
    );
  }
  const ended = task !== undefined && hasEnded(task);
  return (
    <div className={styles.sending} role="status">
      <strong>{t(ended ? 'productSheets.done' : 'productSheets.background')}</strong>
      <progress max={1} value={ended ? 1 : undefined} />
    </div>
  );
}
