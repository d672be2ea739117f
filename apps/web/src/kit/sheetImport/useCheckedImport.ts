import type { CallInput, CallOutput, Endpoint } from '@pressroom/contract/endpoint';
import type { BadRow } from '@pressroom/contract/fields/outcomes';
import type { SheetCheck } from '@pressroom/contract/fields/sheetImports';
import { useState } from 'react';
import type { z } from 'zod';
import { CallFailure, isFailure } from '../../client/callFailure.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { type Command, useCommand } from '../useCommand.tsx';
import { badRowsOf } from './badRowsOf.ts';

/** A call that tells what an import would do. */
export type CheckEndpoint = Endpoint<z.ZodType, z.ZodType<SheetCheck>>;

export interface SheetCalls<E extends Endpoint> {
  check: CheckEndpoint;
  run: Command<E>;
  /** Hands the sheet back with the problems of its lines. */
  corrected: Endpoint;
}

export type Step<E extends Endpoint> =
  | { name: 'choose' }
  | { name: 'sending'; file: File; share: number; writes: boolean }
  /** `former`: what was told before, where that had changed meanwhile. */
  | { name: 'checked'; file: File; check: SheetCheck; former?: SheetCheck }
  | { name: 'done'; file: File; result: CallOutput<E>; refused: number }
  | { name: 'failed'; file: File; msg: string; rows: readonly BadRow[] };

/** Checks a sheet first, and imports exactly what the check has told once the person agrees. */
export function useCheckedImport<E extends Endpoint>({ check, run }: SheetCalls<E>, input: Partial<CallInput<E>>) {
  const t = useT();
  const [step, setStep] = useState<Step<E>>({ name: 'choose' });
  const checking = useCommand(check);
  const showShare = (file: File, writes: boolean) => (share: number) =>
    setStep({ name: 'sending', file, share, writes });

  async function look(file: File, former?: SheetCheck) {
    const onProgress = showShare(file, false);
    onProgress(0);
    try {
      setStep({ name: 'checked', file, former, check: await checking.attempt(input, { files: [file], onProgress }) });
    } catch (cause) {
      fail(file, cause);
    }
  }

  async function write(file: File, told: SheetCheck) {
    const onProgress = showShare(file, true);
    onProgress(0);
    const refused = told.refused.total;
    const how = { plan: told.plan, skipRefused: String(refused > 0) };
    try {
      const result = await run.attempt({ ...input, ...how } as CallInput<E>, { files: [file], onProgress });
      setStep({ name: 'done', file, result, refused });
    } catch (cause) {
      if (isFailure(cause, 'sheet.planChanged')) await look(file, told);
      else fail(file, cause);
    }
  }

  function fail(file: File, cause: unknown) {
    if (!(cause instanceof CallFailure)) throw cause;
    setStep({ name: 'failed', file, msg: failureText(cause, t), rows: badRowsOf(cause) });
  }

  return {
    step,
    check: (file: File) => void look(file),
    write: (file: File, told: SheetCheck) => void write(file, told),
    again: () => setStep({ name: 'choose' }),
  };
}
