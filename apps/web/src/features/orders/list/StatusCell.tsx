import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import type { OrderShortage } from '@pressroom/contract/orders/shortages';
import { type Attention, attention, reportKinds } from '@pressroom/contract/orders/status';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import { OrderStatusTag } from '../record/OrderStatusTag.tsx';
import { wordsOfShortages } from '../record/useShortages.ts';
import styles from './cells.module.css';

interface Props {
  order: OrderRow;
  /** A line says something else than its listing. */
  contradicted: boolean;
  /** The blanks that it waits for. */
  short?: readonly OrderShortage[];
  /** Why it cannot ship, although nothing of its own is in the way. */
  blocked?: string | undefined;
  /** Who has changed it since the row was read. */
  changedBy?: string | undefined;
  /** Reads the rows again. */
  onRefresh?: () => void;
}

export function StatusCell({ order, contradicted, short = [], blocked, changedBy, onRefresh }: Props) {
  const t = useT();
  const isMarked = (kind: Attention) =>
    (kind === attention.contradiction && contradicted) || (kind === attention.blanks && short.length > 0);
  const reason = order.errorMsg ?? blocked;
  const all = order.attention ?? [];
  const isSaid = (kind: Attention) => kind === attention.hold && all.some((one) => reportKinds.includes(one));
  const kinds = all.filter((kind) => !isMarked(kind) && !isSaid(kind));
  return (
    <div className={styles.cell}>
      <span className={styles.line}>
        <OrderStatusTag status={order.sysStatus} />
      </span>
      {changedBy !== undefined && (
        <button type="button" className={styles.changed} onClick={onRefresh}>
          <ReloadOutlined /> {t('orders.changedBy', { name: changedBy })}
        </button>
      )}
      {kinds.length > 0 && (
        <span className={styles.kinds}>
          {kinds.map((kind) => (
            <b key={kind}>{t(`orders.attention.${kind}`)}</b>
          ))}
        </span>
      )}
      {contradicted && (
        <span className={styles.contradicted}>
          <ToneMark tone="alert" /> {t('orders.contradictedMark')}
        </span>
      )}
      {short.length > 0 && (
        <span className={styles.contradicted} title={wordsOfShortages(short, t)}>
          <ToneMark tone="alert" /> {t('orders.shortMark', { what: wordsOfShortages(short, t) })}
        </span>
      )}
      {reason && (
        <span className={styles.reason} title={reason}>
          {reason}
        </span>
      )}
      {order.shipmentConfirmation && order.carrierQuestion === null && (
        <span className={styles.second}>{t(`orders.shipmentConfirmation.${order.shipmentConfirmation}`)}</span>
      )}
      {order.scheduledDelivery && (
        <span className={styles.second}>
          {t('orders.willShip', { time: showTime(order.scheduledDelivery).slice(5) })}
        </span>
      )}
    </div>
  );
}
