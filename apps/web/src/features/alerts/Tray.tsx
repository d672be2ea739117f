import type { Alert } from '@pressroom/contract/dashboard/alerts';
import { useT } from '../../i18n/i18n.ts';
import { AlertList } from './AlertList.tsx';
import { TaskList } from './TaskList.tsx';
import styles from './Tray.module.css';

interface Props {
  alerts: readonly Alert[];
  seen: string;
  onFollow: () => void;
}

/** Behind the bell: what matters, and below it the work in the background. */
export function Tray(props: Props) {
  const t = useT();
  return (
    <div className={styles.tray}>
      <section>
        <h2>{t('alerts.title')}</h2>
        <AlertList {...props} />
      </section>
      <section>
        <h2>{t('alerts.tasks')}</h2>
        <TaskList />
      </section>
    </div>
  );
}
