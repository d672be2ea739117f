import { extractPage, LabelRefused, type LabelPage, possibleNumbers, readLabelPdf } from '@pressroom/imaging';
import type { ParsedLabel } from '@pressroom/contract/orders/orderShapes';
import { openStatuses, orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import { readFile } from 'node:fs/promises';
import type { Actor } from '../../platform/access/actor.ts';
import type { App } from '../../platform/app.ts';
import type { Tx } from '../../platform/database/database.ts';
import { anyOf, now } from '../../platform/database/expressions.ts';
import { fail } from '../../platform/failure.ts';
import type { Writing } from '../../platform/http/context.ts';
import type { UploadedFile } from '../../platform/http/uploads.ts';
import type { Translate } from '../../platform/i18n.ts';
import { putBlob } from '../../platform/storage/blobs.ts';
import { changesTo, findFacts } from './orders.audit.ts';
import { writeLog } from './orders.log.ts';
import { insertRefusals, type RefusalReason, type RefusedPage, settleCodes, wordsOf } from './orders.refusals.ts';

/** One page of one file, with the bytes that its order would get. */
export interface ReadPage {
  fileName: string;
  page: LabelPage;
  pdf: Buffer;
}

/** Reads every page of every file. A file that is no readable PDF ends the call: the caller sends one file at a time. */
export async function readLabels(files: readonly UploadedFile[]): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const file of files) {
    const bytes = await readFile(file.path);
    const read = await readLabelPdf(bytes).catch((error: unknown) => {
      if (error instanceof LabelRefused)
        fail(400, refusals[error.reason], { data: [{ path: file.fileName, key: refusals[error.reason], params: {} }] });
      throw error;
    });
    for (const page of read)
      pages.push({
        fileName: file.fileName,
        page,
        pdf: read.length === 1 ? bytes : await extractPage(bytes, page.page),
      });
  }
  return pages;
}

const refusals = {
  notAPdf: 'orders.label.notPdf',
  encrypted: 'orders.label.encrypted',
  noPages: 'orders.label.damaged',
  damaged: 'orders.label.damaged',
  tooManyPages: 'orders.label.tooManyPages',
} as const;

interface Candidate {
  id: string;
  thirdOrderNumber: string;
  sysStatus: OrderStatus;
  trackingNumber: string | null;
  carrierName: string | null;
  /** Set while the marketplace is being told of the number that the order has now. */
  telling: string | null;
}

/**
 * Attaches each page to the order that its barcode names: by tracking number, else by an order number on the label.
 * Pages that no order takes are remembered until somebody has dealt with them.
 */
export async function attachLabels(
  { tx, audit }: Pick<Writing, 'tx' | 'audit'>,
  app: App,
  actor: Actor,
  pages: readonly ReadPage[],
  defaultCarrier: string,
  t: Translate,
): Promise<ParsedLabel[]> {
  const orders = await findCandidates(tx, pages);
  const before = await findFacts(
    tx,
    orders.map((order) => order.id),
  );
  const results: ParsedLabel[] = [];
  const refused: RefusedPage[] = [];
  for (const { fileName, page, pdf } of pages) {
    const read = page.tracking?.trackingNumber ?? numbersOn(page)[0] ?? '';
    const taker = takerOf(matching(orders, page), read);
    if ('key' in taker) {
      refused.push({ fileName, page: page.page, barCode: read, reason: taker });
      const nobody = { id: null, thirdOrderNumber: null, carrierName: null };
      results.push({ fileName, page: page.page, barCodeText: read, ...nobody, msg: wordsOf(taker, t) });
      continue;
    }
    const label = {
      trackingNumber: taker.trackingNumber ?? read,
      carrierName: taker.carrierName ?? page.tracking?.carrier ?? defaultCarrier,
    };
    await attachLabel(tx, app, actor, taker.id, pdf, label);
    results.push({
      fileName,
      page: page.page,
      barCodeText: label.trackingNumber,
      id: taker.id,
      thirdOrderNumber: taker.thirdOrderNumber,
      carrierName: label.carrierName,
      msg: t('orders.label.attached'),
    });
  }
  await settleCodes(
    tx,
    results.map((result) => result.barCodeText),
  );
  await insertRefusals(tx, actor, refused);
  const attached = new Set(results.map((result) => result.id));
  const changed = before.filter((order) => attached.has(order.id));
  audit(await changesTo(tx, changed, { pages: pages.length, refused: refused.length }));
  return results;
}

/** The one order that may take the page, or why none does. */
function takerOf(found: readonly Candidate[], read: string): Candidate | RefusalReason {
  const [order, ...others] = found;
  if (!order) return { key: read ? 'orders.label.noOrder' : 'orders.label.unreadable' };
  if (others.length > 0) {
    const params = { orders: found.map((one) => one.thirdOrderNumber).join(', ') };
    return { key: 'orders.label.several', params };
  }
  if (order.telling) return { key: 'orders.label.telling', params: { order: order.thirdOrderNumber } };
  if (openStatuses.includes(order.sysStatus)) return order;
  return { key: 'orders.label.locked', params: { order: order.thirdOrderNumber }, sysStatus: order.sysStatus };
}

/** Gives the order its label, and returns the label's key. */
export async function attachLabel(
  tx: Tx,
  app: App,
  actor: Actor,
  orderId: string,
  pdf: Buffer,
  { trackingNumber, carrierName }: { trackingNumber: string; carrierName: string },
): Promise<string> {
  const { key } = await putBlob(tx, app.storage, pdf, { mime: 'application/pdf' });
  await tx
    .updateTable('orders')
    .set({ labelKey: key, labelVoid: null, trackingNumber: trackingNumber || null, carrierName, gmtModified: now })
    .where('id', '=', orderId)
    .execute();
  await writeLog(tx, actor, [
    { orderId, key: 'orders.log.label', params: { carrier: carrierName, number: trackingNumber } },
  ]);
  return key;
}

/** What the page's bar codes may say, the recognised number first. */
function numbersOn({ tracking, symbols }: LabelPage): string[] {
  const possible = symbols.flatMap((symbol) => possibleNumbers(symbol.text));
  const telling = possible.filter((number) => /^[\w./-]{6,64}$/.test(number) && !/^420(\d{5}|\d{9})$/.test(number));
  return [...new Set([...(tracking ? [tracking.trackingNumber] : []), ...telling])];
}

/** Locked, so that no order ships between the look and the label. */
async function findCandidates(tx: Tx, pages: readonly ReadPage[]): Promise<Candidate[]> {
  const numbers = pages.flatMap(({ page }) => numbersOn(page));
  const rows = await tx
    .selectFrom('orders')
    .where((eb) =>
      eb.or([eb('trackingNumber', '=', anyOf(numbers, 'text')), eb('thirdOrderNumber', '=', anyOf(numbers, 'text'))]),
    )
    .where('sysStatus', '!=', orderStatus.closed)
    .select(['id', 'thirdOrderNumber', 'sysStatus', 'trackingNumber', 'carrierName', 'telling'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, sysStatus: row.sysStatus as OrderStatus }));
}

function matching(orders: readonly Candidate[], page: LabelPage): Candidate[] {
  const numbers = numbersOn(page);
  const byTracking = orders.filter((order) => order.trackingNumber && numbers.includes(order.trackingNumber));
  if (byTracking.length > 0) return byTracking;
  // a label for another tracking number than the order's own is a contradiction, not a match
  return orders.filter((order) => !order.trackingNumber && numbers.includes(order.thirdOrderNumber));
}

/** One label for one order, chosen by its tracking number or named by its id, which then takes the number. Returns the label's key. */
export async function attachToOrder(
  { tx, audit }: Pick<Writing, 'tx' | 'audit'>,
  app: App,
  actor: Actor,
  { page, pdf }: ReadPage,
  { trackingNumber, id }: { trackingNumber: string; id?: string },
  t: Translate,
): Promise<string> {
  const rows = await tx
    .selectFrom('orders')
    .where(id ? 'id' : 'trackingNumber', '=', id ?? trackingNumber)
    .select(['id', 'thirdOrderNumber', 'sysStatus', 'carrierName', 'telling'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const [order, ...others] = rows;
  if (!order) fail(404, 'orders.label.noOrder');
  if (others.length > 0)
    fail(409, 'orders.label.several', { params: { orders: rows.map((row) => row.thirdOrderNumber).join(', ') } });
  const status = order.sysStatus as OrderStatus;
  if (!openStatuses.includes(status))
    fail(409, 'orders.label.locked', {
      params: { order: order.thirdOrderNumber, status: t(`orders.status.${status}`) },
    });
  if (order.telling) fail(409, 'orders.label.telling', { params: { order: order.thirdOrderNumber } });
  refuseOtherNumber(page, [trackingNumber, order.thirdOrderNumber]);
  const carrierName = order.carrierName ?? page.tracking?.carrier ?? '';
  await settleCodes(tx, [trackingNumber, ...numbersOn(page)]);
  const before = await findFacts(tx, [order.id]);
  const key = await attachLabel(tx, app, actor, order.id, pdf, { trackingNumber, carrierName });
  audit(await changesTo(tx, before));
  return key;
}

/** What no barcode can be read of goes by the person's word. */
function refuseOtherNumber(page: LabelPage, [number, ...others]: readonly [string, ...string[]]): void {
  const read = numbersOn(page);
  if (read.length === 0) return;
  const fits = page.tracking ? [number] : [number, ...others];
  if (!fits.some((one) => read.includes(one)))
    fail(409, 'orders.label.otherNumber', { params: { read: read[0]!, number } });
}
