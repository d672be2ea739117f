import { askAgainCode, type HandlerOutput } from '@pressroom/contract/endpoint';
import { orderStatus } from '@pressroom/contract/orders/status';
import { printing, printReport } from '@pressroom/contract/printing/printing';
import { type Actor, requireKey } from '../../platform/access/actor.ts';
import type { App } from '../../platform/app.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { Failure, fail } from '../../platform/failure.ts';
import { type PreparingContext, routes, type Writing } from '../../platform/http/context.ts';
import type { Translate } from '../../platform/i18n.ts';
import { formatWallTime, wallTimeAt } from '../../platform/time/wallTime.ts';
import {
  changesTo,
  findRecords,
  isToldFirst,
  lockOrders,
  mayBeOpened,
  objection,
  type OrderRecord,
  parcelObjections,
  shipOrders,
  writeLog,
} from '../orders/orders.public.ts';
import { labelImage, paper, type Print } from './printing.label.ts';
import { presentParcel } from './printing.present.ts';
import {
  type BenchOrder,
  findLastPrint,
  findScanned,
  insertPrint,
  type LabelPrint,
  markPrinted,
  reportPrint,
} from './printing.queries.ts';

export const printingRoutes = routes(printing, {
  printOrderLabel: (context) => (context.input.isSend ? look(context) : context.write((w) => handOut(context, w))),

  async sendOrder({ tx, app, actor, input, t, audit }) {
    const scanned = await getScanned(tx, input.thirdOrderNumber, input.shopId);
    const [order] = await lockOrders(tx, [scanned.id]);
    const last = await findLastPrint(tx, scanned.id);
    const reportedBefore = last?.outcome === input.status;
    const answer = reportedBefore
      ? recorded(order!, t)
      : await report({ tx, app, actor, t }, order!, { status: input.status, printId: unreported(last).id });
    const told = reportedBefore ? { reportedBefore } : { printed: input.status === printReport.success };
    audit(await changesTo(tx, [order!], told));
    return answer;
  },
});

type LabelContext = PreparingContext<typeof printing.printOrderLabel>;
type LabelAnswer = HandlerOutput<typeof printing.printOrderLabel>;

/** Gives the label to a printer, which is written down; it asks first where that was done before. */
async function handOut({ app, actor, input, t }: LabelContext, { tx, audit }: Writing): Promise<LabelAnswer> {
  requireKey(actor, '/order/print');
  const scanned = await getScanned(tx, input.thirdOrderNumber, input.shopId);
  // locked, so that of two scans at once only one gets the label
  const [order] = await lockOrders(tx, [scanned.id]);
  const parcel = presentParcel(scanned, order!);
  const refused = { sysStatus: order!.sysStatus, parcel };
  const wrong = objection('print', order!, t);
  if (wrong) {
    const key = wrong.key === 'orders.wrongState' ? 'printing.wrongState' : wrong.key;
    fail(409, key, { params: wrong.params, data: refused });
  }
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

/** Shows the label to who may open labels. Nothing is asked, nothing recorded, and an old address is not shown. */
async function look({ db, app, actor, input, t }: LabelContext): Promise<LabelAnswer> {
  requireKey(actor, 'orderSendLabel');
  const scanned = await getScanned(db, input.thirdOrderNumber, input.shopId);
  const [order] = await findRecords(db, [scanned.id]);
  if (!order) fail(404, 'printing.noOrder', { params: { number: input.thirdOrderNumber } });
  if (!mayBeOpened(order)) {
    const wrong = order.holds ? objection('print', order, t) : order.labelVoid;
    if (wrong) fail(409, wrong.key, { params: wrong.params });
  }
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

/** The label that was handed out and of which nobody has heard since. */
function unreported(last: LabelPrint | undefined): LabelPrint {
  return last?.outcome === null ? last : fail(409, 'printing.notHandedOut');
}

type ReportAnswer = HandlerOutput<typeof printing.sendOrder>;

function recorded(order: OrderRecord, t: Translate): ReportAnswer {
  const { thirdOrderNumber: orderNumber, sysStatus, shipmentConfirmation } = order;
  return { orderNumber, sysStatus, awaitsConfirmation: shipmentConfirmation !== null, msg: t('printing.recorded') };
}

/** Keeps what the bench reports, and ships what it printed. */
async function report(
  { tx, app, actor, t }: { tx: Tx; app: App; actor: Actor; t: Translate },
  order: OrderRecord,
  { status, printId }: { status: (typeof printReport.values)[number]; printId: string },
): Promise<ReportAnswer> {
  await reportPrint(tx, printId, status);
  if (status === printReport.failed) {
    await writeLog(tx, actor, [{ orderId: order.id, key: 'orders.log.printFailed' }]);
    return recorded(order, t);
  }
  await markPrinted(tx, order.id);
  await writeLog(tx, actor, [{ orderId: order.id, key: 'orders.log.printed' }]);
  if (order.sysStatus === orderStatus.shipped || order.shipmentConfirmation) return recorded(order, t);
  const objected = objection('ship', order, t) ?? (await parcelObjections(tx, [order])).get(order.id);
  if (objected)
    return { ...recorded(order, t), msg: t('printing.notShipped', { reason: t(objected.key, objected.params) }) };
  await shipOrders(tx, app, actor, [order]);
  if (isToldFirst(order))
    return { ...recorded(order, t), awaitsConfirmation: true, msg: t('printing.awaitsConfirmation') };
  return { ...recorded(order, t), sysStatus: orderStatus.shipped, msg: t('printing.printed') };
}

/** Exactly one order, or a failure that says what to do: two stores may use the same number. */
async function getScanned(db: Db, number: string, shopId: string | undefined): Promise<BenchOrder> {
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
