import { printing, printReport } from '@pressroom/contract/printing/printing';
import { sampleTrackingNumber } from '@pressroom/imaging/sample';
import type { Caller } from '../caller.ts';
import { addLabels, type DemoOrder } from './demoOrders.ts';
import { must } from './shop.ts';

/** A packer's last minutes: some parcels go out, and the label of the last one does not come out of the printer. */
export async function packSome(packer: Caller, labelled: readonly DemoOrder[]): Promise<void> {
  for (const [at, { thirdOrderNumber }] of labelled.entries()) {
    await must(packer, printing.printOrderLabel, { thirdOrderNumber, bench: '打包台 1 Bench 1' });
    const isLast = at === labelled.length - 1;
    const status = isLast ? printReport.failed : printReport.success;
    await must(packer, printing.sendOrder, { thirdOrderNumber, status });
  }
}

/** Uploads a label of an order that nobody has entered yet. */
export async function uploadStrayLabel(caller: Caller): Promise<void> {
  const label = {
    carrier: 'USPS',
    trackingNumber: sampleTrackingNumber('USPS', 88_001),
    orderNumber: 'PO-211-08427713990417',
    name: 'Renee Hartley',
    address: '418 Mill Rd',
    city: 'Denver',
    state: 'CO',
    zip: '80211',
  } as const;
  await addLabels(caller, [{ label }]);
}
