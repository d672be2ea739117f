import { providerName } from '@pressroom/contract/lastMile/costs';
import { type LabelInvoice, invoiceVerdicts } from '@pressroom/contract/lastMile/invoices';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import styles from './invoices.module.css';
import { verdictTones } from './verdicts.ts';

export function useInvoiceColumns({ onOpen }: { onOpen: (invoice: LabelInvoice) => void }): Column<LabelInvoice>[] {
  const t = useT();
  return [
    { key: 'file', title: t('labelInvoices.file'), width: 170, fixed: 'start', render: ({ fileName }) => fileName },
    {
      key: 'provider',
      title: t('labelInvoices.provider'),
      width: 74,
      render: ({ provider }) => providerName(provider),
    },
    {
      key: 'result',
      title: t('labelInvoices.result'),
      width: 330,
      render: ({ totals }) => (
        <span className={styles.totals}>
          {invoiceVerdicts
            .filter((verdict) => totals[verdict])
            .map((verdict) => (
              <StatusTag key={verdict} tone={verdictTones[verdict]}>
                {t(`labelInvoices.verdict.${verdict}`)} {totals[verdict]}
              </StatusTag>
            ))}
        </span>
      ),
    },
    {
      key: 'uploaded',
      title: t('labelInvoices.uploadedBy'),
      width: 184,
      render: ({ createUser, gmtCreate }) => `${createUser}, ${showTime(gmtCreate)}`,
    },
    {
      key: 'state',
      title: t('labelInvoices.state'),
      width: 196,
      render: ({ acceptedAt, acceptedBy }) =>
        acceptedAt === null ? (
          <StatusTag tone="waiting">{t('labelInvoices.waiting')}</StatusTag>
        ) : (
          <StatusTag tone="done">
            {t('labelInvoices.acceptedBy', { user: acceptedBy ?? '', time: showTime(acceptedAt) })}
          </StatusTag>
        ),
    },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 72,
      fixed: 'end',
      render: (invoice) => (
        <RowActions>
          <Button type="link" size="small" onClick={() => onOpen(invoice)}>
            {t('labelInvoices.open')}
          </Button>
        </RowActions>
      ),
    },
  ];
}
