import { orders } from '@pressroom/contract/orders/orders';
import { Button } from 'antd';
import { download } from '../../../client/call.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useFailureToast } from '../../../kit/useFailure.ts';
import { FileDrop } from '../FileDrop.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { BadRows } from './BadRows.tsx';
import styles from './ImportDialog.module.css';
import { ImportSummary } from './ImportSummary.tsx';
import { useOrderImport } from './useOrderImport.ts';

interface Props {
  onClose: () => void;
  /** Orders were created. */
  onImported: () => void;
}

export function ImportDialog({ onClose, onImported }: Props) {
  const t = useT();
  const showFailure = useFailureToast();
  const { step, send, again } = useOrderImport(onImported);
  const finished = step.name === 'created' || step.name === 'refused';
  return (
    <Dialog
      title={t('orders.import')}
      width={step.name === 'refused' ? 760 : 560}
      mask={{ closable: false }}
      closable={step.name !== 'sending'}
      onCancel={onClose}
      footer={
        <>
          <Button type="link" onClick={() => void download(orders.importTemplate, {}).catch(showFailure)}>
            {t('orders.importTemplate')}
          </Button>
          {finished && <Button onClick={again}>{t('orders.importAnother')}</Button>}
          <Button type={finished ? 'primary' : 'default'} disabled={step.name === 'sending'} onClick={onClose}>
            {t('ui.close')}
          </Button>
        </>
      }
    >
      {step.name === 'choose' && (
        <FileDrop
          extension=".xlsx"
          title={t('orders.importDrop')}
          detail={t('orders.importRule')}
          onFiles={([file]) => file && void send(file)}
        />
      )}
      {step.name === 'sending' && (
        <div className={styles.sending} role="status">
          <strong>{step.fileName}</strong>
          <progress max={1} value={step.share < 1 ? step.share : undefined} />
          <span>
            {step.share < 1 ? t('orders.uploading', { percent: Math.floor(step.share * 100) }) : t('orders.checking')}
          </span>
        </div>
      )}
      {step.name === 'created' && <ImportSummary result={step.result} />}
      {step.name === 'refused' && <BadRows fileName={step.fileName} msg={step.msg} rows={step.rows} />}
    </Dialog>
  );
}
