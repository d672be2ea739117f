import { lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { Button } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { useCopy } from '../../../ui/useCopy.ts';
import styles from './batches.module.css';

const width = 760;

/** The lines of a batch's sheet that are no orders of it. */
export function ErrorsDialog({ batchNumber, onClose }: { batchNumber: string; onClose: () => void }) {
  const t = useT();
  const copy = useCopy();
  const answer = useRead(lastMileBatches.batchErrors, { batchNumber });
  const title = t('lastMile.errorsOf', { number: batchNumber });
  if (!answer.data) return <FetchingDialog title={title} answer={answer} onClose={onClose} width={width} />;
  const rows = answer.data;
  return (
    <Dialog
      title={title}
      width={width}
      onCancel={onClose}
      footer={
        <>
          <Button
            onClick={() =>
              void copy(rows.map(({ lineNum, thirdOrderNumber, msg }) => `${lineNum}\t${thirdOrderNumber}\t${msg}`))
            }
          >
            {t('kit.copyAll')}
          </Button>
          <Button type="primary" onClick={onClose}>
            {t('ui.close')}
          </Button>
        </>
      }
    >
      <PlainTable className={styles.errors} label={title}>
        <thead>
          <tr>
            <th scope="col">{t('kit.badLine')}</th>
            <th scope="col">{t('lastMile.orderNumber')}</th>
            <th scope="col">{t('kit.badMsg')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ lineNum, thirdOrderNumber, msg }) => (
            <tr key={`${lineNum} ${msg}`}>
              <td>{lineNum}</td>
              <td>{thirdOrderNumber}</td>
              <td>{msg}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Dialog>
  );
}
