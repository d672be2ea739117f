import BellOutlined from '@ant-design/icons/BellOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { type Task, tasks } from '@pressroom/contract/tasks/tasks';
import { Button, Popover } from 'antd';
import { useEffect } from 'react';
import { followTasks, hasEnded, useTasks } from '../client/tasks.ts';
import { download } from '../client/call.ts';
import { useT } from '../i18n/i18n.ts';
import { useFailureToast } from '../kit/useFailureToast.ts';
import { useCommand } from '../kit/useCommand.tsx';
import { StatusTag, type Tone } from '../ui/StatusTag.tsx';
import styles from './TaskTray.module.css';

const tones: Readonly<Record<Task['state'], Tone>> = {
  waiting: 'waiting',
  running: 'making',
  done: 'done',
  failed: 'alert',
  cancelled: 'closed',
};

export function TaskTray() {
  const t = useT();
  const known = useTasks();
  const running = known.filter((task) => !hasEnded(task)).length;
  useEffect(() => {
    const leaving = new AbortController();
    void followTasks(leaving.signal);
    return () => leaving.abort();
  }, []);
  const list =
    known.length === 0 ? (
      <p className={styles.none}>{t('shell.noTasks')}</p>
    ) : (
      known.map((task) => <TaskEntry key={task.id} task={task} />)
    );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={t('shell.tasks')}
      content={<div className={styles.tray}>{list}</div>}
    >
      <span className={styles.bell}>
        <Button
          type="text"
          icon={<BellOutlined />}
          aria-label={running > 0 ? t('shell.tasksRunning', { count: running }) : t('shell.tasks')}
        />
        {running > 0 && <span className={styles.count}>{running}</span>}
      </span>
    </Popover>
  );
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
        <StatusTag tone={tones[task.state]}>{t(`shell.task.${task.state}`)}</StatusTag>
      </div>
      {!hasEnded(task) && (
        <div className={styles.line}>
          <progress className={styles.progress} max={Math.max(1, task.total)} value={task.done} />
          <span>
            {task.done}/{task.total}
          </span>
          <Button type="link" size="small" loading={cancel.pending} onClick={() => void cancel.run({ id: task.id })}>
            {t('shell.taskCancel')}
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
        <strong className={styles.failures}>{t('shell.taskFailures', { count: task.failed })}</strong>
      )}
      {task.problems.map(({ label, msg }) => (
        <p key={label + msg} className={styles.problem}>
          <b>{label}</b> {msg}
        </p>
      ))}
    </div>
  );
}
