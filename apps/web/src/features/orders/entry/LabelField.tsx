import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Alert } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { LabelDrop } from '../parcel/LabelDrop.tsx';
import styles from './entry.module.css';
import type { useSaveOrder } from './useSaveOrder.ts';

interface Props extends Omit<ReturnType<typeof useSaveOrder>, 'command'> {
  /** Absent: a new one. */
  order?: OrderRow;
}

/** The label that the order gets when it is saved. */
export function LabelField({ order, file, setFile, saved }: Props) {
  const t = useT();
  return (
    <div className={styles.label}>
      {saved && <Alert type="warning" showIcon title={t('orders.savedWithoutLabel')} />}
      <LabelDrop order={order} file={file} onFile={setFile} />
    </div>
  );
}
