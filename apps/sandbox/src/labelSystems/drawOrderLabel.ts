import { sampleLabelPdf } from '@pressroom/imaging/sample';
import type { LabelOrder } from './orderBook.ts';

/** What the customer wanted to have on the label stands where others print their order's number. */
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
      // the square symbol of some labels holds little text
      state: printable(state).slice(0, 12),
      zip: printable(zip).replace(/-\d+$/, ''),
    },
  ]);
}

/** Label printers know no marks and no other scripts. */
function printable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '?');
}
