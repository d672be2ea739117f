import { askAgainCode, type HandlerOutput } from '@pressroom/contract/endpoint';
import type { printing } from '@pressroom/contract/printing/printing';
import { requireKey } from '../../platform/access/actor.ts';
import type { Act } from '../../platform/act.ts';
import { Failure, fail, failField } from '../../platform/failure.ts';
import type { PreparingContext } from '../../platform/http/context.ts';
import { formatWallTime, wallTimeAt } from '../../platform/time/wallTime.ts';
import {
  findOutgoingOf,
  findParcelObjections,
  findRecords,
  lockOrders,
  type OutgoingParcel,
  printObjection,
  viewObjection,
  voidOf,
} from '../orders/orders.public.ts';
import { labelImage, paper, type Print, type Refused } from './label.ts';
import { mayBeOnPaper, nextParcel } from './parcels.rules.ts';
import { presentParcel } from './printing.present.ts';
import { findLastPrint, findParcelPrints, findPrintOfScan, insertPrint, type LabelPrint } from './printing.queries.ts';
import { getScanned } from './scanned.ts';

type LabelContext = PreparingContext<typeof printing.printOrderLabel>;
type LabelAnswer = HandlerOutput<typeof printing.printOrderLabel>;

interface Drawn {
  labelKey: string;
  image: Buffer;
}

/** Undoes a transaction whose label has not been drawn yet: no lock waits for the drawing. */
class NotDrawn extends Error {
  readonly labelKey: string;
  readonly refused: Refused;

  constructor(labelKey: string, refused: Refused) {
    super('the label is not drawn yet');
    this.labelKey = labelKey;
    this.refused = refused;
  }
}

/**
 * Hands the label of a parcel to a printer, and writes that down; asks first where that was done before. A scan that has its
 * label already gets it again: the station may not have received it.
 */
export async function handOut(context: LabelContext): Promise<LabelAnswer> {
  const { app, input, write } = context;
  let drawn: Drawn | undefined;
  for (;;) {
    try {
      return await write((act) => handOutDrawn(input, act, drawn));
    } catch (error) {
      if (!(error instanceof NotDrawn)) throw error;
      const { labelKey, refused } = error;
      drawn = { labelKey, image: await labelImage(app, labelKey, printFor(input), refused) };
    }
  }
}

/** Ends in `NotDrawn` where the parcel has another label than what is drawn. */
async function handOutDrawn(input: LabelContext['input'], act: Act, drawn: Drawn | undefined): Promise<LabelAnswer> {
  const { tx, app, actor, audit } = act;
  requireKey(actor, '/order/print');
  const scanned = await getScanned(tx, input.thirdOrderNumber, input.shopId);
  // locked, so that of two scans at once only one gets the label
  const [order] = await lockOrders(tx, [scanned.id]);
  const repeated = await findPrintOfScan(tx, input.scanId);
  const isForeign = repeated && repeated.orderId !== scanned.id;
  const prints = (await findParcelPrints(tx, [scanned.id])).get(scanned.id) ?? [];
  const parcels = await findOutgoingOf(tx, order!);
  const named = (isForeign ? undefined : repeated?.parcelNo) ?? input.parcelNo ?? scanned.parcelNo;
  const chosen = named === undefined ? nextParcel(parcels, prints) : parcelOf(parcels, named);
  const { parcelNo } = chosen;
  const parcel = presentParcel(order!, { shopName: scanned.shopName, parcel: chosen, count: parcels.length });
  const refused = { sysStatus: order!.sysStatus, parcel };
  const wrong = printObjection(order!) ?? voidOf(chosen) ?? (await findParcelObjections(tx, [order!])).get(order!.id);
  if (wrong?.key === 'orders.wrongState') fail(409, 'printing.wrongState', { params: wrong.params, data: refused });
  if (wrong) fail(409, 'printing.refused', { params: { reason: wrong }, data: refused });
  const labelKey = chosen.labelKey ?? failWithoutLabel(refused);
  if (isForeign) fail(409, 'printing.otherScan');

  const last = await findLastPrint(tx, scanned.id, { parcelNo, before: repeated?.id });
  const sheet = { ...parcel, printedAt: last?.gmtCreate ?? null, ...paper, dpi: input.dpi };
  if (!repeated) requireFirstOrReason(input, { sheet, last, zone: app.settings.displayZone });
  if (drawn?.labelKey !== labelKey) throw new NotDrawn(labelKey, refused);
  const told = repeated
    ? { handedOutBefore: true }
    : await record(input, act, { orderId: scanned.id, parcelNo, labelKey, last });
  const after = { thirdOrderNumber: scanned.thirdOrderNumber, ...(parcels.length > 1 && { parcelNo }), ...told };
  audit({ object: 'orders', ids: [scanned.id], after });
  return { ...sheet, image: drawn.image.toString('base64') };
}

/** The parcel with this number. One that the order does not have has no label. */
function parcelOf(parcels: readonly OutgoingParcel[], parcelNo: number): OutgoingParcel {
  const none = { carrierName: null, trackingNumber: null, labelKey: null, labelVoid: null, contents: null };
  return parcels.find((one) => one.parcelNo === parcelNo) ?? { parcelNo, ...none };
}

function failWithoutLabel(data: Refused): never {
  const { parcelNo, parcelCount } = data.parcel;
  if (parcelCount === 1 && parcelNo === 1) fail(404, 'printing.noLabel', { data });
  fail(404, 'printing.parcelWithoutLabel', { params: { parcel: parcelNo }, data });
}

interface Former {
  sheet: Omit<NonNullable<LabelAnswer>, 'image'>;
  last: LabelPrint | undefined;
  zone: string;
}

/** A label that may be on paper already is asked about, and printed once more for a reason alone. */
function requireFirstOrReason({ isForce, reason }: LabelContext['input'], { sheet, last, zone }: Former): void {
  if (!last || !mayBeOnPaper(last)) return;
  if (!isForce) {
    const time = formatWallTime(wallTimeAt(new Date(last.gmtCreate), zone)).slice(0, 16);
    const { parcelNo: parcel, parcelCount: count } = sheet;
    const asked = { code: askAgainCode, data: { ...sheet, image: '' } };
    const params = { time, user: last.createUser };
    if (count === 1) throw new Failure(200, 'printing.printedBefore', { ...asked, params });
    throw new Failure(200, 'printing.parcelPrintedBefore', { ...asked, params: { ...params, parcel, count } });
  }
  if (!reason) failField('reason', 'printing.reasonRequired');
}

async function record(
  { scanId, printerType, bench, reason, reasonText }: LabelContext['input'],
  { tx, actor }: Act,
  { last, ...of }: { orderId: string; parcelNo: number; labelKey: string; last: LabelPrint | undefined },
) {
  const again = mayBeOnPaper(last);
  const why = again ? { reason, reasonText } : { reasonText: '' };
  await insertPrint(tx, { ...of, scanId, createUser: actor.username, printerType, forced: again, bench, ...why });
  return { handedToPrinter: printerType, bench, again, ...(again && { printReason: reason, reasonText }) };
}

/** Shows the label of the first parcel, or of the one that is named, to those who may open labels. Asks and records nothing, and shows no former address. */
export async function look({ db, app, actor, input }: LabelContext): Promise<LabelAnswer> {
  requireKey(actor, 'orderSendLabel');
  const scanned = await getScanned(db, input.thirdOrderNumber, input.shopId);
  const [order] = await findRecords(db, [scanned.id]);
  if (!order) fail(404, 'printing.noOrder', { params: { number: input.thirdOrderNumber } });
  const parcels = await findOutgoingOf(db, order);
  const chosen = parcelOf(parcels, input.parcelNo ?? scanned.parcelNo ?? 1);
  const wrong = viewObjection(order) ?? voidOf(chosen);
  if (wrong) fail(409, 'printing.refused', { params: { reason: wrong }, data: null });
  const parcel = presentParcel(order, { shopName: scanned.shopName, parcel: chosen, count: parcels.length });
  const refused = { sysStatus: order.sysStatus, parcel };
  const labelKey = chosen.labelKey ?? failWithoutLabel(refused);
  const last = await findLastPrint(db, scanned.id, { parcelNo: chosen.parcelNo });
  const image = await labelImage(app, labelKey, printFor(input), refused);
  return {
    ...parcel,
    image: image.toString('base64'),
    printedAt: last?.gmtCreate ?? null,
    ...paper,
    dpi: input.dpi,
  };
}

function printFor({ dpi, offsetX: x, offsetY: y }: LabelContext['input']): Print {
  return { dpi, offset: { x, y } };
}
