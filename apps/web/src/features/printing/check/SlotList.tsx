import type { BenchOrder } from '@pressroom/contract/printing/check';
import { useT } from '../../../i18n/i18n.ts';
import styles from './SlotList.module.css';

interface Props {
  orders: readonly BenchOrder[];
  /** The order that the commands are about. */
  atHand: string | undefined;
  onShow: (order: BenchOrder) => void;
}

/** Which order lies in which slot, how far it is, and why it must not be packed. */
export function SlotList({ orders, atHand, onShow }: Props) {
  const t = useT();
  return (
    <section className={styles.lies} aria-label={t('check.lies')}>
      <h2>{t('check.lies')}</h2>
      {orders.length === 0 && <p>{t('check.liesNone')}</p>}
      <ul>
        {orders.map((order) => (
          <li key={order.orderId} data-problem={order.problem !== null}>
            <button
              type="button"
              aria-pressed={order.orderId === atHand}
              aria-label={t('check.show', { order: order.orderNumber })}
              onClick={() => onShow(order)}
            >
              <strong>{order.slots.join(' + ')}</strong>
              <span>
                {order.orderNumber}
                {order.problem && <em>{order.problem}</em>}
              </span>
              <strong>{`${order.scanned} / ${order.total}`}</strong>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
