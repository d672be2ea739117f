import { type ImportCheck, orderImports } from '@pressroom/contract/orders/imports';
import { importLinesMost, importOrdersAtOnce } from '@pressroom/contract/orders/imports';
import { orders } from '@pressroom/contract/orders/orders';
import { Button } from 'antd';
import { download } from '../../../client/call.ts';
import { useT } from '../../../i18n/i18n.ts';
import { BadRows } from '../../../kit/sheetImport/BadRows.tsx';
import { SheetProgress } from '../../../kit/sheetImport/SheetProgress.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import { CheckedSheet } from './CheckedSheet.tsx';
import { FollowedImport } from './FollowedImport.tsx';
import { ImportDone } from './ImportDone.tsx';
import styles from './imports.module.css';
import { type Step, useOrderImport } from './useOrderImport.ts';

interface Props {
  onClose: () => void;
  /** Orders were created. */
  onImported: () => void;
}

/** Checks a sheet of orders, shows what it would do, and imports it once the person agrees. */
export function ImportDialog({ onClose, onImported }: Props) {
  const t = useT();
  const { step, check, checkAgain, write, again } = useOrderImport();
  const isBusy = step.name === 'checking' || step.name === 'importing';
  function close() {
    if (step.name === 'done') onImported();
    onClose();
  }
  return (
    <Dialog
      title={t('orders.import')}
      width={step.name === 'choose' || isBusy ? 600 : 820}
      mask={{ closable: false }}
      closable={!isBusy}
      onCancel={close}
      footer={<Foot step={step} onImport={write} onAgain={again} onClose={close} />}
    >
      {step.name === 'choose' && (
        <FileDrop
          extension=".xlsx"
          mostBytes={orderImports.checkImport.files.maxBytes}
          title={t('kit.importDrop')}
          detail={t('orderImports.rule', { atOnce: importOrdersAtOnce, most: importLinesMost })}
          onFiles={([file]) => file && check(file)}
        />
      )}
      {step.name === 'checking' && <Checking {...step} />}
      {step.name === 'checked' && <CheckedSheet check={step.check} onMapped={checkAgain} />}
      {step.name === 'importing' && (
        <SheetProgress title={step.check.fileName} share={undefined} note={t('orderImports.importing')} />
      )}
      {step.name === 'following' && <FollowedImport {...step} />}
      {step.name === 'done' && <ImportDone {...step} />}
      {step.name === 'refused' && <BadRows {...step} />}
    </Dialog>
  );
}

function Checking({ fileName, share }: { fileName: string; share: number }) {
  const t = useT();
  const underWay = share < 1;
  return (
    <SheetProgress
      title={fileName}
      share={underWay ? share : undefined}
      note={underWay ? t('kit.uploading', { percent: Math.floor(share * 100) }) : t('orderImports.checking')}
    />
  );
}

interface FootProps {
  step: Step;
  onImport: (check: ImportCheck) => void;
  onAgain: () => void;
  onClose: () => void;
}

function Foot({ step, onImport, onAgain, onClose }: FootProps) {
  const t = useT();
  const showFailure = useFailureToast();
  const isBusy = step.name === 'checking' || step.name === 'importing';
  const bad = badSheetOf(step);
  const ready = step.name === 'checked' && step.check.orders > 0 ? step.check : undefined;
  return (
    <div className={styles.acts}>
      <Button type="link" onClick={() => void download(orders.importTemplate, {}).catch(showFailure)}>
        {t('kit.importTemplate')}
      </Button>
      {bad !== undefined && (
        <Button onClick={() => void download(orderImports.correctedImport, { id: bad }).catch(showFailure)}>
          {t('orderImports.corrected')}
        </Button>
      )}
      {step.name !== 'choose' && !isBusy && (
        <Button onClick={onAgain}>{t(step.name === 'done' ? 'kit.importAnother' : 'kit.chooseAgain')}</Button>
      )}
      {ready && (
        <Button type="primary" onClick={() => onImport(ready)}>
          {t(bad === undefined ? 'orderImports.go' : 'orderImports.goRest', { count: ready.orders })}
        </Button>
      )}
      {!ready && (
        <Button disabled={isBusy} onClick={onClose}>
          {t('ui.close')}
        </Button>
      )}
    </div>
  );
}

/** The id of the sheet that can be handed back with what is wrong with it. */
function badSheetOf(step: Step): string | undefined {
  if (step.name === 'refused') return step.rows.length > 0 ? step.id : undefined;
  if (step.name !== 'checked' && step.name !== 'done') return undefined;
  const { id, existing, refused } = step.check;
  return existing.total + refused.total > 0 ? id : undefined;
}
