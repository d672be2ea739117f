import { askAgainCode, type HandlerOutput } from '@pressroom/contract/endpoint';
import type { Message } from '@pressroom/contract/message';
import { printing, printReport } from '@pressroom/contract/printing/printing';
import { requireKey } from '../../platform/access/actor.ts';
import type { Act } from '../../platform/act.ts';
import type { Db } from '../../platform/database/database.ts';
import { Failure, fail } from '../../platform/failure.ts';
import { type PreparingContext, routes } from '../../platform/http/context.ts';
import { formatWallTime, wallTimeAt } from '../../platform/time/wallTime.ts';
import {
  findRecords,
  lockOrders,
  type OrderRecord,
  printObjection,
  type RecordedPrint,
  recordPrint,
  viewObjection,
} from '../orders/orders.public.ts';
import { labelImage, paper, type Print } from './label.ts';
import { presentParcel } from './printing.present.ts';
import {
  type ScannedOrder,
  findLastPrint,
  findScanned,
  insertPrint,
  type LabelPrint,
  reportPrint,
} from './printing.queries.ts';

export const printingRoutes = routes(printing, {
  printOrderLabel: (context) => (context.input.isSend ? look(context) : context.write((act) => handOut(context, act))),

  async sendOrder(context) {
    const { tx, input } = context;
    const scanned = await getScanned(tx, input.thirdOrderNumber, input.shopId);
    const [order] = await lockOrders(tx, [scanned.id]);
    const last = await findLastPrint(tx, scanned.id);
    const isRepeated = last?.outcome === input.status;
    if (!isRepeated) await reportPrint(tx, unreported(last).id, input.status);
    const isPrinted = input.status === printReport.success;
    return presentRecorded(order!, await recordPrint(context, order!, { isPrinted, isRepeated }));
  },
});

type LabelContext = PreparingContext<typeof printing.printOrderLabel>;
type LabelAnswer = HandlerOutput<typeof printing.printOrderLabel>;

/** Hands the label to a printer, and writes that down; asks first where that was done before. */
async function handOut({ input }: LabelContext, { tx, app, actor, audit }: Act): Promise<LabelAnswer> {
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
  const last = await findLastPrint(tx, scanned.id);
  const sheet = { ...parcel, printedAt: last?.gmtCreate ?? null, ...paper, dpi: input.dpi };
  if (last && last.outcome !== printReport.failed && !input.isForce)
    askBeforePrintingAgain({ ...sheet, image: '' }, last, app.settings.displayZone);

  await insertPrint(tx, {
    orderId: scanned.id,
    createUser: actor.username,
    printerType: input.printerType,
    forced: input.isForce === 1,
  });
  audit({
    object: 'orders',
    ids: [scanned.id],
    after: {
      thirdOrderNumber: scanned.thirdOrderNumber,
      handedToPrinter: input.printerType,
      again: input.isForce === 1,
    },
  });
  const image = await labelImage(app, order!.labelKey, printFor(input), refused);
  return { ...sheet, image: image.toString('base64') };
}

/** Shows the label to those who may open labels. Asks and records nothing, and shows no former address. */
async function look({ db, app, actor, input }: LabelContext): Promise<LabelAnswer> {
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

/** The print whose outcome nobody has reported yet; 409 where there is none. */
function unreported(last: LabelPrint | undefined): LabelPrint {
  return last?.outcome === null ? last : fail(409, 'printing.notHandedOut');
}

function presentRecorded(
  { thirdOrderNumber: orderNumber }: OrderRecord,
  { outcome, ...state }: RecordedPrint,
): HandlerOutput<typeof printing.sendOrder> {
  return { orderNumber, ...state, msg: messageOf(outcome) };
}

function messageOf(outcome: RecordedPrint['outcome']): Message {
  if (outcome === 'recorded') return { key: 'printing.recorded' };
  if (outcome === 'shipped') return { key: 'printing.printed' };
  if (outcome === 'confirming') return { key: 'printing.awaitsConfirmation' };
  return { key: 'printing.notShipped', params: { reason: outcome.refused } };
}

/** Exactly one order, or a failure that says what to do: two stores may use the same number. */
async function getScanned(db: Db, number: string, shopId: string | undefined): Promise<ScannedOrder> {
  const [order, ...others] = await findScanned(db, number, shopId);
  if (!order) fail(404, 'printing.noOrder', { params: { number } });
  if (others.length > 0) {
    const stores = [order, ...others].map((one) => ({
      shopId: one.shopId,
      shopName: one.shopName,
      orderNumber: one.thirdOrderNumber,
    }));
    fail(409, 'printing.several', { params: { number }, data: stores });
  }
  return order;
}

function askBeforePrintingAgain(
  data: LabelAnswer,
  last: { gmtCreate: string; createUser: string },
  zone: string,
): never {
  const time = formatWallTime(wallTimeAt(new Date(last.gmtCreate), zone)).slice(0, 16);
  const params = { time, user: last.createUser };
  throw new Failure(200, 'printing.printedBefore', { code: askAgainCode, params, data });
}
