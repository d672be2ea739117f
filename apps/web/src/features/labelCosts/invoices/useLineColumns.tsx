import type { LabelInvoiceLine } from '@pressroom/contract/lastMile/invoices';
import { useT } from '../../../i18n/i18n.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import styles from './invoices.module.css';
import { verdictTones } from './verdicts.ts';

export function useLineColumns(): Column<LabelInvoiceLine>[] {
  const t = useT();
  const none = <span className={styles.none}>–</span>;
  return [
    {
      key: 'verdict',
      title: t('labelInvoices.column.verdict'),
      width: 180,
      fixed: 'start',
      render: ({ verdict }) => (
        <StatusTag tone={verdictTones[verdict]}>{t(`labelInvoices.verdict.${verdict}`)}</StatusTag>
      ),
    },
    {
      key: 'line',
      title: t('labelInvoices.column.lineNum'),
      width: 130,
      align: 'end',
      render: ({ lineNum }) => lineNum ?? none,
    },
    {
      key: 'order',
      title: t('labelInvoices.column.order'),
      width: 170,
      render: ({ thirdOrderNumber }) => thirdOrderNumber ?? none,
    },
    { key: 'store', title: t('labelInvoices.column.store'), width: 130, render: ({ shopName }) => shopName },
    {
      key: 'number',
      title: t('labelInvoices.column.trackingNumber'),
      width: 190,
      render: ({ trackingNumber, providerNumber, reference }) => trackingNumber || providerNumber || reference,
    },
    {
      key: 'ours',
      title: t('labelInvoices.column.ours'),
      width: 100,
      align: 'end',
      render: ({ ours, oursCurrency }) => (ours === null ? none : `${ours} ${oursCurrency ?? ''}`),
    },
    {
      key: 'theirs',
      title: t('labelInvoices.column.theirs'),
      width: 100,
      align: 'end',
      render: ({ theirs, currency }) => (theirs === null ? none : `${theirs} ${currency}`),
    },
    {
      key: 'difference',
      title: t('labelInvoices.column.difference'),
      width: 90,
      align: 'end',
      render: ({ difference, verdict }) =>
        verdict === 'differs' ? <span className={styles.wrong}>{difference}</span> : (difference ?? none),
    },
  ];
}
