import { providerName } from '@pressroom/contract/lastMile/costs';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import {
  type InvoiceVerdict,
  invoiceVerdicts,
  type LabelInvoice,
  labelInvoices,
} from '@pressroom/contract/lastMile/invoices';
import { Button } from 'antd';
import { download } from '../../../client/call.ts';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { ResourceTable } from '../../../kit/ResourceTable.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { CountTabs } from '../../../ui/CountTabs.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './invoices.module.css';
import { useLineColumns } from './useLineColumns.tsx';
import { verdictTones } from './verdicts.ts';

interface Props {
  invoice: LabelInvoice;
  onClose: () => void;
}

/** The lines of an invoice with what came of the comparison; what needs a person first. */
export function InvoiceDialog({ invoice, onClose }: Props) {
  const { id, fileName: name, totals, acceptedAt } = invoice;
  const t = useT();
  const showFailure = useFailureToast();
  const list = useResourceList(labelInvoices.lines, { fixed: { id }, storage: 'memory' });
  const columns = useLineColumns();
  const accept = useCommand(labelInvoices.accept, {
    confirm: () => ({
      title: t('labelInvoices.acceptTitle', { name }),
      detail: t('labelInvoices.acceptDetail'),
      ok: t('labelInvoices.accept'),
    }),
    success: t('labelInvoices.acceptDone'),
    invalidates: [labelInvoices.page],
  });
  const discard = useCommand(labelInvoices.discard, {
    confirm: () => ({
      title: t('labelInvoices.discardTitle', { name }),
      detail: t('labelInvoices.discardDetail'),
      ok: t('labelInvoices.discard'),
      danger: true,
    }),
    success: t('labelInvoices.discardDone'),
    invalidates: [labelInvoices.page],
  });
  const shown: InvoiceVerdict | 'all' = invoiceVerdicts.find((one) => one === list.filters.verdict) ?? 'all';
  const counts = Object.values(totals).reduce((sum, count) => sum + count, 0);
  return (
    <Dialog
      title={`${name} · ${providerName(invoice.provider)}`}
      width={1180}
      onCancel={onClose}
      footer={
        <>
          {acceptedAt === null && (
            <Can endpoint={labelInvoices.discard}>
              <Button
                danger
                loading={discard.pending}
                onClick={() => void discard.run({ id }).then((done) => done !== undefined && onClose())}
              >
                {t('labelInvoices.discard')}
              </Button>
            </Can>
          )}
          <Button
            icon={<DownloadOutlined />}
            onClick={() => void download(labelInvoices.export, { id }).catch(showFailure)}
          >
            {t('labelInvoices.download')}
          </Button>
          <Button onClick={onClose}>{t('ui.close')}</Button>
          {acceptedAt === null && (
            <Can endpoint={labelInvoices.accept}>
              <Button
                type="primary"
                loading={accept.pending}
                onClick={() => void accept.run({ id }).then((done) => done && onClose())}
              >
                {t('labelInvoices.accept')}
              </Button>
            </Can>
          )}
        </>
      }
    >
      <div className={styles.verdicts}>
        <CountTabs
          label={t('labelInvoices.verdicts')}
          shown={shown}
          onTurn={(verdict) => list.setFilters({ verdict: verdict === 'all' ? undefined : verdict })}
          tabs={[
            { key: 'all' as const, label: t('labelInvoices.all'), count: counts },
            ...invoiceVerdicts
              .filter((verdict) => totals[verdict])
              .map((verdict) => ({
                key: verdict,
                label: t(`labelInvoices.verdict.${verdict}`),
                tone: verdictTones[verdict],
                count: totals[verdict],
              })),
          ]}
        />
      </div>
      <ResourceTable list={list} columns={columns} empty={t('labelInvoices.noLines')} />
    </Dialog>
  );
}
