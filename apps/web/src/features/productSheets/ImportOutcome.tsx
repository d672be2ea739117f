import type { CallOutput } from '@pressroom/contract/endpoint';
import type { productSheets } from '@pressroom/contract/products/sheets';
import { hasEnded, useTasks } from '../../client/tasks.ts';
import { useT } from '../../i18n/i18n.ts';
import { SheetOutcome } from '../../kit/sheetImport/SheetOutcome.tsx';
import { SheetProgress } from '../../kit/sheetImport/SheetProgress.tsx';

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
  if (taskId !== undefined) return <Background taskId={taskId} />;
  const nothing = created + changed === 0;
  return (
    <SheetOutcome
      title={written ? t('productSheets.done') : t('productSheets.found', { count: rows })}
      counts={[
        [t(written ? 'productSheets.created' : 'productSheets.toCreate'), created],
        [t(written ? 'productSheets.changed' : 'productSheets.toChange'), changed],
        [t('productSheets.unchanged'), unchanged],
        [t(written ? 'productSheets.picturesUnderWay' : 'productSheets.pictures'), pictures],
      ]}
    >
      {nothing && !written && <p>{t('productSheets.nothingToDo')}</p>}
    </SheetOutcome>
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
