import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import styles from './ParcelDialog.module.css';

interface Props {
  /** Absent: a new one. */
  order?: Pick<OrderRow, 'hasLabel' | 'labelVoid'>;
  file: File | undefined;
  onFile: (file: File | undefined) => void;
}

/** Takes the label's PDF, for those who may upload labels. */
export function LabelDrop({ order, file, onFile }: Props) {
  const t = useT();
  const canCall = useCanCall();
  return (
    <>
      {canCall(orders.uploadPdf) && (
        <FileDrop
          extension=".pdf"
          mostBytes={orders.updateParcel.files.maxBytes}
          title={file ? file.name : t(order?.hasLabel ? 'orders.labelReplace' : 'orders.labelAdd')}
          detail={t(file ? 'orders.labelChosen' : 'orders.labelAddRule')}
          onFiles={([given]) => onFile(given)}
        />
      )}
      {order?.labelVoid && <p className={styles.voided}>{order.labelVoid}</p>}
    </>
  );
}
