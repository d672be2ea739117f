import type { BulkPrintRecord } from '@pressroom/contract/lastMile/batches';
import type { CallOutput } from '@pressroom/contract/endpoint';
import type { LabelQuote, RowShipment } from '@pressroom/contract/lastMile/parcels';
import type { LastMileRow, lastMileRows } from '@pressroom/contract/lastMile/rows';
import { type LabelType, lastMileActs, lastMileStatus, mayDo } from '@pressroom/contract/lastMile/status';

/** Made up for tests: a batch of own labels, completely read. */
export function sampleBatch(given: Partial<BulkPrintRecord> = {}): BulkPrintRecord {
  return {
    id: '501',
    batchNumber: 'LM20261120-1',
    total: 2,
    labelType: 2,
    dataStatus: 1,
    errorNum: 0,
    createUser: 'ada',
    gmtCreate: '2026-11-20T03:20:00.000000Z',
    gmtModified: '2026-11-20T03:21:00.000000Z',
    ...given,
  };
}

/** Made up for tests: a row whose price is known. What may be done with it follows from its status. */
export function sampleRow(given: Partial<LastMileRow> = {}, labelType: LabelType = 2): LastMileRow {
  const { orderStatus = 3 } = given;
  return {
    id: '601',
    orderId: '9001',
    thirdOrderNumber: 'PR-10001',
    shopName: 'Harbor Print',
    supplierName: 'Nexus Freight',
    channelType: 1,
    channelName: 'UniUni next day',
    num: 2,
    cost: '4.20',
    currency: 'USD',
    parcels: 1,
    outcomeUnknown: false,
    errMsg: null,
    trackingNumber: null,
    carrierName: null,
    createUser: 'ada',
    gmtCreate: '2026-11-20T03:20:00.000000Z',
    gmtModified: '2026-11-20T03:21:00.000000Z',
    can: lastMileActs.filter((act) => mayDo(act, labelType, orderStatus)),
    ...given,
    orderStatus,
  };
}

type Page = CallOutput<typeof lastMileRows.queryBulkPrintRecordDetails>;

/** The page of a batch that holds these rows only. */
export function samplePage(rows: readonly LastMileRow[], batch: Partial<Page['batch']> = {}): Page {
  const totals = lastMileStatus.values.map((orderStatus) => ({
    orderStatus,
    totalNum: rows.filter((row) => row.orderStatus === orderStatus).length,
  }));
  return {
    rows: [...rows],
    total: rows.length,
    batch: { batchNumber: 'LM20261120-1', labelType: 2, dataStatus: 1, errorNum: 0, ...batch },
    totals: totals.filter(({ totalNum }) => totalNum > 0),
  };
}

/** Made up for tests: two pieces of one line in one parcel, by the rule. */
export function sampleShipment(given: Partial<RowShipment> = {}): RowShipment {
  return {
    id: '601',
    thirdOrderNumber: 'PR-10001',
    parcels: [{ lengthCm: 30, widthCm: 25, heightCm: 6, weightGrams: 440, contents: [{ lineId: '71', num: 2 }] }],
    entered: false,
    pieces: [{ lineId: '71', lineNo: 1, productCode: 'TEE-BLK-M', num: 2 }],
    members: [],
    countryCode: 'US',
    stateCode: 'TX',
    faults: [],
    gmtModified: '2026-11-20T03:20:00.123456Z',
    ...given,
  };
}

export function sampleQuote(given: Partial<LabelQuote> = {}): LabelQuote {
  return {
    id: '801',
    round: 1,
    supplierName: 'Nexus Freight',
    channelType: 1,
    channelCode: 'UNI-NEXT',
    channelName: 'UniUni next day',
    price: { amount: '4.20', currency: 'USD' },
    minDays: 2,
    maxDays: 4,
    problem: null,
    isChosen: true,
    parcels: [{ lengthCm: 30, widthCm: 25, heightCm: 6, weightGrams: 440 }],
    gmtCreate: '2026-11-20T03:25:00.000000Z',
    ...given,
  };
}
