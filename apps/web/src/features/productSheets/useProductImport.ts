import type { CallInput, CallOutput } from '@pressroom/contract/endpoint';
import type { BadRow } from '@pressroom/contract/fields/outcomes';
import { products } from '@pressroom/contract/products/products';
import { productSheets } from '@pressroom/contract/products/sheets';
import { useState } from 'react';
import { CallFailure } from '../../client/callFailure.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { badRowsOf } from '../../kit/sheetImport/badRowsOf.ts';
import { useCommand } from '../../kit/useCommand.tsx';

type Outcome = CallOutput<typeof productSheets.import>;

export type Step =
  | { name: 'choose' }
  | { name: 'sending'; file: File; share: number; writes: boolean }
  | { name: 'checked'; file: File; outcome: Outcome }
  | { name: 'done'; outcome: Outcome }
  | { name: 'refused'; file: File; msg: string; rows: readonly BadRow[] };

/** Checks a sheet first and imports it when told to. */
export function useProductImport({ importCode }: CallInput<typeof productSheets.import>) {
  const t = useT();
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const check = useCommand(productSheets.check);
  const write = useCommand(productSheets.import, { invalidates: [products.list, products.page] });

  async function send(file: File, writes: boolean) {
    const onProgress = (share: number) => setStep({ name: 'sending', file, share, writes });
    onProgress(0);
    try {
      const outcome = await (writes ? write : check).attempt({ importCode }, { files: [file], onProgress });
      setStep(writes ? { name: 'done', outcome } : { name: 'checked', file, outcome });
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      setStep({ name: 'refused', file, msg: failureText(cause, t), rows: badRowsOf(cause) });
    }
  }

  return {
    step,
    check: (file: File) => void send(file, false),
    write: (file: File) => void send(file, true),
    again: () => setStep({ name: 'choose' }),
  };
}
