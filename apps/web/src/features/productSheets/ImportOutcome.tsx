import type { CallOutput } from '@pressroom/contract/endpoint';
import type { productSheets } from '@pressroom/contract/products/sheets';
import { hasEnded, useTasks } from '../../client/tasks.ts';
import { useT } from '../../i18n/i18n.ts';
import { SheetOutcome } from '../../kit/sheetImport/SheetOutcome.tsx';
import { SheetProgress } from '../../kit/sheetImport/SheetProgress.tsx';

interface Props {
  outcome: CallOutput<typeof productSheets.import>;
}

/** What became of an import. */
export function ImportOutcome({ outcome: { created, changed, unchanged, pictures, taskId } }: Props) {
  const t = useT();
  if (taskId !== undefined) return <Background taskId={taskId} />;
  return (
    <SheetOutcome
      title={t('productSheets.done')}
      counts={[
        [t('productSheets.created'), created],
        [t('productSheets.changed'), changed],
        [t('productSheets.unchanged'), unchanged],
        [t('productSheets.picturesUnderWay'), pictures],
      ]}
    />
  );
}

/** Follows a large import to its end. */
function Background({ taskId }: { taskId: string }) {
  const t = useT();
  const task = useTasks().find(({ id }) => id === taskId);
  if (task?.state === 'failed') {
    return (
      <SheetOutcome failed title={t('productSheets.failed')}>
        {task.problems.map(({ label, msg }) => (
          <p key={label}>
            {label} {msg}
          </p>
        ))}
      </SheetOutcome>
    );
  }
  const ended = task !== undefined && hasEnded(task);
  return (
    <SheetProgress title={t(ended ? 'productSheets.done' : 'productSheets.background')} share={ended ? 1 : undefined} />
  );
}
