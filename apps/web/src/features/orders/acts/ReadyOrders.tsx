import type { CheckedOrder } from '@pressroom/contract/orders/actCheck';
import { useT } from '../../../i18n/i18n.ts';
import styles from './ReadyOrders.module.css';

const most = 200;

/** The orders that will ship, with what stands on their parcels, to compare before confirming. */
export function ReadyOrders({ orders }: { orders: readonly CheckedOrder[] }) {
  const t = useT();
  const [only, ...others] = orders;
  if (only && others.length === 0) return <OneOrder order={only} />;
  return (
    <ul className={styles.orders}>
      {orders.slice(0, most).map((order) => (
        <li key={order.id}>
          <b>{order.thirdOrderNumber}</b>
          <span>{order.recipientsName}</span>
          <span>
            {order.carrierName} {order.trackingNumber}
          </span>
        </li>
      ))}
      {orders.length > most && <li>{t('orders.leftOutMore', { count: orders.length - most })}</li>}
    </ul>
  );
}

function OneOrder({ order }: { order: CheckedOrder }) {
  const t = useT();
  const facts = [
    [t('orders.number'), order.thirdOrderNumber],
    [t('orders.name'), order.recipientsName || t('orders.noRecipient')],
    [t('orders.carrier'), order.carrierName || '–'],
    [t('orders.tracking'), order.trackingNumber ?? ''],
    ...(order.hasLabel ? [] : [[t('orders.label'), t('orders.noLabel')] as const]),
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
