import { orders } from '@pressroom/contract/orders/orders';
import { usualCarrier } from '@pressroom/contract/orders/carriers';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CarrierInput } from '../parcel/CarrierInput.tsx';
import { LabelPages } from './LabelPages.tsx';
import styles from './LabelsDialog.module.css';
import { type LabelFile, useLabelUpload } from './useLabelUpload.ts';

export function LabelsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { files, add, settle, busy } = useLabelUpload();
  const [carrier, setCarrier] = useState(usualCarrier);
  return (
    <Dialog
      title={t('orders.labels')}
      width={980}
      mask={{ closable: false }}
      closable={!busy}
      onCancel={onClose}
      footer={
        <Button type="primary" disabled={busy} onClick={onClose}>
          {t('ui.close')}
        </Button>
      }
    >
      <label className={styles.carrier}>
        {t('orders.labelsCarrier')}
        <CarrierInput value={carrier} onChange={setCarrier} />
      </label>
      <p className={styles.help}>{t('orders.labelsCarrierHelp')}</p>
      <FileDrop
        extension=".pdf"
        mostBytes={orders.analysisLabel.files.maxBytes}
        multiple
        title={t('orders.labelsDrop')}
        detail={t('orders.labelsRule')}
        onFiles={(given) => add(given, carrier)}
      />
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileEntry key={file.key} file={file} />
          ))}
        </ul>
      )}
      <LabelPages files={files} onSettled={settle} />
    </Dialog>
  );
}

function FileEntry({ file }: { file: LabelFile }) {
  const t = useT();
  const { state, share, name, pages, msg } = file;
  const leaving = state === 'sending' && share < 1;
  return (
    <li>
      <span className={styles.name}>{name}</span>
      {state === 'waiting' && <span>{t('orders.queued')}</span>}
      {state === 'sending' && <progress max={1} value={leaving ? share : undefined} />}
      {state === 'sending' && (
        <span>{leaving ? t('kit.uploading', { percent: Math.floor(share * 100) }) : t('orders.reading')}</span>
      )}
      {state === 'read' && (
        <span>
          <ToneMark tone="done" /> {t('orders.pages', { count: pages.length })}
        </span>
      )}
      {state === 'failed' && (
        <span className={styles.failed}>
          <ToneMark tone="alert" /> {msg}
        </span>
      )}
    </li>
  );
}
