import type { CallInput } from '@pressroom/contract/endpoint';
import { importRowsAtOnce, importRowsMost, productSheets } from '@pressroom/contract/products/sheets';
import { Button } from 'antd';
import { download, downloadMade } from '../../client/call.ts';
import { useT } from '../../i18n/i18n.ts';
import { BadRows } from '../../kit/sheetImport/BadRows.tsx';
import { SheetProgress } from '../../kit/sheetImport/SheetProgress.tsx';
import { useFailureToast } from '../../kit/useFailureToast.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import styles from './ImportProducts.module.css';
import { ImportOutcome } from './ImportOutcome.tsx';
import { type Step, useProductImport } from './useProductImport.ts';

interface Props {
  importCode: CallInput<typeof productSheets.import>['importCode'];
  onClose: () => void;
}

/** Checks a sheet of products, shows what it would do, and imports it once the person agrees. */
export function ImportProducts({ importCode, onClose }: Props) {
  const t = useT();
  const showFailure = useFailureToast();
  const { step, check, write, again } = useProductImport({ importCode });
  const input = { importCode };
  const isBusy = step.name === 'sending';
  return (
    <Dialog
      title={t(importCode === 4 ? 'productSheets.import.4' : 'productSheets.import.5')}
      width={step.name === 'refused' ? 800 : 600}
      mask={{ closable: false }}
      closable={!isBusy}
      onCancel={onClose}
      footer={
        <div className={styles.acts}>
          <Button type="link" onClick={() => void download(productSheets.template, input).catch(showFailure)}>
            {t('kit.importTemplate')}
          </Button>
          {step.name === 'refused' && step.rows.length > 0 && (
            <Button onClick={() => void downloadMade(productSheets.corrected, input, [step.file]).catch(showFailure)}>
              {t('productSheets.corrected')}
            </Button>
          )}
          {step.name !== 'choose' && !isBusy && <Button onClick={again}>{t('productSheets.another')}</Button>}
          <Decide step={step} onImport={write} onClose={onClose} />
        </div>
      }
    >
      {step.name === 'choose' && (
        <FileDrop
          extension=".xlsx"
          mostBytes={productSheets.import.files.maxBytes}
          title={t('kit.importDrop')}
          detail={t('productSheets.rule', { atOnce: importRowsAtOnce, most: importRowsMost })}
          onFiles={([file]) => file && check(file)}
        />
      )}
      {step.name === 'sending' && <Sending {...step} />}
      {step.name === 'checked' && <ImportOutcome outcome={step.outcome} />}
      {step.name === 'done' && <ImportOutcome outcome={step.outcome} written />}
      {step.name === 'refused' && <BadRows fileName={step.file.name} msg={step.msg} rows={step.rows} />}
    </Dialog>
  );
}

interface DecideProps {
  step: Step;
  onImport: (file: File) => void;
  onClose: () => void;
}

/** Imports what was checked, if that changes anything. */
function Decide({ step, onImport, onClose }: DecideProps) {
  const t = useT();
  const count = step.name === 'checked' ? step.outcome.created + step.outcome.changed : 0;
  if (step.name === 'checked' && count > 0) {
    return (
      <Button type="primary" onClick={() => onImport(step.file)}>
        {t('productSheets.go', { count })}
      </Button>
    );
  }
  return (
    <Button disabled={step.name === 'sending'} onClick={onClose}>
      {t('ui.close')}
    </Button>
  );
}

function Sending({ file, share, writes }: Extract<Step, { name: 'sending' }>) {
  const t = useT();
  const underWay = share < 1;
  const working = t(writes ? 'productSheets.importing' : 'productSheets.checking');
  return (
    <SheetProgress
      title={file.name}
      share={underWay ? share : undefined}
      note={underWay ? t('kit.uploading', { percent: Math.floor(share * 100) }) : working}
    />
  );
}
