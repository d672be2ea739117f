import type { LabelOrder } from '@pressroom/contract/orders/orderShapes';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { OrderStatusTag } from '../record/OrderStatusTag.tsx';
import styles from './KeptPageDialog.module.css';

interface Props {
  title: string;
  orders: readonly LabelOrder[];
  /** Shown where there are no orders. */
  none?: string;
  pending: boolean;
  onGive: (order: LabelOrder) => void;
}

/** Orders that a page may be given to, each with store, recipient and tracking number. */
export function LabelOrders({ title, orders, none, pending, onGive }: Props) {
  const t = useT();
  return (
    <section className={styles.orders}>
      <h3>{title}</h3>
      {orders.length === 0 && <p>{none}</p>}
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <div>
              <strong>{order.thirdOrderNumber}</strong> <OrderStatusTag status={order.sysStatus} />
              <small>
                {[order.shopName, order.recipientsName, order.trackingNumber ?? t('orders.noTrackingYet')]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
            <Button
              size="small"
              disabled={pending}
              aria-label={t(order.hasLabel ? 'orders.useInsteadFor' : 'orders.giveTo', {
                number: order.thirdOrderNumber,
              })}
              onClick={() => onGive(order)}
            >
              {t(order.hasLabel ? 'orders.useInstead' : 'orders.give')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
