import { handover, type ManifestRow } from '@pressroom/contract/lastMile/handover';
import { Button } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Paper } from '../../../ui/Paper.tsx';
import { ManifestSheet } from './ManifestSheet.tsx';

interface Props {
  id: string;
  onClose: () => void;
}

/** A manifest as it is printed. */
export function ManifestDialog({ id, onClose }: Props) {
  const t = useT();
  const { data: manifest, isError, error, refetch } = useRead(handover.manifest, { id });
  const undo = useCommand(handover.undo, {
    confirm: () => ({
      title: t('handover.undoTitle', { number: manifest?.manifestNumber ?? '' }),
      detail: t('handover.undoDetail'),
      ok: t('handover.undo'),
      danger: true,
    }),
    success: ({ manifestNumber }: ManifestRow) => t('handover.undoDone', { number: manifestNumber }),
    invalidates: [handover.waiting, handover.parcels, handover.manifests, handover.manifest],
  });
  async function takeBack() {
    if (await undo.run({ id })) onClose();
  }
  return (
    <Dialog
      title={manifest?.manifestNumber ?? ''}
      width={820}
      onCancel={onClose}
      footer={
        <>
          {manifest?.canUndo && (
            <Can endpoint={handover.undo}>
              <Button danger loading={undo.pending} onClick={() => void takeBack()}>
                {t('handover.undo')}
              </Button>
            </Can>
          )}
          <Button onClick={onClose}>{t('ui.close')}</Button>
          <Button type="primary" disabled={!manifest} onClick={() => window.print()}>
            {t('handover.print')}
          </Button>
        </>
      }
    >
      {isError && (
        <ErrorState
          detail={failureText(error, t) ?? t('handover.failed')}
          action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
        />
      )}
      {manifest && (
        <>
          <ManifestSheet manifest={manifest} />
          <Paper name={manifest.manifestNumber} at={manifest.gmtCreate}>
            <ManifestSheet manifest={manifest} />
          </Paper>
        </>
      )}
    </Dialog>
  );
}
