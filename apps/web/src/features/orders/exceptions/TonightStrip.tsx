import { orders } from '@pressroom/contract/orders/orders';
import type { TonightRow } from '@pressroom/contract/orders/exceptions';
import { attention } from '@pressroom/contract/orders/status';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import styles from './exceptions.module.css';
import { kindParam } from './kindParam.ts';

const calm = 60_000;

interface Props {
  /** The store that the list is narrowed to. */
  shopId: string | undefined;
}

/** By store, what has to leave tonight, and how much of it will be late at today's pace; each leads to its orders. */
export function TonightStrip({ shopId }: Props) {
  const t = useT();
  const { data = [] } = useQuery({ ...readOf(orders.lateTonight, {}), refetchInterval: calm });
  const due = data.filter(({ units }) => units > 0);
  if (due.length === 0) return null;
  return (
    <section className={styles.tonight} aria-label={t('exceptions.tonight')}>
      <strong>{t('exceptions.tonight')}</strong>
      <ul>
        {due.map((row) => (
          <li key={row.shopId}>
            <Link to={dueOf(row.shopId)} aria-current={row.shopId === shopId}>
              <Due row={row} />
            </Link>{' '}
            <StatusTag tone={row.late > 0 ? 'alert' : 'done'}>
              {row.late > 0 ? t('exceptions.late', { count: row.late }) : t('exceptions.inTime')}
            </StatusTag>
          </li>
        ))}
      </ul>
    </section>
  );
}

function dueOf(shopIds: string): string {
  return `?${new URLSearchParams({ [kindParam]: String(attention.deadline), shopIds }).toString()}`;
}

function Due({
  row: { shopName: shop, cutOff, units: count, shippedUnits: shipped, unitsPerHour: pace },
}: {
  row: TonightRow;
}) {
  const t = useT();
  if (cutOff === null) return <>{t('exceptions.dueNever', { shop, count })}</>;
  return <>{t('exceptions.due', { shop, count, shipped, pace, time: showTime(cutOff).slice(5) })}</>;
}
