import { askAgainCode, type HandlerOutput } from '@pressroom/contract/endpoint';
import { printing, printReport } from '@pressroom/contract/printing/printing';
import { requireKey } from '../../platform/access/actor.ts';
import type { Act } from '../../platform/act.ts';
import { Failure, fail, failField } from '../../platform/failure.ts';
import type { PreparingContext } from '../../platform/http/context.ts';
import { formatWallTime, wallTimeAt } from '../../platform/time/wallTime.ts';
import { findRecords, lockOrders, printObjection, viewObjection } from '../orders/orders.public.ts';
import { labelImage, paper, type Print } from './label.ts';
import { presentParcel } from './printing.present.ts';
import { findLastPrint, findPrintOfScan, insertPrint, type LabelPrint } from './printing.queries.ts';
import { getScanned } from './scanned.ts';

type LabelContext = PreparingContext<typeof printing.printOrderLabel>;
type LabelAnswer = HandlerOutput<typeof printing.printOrderLabel>;

/**
 * Hands the label to a printer, and writes that down; asks first where that was done before. A scan that has its label
 * already gets it again: the station may not have received it.
 */
export async function handOut({ input }: LabelContext, act: Act): Promise<LabelAnswer> {
  const { tx, app, actor, audit } = act;
  requireKey(actor, '/order/print');
  const scanned = await getScanned(tx, input.thirdOrderNumber, input.shopId);
  // locked, so that of two scans at once only one gets the label
  const [order] = await lockOrders(tx, [scanned.id]);
  const parcel = presentParcel(scanned, order!);
  const refused = { sysStatus: order!.sysStatus, parcel };
  const wrong = printObjection(order!);
  if (wrong?.key === 'orders.wrongState') fail(409, 'printing.wrongState', { params: wrong.params, data: refused });
  if (wrong) fail(409, 'printing.refused', { params: { reason: wrong }, data: refused });
  if (!order!.labelKey) fail(404, 'printing.noLabel', { data: refused });

  const repeated = await findPrintOfScan(tx, input.scanId);
  if (repeated && repeated.orderId !== scanned.id) fail(409, 'printing.otherScan');
  const last = await findLastPrint(tx, scanned.id, repeated?.id);
  const sheet = { ...parcel, printedAt: last?.gmtCreate ?? null, ...paper, dpi: input.dpi };
  if (!repeated) requireFirstOrReason(input, { sheet, last, zone: app.settings.displayZone });
  const told = repeated ? { handedOutBefore: true } : await record(input, act, { orderId: scanned.id, last });
  audit({ object: 'orders', ids: [scanned.id], after: { thirdOrderNumber: scanned.thirdOrderNumber, ...told } });
  const image = await labelImage(app, order!.labelKey, printFor(input), refused);
  return { ...sheet, image: image.toString('base64') };
}

interface Former {
  sheet: Omit<NonNullable<LabelAnswer>, 'image'>;
  last: LabelPrint | undefined;
  zone: string;
}

/** A label that may be on paper already is asked about, and printed once more for a reason alone. */
function requireFirstOrReason({ isForce, reason }: LabelContext['input'], { sheet, last, zone }: Former): void {
  if (!mayBeOnPaper(last)) return;
  if (!isForce) {
    const time = formatWallTime(wallTimeAt(new Date(last.gmtCreate), zone)).slice(0, 16);
    const params = { time, user: last.createUser };
    throw new Failure(200, 'printing.printedBefore', { code: askAgainCode, params, data: { ...sheet, image: '' } });
  }
  if (!reason) failField('reason', 'printing.reasonRequired');
}

function mayBeOnPaper(last: LabelPrint | undefined): last is LabelPrint {
  return last !== undefined && last.outcome !== printReport.failed;
}

async function record(
  { scanId, printerType, bench, reason, reasonText }: LabelContext['input'],
  { tx, actor }: Act,
  { orderId, last }: { orderId: string; last: LabelPrint | undefined },
) {
  const again = mayBeOnPaper(last);
  const why = again ? { reason, reasonText } : { reasonText: '' };
  await insertPrint(tx, { orderId, scanId, createUser: actor.username, printerType, forced: again, bench, ...why });
  return { handedToPrinter: printerType, bench, again, ...(again && { printReason: reason, reasonText }) };
}

/** Shows the label to those who may open labels. Asks and records nothing, and shows no former address. */
export async function look({ db, app, actor, input }: LabelContext): Promise<LabelAnswer> {
  requireKey(actor, 'orderSendLabel');
  const scanned = await getScanned(db, input.thirdOrderNumber, input.shopId);
  const [order] = await findRecords(db, [scanned.id]);
  if (!order) fail(404, 'printing.noOrder', { params: { number: input.thirdOrderNumber } });
  const wrong = viewObjection(order);
  if (wrong) fail(409, 'printing.refused', { params: { reason: wrong }, data: null });
  const parcel = presentParcel(scanned, order);
  const refused = { sysStatus: order.sysStatus, parcel };
  if (!order.labelKey) fail(404, 'printing.noLabel', { data: refused });
  const last = await findLastPrint(db, scanned.id);
  const image = await labelImage(app, order.labelKey, printFor(input), refused);
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
