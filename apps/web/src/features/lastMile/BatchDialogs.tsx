import type { LabelType } from '@pressroom/contract/lastMile/status';
import { OrderDialog } from '../orders/orders.public.tsx';
import type { ActResult } from './acts/acts.ts';
import { CalculateDialog } from './acts/CalculateDialog.tsx';
import { ErrorsDialog } from './batches/ErrorsDialog.tsx';
import type { Shown } from './parts/shown.ts';
import { ParcelsDialog } from './shipment/ParcelsDialog.tsx';
import { QuotesDialog } from './shipment/QuotesDialog.tsx';

interface Props {
  shown: Shown;
  batch: { batchNumber: string; labelType: LabelType };
  onClose: (acted?: ActResult) => void;
}

/** The dialogs of the page of a batch; one is open at a time. */
export function BatchDialogs({ shown, batch, onClose }: Props) {
  const close = () => onClose();
  return (
    <>
      {shown.dialog === 'calculate' && <CalculateDialog batch={batch} {...shown} onClose={onClose} />}
      {shown.dialog === 'parcels' && <ParcelsDialog row={shown.row} onClose={close} />}
      {shown.dialog === 'quotes' && <QuotesDialog row={shown.row} onClose={close} />}
      {shown.dialog === 'errors' && <ErrorsDialog batchNumber={batch.batchNumber} onClose={close} />}
      {shown.dialog === 'order' && (
        <OrderDialog id={shown.row.orderId} number={shown.row.thirdOrderNumber} onClose={close} />
      )}
    </>
  );
}
