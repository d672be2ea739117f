import { orders } from '@pressroom/contract/orders/orders';
import { useT } from '../../../i18n/i18n.ts';
import { SheetImport } from '../../../kit/sheetImport/SheetImport.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { orderReads } from '../record/orderReads.ts';

interface Props {
  onClose: () => void;
  /** Orders were created. */
  onImported: () => void;
}

export function ImportDialog({ onClose, onImported }: Props) {
  const t = useT();
  const command = useCommand(orders.orderImport, { invalidates: orderReads });
  return (
    <SheetImport
      title={t('orders.import')}
      rule={t('orders.importRule')}
      command={command}
      input={{}}
      template={orders.importTemplate}
      summary={({ orders: count, lines, units, waiting }) => ({
        done: t('orders.imported', { count }),
        counts: [
          [t('orders.importedLines'), lines],
          [t('orders.importedUnits'), units],
          [t('orders.importedWaiting'), waiting],
        ],
      })}
      onClose={(imported) => {
        if (imported) onImported();
        onClose();
      }}
    />
  );
}
