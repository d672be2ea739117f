import type { BadRow } from '@pressroom/contract/fields/outcomes';
import type { ImportResult } from '@pressroom/contract/orders/entry';
import { type ImportCheck, orderImports } from '@pressroom/contract/orders/imports';
import { useRef, useState } from 'react';
import { CallFailure } from '../../../client/callFailure.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { badRowsOf } from '../../../kit/sheetImport/badRowsOf.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { orderReads } from '../record/orderReads.ts';

export type Step =
  | { name: 'choose' }
  | { name: 'checking'; fileName: string; share: number }
  | { name: 'checked'; check: ImportCheck }
  | { name: 'importing'; check: ImportCheck }
  | { name: 'following'; check: ImportCheck; taskId: string }
  | { name: 'done'; check: ImportCheck; result: ImportResult }
  /** `id` is that of the checked sheet; absent where it could not be read. */
  | { name: 'refused'; fileName: string; msg: string; rows: readonly BadRow[]; id?: string };

/** Checks a sheet first and imports it when told to. */
export function useOrderImport() {
  const t = useT();
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const sheet = useRef<File>(undefined);
  const check = useCommand(orderImports.checkImport);
  const run = useCommand(orderImports.importChecked, { invalidates: orderReads });

  function refuse(cause: unknown, { fileName, id }: { fileName: string; id?: string }) {
    if (!(cause instanceof CallFailure)) throw cause;
    setStep({ name: 'refused', fileName, id, msg: failureText(cause, t), rows: badRowsOf(cause) });
  }

  async function send(file: File) {
    const { name: fileName } = file;
    const onProgress = (share: number) => setStep({ name: 'checking', fileName, share });
    onProgress(0);
    sheet.current = file;
    try {
      setStep({ name: 'checked', check: await check.attempt({}, { files: [file], onProgress }) });
    } catch (cause) {
      refuse(cause, { fileName });
    }
  }

  async function write(checked: ImportCheck) {
    setStep({ name: 'importing', check: checked });
    try {
      const skipRefused = checked.existing.total + checked.refused.total > 0;
      const { result, taskId } = await run.attempt({ id: checked.id, skipRefused });
      if (taskId !== null) setStep({ name: 'following', check: checked, taskId });
      else if (result) setStep({ name: 'done', check: checked, result });
    } catch (cause) {
      refuse(cause, checked);
    }
  }

  return {
    step,
    check: (file: File) => void send(file),
    /** The same sheet again, where something else has changed. */
    checkAgain: () => sheet.current && void send(sheet.current),
    write: (checked: ImportCheck) => void write(checked),
    again: () => setStep({ name: 'choose' }),
  };
}
