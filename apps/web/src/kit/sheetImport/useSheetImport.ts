import type { CallInput, CallOutput, Endpoint } from '@pressroom/contract/endpoint';
import type { BadRow } from '@pressroom/contract/fields/outcomes';
import { useState } from 'react';
import { CallFailure } from '../../client/callFailure.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import type { Command } from '../useCommand.tsx';
import { badRowsOf } from './badRowsOf.ts';

type Step<E extends Endpoint> =
  | { name: 'choose' }
  | { name: 'sending'; fileName: string; share: number }
  | { name: 'done'; result: CallOutput<E> }
  | { name: 'refused'; fileName: string; msg: string; rows: readonly BadRow[] };

/** Imports one sheet at a time. The server takes all of its rows, or none and lists every problem. */
export function useSheetImport<E extends Endpoint>(command: Command<E>) {
  const t = useT();
  const [step, setStep] = useState<Step<E>>({ name: 'choose' });
  const [imported, setImported] = useState(false);

  /** Tells whether the sheet was taken. */
  async function send(file: File, input: CallInput<E>): Promise<boolean> {
    const { name: fileName } = file;
    setStep({ name: 'sending', fileName, share: 0 });
    const onProgress = (share: number) => setStep({ name: 'sending', fileName, share });
    try {
      setStep({ name: 'done', result: await command.attempt(input, { files: [file], onProgress }) });
      setImported(true);
      return true;
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      setStep({ name: 'refused', fileName, msg: failureText(cause, t), rows: badRowsOf(cause) });
      return false;
    }
  }

  return { step, imported, send, again: () => setStep({ name: 'choose' }) };
}
