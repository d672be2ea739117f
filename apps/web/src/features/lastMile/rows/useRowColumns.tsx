import { orders } from '@pressroom/contract/orders/orders';
import type { LastMileRow } from '@pressroom/contract/lastMile/rows';
import type { LabelType } from '@pressroom/contract/lastMile/status';
import { Button } from 'antd';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { useTimeColumns } from '../../../kit/useTimeColumns.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import type { RowActs } from '../acts/useRowActs.ts';
import { RowStatusTag } from '../parts/RowStatusTag.tsx';
import type { Show } from '../parts/shown.ts';
import { RowActions } from './RowActions.tsx';
import { RowFault, WaitingReason } from './RowMessage.tsx';
import styles from './rows.module.css';

interface Reach {
  labelType: LabelType;
  acts: RowActs;
  show: Show;
}

export function useRowColumns({ labelType, acts, show }: Reach): Column<LastMileRow>[] {
  const t = useT();
  const [created, modified] = useTimeColumns();
  const opensOrder = useCanCall()(orders.queryDetail);
  return [
    {
      key: 'thirdOrderNumber',
      title: t('lastMile.orderNumber'),
      width: 170,
      fixed: 'start',
      render: (row) => (
        <div className={styles.cell}>
          <span className={styles.line}>
            {opensOrder ? (
              <Button type="link" size="small" onClick={() => show({ dialog: 'order', row })}>
                {row.thirdOrderNumber}
              </Button>
            ) : (
              <strong>{row.thirdOrderNumber}</strong>
            )}
            <CopyButton text={row.thirdOrderNumber} />
          </span>
          <span className={styles.soft}>{row.shopName}</span>
        </div>
      ),
    },
    { key: 'supplierName', title: t('lastMile.supplierName'), width: 104, render: ({ supplierName }) => supplierName },
    {
      key: 'channelType',
      title: t('lastMile.channelType'),
      width: 92,
      minor: true,
      render: ({ channelType }) => channelType && t(`channels.type.${channelType}`),
    },
    { key: 'channelName', title: t('lastMile.channel'), width: 116, render: ({ channelName }) => channelName },
    { key: 'num', title: t('lastMile.num'), width: 50, align: 'end', render: ({ num }) => num },
    {
      key: 'cost',
      title: t('lastMile.cost'),
      width: 100,
      align: 'end',
      render: ({ cost, currency }) =>
        cost !== null && (
          <span className={styles.price}>
            {currency} <strong>{cost}</strong>
          </span>
        ),
    },
    {
      key: 'status',
      title: t('ui.status'),
      width: 146,
      render: (row) => (
        <div className={styles.cell}>
          <span>
            <RowStatusTag row={row} type={labelType} />
          </span>
          <WaitingReason row={row} />
        </div>
      ),
    },
    { key: 'errMsg', title: t('lastMile.errMsg'), width: 180, render: (row) => <RowFault row={row} /> },
    {
      key: 'tracking',
      title: t('lastMile.tracking'),
      width: 190,
      render: ({ trackingNumber, carrierName }) =>
        trackingNumber && (
          <div className={styles.cell}>
            <span className={styles.line}>
              {trackingNumber}
              <CopyButton text={trackingNumber} />
            </span>
            <span className={styles.soft}>{carrierName}</span>
          </div>
        ),
    },
    {
      key: 'parcels',
      title: t('lastMile.parcels'),
      width: 70,
      align: 'end',
      minor: true,
      // none before they are planned
      render: ({ parcels }) => parcels || null,
    },
    { key: 'createUser', title: t('lastMile.createUser'), width: 100, minor: true, render: (row) => row.createUser },
    created,
    modified,
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 206,
      align: 'end',
      fixed: 'end',
      render: (row) => <RowActions row={row} acts={acts} show={show} />,
    },
  ];
}
