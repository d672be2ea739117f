import { dashboard, type FailedTask } from '@pressroom/contract/dashboard/dashboard';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import { type Column, ResourceTable } from '../../kit/ResourceTable.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './FailedTasksDialog.module.css';

const problemsTold = 5;

/** Tasks of the last 7 days that failed, each with what went wrong. */
export function FailedTasksDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const list = useResourceList(dashboard.failedTasks, { storage: 'memory' });
  const columns: Column<FailedTask>[] = [
    { key: 'task', title: t('dashboard.task'), width: 150, fixed: 'start', render: ({ title }) => title },
    {
      key: 'failures',
      title: t('dashboard.failures'),
      width: 80,
      render: ({ failed, total }) => t('dashboard.failuresOf', { failed, total }),
    },
    {
      key: 'problems',
      title: t('dashboard.problems'),
      width: 380,
      render: ({ problems, failed }) => (
        <ul className={styles.problems}>
          {problems.slice(0, problemsTold).map(({ label, msg }) => (
            <li key={label + msg}>
              <b>{label}</b> {msg}
            </li>
          ))}
          {failed > problemsTold && <li>{t('dashboard.moreProblems', { count: failed - problemsTold })}</li>}
        </ul>
      ),
    },
    { key: 'owner', title: t('dashboard.owner'), width: 90, render: ({ owner }) => owner },
    { key: 'at', title: t('dashboard.failedAt'), width: 130, render: ({ gmtModified }) => showTime(gmtModified) },
  ];
  return (
    <Dialog title={t('dashboard.failedTasks')} width={960} footer={null} onCancel={onClose}>
      <div className={styles.table}>
        <ResourceTable list={list} columns={columns} empty={t('dashboard.noFailedTasks')} />
      </div>
    </Dialog>
  );
}
