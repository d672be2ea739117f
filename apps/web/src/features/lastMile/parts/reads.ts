import { lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { lastMileParcels } from '@pressroom/contract/lastMile/parcels';
import { lastMileRows } from '@pressroom/contract/lastMile/rows';

/** What any act on rows may change. */
export const rowReads = [
  lastMileRows.queryBulkPrintRecordDetails,
  lastMileParcels.quotes,
  lastMileParcels.shipment,
  lastMileBatches.queryBulkPrintRecordList,
];
