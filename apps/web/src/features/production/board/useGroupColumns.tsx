import type { BoardGroup, PieceCounts } from '@pressroom/contract/production/board';
import { orderStatus } from '@pressroom/contract/orders/status';
import { Button } from 'antd';
import { Link } from 'react-router';
import { mayOpenPage } from '../../../client/pageRights.ts';
import { useSession } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import styles from './board.module.css';

interface Given {
  onDrawings: (group: BoardGroup) => void;
  onSpoiled: (group: BoardGroup) => void;
}

export function useGroupColumns({ onDrawings, onSpoiled }: Given): Column<BoardGroup>[] {
  const t = useT();
  const seesOrders = mayOpenPage(useSession(), '/order/index');
  const count = (key: Exclude<keyof PieceCounts, 'spoiled'>, minor?: true): Column<BoardGroup> => ({
    key,
    title: t(`production.${key}`),
    width: 50,
    align: 'end',
    ...(minor && { minor }),
    render: (group) => (key === 'toMake' ? <strong>{group[key]}</strong> : group[key] || ''),
  });
  return [
    {
      key: 'product',
      title: t('production.product'),
      width: 160,
      grows: true,
      fixed: 'start',
      height: 40,
      render: ({ productCode, productName, picture }) => (
        <span className={styles.product}>
          <Thumb src={picture} alt={productName} />
          <span>
            <strong>{productCode}</strong>
            <br />
            {productName}
          </span>
        </span>
      ),
    },
    {
      key: 'prints',
      title: t('production.prints'),
      width: 150,
      grows: true,
      height: 40,
      render: ({ prints }) => (
        <span className={styles.prints}>
          {prints.map(({ position, name, picture }) => (
            <span key={position} className={styles.print}>
              <Thumb src={picture} alt={name} /> {name}
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'day',
      title: t('production.shipBy'),
      width: 100,
      render: ({ day, late }) => (
        <>
          {day ?? t('production.noDay')} {late && <StatusTag tone="alert">{t('production.late')}</StatusTag>}
        </>
      ),
    },
    count('toMake'),
    count('toDo', true),
    count('laidOut', true),
    count('made'),
    {
      key: 'spoiled',
      title: t('production.countSpoiled'),
      width: 50,
      align: 'end',
      render: (group) =>
        group.spoiled > 0 && (
          <Button
            type="link"
            size="small"
            aria-label={t('production.spoiledOf', { code: group.productCode, count: group.spoiled })}
            onClick={() => onSpoiled(group)}
          >
            {group.spoiled}
          </Button>
        ),
    },
    count('remakes'),
    count('total', true),
    {
      key: 'orders',
      title: t('production.orders'),
      width: 60,
      align: 'end',
      minor: true,
      render: (group) => group.orders,
    },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 120,
      fixed: 'end',
      render: (group) => (
        <RowActions>
          {seesOrders && (
            <Link
              aria-label={t('production.ordersOf', { code: group.productCode })}
              to={`/order/index?${new URLSearchParams({ productCode: group.productCode, sysStatus: String(orderStatus.inProduction) }).toString()}`}
            >
              {t('production.showOrders')}
            </Link>
          )}
          <Button
            type="link"
            size="small"
            disabled={group.toDo === 0}
            aria-label={t('production.drawingsOf', { code: group.productCode })}
            onClick={() => onDrawings(group)}
          >
            {t('production.rowDrawings')}
          </Button>
        </RowActions>
      ),
    },
  ];
}
