import type { CallInput, CallOutput, Endpoint } from '@pressroom/contract/endpoint';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { download } from '../../client/call.ts';
import { useT } from '../../i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import type { Command } from '../useCommand.tsx';
import { useFailureToast } from '../useFailureToast.ts';
import { BadRows } from './BadRows.tsx';
import { SheetOutcome } from './SheetOutcome.tsx';
import { SheetProgress } from './SheetProgress.tsx';
import { useSheetImport } from './useSheetImport.ts';

interface Props<E extends Endpoint> {
  title: string;
  /** One sentence about the contents and limits of a sheet. */
  rule: string;
  command: Command<E>;
  /** Sent together with the sheet. */
  input: CallInput<E>;
  /** Downloads the empty sheet to fill in. */
  template: Endpoint;
  /** Fields that change `input`; hidden once a sheet has been chosen. */
  children?: ReactNode;
  summary: (result: CallOutput<E>) => ImportSummary;
  onClose: (imported: boolean) => void;
}

/** The result of an import: one sentence and its counts. */
interface ImportSummary {
  done: string;
  counts: readonly (readonly [name: string, count: number])[];
  /** A link or button for the next step, if one is left. */
  next?: ReactNode;
}

export function SheetImport<E extends Endpoint>(props: Props<E>) {
  const { title, rule, command, input, template, children, summary, onClose } = props;
  const t = useT();
  const showFailure = useFailureToast();
  const { step, imported, send, again } = useSheetImport(command);
  const finished = step.name === 'done' || step.name === 'refused';
  return (
    <Dialog
      title={title}
      width={step.name === 'refused' ? 760 : 560}
      mask={{ closable: false }}
      closable={step.name !== 'sending'}
      onCancel={() => onClose(imported)}
      footer={
        <>
          <Button type="link" onClick={() => void download(template, {}).catch(showFailure)}>
            {t('kit.importTemplate')}
          </Button>
          {finished && <Button onClick={again}>{t('kit.importAnother')}</Button>}
          <Button
            type={finished ? 'primary' : 'default'}
            disabled={step.name === 'sending'}
            onClick={() => onClose(imported)}
          >
            {t('ui.close')}
          </Button>
        </>
      }
    >
      {step.name === 'choose' && (
        <>
          <FileDrop
            extension=".xlsx"
            mostBytes={command.endpoint.files?.maxBytes ?? Infinity}
            title={t('kit.importDrop')}
            detail={rule}
            onFiles={([file]) => file && void send(file, input)}
          />
          {children}
        </>
      )}
      {step.name === 'sending' && <Sending fileName={step.fileName} share={step.share} />}
      {step.name === 'done' && <Done {...summary(step.result)} />}
      {step.name === 'refused' && <BadRows fileName={step.fileName} msg={step.msg} rows={step.rows} />}
    </Dialog>
  );
}

function Sending({ fileName, share }: { fileName: string; share: number }) {
  const t = useT();
  const underWay = share < 1;
  return (
    <SheetProgress
      title={fileName}
      share={underWay ? share : undefined}
      note={underWay ? t('kit.uploading', { percent: Math.floor(share * 100) }) : t('kit.checking')}
    />
  );
}

function Done({ done, counts, next }: ImportSummary) {
  return (
    <SheetOutcome title={done} counts={counts}>
      {next}
    </SheetOutcome>
  );
}
