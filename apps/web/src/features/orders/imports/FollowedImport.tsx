import { type ImportCheck, orderImports } from '@pressroom/contract/orders/imports';
import type { Task } from '@pressroom/contract/tasks/tasks';
import { Button } from 'antd';
import { download } from '../../../client/call.ts';
import { useTasks } from '../../../client/tasks.ts';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { SheetOutcome } from '../../../kit/sheetImport/SheetOutcome.tsx';
import { SheetProgress } from '../../../kit/sheetImport/SheetProgress.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { ImportDone } from './ImportDone.tsx';

interface Props {
  check: ImportCheck;
  taskId: string;
}

/** Follows an import in the background to its end. */
export function FollowedImport({ check, taskId }: Props) {
  const t = useT();
  const { id, fileName, orders: total } = check;
  const task = useTasks().find((one) => one.id === taskId);
  const { data: result } = useRead(orderImports.importOutcome, { id }, { enabled: task?.state === 'done' });
  if (result) return <ImportDone check={check} result={result} />;
  if (task?.state === 'failed') return <Failed id={id} task={task} />;
  if (task?.state === 'cancelled') return <SheetOutcome failed title={t('orderImports.stopped')} />;
  const done = task?.done ?? 0;
  return (
    <>
      <SheetProgress
        title={fileName}
        share={done > 0 ? done / total : undefined}
        note={t('orderImports.progress', { done, total })}
      />
      <p>{t('orderImports.background')}</p>
    </>
  );
}

function Failed({ id, task }: { id: string; task: Task }) {
  const t = useT();
  const showFailure = useFailureToast();
  const byLine = task.problems.some(({ label }) => label !== '');
  return (
    <SheetOutcome failed title={t('orderImports.failed')}>
      {task.problems.map(({ label, msg }) => (
        <p key={label + msg}>
          {label} {msg}
        </p>
      ))}
      {byLine && (
        <Button onClick={() => void download(orderImports.correctedImport, { id }).catch(showFailure)}>
          {t('orderImports.corrected')}
        </Button>
      )}
    </SheetOutcome>
  );
}
