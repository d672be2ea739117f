import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import type { ShippingHours } from '@pressroom/contract/stores/shippingHours';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import styles from './cells.module.css';
import { lastCutOff, timeLeft } from './deadline.ts';

interface Props {
  order: OrderRow;
  now: number;
  /** When the parcels of its store leave; undefined until that is known. */
  calendar: ShippingHours | undefined;
}

/** The cell leaves out the year; the tooltip shows the whole time. */
const yearWidth = '2026-'.length;
const dayWidth = '2026-11-27'.length;

export function TimesCell({ order: { orderTime, deliveryTimeLimit, sysStatus }, now, calendar }: Props) {
  const t = useT();
  const left = timeLeft({ deliveryTimeLimit, sysStatus }, now);

  /** Until when the parcel has to be ready to arrive at its carrier in time. */
  function leaving(deadline: string): string | undefined {
    const cutOff = calendar && left && lastCutOff(deadline, calendar);
    if (!cutOff) return undefined;
    const time = showTime(cutOff);
    if (Date.parse(cutOff) <= now) return t('orders.shouldHaveLeft', { time });
    const isToday = time.slice(0, dayWidth) === showTime(new Date(now).toISOString()).slice(0, dayWidth);
    return isToday ? t('orders.leavesToday', { time: time.slice(dayWidth + 1) }) : t('orders.leavesBy', { time });
  }
  return (
    <div className={styles.cell}>
      <span className={styles.time} title={showTime(orderTime)}>
        {showTime(orderTime).slice(yearWidth)}
      </span>
      {deliveryTimeLimit && (
        <span
          className={styles.second}
          title={[showTime(deliveryTimeLimit), leaving(deliveryTimeLimit)].filter(Boolean).join('\n')}
        >
          <span className={styles.time}>{showTime(deliveryTimeLimit).slice(yearWidth)}</span>{' '}
          {left && (
            <b className={styles.left} data-urgency={left.urgency}>
              {t(left.key, { count: left.count })}
            </b>
          )}
        </span>
      )}
    </div>
  );
}
