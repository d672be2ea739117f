import type { PrintableLabel } from '@pressroom/contract/printing/printing';
import type { TextKey } from '../../../i18n/i18n.ts';

/** Why a label did not come out, as a text with its params. */
export class PrinterFault extends Error {
  readonly key: TextKey;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(key: TextKey, params: Readonly<Record<string, string | number>> = {}) {
    super(key);
    this.name = 'PrinterFault';
    this.key = key;
    this.params = params;
  }
}

/** Whatever a label comes out of. Each call rejects with a `PrinterFault`. */
export interface Printer {
  /** Ready to take a label. */
  check: () => Promise<void>;
  print: (label: PrintableLabel) => Promise<void>;
}
