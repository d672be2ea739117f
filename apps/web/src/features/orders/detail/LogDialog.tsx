import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { OrderLog } from './OrderLog.tsx';

interface Props {
  order: OrderRow;
  onClose: () => void;
}

export function LogDialog({ order, onClose }: Props) {
  const t = useT();
  return (
    <Dialog footer={null} width={640} title={t('orders.logOf', { number: order.thirdOrderNumber })} onCancel={onClose}>
      <OrderLog orderId={order.id} />
    </Dialog>
  );
}
