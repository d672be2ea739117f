import { lazyPart } from '../../ui/lazyPart.ts';
import { HistoryDialog } from '../audit/audit.public.tsx';
import { BatchPublishDialog } from '../publishBatch/publishBatch.public.tsx';
import type { ActResult } from './acts/acts.ts';
import type { Show, Shown } from './parts/shown.ts';

const ListingDialog = lazyPart(async () => (await import('./editor/ListingDialog.tsx')).ListingDialog);
const SkuDialog = lazyPart(async () => (await import('./editor/SkuDialog.tsx')).SkuDialog);
const PriceDialog = lazyPart(async () => (await import('./acts/PriceDialog.tsx')).PriceDialog);
const StockDialog = lazyPart(async () => (await import('./acts/StockDialog.tsx')).StockDialog);
const SendOursDialog = lazyPart(async () => (await import('./acts/SendOursDialog.tsx')).SendOursDialog);
const PlanFindingsDialog = lazyPart(async () => (await import('./editor/PlanFindingsDialog.tsx')).PlanFindingsDialog);
const ScheduleDialog = lazyPart(async () => (await import('./acts/ScheduleDialog.tsx')).ScheduleDialog);

interface Props {
  shown: Shown | undefined;
  show: (shown: Shown | undefined) => void;
  onActed: (result: ActResult) => void;
}

/** The dialogs of the publish page; one is open at a time. */
export function PublishDialogs({ shown, show, onActed }: Props) {
  const close = () => show(undefined);
  const closeActed = (result?: ActResult) => {
    close();
    if (result) onActed(result);
  };
  const open: Show = show;
  return (
    <>
      {shown?.dialog === 'listing' && <ListingDialog {...shown} show={open} onClose={close} />}
      {shown?.dialog === 'batch' && <BatchPublishDialog planId={shown.planId} onClose={close} />}
      {shown?.dialog === 'sku' && <SkuDialog {...shown} show={open} onClose={close} />}
      {shown?.dialog === 'price' && <PriceDialog listings={shown.listings} onClose={closeActed} />}
      {shown?.dialog === 'stock' && <StockDialog listings={shown.listings} onClose={closeActed} />}
      {shown?.dialog === 'sendOurs' && <SendOursDialog listings={shown.listings} onClose={closeActed} />}
      {shown?.dialog === 'findings' && <PlanFindingsDialog plan={shown.plan} show={open} onClose={close} />}
      {shown?.dialog === 'schedule' && <ScheduleDialog plan={shown.plan} onClose={close} />}
      {shown?.dialog === 'history' && <HistoryDialog object={shown.object} id={shown.id} onClose={close} />}
    </>
  );
}
