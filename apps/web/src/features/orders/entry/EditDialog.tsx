import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { labelType } from '@pressroom/contract/orders/status';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { HistoryButton } from '../../audit/audit.public.tsx';
import { orderReads } from '../record/orderReads.ts';
import { useCarrierQuestion } from '../parcel/useCarrierQuestion.tsx';
import { AddressFields } from './AddressFields.tsx';
import { LineList } from './LineList.tsx';
import { factsOf } from '../record/orderFacts.ts';
import { newLine, valuesOf } from './orderValues.ts';
import { OrderFields } from './OrderFields.tsx';

interface Props {
  /** Absent: a new one. */
  order?: OrderRow;
  onClose: () => void;
}

export function EditDialog({ order, onClose }: Props) {
  const t = useT();
  const command = useCarrierQuestion(useCommand(orders.save, { success: t('orders.saved'), invalidates: orderReads }));
  return (
    <FormDialog
      title={order ? t('orders.edit', { number: order.thirdOrderNumber }) : t('orders.add')}
      command={command}
      editing={editing(order, valuesOf, (record) => factsOf(record, t))}
      extra={order && <HistoryButton object="orders" id={order.id} />}
      initial={{ labelType: labelType.own, orderDetailsList: [newLine] }}
      onClose={() => onClose()}
      width={980}
    >
      <OrderFields fromMarket={order ? order.marketState !== null : false} />
      <LineList />
      <AddressFields />
    </FormDialog>
  );
}
