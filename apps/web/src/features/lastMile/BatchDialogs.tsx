import type { LabelType } from '@pressroom/contract/lastMile/status';
import { lazyPart } from '../../ui/lazyPart.ts';
import { OrderDialog } from '../orders/orders.public.tsx';
import type { ActResult } from './acts/acts.ts';
import { ErrorsDialog } from './batches/ErrorsDialog.tsx';
import type { Shown } from './parts/shown.ts';

const CalculateDialog = lazyPart(async () => (await import('./acts/CalculateDialog.tsx')).CalculateDialog);
const ParcelsDialog = lazyPart(async () => (await import('./shipment/ParcelsDialog.tsx')).ParcelsDialog);
const QuotesDialog = lazyPart(async () => (await import('./shipment/QuotesDialog.tsx')).QuotesDialog);

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
