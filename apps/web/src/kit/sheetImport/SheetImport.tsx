import type { CallInput, CallOutput, Endpoint } from '@pressroom/contract/endpoint';
import type { SheetCheck } from '@pressroom/contract/fields/sheetImports';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { BadRows } from './BadRows.tsx';
import { CheckedSheet } from './CheckedSheet.tsx';
import { SheetImportFoot } from './SheetImportFoot.tsx';
import { SheetProgress } from './SheetProgress.tsx';
import { type SheetCalls, useCheckedImport } from './useCheckedImport.ts';

interface Words {
  title: string;
  /** One sentence about the contents and limits of a sheet. */
  rule: string;
  /** Of the button that imports so many. */
  go?: (count: number) => string;
}

interface Props<E extends Endpoint> {
  words: Words;
  calls: SheetCalls<E>;
  /** Sent together with the sheet. */
  input: Partial<CallInput<E>>;
  /** Downloads the sheet to fill in. */
  template: { endpoint: Endpoint; input?: object };
  /** Fields that change `input`, to be filled in once the check has shown its result. */
  children?: ReactNode;
  /** False while one of them must still be filled in. */
  ready?: boolean;
  /** What an import has done. */
  done: (result: CallOutput<E>) => ReactNode;
  onClose: (imported: boolean) => void;
}

/** Checks a sheet, shows what it would do, and imports it, or its good lines, once the person agrees. */
export function SheetImport<E extends Endpoint>(props: Props<E>) {
  const { words, calls, input, template, children, ready = true, done, onClose } = props;
  const t = useT();
  const { step, check, write, again } = useCheckedImport(calls, input);
  const wide = step.name === 'checked' || step.name === 'failed';
  const close = () => onClose(step.name === 'done');

  function goOf(told: SheetCheck) {
    const count = writable(told);
    if (count === 0 || step.name !== 'checked') return undefined;
    const { file } = step;
    const label = t(told.refused.total > 0 ? 'sheetImport.goRest' : 'sheetImport.go', { count });
    return { label: words.go?.(count) ?? label, disabled: !ready, onGo: () => write(file, told) };
  }
  return (
    <Dialog
      title={words.title}
      width={wide ? 820 : 600}
      mask={{ closable: false }}
      closable={step.name !== 'sending'}
      onCancel={close}
      footer={
        <SheetImportFoot
          step={step}
          corrected={{ endpoint: calls.corrected, input }}
          template={template}
          go={step.name === 'checked' ? goOf(step.check) : undefined}
          onAgain={again}
          onClose={close}
        />
      }
    >
      {step.name === 'choose' && (
        <FileDrop
          extension=".xlsx"
          mostBytes={calls.check.files?.maxBytes ?? Infinity}
          title={t('kit.importDrop')}
          detail={words.rule}
          onFiles={([file]) => file && check(file)}
        />
      )}
      {step.name === 'sending' && <Sending {...step} />}
      {step.name === 'checked' && (
        <CheckedSheet check={step.check} former={step.former}>
          {writable(step.check) > 0 && children}
        </CheckedSheet>
      )}
      {step.name === 'done' && (
        <>
          {done(step.result)}
          {step.refused > 0 && <p role="alert">{t('sheetImport.left', { count: step.refused })}</p>}
        </>
      )}
      {step.name === 'failed' && <BadRows fileName={step.file.name} msg={step.msg} rows={step.rows} />}
    </Dialog>
  );
}

function writable({ created, changed }: SheetCheck): number {
  return created + changed;
}

function Sending({ file, share, writes }: { file: File; share: number; writes: boolean }) {
  const t = useT();
  const underWay = share < 1;
  const working = t(writes ? 'sheetImport.importing' : 'sheetImport.checking');
  return (
    <SheetProgress
      title={file.name}
      share={underWay ? share : undefined}
      note={underWay ? t('kit.uploading', { percent: Math.floor(share * 100) }) : working}
    />
  );
}
