import { labelInvoices } from '@pressroom/contract/lastMile/invoices';
import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import type { Caller } from '../../caller.ts';
import { decimalAmount, minorUnits } from '../../platform/minorUnits.ts';
import { writeWorkbook } from '../../platform/spreadsheet/write.ts';
import { must } from '../shop.ts';
import { rowsOf } from './batches.ts';

/** What YWJ bills for a batch: one label dearer than it was bought, one left out, and one that nobody has bought. */
export async function addInvoice(caller: Caller, batchNumber: string): Promise<void> {
  const lines: [string, string, string][] = [];
  for (const { orderId, channelName } of await rowsOf(caller, batchNumber)) {
    const { labels, money } = await must(caller, lastMile.orderLabels, { orderId });
    const bought = money.find(({ kind }) => kind === 'labelBought');
    const [label] = labels;
    if (label && bought && channelName === 'UniUni Next Day')
      lines.push([label.reference, label.trackingNumber ?? '', bought.amount]);
  }
  const [dearer, , ...others] = lines;
  if (!dearer) throw new Error('The sample shop has bought no label to be billed');
  const [reference, trackingNumber, amount] = dearer;
  const rows = [
    [reference, trackingNumber, decimalAmount(minorUnits(amount, 'USD') + 85n, 'USD')],
    ...others,
    ['BX-20410-7', 'UUS58R6840219937551', '4.30'],
  ];
  const bytes = await writeWorkbook([
    {
      name: 'Invoice',
      columns: [
        { header: 'Reference' },
        { header: 'Tracking number', width: 28 },
        { header: 'Amount' },
        { header: 'Currency' },
      ],
      rows: rows.map((row) => [...row, 'USD']),
    },
  ]);
  await must(caller, labelInvoices.import, { provider: 'YWJ' }, [{ fileName: 'YWJ-invoice.xlsx', bytes }]);
}
