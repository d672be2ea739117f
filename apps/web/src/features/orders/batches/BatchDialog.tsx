import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useBatch } from './useBatch.tsx';

interface Props {
  order: OrderRow;
  onClose: () => void;
}

/** Makes a batch of one order, by its label type: its label is got there. */
export function BatchDialog({ order: { id, labelType }, onClose }: Props) {
  const t = useT();
  const batch = useBatch();
  const begin = async () => {
    if (await batch.make({ labelType, ids: [id] })) onClose();
  };
  return (
    <Dialog
      title={t(`orders.batchAsk.${labelType}`, { count: 1 })}
      width={416}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="primary" loading={batch.pending} onClick={() => void begin()}>
            {t('orders.batchMake')}
          </Button>
        </>
      }
    >
      <p>{t(`orders.batchAskDetail.${labelType}`)}</p>
    </Dialog>
  );
}
