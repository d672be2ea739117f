import type { ParsedLabel } from '@pressroom/contract/orders/orderShapes';
import { openStatuses, orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import { createHash } from 'node:crypto';
import type { Actor } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf, now } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import type { Writing } from '../../../platform/http/context.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { putBlob } from '../../../platform/storage/blobs.ts';
import { changesTo, findFacts } from '../record/audit.ts';
import { withoutRouting } from '../record/carriers.ts';
import { findNamed, offersOf } from './offers.ts';
import type { ReadPage } from './files.ts';
import { byCertainty, type LabelTaker, matching, numberFor, numbersOn, takerOf } from './rules.ts';
import { writeLog } from '../record/log.ts';
import type { OrderProblem } from '../record/record.ts';
import { insertRefusals, type RefusalReason, type RefusedPage, settleCodes, wordsOf } from './refusals.ts';

interface Given {
  trackingNumber: string;
  carrierName: string;
}

/** What became of a page: whose label it is now or was before, or why it is nobody's. */
type Outcome = { order: LabelTaker; given: Given; isNew: boolean } | { reason: RefusalReason; orders: LabelTaker[] };

/**
 * Attaches each page to the order that its barcode names: by tracking number, else by an order number on the label.
 * Pages that no order takes are kept until somebody has dealt with them, and so are those that would replace a label.
 */
export async function attachLabels(
  { tx, audit }: Pick<Writing, 'tx' | 'audit'>,
  app: App,
  actor: Actor,
  pages: readonly ReadPage[],
  defaultCarrier: string,
  t: Translate,
): Promise<ParsedLabel[]> {
  const orders = await lockTakers(tx, pages);
  const before = await findFacts(
    tx,
    orders.map((order) => order.id),
  );
  const outcomes = new Map<ReadPage, Outcome>();
  for (const page of pages.toSorted((one, other) => byCertainty(one.page, other.page))) {
    const outcome = judge(orders, page, defaultCarrier);
    outcomes.set(page, outcome);
    if (!('order' in outcome) || !outcome.isNew) continue;
    const { order, given } = outcome;
    await attachLabel(tx, app, actor, order.id, page.pdf, given);
    Object.assign(order, { labelSha: shaOf(page.pdf), labelVoid: null, ...given });
  }
  const attached = [...outcomes.values()].flatMap((outcome) => ('order' in outcome && outcome.isNew ? [outcome] : []));
  await settleCodes(
    tx,
    attached.map(({ given }) => given.trackingNumber),
  );
  const refused = await keepRefused(tx, app, actor, outcomes, pages);
  const ids = new Set(attached.map(({ order }) => order.id));
  const changed = before.filter((order) => ids.has(order.id));
  audit(await changesTo(tx, changed, { pages: pages.length, refused: refused.size }));
  const offers = await offersOf(
    tx,
    [...refused.values()].map(({ reading }) => reading),
  );
  return pages.map((page) => {
    const outcome = outcomes.get(page)!;
    const place = { fileName: page.fileName, page: page.page.page };
    if ('order' in outcome) return { ...place, ...told(outcome, t) };
    const { id, barCode, reading } = refused.get(page)!;
    const nobody = { id: null, thirdOrderNumber: null, carrierName: null };
    return {
      ...place,
      barCodeText: barCode,
      ...nobody,
      msg: wordsOf(outcome.reason, t),
      refusedId: id,
      ...offers(reading),
    };
  });
}

function judge(orders: readonly LabelTaker[], { page, pdf }: ReadPage, defaultCarrier: string): Outcome {
  const found = matching(orders, page);
  const taker = takerOf(found, page);
  if ('key' in taker) return { reason: taker, orders: found };
  const number = numberFor(taker, page);
  if ('key' in number) return { reason: number, orders: found };
  const own = page.candidates.find(({ trackingNumber }) => trackingNumber === number.number);
  const given = {
    trackingNumber: number.number,
    carrierName: taker.carrierName ?? own?.carrier ?? defaultCarrier,
  };
  const isSame = taker.labelSha === shaOf(pdf);
  if (isSame && taker.labelVoid) return { reason: taker.labelVoid, orders: [] };
  if (isSame) return { order: taker, given, isNew: false };
  if (taker.labelSha === null || taker.labelVoid) return { order: taker, given, isNew: true };
  return { reason: { key: 'orders.label.second', params: { order: taker.thirdOrderNumber } }, orders: found };
}

function told(
  { order, given }: Extract<Outcome, { order: LabelTaker }>,
  t: Translate,
): Omit<ParsedLabel, 'fileName' | 'page'> {
  return {
    barCodeText: given.trackingNumber,
    id: order.id,
    thirdOrderNumber: order.thirdOrderNumber,
    carrierName: given.carrierName,
    msg: t('orders.label.attached'),
    refusedId: null,
    candidates: [],
    orders: [],
  };
}

/** Keeps the pages that nobody took, and answers under which ids. */
async function keepRefused(
  tx: Tx,
  app: App,
  actor: Actor,
  outcomes: ReadonlyMap<ReadPage, Outcome>,
  pages: readonly ReadPage[],
): Promise<Map<ReadPage, RefusedPage & { id: string }>> {
  const named = await findNamed(
    tx,
    pages.flatMap((page) => {
      const outcome = outcomes.get(page)!;
      return 'reason' in outcome && outcome.orders.length === 0 ? [page.page.text] : [];
    }),
  );
  const refused = new Map<ReadPage, RefusedPage>();
  for (const page of pages) {
    const outcome = outcomes.get(page)!;
    if (!('reason' in outcome)) continue;
    const { key } = await putBlob(tx, app.storage, page.pdf, { mime: 'application/pdf' });
    const orderIds = outcome.orders.length > 0 ? outcome.orders.map(({ id }) => id) : named(page.page.text);
    const numbers = numbersOn(page.page);
    const candidates = page.page.candidates.map(({ carrier, trackingNumber }) => ({
      carrierName: carrier,
      trackingNumber,
    }));
    refused.set(page, {
      fileName: page.fileName,
      page: page.page.page,
      barCode: numbers[0] ?? '',
      reason: outcome.reason,
      pageKey: key,
      reading: { numbers, candidates, orderIds },
    });
  }
  const ids = await insertRefusals(tx, actor, [...refused.values()]);
  return new Map([...refused].map(([page, one], at) => [page, { ...one, id: ids[at]! }]));
}

/** Gives the order its label, and returns the label's key. */
export async function attachLabel(
  tx: Tx,
  app: App,
  actor: Actor,
  orderId: string,
  pdf: Buffer,
  { trackingNumber, carrierName }: Given,
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

function shaOf(pdf: Buffer): string {
  return createHash('sha256').update(pdf).digest('hex');
}

/** Locked, so that no order ships between the look and the label. A closed one has no use for a label. */
async function lockTakers(tx: Tx, pages: readonly ReadPage[]): Promise<LabelTaker[]> {
  const numbers = pages.flatMap(({ page }) => numbersOn(page));
  const rows = await tx
    .selectFrom('orders')
    .leftJoin('blobs', 'blobs.key', 'orders.labelKey')
    .where((eb) =>
      eb.or([eb('trackingNumber', '=', anyOf(numbers, 'text')), eb('thirdOrderNumber', '=', anyOf(numbers, 'text'))]),
    )
    .where('sysStatus', '!=', orderStatus.closed)
    .select([
      'orders.id',
      'thirdOrderNumber',
      'sysStatus',
      'trackingNumber',
      'carrierName',
      'shipmentConfirmation',
      'labelVoid',
      'blobs.sha256',
    ])
    .orderBy('orders.id')
    .forUpdate('orders')
    .execute();
  return rows.map(({ labelVoid, sha256, ...row }) => ({
    ...row,
    sysStatus: row.sysStatus as OrderStatus,
    labelVoid: labelVoid as OrderProblem | null,
    labelSha: sha256?.toString('hex') ?? null,
  }));
}

/** One label for one order, chosen by its tracking number or named by its id, which then takes the number. Returns the label's key. */
export async function attachToOrder(
  { tx, audit }: Pick<Writing, 'tx' | 'audit'>,
  app: App,
  actor: Actor,
  pages: readonly ReadPage[],
  { trackingNumber: given, id }: { trackingNumber: string; id?: string },
  t: Translate,
): Promise<string> {
  const trackingNumber = withoutRouting(given);
  const rows = await tx
    .selectFrom('orders')
    .where(id ? 'id' : 'trackingNumber', '=', id ?? trackingNumber)
    .select(['id', 'thirdOrderNumber', 'sysStatus', 'carrierName', 'shipmentConfirmation'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const [order, ...others] = rows;
  if (!order) fail(404, 'orders.label.noOrder');
  if (others.length > 0)
    fail(409, 'orders.label.several', { params: { orders: rows.map((row) => row.thirdOrderNumber).join(', ') } });
  refuseLocked({ ...order, sysStatus: order.sysStatus as OrderStatus }, t);
  const { page, pdf } = pages.find((one) => numbersOn(one.page).includes(trackingNumber)) ?? pages[0]!;
  refuseOtherNumber({ page, pdf }, [trackingNumber, order.thirdOrderNumber]);
  const own = page.candidates.find((one) => one.trackingNumber === trackingNumber) ?? page.tracking;
  const carrierName = order.carrierName ?? own?.carrier ?? '';
  await settleCodes(tx, [trackingNumber, ...numbersOn(page)]);
  const before = await findFacts(tx, [order.id]);
  const key = await attachLabel(tx, app, actor, order.id, pdf, { trackingNumber, carrierName });
  audit(await changesTo(tx, before));
  return key;
}

/** What has left, or is being told of at this moment, keeps the label that it has. */
export function refuseLocked(
  {
    thirdOrderNumber: order,
    sysStatus,
    shipmentConfirmation,
  }: Pick<LabelTaker, 'thirdOrderNumber' | 'sysStatus' | 'shipmentConfirmation'>,
  t: Translate,
): void {
  if (!openStatuses.includes(sysStatus))
    fail(409, 'orders.label.locked', { params: { order, status: t(`orders.status.${sysStatus}`) } });
  if (shipmentConfirmation) fail(409, 'orders.label.telling', { params: { order } });
}

/** What no barcode can be read of goes by the person's word. */
function refuseOtherNumber(
  { page }: Pick<ReadPage, 'page' | 'pdf'>,
  [number, ...others]: readonly [string, ...string[]],
): void {
  const read = numbersOn(page);
  if (read.length === 0) return;
  const fits = page.tracking ? [number] : [number, ...others];
  if (!fits.some((one) => read.includes(one)))
    fail(409, 'orders.label.otherNumber', { params: { read: read[0]!, number } });
}
