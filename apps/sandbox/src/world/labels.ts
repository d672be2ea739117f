import { sampleLabelPdf } from '@pressroom/imaging/sample';
import type { Buyer } from './buyers.ts';
import type { Carrier } from './trackingNumbers.ts';

/** A label of 4 x 6 inches with the tracking number in this carrier's kind of barcode. */
export function drawLabel(
  { carrier, trackingNumber, reference }: { carrier: Carrier; trackingNumber: string; reference: string },
  { latinName, address }: Buyer,
): Promise<Buffer> {
  return sampleLabelPdf([
    {
      carrier,
      trackingNumber,
      orderNumber: reference,
      name: latinName,
      address: [address.line1, address.line2].filter(Boolean).join(' '),
      city: address.city,
      state: address.state,
      zip: address.postCode,
    },
  ]);
}
