import type { PrintableLabel } from '@pressroom/contract/printing/printing';
import type { TextKey } from '../../../i18n/i18n.ts';

/** Why a label did not come out, as a text with its params. */
export class PrinterFault extends Error {
  readonly key: TextKey;
  readonly params: Readonly<Record<string, string | number>>;
  /** The printer has got the label, and it may have come out all the same. */
  readonly isUncertain: boolean;

  constructor(key: TextKey, params: Readonly<Record<string, string | number>> = {}, { isUncertain = false } = {}) {
    super(key);
    this.name = 'PrinterFault';
    this.key = key;
    this.params = params;
    this.isUncertain = isUncertain;
  }
}

/** Whatever a label comes out of. Each call rejects with a `PrinterFault`. */
export interface Printer {
  /** Ready to take a label. */
  check: () => Promise<void>;
  print: (label: PrintableLabel) => Promise<void>;
}
