import { listOfStatus, type OrderFigures } from '@pressroom/contract/dashboard/dashboard';
import type { OrderStatus } from '@pressroom/contract/orders/status';
import { Link } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { ToneMark } from '../../ui/StatusTag.tsx';
import { orderTones } from '../orders/orders.public.tsx';
import { Count } from './Count.tsx';
import { orderList } from './orderList.ts';
import { Panel } from './Panel.tsx';
import styles from './ProductionLine.module.css';

const stations: readonly OrderStatus[] = [5, 0, 6, 1, 2, 4];
const aside: readonly OrderStatus[] = [3, -1];

/** Where the orders stand, in the order in which they go; what has left the line stands apart. */
export function ProductionLine({ statuses }: Pick<OrderFigures, 'statuses'>) {
  const t = useT();
  const countOf = (status: OrderStatus) => statuses.find(({ sysStatus }) => sysStatus === status)?.totalNum ?? 0;
  const station = (status: OrderStatus) => <Station key={status} status={status} count={countOf(status)} />;
  return (
    <Panel title={t('dashboard.line')}>
      <div className={styles.line}>
        <ol className={styles.stations}>{stations.map(station)}</ol>
        <ul className={styles.aside} aria-label={t('dashboard.aside')}>
          {aside.map(station)}
        </ul>
      </div>
    </Panel>
  );
}

function Station({ status, count }: { status: OrderStatus; count: number }) {
  const t = useT();
  return (
    <li>
      <Link to={orderList(listOfStatus(status))} className={styles.station} data-empty={count === 0}>
        <span className={styles.name}>
          <ToneMark tone={orderTones[status]} /> {t(`orders.status.${status}`)}
        </span>{' '}
        <strong className={styles.number}>
          <Count value={count} />
        </strong>
      </Link>
    </li>
  );
}
