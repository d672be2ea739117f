import type { ActOutcome } from '@pressroom/contract/orders/bulk';
import { Suspense } from 'react';
import { CarrierDialog } from '../carrierNames/carrierNames.public.tsx';
import { CorrectMappingsDialog, MapSkusDialog } from '../skuMapping/skuMapping.public.tsx';
import { SyncDialog } from '../sync/sync.public.tsx';
import { type ActName, type ActResult, isFile } from './acts/acts.ts';
import { askToConfirm } from './acts/askToConfirm.ts';
import type { OpenDialog, OrderDialog } from './acts/useOrderDialogs.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

const ExportDialog = lazyPart(async () => (await import('./export/ExportDialog.tsx')).ExportDialog);
const ImportDialog = lazyPart(async () => (await import('./imports/ImportDialog.tsx')).ImportDialog);
const LabelsDialog = lazyPart(async () => (await import('./labels/LabelsDialog.tsx')).LabelsDialog);
const EditDialog = lazyPart(async () => (await import('./entry/EditDialog.tsx')).EditDialog);
const PrintsDialog = lazyPart(async () => (await import('./entry/PrintsDialog.tsx')).PrintsDialog);
const DetailsDialog = lazyPart(async () => (await import('./detail/DetailsDialog.tsx')).DetailsDialog);
const DecideDialog = lazyPart(async () => (await import('./holds/DecideDialog.tsx')).DecideDialog);
const SettleDialog = lazyPart(async () => (await import('./holds/SettleDialog.tsx')).SettleDialog);
const BuyLabelDialog = lazyPart(async () => (await import('./batches/BuyLabelDialog.tsx')).BuyLabelDialog);
const LogDialog = lazyPart(async () => (await import('./detail/LogDialog.tsx')).LogDialog);
const ParcelDialog = lazyPart(async () => (await import('./parcel/ParcelDialog.tsx')).ParcelDialog);
const BatchDialog = lazyPart(async () => (await import('./batches/BatchDialog.tsx')).BatchDialog);
const ActDialog = lazyPart(async () => (await import('./acts/ActDialog.tsx')).ActDialog);
const AllActDialog = lazyPart(async () => (await import('./acts/AllActDialog.tsx')).AllActDialog);
const ScheduleDialog = lazyPart(async () => (await import('./acts/ScheduleDialog.tsx')).ScheduleDialog);
const ContradictionsDialog = lazyPart(
  async () => (await import('./acts/ContradictionsDialog.tsx')).ContradictionsDialog,
);
const ShortagesDialog = lazyPart(async () => (await import('./acts/ShortagesDialog.tsx')).ShortagesDialog);
const AbnormalDialog = lazyPart(async () => (await import('./acts/AbnormalDialog.tsx')).AbnormalDialog);

interface Props {
  shown: OrderDialog;
  onOpen: OpenDialog;
  onClose: () => void;
  /** Opens a dialog that helps; the one shown opens again afterwards. */
  onRemedy: OpenDialog;
  onActed: (result: ActResult) => void;
  /** The same of an act on all that match, which are selected no more. */
  onAllActed: (result: ActResult) => void;
  onImported: () => void;
  /** Orders are being fetched, by this task. */
  onFetching: (taskId: string) => void;
}

export function OrderDialogs({ shown, onOpen, onClose, onRemedy, onActed, onAllActed, onImported, onFetching }: Props) {
  const closeActed = (act: ActName) => (outcome?: ActOutcome) => {
    onClose();
    if (outcome) onActed({ act, outcome });
  };
  return (
    <Suspense>
      {shown.name === 'sync' && (
        <SyncDialog
          initial={shown.initial}
          onClose={(started) => {
            onClose();
            if (started) onFetching(started.taskId);
          }}
        />
      )}
      {shown.name === 'import' && <ImportDialog onClose={onClose} onImported={onImported} />}
      {shown.name === 'export' && <ExportDialog exported={shown.exported} onClose={onClose} />}
      {shown.name === 'labels' && <LabelsDialog onClose={onClose} />}
      {shown.name === 'add' && <EditDialog onClose={onClose} />}
      {shown.name === 'edit' && <EditDialog order={shown.order} onClose={onClose} />}
      {shown.name === 'prints' && <PrintsDialog order={shown.order} onOpen={onOpen} onClose={onClose} />}
      {shown.name === 'details' && <DetailsDialog order={shown.order} onRemedy={onRemedy} onClose={onClose} />}
      {shown.name === 'decide' && <DecideDialog order={shown.order} onClose={onClose} />}
      {shown.name === 'settle' && <SettleDialog order={shown.order} onClose={onClose} />}
      {shown.name === 'buyLabel' && <BuyLabelDialog order={shown.order} onClose={onClose} />}
      {shown.name === 'carrier' && <CarrierDialog id={shown.id} onClose={onClose} />}
      {shown.name === 'log' && <LogDialog order={shown.order} onClose={onClose} />}
      {shown.name === 'parcel' && <ParcelDialog id={shown.id} onClose={onClose} />}
      {shown.name === 'batch' && <BatchDialog order={shown.order} onClose={onClose} />}
      {shown.name === 'map' && <MapSkusDialog shopId={shown.shopId} skuIds={shown.skuIds} onClose={onClose} />}
      {shown.name === 'correctMapping' && (
        <CorrectMappingsDialog shopId={shown.shopId} skuIds={shown.skuIds} onClose={onClose} />
      )}
      {shown.name === 'act' && (
        <ActDialog
          act={shown.act}
          chosen={shown.chosen}
          sorting={shown.sorting}
          onRemedy={onRemedy}
          onClose={(outcome) => {
            if (isFile(shown.act)) return onClose();
            closeActed(shown.act)(outcome);
            if (shown.act === 'approve' && outcome) askToConfirm(onOpen, outcome);
          }}
        />
      )}
      {shown.name === 'all' && (
        <AllActDialog
          act={shown.act}
          everything={shown.everything}
          onClose={(result) => {
            onClose();
            if (result) onAllActed(result);
          }}
        />
      )}
      {shown.name === 'schedule' && (
        <ScheduleDialog chosen={shown.chosen} onRemedy={onRemedy} onClose={closeActed('schedule')} />
      )}
      {shown.name === 'abnormal' && (
        <AbnormalDialog chosen={shown.chosen} onRemedy={onRemedy} onClose={closeActed('abnormal')} />
      )}
      {shown.name === 'contradicted' && (
        <ContradictionsDialog
          ids={shown.ids}
          onRemedy={onRemedy}
          onClose={(outcome) => {
            closeActed('approve')(outcome);
            // the shortages are still asked about where the contradictions were left alone
            const { refused = [] } = outcome ?? {};
            askToConfirm(
              onOpen,
              { done: [], refused },
              { contradicted: refused.map(({ id }) => id), short: shown.short },
            );
          }}
        />
      )}
      {shown.name === 'short' && (
        <ShortagesDialog
          ids={shown.ids}
          contradicted={shown.contradicted}
          onClose={(outcome) => {
            closeActed('approve')(outcome);
            // somebody else may have taken blanks meanwhile: then the new numbers are asked about
            if (outcome) askToConfirm(onOpen, outcome, { contradicted: shown.contradicted });
          }}
        />
      )}
    </Suspense>
  );
}
