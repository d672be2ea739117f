import { askAgainCode, type CallInput } from '@pressroom/contract/endpoint';
import type { FailureOutput } from '@pressroom/contract/failures';
import { type PrintableLabel, printing, type StationParcel } from '@pressroom/contract/printing/printing';
import { callEnvelope } from '../../../client/call.ts';
import { CallFailure, isFailure } from '../../../client/callFailure.ts';
import type { Reason } from '../../../i18n/failureText.ts';
import type { StationSettings } from '../settings/stationSettings.ts';
import type { Reprint, ScanAt } from './queuedScans.ts';
import { reaching } from './serverAway.ts';

export type StoreChoice = FailureOutput<'printing.several'>[number];

/** What a person must answer before the label comes. Nothing answered means: leave this one out. */
export interface LabelQuestions {
  again: (says: string, parcel: StationParcel | undefined) => Promise<Reprint | undefined>;
  store: (says: Reason, choices: readonly StoreChoice[]) => Promise<string | undefined>;
}

/** What the label is rendered for, and who asks. */
export type LabelFormat = Pick<StationSettings, 'dpi' | 'offsetX' | 'offsetY' | 'bench'> & { printerType: 1 | 2 };

interface Asking {
  format: LabelFormat;
  questions: LabelQuestions;
  onAnswered: (answered: Pick<ScanAt<'waiting'>, 'shopId' | 'again'>) => void;
  onParcel: (parcel: StationParcel) => void;
}

/** A station does not wait longer for one label. */
const timeout = 20_000;

/** The label of a scanned code; undefined where a person leaves it out. */
export async function fetchLabel(scan: ScanAt<'waiting'>, asking: Asking): Promise<PrintableLabel | undefined> {
  const { format, questions, onAnswered, onParcel } = asking;
  let { shopId, again } = scan;
  for (;;) {
    const asked: CallInput<typeof printing.printOrderLabel> = {
      thirdOrderNumber: scan.code,
      scanId: scan.id,
      ...format,
      shopId,
      ...(again && { isForce: 1, ...again }),
    };
    try {
      const call = callEnvelope(printing.printOrderLabel, asked, { signal: AbortSignal.timeout(timeout) });
      const { code, msg, data } = await reaching(call);
      if (code !== askAgainCode) return data ?? undefined;
      if (data) onParcel(data);
      again = await questions.again(msg, data ?? undefined);
      if (!again) return undefined;
    } catch (cause) {
      const choices = storesIn(cause);
      if (!(cause instanceof CallFailure) || !choices || shopId) throw cause;
      shopId = await questions.store(cause.reason, choices);
      if (shopId === undefined) return undefined;
    }
    onAnswered({ shopId, again });
  }
}

/** The stores that have an order with this number, where the failure is about that. */
function storesIn(cause: unknown): readonly StoreChoice[] | undefined {
  return isFailure(cause, 'printing.several') ? cause.data : undefined;
}

/** What says which parcel is refused. */
const parcelRefusals = [
  'printing.refused',
  'printing.wrongState',
  'printing.noLabel',
  'printing.parcelWithoutLabel',
  'printing.labelUnreadable',
] as const;

/** The parcel that the server has found and refuses to print. */
export function parcelIn(cause: unknown): StationParcel | undefined {
  return isFailure(cause, ...parcelRefusals) ? cause.data?.parcel : undefined;
}
