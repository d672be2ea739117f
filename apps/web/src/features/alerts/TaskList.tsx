import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { type Task, tasks } from '@pressroom/contract/tasks/tasks';
import { Button } from 'antd';
import { download } from '../../client/call.ts';
import { hasEnded, useTasks } from '../../client/tasks.ts';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { useFailureToast } from '../../kit/useFailureToast.ts';
import { StatusTag, type Tone } from '../../ui/StatusTag.tsx';
import styles from './Tray.module.css';

const tones: Readonly<Record<Task['state'], Tone>> = {
  waiting: 'waiting',
  running: 'making',
  done: 'done',
  failed: 'alert',
  cancelled: 'closed',
};

/** The user's own work in the background, of the last day. */
export function TaskList() {
  const t = useT();
  const known = useTasks();
  if (known.length === 0) return <p className={styles.none}>{t('alerts.noTasks')}</p>;
  return known.map((task) => <TaskEntry key={task.id} task={task} />);
}

function TaskEntry({ task }: { task: Task }) {
  const t = useT();
  const cancel = useCommand(tasks.cancel);
  const showFailure = useFailureToast();
  const { fileName } = task;
  return (
    <div className={styles.task}>
      <div className={styles.line}>
        <span className={styles.title}>{task.title}</span>
        <StatusTag tone={tones[task.state]}>{t(`alerts.task.${task.state}`)}</StatusTag>
      </div>
      {!hasEnded(task) && (
        <div className={styles.line}>
          <progress className={styles.progress} max={Math.max(1, task.total)} value={task.done} />
          <span>
            {task.done}/{task.total}
          </span>
          <Button type="link" size="small" loading={cancel.pending} onClick={() => void cancel.run({ id: task.id })}>
            {t('alerts.taskCancel')}
          </Button>
        </div>
      )}
      {fileName && (
        <Button
          size="small"
          icon={<DownloadOutlined />}
          onClick={() => void download(tasks.file, { id: task.id }).catch(showFailure)}
        >
          {fileName}
        </Button>
      )}
      {task.failed > 0 && (
        <strong className={styles.failures}>{t('alerts.taskFailures', { count: task.failed })}</strong>
      )}
      {task.problems.map(({ label, msg }) => (
        <p key={label + msg} className={styles.problem}>
          <b>{label}</b> {msg}
        </p>
      ))}
    </div>
  );
}
