import type { WaitingParcel } from '@pressroom/contract/lastMile/handover';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import styles from './waiting.module.css';

export function useParcelColumns(): Column<WaitingParcel>[] {
  const t = useT();
  return [
    {
      key: 'order',
      title: t('handover.order'),
      width: 190,
      fixed: 'start',
      render: ({ thirdOrderNumber }) => <span className={styles.order}>{thirdOrderNumber}</span>,
    },
    { key: 'store', title: t('handover.store'), width: 118, render: ({ shopName }) => shopName },
    { key: 'channel', title: t('handover.channel'), width: 118, render: ({ channelName }) => channelName },
    {
      key: 'trackingNumber',
      title: t('handover.trackingNumber'),
      width: 172,
      render: ({ trackingNumber }) => trackingNumber,
    },
    { key: 'carrier', title: t('handover.carrier'), width: 112, render: ({ carrierName }) => carrierName },
    {
      key: 'weight',
      title: t('handover.weight'),
      width: 76,
      align: 'end',
      render: ({ weightGrams }) => weightGrams,
    },
    {
      key: 'printed',
      title: t('handover.printed'),
      width: 84,
      render: ({ printed }) =>
        printed ? t('handover.isPrinted') : <span className={styles.none}>{t('handover.notPrinted')}</span>,
    },
    {
      key: 'placedAt',
      title: t('handover.placedAt'),
      width: 134,
      render: ({ placedAt, late }) => (
        <>
          {showTime(placedAt)} {late && <StatusTag tone="alert">{t('handover.late')}</StatusTag>}
        </>
      ),
    },
  ];
}
