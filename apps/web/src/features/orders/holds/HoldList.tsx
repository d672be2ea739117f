import type { OrderHold } from '@pressroom/contract/orders/holds';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import { AddressSides } from './AddressSides.tsx';
import { GoodsTable } from './GoodsTable.tsx';
import styles from './holds.module.css';

interface Props {
  holds: readonly OrderHold[];
  /** The decision that a hold asks for. */
  answer?: (hold: OrderHold, index: number) => ReactNode;
}

/** What the marketplace has reported, with both sides of what changed. */
export function HoldList({ holds, answer }: Props) {
  const t = useT();
  return (
    <ul className={styles.holds}>
      {holds.map((hold, index) => (
        <li key={hold.kind} className={styles.hold}>
          <span className={styles.what}>
            <ToneMark tone={hold.withdrawnAt ? 'closed' : 'alert'} />
            <strong>{hold.msg}</strong>
            <time dateTime={hold.at}>{showTime(hold.at)}</time>
            {hold.withdrawnAt && (
              <time dateTime={hold.withdrawnAt}>{t('orders.withdrawnAt', { time: showTime(hold.withdrawnAt) })}</time>
            )}
          </span>
          {hold.from && hold.to && <AddressSides from={hold.from} to={hold.to} />}
          {hold.goods && <GoodsTable goods={hold.goods} />}
          {answer?.(hold, index)}
        </li>
      ))}
    </ul>
  );
}
