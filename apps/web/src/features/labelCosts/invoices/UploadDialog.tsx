import { labelProviders, type LabelProvider, providerName } from '@pressroom/contract/lastMile/costs';
import { type LabelInvoice, labelInvoices } from '@pressroom/contract/lastMile/invoices';
import { Alert, Select, Spin } from 'antd';
import { useState } from 'react';
import { CallFailure } from '../../../client/callFailure.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { BadRows } from '../../../kit/sheetImport/BadRows.tsx';
import { badRowsOf } from '../../../kit/sheetImport/badRowsOf.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import styles from './invoices.module.css';

interface Props {
  /** With the invoice that was uploaded, if one was. */
  onClose: (invoice?: LabelInvoice) => void;
}

/** A sheet of a provider is compared at once. */
export function UploadDialog({ onClose }: Props) {
  const t = useT();
  const [provider, setProvider] = useState<LabelProvider>('YWJ');
  const [failure, setFailure] = useState<{ cause: unknown; fileName: string }>();
  const command = useCommand(labelInvoices.import, {
    success: ({ isKnown }) => t(isKnown ? 'labelInvoices.isKnown' : 'labelInvoices.compared'),
    invalidates: [labelInvoices.page],
  });
  async function send(files: readonly File[]) {
    setFailure(undefined);
    try {
      onClose((await command.attempt({ provider }, { files })).invoice);
    } catch (cause) {
      setFailure({ cause, fileName: files[0]?.name ?? '' });
    }
  }
  const rows = failure?.cause instanceof CallFailure ? badRowsOf(failure.cause) : [];
  const msg = failure && (failureText(failure.cause, t) ?? '');
  return (
    <Dialog title={t('labelInvoices.upload')} footer={null} onCancel={() => onClose()}>
      <div className={styles.upload}>
        <div className={styles.provider}>
          <label htmlFor="invoice-provider">{t('labelInvoices.provider')}</label>
          <Select
            id="invoice-provider"
            value={provider}
            onChange={setProvider}
            style={{ width: 160 }}
            options={labelProviders.map((value) => ({ value, label: providerName(value) }))}
          />
        </div>
        <Spin spinning={command.pending}>
          <FileDrop
            extension=".xlsx"
            mostBytes={labelInvoices.import.files.maxBytes}
            title={t('labelInvoices.chooseFile')}
            detail={t('labelInvoices.uploadHint')}
            onFiles={(files) => void send(files)}
          />
        </Spin>
        {failure && msg !== undefined && rows.length > 0 && (
          <BadRows fileName={failure.fileName} msg={msg} rows={rows} />
        )}
        {failure && rows.length === 0 && <Alert type="error" showIcon title={msg} />}
      </div>
    </Dialog>
  );
}
