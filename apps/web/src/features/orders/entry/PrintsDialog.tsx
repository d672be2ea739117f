import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import type { OpenDialog } from '../acts/useOrderDialogs.ts';
import { lackingPrints, lacksPrints } from '../record/linePrints.ts';
import { factsOf } from '../record/orderFacts.ts';
import { orderReads } from '../record/orderReads.ts';
import { LinePrints } from './LinePrints.tsx';
import { valuesOf } from './orderValues.ts';

interface Props {
  order: OrderRow;
  /** Opens another dialog in place of this one; absent where none can be. */
  onOpen?: OpenDialog;
  onClose: () => void;
}

/** Asks for the prints that lines lack, and for nothing else; where none lacks any, for those of all lines. */
export function PrintsDialog({ order, onOpen, onClose }: Props) {
  const t = useT();
  const command = useCommand(orders.save, { success: t('orders.saved'), invalidates: orderReads });
  const isLacking = lacksPrints(order);
  return (
    <FormDialog
      title={t('orders.printsOf', { number: order.thirdOrderNumber })}
      command={command}
      editing={editing(order, valuesOf, (record) => factsOf(record, t))}
      onClose={() => onClose()}
      width={560}
    >
      {order.orderDetailsList.map((line, at) => {
        const isShown = isLacking ? lackingPrints(line).length > 0 : line.productCode !== null;
        return isShown && <LinePrints key={line.id} at={at} order={order} isLacking={isLacking} onOpen={onOpen} />;
      })}
    </FormDialog>
  );
}
