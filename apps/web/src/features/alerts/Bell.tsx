import BellOutlined from '@ant-design/icons/BellOutlined';
import { compareMoments } from '@pressroom/contract/fields/compareMoments';
import { type Alert, alerts } from '@pressroom/contract/dashboard/alerts';
import { useQuery } from '@tanstack/react-query';
import { Button, Popover } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../client/session.tsx';
import { followTasks, hasEnded, useTasks } from '../../client/tasks.ts';
import { readOf } from '../../client/useRead.ts';
import { loadTexts, useT } from '../../i18n/i18n.ts';
import styles from './Bell.module.css';

const Tray = lazy(async () => {
  const [{ Tray: Part }] = await Promise.all([import('./Tray.tsx'), loadTexts(['alerts'])]);
  return { default: Part };
});

const calm = 30_000;
const none: readonly Alert[] = [];

/** Rings for what matters: its number says how much came up since the user last looked. */
export function Bell() {
  const t = useT();
  const { data = none } = useQuery({ ...readOf(alerts.list, {}), refetchInterval: calm });
  const running = useTasks().filter((task) => !hasEnded(task)).length;
  const { seen, look } = useSeen();
  const [opened, setOpened] = useState<string>();
  const news = data.filter(({ at }) => compareMoments(at, seen) > 0).length;
  useEffect(() => {
    const leaving = new AbortController();
    void followTasks(leaving.signal);
    return () => leaving.abort();
  }, []);

  function turn(open: boolean) {
    // what was new when it was opened stays marked until it is closed
    setOpened(open ? seen : undefined);
    const [latest] = data;
    if (open && latest) look(latest.at);
  }
  const label = news > 0 ? t('shell.alertsNew', { count: news }) : t('shell.alerts');
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={opened !== undefined}
      onOpenChange={turn}
      content={
        <Suspense>
          <Tray alerts={data} seen={opened ?? seen} onFollow={() => turn(false)} />
        </Suspense>
      }
    >
      <span className={styles.bell}>
        <Button
          type="text"
          icon={<BellOutlined />}
          aria-label={running > 0 ? `${label} · ${t('shell.tasksRunning', { count: running })}` : label}
        />
        {news > 0 && <span className={styles.count}>{news}</span>}
        {running > 0 && <span className={styles.working} />}
      </span>
    </Popover>
  );
}

/** The moment of the latest alert that the user has seen in this browser. */
function useSeen() {
  const key = `alertsSeen ${useSession().username}`;
  const [seen, setSeen] = useState(() => localStorage.getItem(key) ?? '');
  return {
    seen,
    look(at: string) {
      localStorage.setItem(key, at);
      setSeen(at);
    },
  };
}
