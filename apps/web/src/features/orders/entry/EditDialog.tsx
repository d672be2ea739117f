import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { labelType } from '@pressroom/contract/orders/status';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { FormDraft, useFormDraft } from '../../../kit/FormDraft.tsx';
import { HistoryButton } from '../../audit/audit.public.tsx';
import { AddressFields } from './AddressFields.tsx';
import { LineList } from './LineList.tsx';
import { factsOf } from '../record/orderFacts.ts';
import { newLine, valuesOf } from './orderValues.ts';
import { LabelField } from './LabelField.tsx';
import { OrderFields } from './OrderFields.tsx';
import { useSaveOrder } from './useSaveOrder.ts';

interface Props {
  /** Absent: a new one. */
  order?: OrderRow;
  onClose: () => void;
}

export function EditDialog({ order, onClose }: Props) {
  // another round shows the form anew, without what was not saved
  const [round, setRound] = useState(0);
  if (order) return <OldOrder order={order} onClose={onClose} />;
  return <NewOrder key={round} onClose={onClose} onDiscard={() => setRound(round + 1)} />;
}

const width = 980;

function OldOrder({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const t = useT();
  const { command, ...label } = useSaveOrder();
  return (
    <FormDialog
      title={t('orders.edit', { number: order.thirdOrderNumber })}
      command={command}
      editing={editing(order, valuesOf, (record) => factsOf(record, t))}
      extra={<HistoryButton object="orders" id={order.id} />}
      onClose={() => onClose()}
      width={width}
    >
      <OrderFields fromMarket={order.marketState !== null} />
      <LabelField {...label} order={order} />
      <LineList />
      <AddressFields />
    </FormDialog>
  );
}

/** What was typed of a new order survives a closed tab. */
function NewOrder({ onClose, onDiscard }: { onClose: () => void; onDiscard: () => void }) {
  const t = useT();
  const { command, ...label } = useSaveOrder();
  const draft = useFormDraft('orders.new', { record: undefined, aside: undefined, personal: true });
  return (
    <FormDialog
      title={t('orders.add')}
      command={command}
      initial={{ labelType: labelType.own, orderDetailsList: [newLine] }}
      onClose={() => {
        draft.drop();
        onClose();
      }}
      width={width}
    >
      <FormDraft draft={draft} onDiscard={onDiscard}>
        <OrderFields fromMarket={false} />
        <LabelField {...label} />
        <LineList />
        <AddressFields />
      </FormDraft>
    </FormDialog>
  );
}
