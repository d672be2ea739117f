import type { CallOutput } from '@pressroom/contract/endpoint';
import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import type { LastMileRow } from '@pressroom/contract/lastMile/rows';
import { batchStatus, type LabelType, lastMileStatus, type LastMileStatus } from '@pressroom/contract/lastMile/status';
import type { Caller } from '../../caller.ts';
import { writeWorkbook } from '../../platform/spreadsheet/write.ts';
import { must } from '../shop.ts';
import { waitFor } from '../waiting.ts';

export async function rowsOf(caller: Caller, batchNumber: string): Promise<LastMileRow[]> {
  return (await must(caller, lastMile.queryBulkPrintRecordDetails, { batchNumber, pageSize: 100 })).rows;
}

/** A batch of orders that somebody has chosen. Answers its number. */
export async function chooseBatch(caller: Caller, ids: string[], labelType: LabelType): Promise<string> {
  const { batchNumber } = await must(caller, lastMile.addBulkPrintRecord, { labelType, ids });
  if (batchNumber === null) throw new Error('The sample shop has no orders for a batch of labels');
  return batchNumber;
}

/** A batch from a sheet of order numbers, once it has been read. Answers its number. */
export async function importBatch(caller: Caller, numbers: readonly string[], store: string): Promise<string> {
  const bytes = await writeWorkbook([
    {
      name: '订单 Orders',
      columns: [{ header: '订单号 Order number' }, { header: '店铺名称 Store' }],
      rows: numbers.map((number) => [number, store]),
    },
  ]);
  const file = { fileName: 'labels-today.xlsx', bytes };
  const { batchNumber } = await must(caller, lastMile.importBulkPrintRecord, { labelType: 2 }, [file]);
  await waitFor(`the batch ${batchNumber}`, async () => {
    const page = await must(caller, lastMile.queryBulkPrintRecordDetails, { batchNumber, pageSize: 1 });
    return page.batch.dataStatus === batchStatus.parsing ? undefined : page;
  });
  return batchNumber;
}

/** Asks what these rows cost: one channel, or all. Answers once each has a price or a reason. */
export async function calculate(
  caller: Caller,
  { batchNumber, ids }: { batchNumber: string; ids: string[] },
  channelInfoId?: string,
): Promise<CallOutput<typeof lastMile.costBulkOrder>> {
  const asked = await must(caller, lastMile.costBulkOrder, {
    batchNumber,
    ids,
    ...(channelInfoId && { channelInfoId }),
  });
  await waitForRows(caller, { batchNumber, ids }, [lastMileStatus.waitingForOrder, lastMileStatus.trialFailed]);
  return asked;
}

/** Waits until each of these rows has one of these statuses. */
export async function waitForRows(
  caller: Caller,
  { batchNumber, ids }: { batchNumber: string; ids: readonly string[] },
  statuses: readonly LastMileStatus[],
): Promise<LastMileRow[]> {
  return waitFor(`rows of the batch ${batchNumber}`, async () => {
    const rows = (await rowsOf(caller, batchNumber)).filter(({ id }) => ids.includes(id));
    return rows.every(({ orderStatus }) => statuses.includes(orderStatus)) ? rows : undefined;
  });
}
