import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import { OrderStatusTag } from '../OrderStatusTag.tsx';
import styles from './cells.module.css';

interface Props {
  order: OrderRow;
  /** A line says something else than its listing. */
  contradicted: boolean;
}

export function StatusCell({ order, contradicted }: Props) {
  const t = useT();
  return (
    <div className={styles.cell}>
      <span className={styles.line}>
        <OrderStatusTag status={order.sysStatus} />
      </span>
      {contradicted && (
        <span className={styles.contradicted}>
          <ToneMark tone="alert" /> {t('orders.contradictedMark')}
        </span>
      )}
      {order.errorMsg && (
        <span className={styles.reason} title={order.errorMsg}>
          {order.errorMsg}
        </span>
      )}
      {order.telling && order.carrierQuestion === null && (
        <span className={styles.second}>{t(`orders.telling.${order.telling}`)}</span>
      )}
      {!order.errorMsg && order.scheduledDelivery && (
        <span className={styles.second}>
          {t('orders.willShip', { time: showTime(order.scheduledDelivery).slice(5) })}
        </span>
      )}
    </div>
  );
}
