import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { OrderStatusTag } from '../OrderStatusTag.tsx';
import styles from './cells.module.css';

export function StatusCell({ order }: { order: OrderRow }) {
  const t = useT();
  return (
    <div className={styles.cell}>
      <span className={styles.line}>
        <OrderStatusTag status={order.sysStatus} />
      </span>
      {order.errorMsg && (
        <span className={styles.reason} title={order.errorMsg}>
          {order.errorMsg}
        </span>
      )}
      {!order.errorMsg && order.scheduledDelivery && (
        <span className={styles.second}>
          {t('orders.willShip', { time: showTime(order.scheduledDelivery).slice(5) })}
        </span>
      )}
    </div>
  );
}
