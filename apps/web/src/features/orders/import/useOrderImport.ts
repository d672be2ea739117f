import type { CallOutput } from '@pressroom/contract/endpoint';
import { badRow, type BadRow } from '@pressroom/contract/fields';
import { orders } from '@pressroom/contract/orders/orders';
import { useState } from 'react';
import { CallFailure } from '../../../client/callFailure.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { orderReads } from '../orderReads.ts';

export type ImportResult = CallOutput<typeof orders.orderImport>;

type Step =
  | { name: 'choose' }
  | { name: 'sending'; fileName: string; share: number }
  | { name: 'created'; result: ImportResult }
  | { name: 'refused'; fileName: string; msg: string; rows: readonly BadRow[] };

/** One sheet at a time: all of its orders, or every reason why none. */
export function useOrderImport(onImported: () => void) {
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const command = useCommand(orders.orderImport, { invalidates: orderReads });

  async function send(file: File) {
    const { name: fileName } = file;
    setStep({ name: 'sending', fileName, share: 0 });
    const onProgress = (share: number) => setStep({ name: 'sending', fileName, share });
    try {
      setStep({ name: 'created', result: await command.attempt({}, { files: [file], onProgress }) });
      onImported();
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      setStep({ name: 'refused', fileName, msg: cause.msg, rows: rowsOf(cause) });
    }
  }

  return { step, send, again: () => setStep({ name: 'choose' }) };
}

function rowsOf({ status, data }: CallFailure): readonly BadRow[] {
  const rows = badRow.array().safeParse(data);
  return status === 422 && rows.success ? rows.data : [];
}
