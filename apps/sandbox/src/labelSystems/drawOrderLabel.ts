import { sampleLabelPdf } from '@pressroom/imaging/sample';
import type { LabelOrder } from './orderBook.ts';

/** The customer's memo takes the place of the order's number, where there is one. */
export function drawOrderLabel({ carrier, trackingNumber, recipient, memo, reference }: LabelOrder): Promise<Buffer> {
  const { name, line, city, state, zip } = recipient;
  return sampleLabelPdf([
    {
      carrier,
      trackingNumber,
      orderNumber: printable(memo || reference),
      name: printable(name),
      address: printable(line),
      city: printable(city),
      // some carriers' square barcodes hold little text
      state: printable(state).slice(0, 12),
      zip: printable(zip).replace(/-\d+$/, ''),
    },
  ]);
}

/** Removes accents, and replaces other scripts, which label printers cannot print. */
function printable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '?');
}
