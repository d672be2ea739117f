import type { Alert } from '@pressroom/contract/dashboard/alerts';
import { compareMoments } from '@pressroom/contract/fields/compareMoments';
import { Link } from 'react-router';
import { mayOpenPage } from '../../client/pageRights.ts';
import { useSession } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import { alertLink } from './alertLink.ts';
import styles from './Tray.module.css';

interface Props {
  alerts: readonly Alert[];
  /** Those that came up after this moment have not been seen. */
  seen: string;
  onFollow: () => void;
}

/** What matters, the latest first; each leads to the list where it is seen to. */
export function AlertList({ alerts, seen, onFollow }: Props) {
  const t = useT();
  const seesExceptions = mayOpenPage(useSession(), '/order/exceptions');
  if (alerts.length === 0) return <p className={styles.none}>{t('alerts.none')}</p>;
  return (
    <ul className={styles.alerts} aria-label={t('alerts.title')}>
      {alerts.map((alert) => (
        <li key={`${alert.kind} ${alert.shopId}`} data-new={compareMoments(alert.at, seen) > 0}>
          <Link to={alertLink(alert, seesExceptions)} onClick={onFollow}>
            <span className={styles.what}>{t(`alerts.kind.${alert.kind}`, { count: alert.count })}</span>
            <span className={styles.where}>
              {alert.shopName} <time dateTime={alert.at}>{showTime(alert.at)}</time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
