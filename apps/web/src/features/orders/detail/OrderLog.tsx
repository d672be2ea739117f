import { orders } from '@pressroom/contract/orders/orders';
import { useT } from '../../../i18n/i18n.ts';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { RecordHistory } from '../../audit/audit.public.tsx';

/** Every step of one order, in sentences. */
export function OrderLog({ orderId }: { orderId: string }) {
  const t = useT();
  const list = useResourceList(orders.operationLog, { fixed: { objMaster: orderId }, storage: 'memory' });
  return (
    <RecordHistory
      list={list}
      empty={t('orders.noLog')}
      kept="orderLog"
      entryOf={({ id, gmtCreate, createUser, behavior }) => ({ id, at: gmtCreate, who: createUser, what: behavior })}
    />
  );
}
