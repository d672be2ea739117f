import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { HistoryButton } from '../../audit/audit.public.tsx';
import { OrderPrints } from '../../printing/printing.public.tsx';
import { LabelHistory } from '../batches/LabelHistory.tsx';
import { ParcelCell } from '../list/ParcelCell.tsx';
import { StatusCell } from '../list/StatusCell.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { OpenDialog } from '../acts/useOrderDialogs.ts';
import { useContradictions } from '../record/useContradictions.ts';
import { useShortages } from '../record/useShortages.ts';
import styles from './DetailsDialog.module.css';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderLog } from './OrderLog.tsx';

interface Props {
  order: OrderRow;
  /** Opens what helps in place of this dialog, which opens again afterwards; absent where nothing can be opened. */
  onRemedy?: OpenDialog;
  onClose: () => void;
}

/** Everything about one order, to read. */
export function DetailsDialog({ order: listed, onRemedy, onClose }: Props) {
  const t = useT();
  const order = useRead(orders.queryDetail, { id: listed.id }).data ?? listed;
  const contradicted = useContradictions([order]).get(order.id);
  const short = useShortages([order]).get(order.id);
  return (
    <Dialog
      footer={null}
      width={980}
      title={t('orders.details', { number: order.thirdOrderNumber })}
      onCancel={onClose}
    >
      <div className={styles.head}>
        <span>{order.shopName}</span>
        <span>{t(`orders.labelType.${order.labelType}`)}</span>
        <StatusCell order={order} contradicted={contradicted !== undefined} short={short} />
        <ParcelCell order={order} />
      </div>
      <OrderDetails order={order} contradicted={contradicted} short={short} open={onRemedy} />
      <OrderPrints orderId={order.id} />
      <LabelHistory orderId={order.id} labelType={order.labelType} />
      <div className={styles.heading}>
        <h3>{t('orders.log')}</h3>
        <HistoryButton object="orders" id={order.id} size="small" />
      </div>
      <OrderLog orderId={order.id} />
    </Dialog>
  );
}
