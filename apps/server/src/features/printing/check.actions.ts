import type { Message } from '@pressroom/contract/message';
import { looksLikePieceCode, type Piece, readPieceCode } from '@pressroom/contract/printing/pieceCode';
import { printReport } from '@pressroom/contract/printing/printing';
import type { CheckStep } from '@pressroom/contract/printing/check';
import type { Act } from '../../platform/act.ts';
import { fail } from '../../platform/failure.ts';
import type { Tx } from '../../platform/database/database.ts';
import {
  findOutgoingOf,
  lockOrders,
  type OrderRecord,
  printObjection,
  recordPrint,
  voidOf,
} from '../orders/orders.public.ts';
import {
  type BenchScan,
  endCollection,
  findCollectionsAt,
  findCollectionsOf,
  findCounted,
  findOrderNumber,
  findOrderOfLine,
  findScan,
  insertCollection,
  insertScan,
  lockBench,
  type NewScan,
  uncountUnit,
  updateCollection,
} from './check.queries.ts';
import { type Collection, freeSlot, judgePiece, type Refusal, refuse } from './check.rules.ts';
import { lastOf, unprinted } from './parcels.rules.ts';
import { printedParcel } from './printedParcel.ts';
import { findLastPrint, findParcelPrints, findScanned, findTracked, reportPrint } from './printing.queries.ts';

interface At {
  bench: string;
  scanId: string;
}

interface Scan extends At {
  slots: number;
  code: string;
}

/** What came of a scan, before it is kept. */
interface Outcome extends Partial<NewScan> {
  step: NewScan['step'];
  /** The order that it is about, where that has been read anyway. */
  order?: OrderRecord;
}

export interface Kept {
  scan: BenchScan;
  /** As it was read for the act; absent for a repeated scan. */
  order: OrderRecord | undefined;
}

/** Judges what was scanned and keeps it. A scan that came before is answered as it was. */
export async function scanAtBench(act: Act, scan: Scan): Promise<Kept> {
  return once(act, scan, async () => {
    const here = await findCollectionsAt(act.tx, scan.bench);
    const waiting = here.find(({ labelDue }) => labelDue);
    const outcome = waiting ? await takeLabel(act, scan, waiting) : await takePiece(act, scan, here);
    return { code: outcome.orderId ? scan.code : codeAlone(scan.code), ...outcome };
  });
}

/** Takes an order off the bench: nothing of it counts as scanned any more. */
export async function abortCollection(act: Act, { orderId, ...at }: At & { orderId: string }): Promise<Kept> {
  return once(act, at, async () => {
    const [order, collection] = await lockCollected(act.tx, orderId, at.bench);
    await giveUp(act, order, collection);
    return { code: '', step: 'aborted', orderId, collectionId: collection.id, order };
  });
}

/** The next pieces of the order go into one slot more. */
export async function addSlot(
  act: Act,
  { orderId, slots, ...at }: At & { orderId: string; slots: number },
): Promise<Kept> {
  return once(act, at, async () => {
    const [order, collection] = await lockCollected(act.tx, orderId, at.bench);
    const taken = (await findCollectionsAt(act.tx, at.bench)).flatMap((one) => one.slots);
    const slot = freeSlot({ slots, taken }) ?? fail(409, 'check.noSlot');
    await updateCollection(act.tx, collection.id, { slots: [...collection.slots, slot] });
    return { code: '', step: 'slotFull', orderId, collectionId: collection.id, order };
  });
}

/** Does the work once for each scanId, while no other window of the bench does any. */
async function once(act: Act, { bench, scanId }: At, work: () => Promise<Outcome & { code: string }>): Promise<Kept> {
  await lockBench(act.tx, bench);
  const before = await findScan(act.tx, scanId);
  const { scan, order } = before
    ? { scan: before, order: undefined }
    : await keep(act, { bench, scanId }, await work());
  const { id, code, step, refusal, orderId } = scan;
  const after = { bench, code, step, refusal, ...(before && { repeated: true }) };
  const thirdOrderNumber = order?.thirdOrderNumber ?? (orderId && (await findOrderNumber(act.tx, orderId)));
  act.audit(
    orderId
      ? { object: 'orders', ids: [orderId], after: { thirdOrderNumber, check: after } }
      : { object: 'benchScans', ids: [id], after },
  );
  return { scan, order };
}

async function keep(act: Act, at: At, { order, ...outcome }: Outcome & { code: string }): Promise<Kept> {
  return { scan: await insertScan(act.tx, { ...blank, ...at, ...outcome, ...by(act) }), order };
}

const blank = { refusal: null, says: null, orderId: null, lineId: null, unit: null, collectionId: null, counts: false };
const by = ({ actor }: Act) => ({ createUser: actor.username });

async function lockCollected(tx: Tx, orderId: string, bench: string): Promise<[OrderRecord, Collection]> {
  const [collection] = await findCollectionsOf(tx, [orderId]);
  if (collection?.bench !== bench) fail(409, 'check.notHere', { params: { bench } });
  const [order] = await lockOrders(tx, [orderId]);
  return [order!, collection];
}

/** The only thing that may be scanned while labels wait is one of these labels. */
async function takeLabel(act: Act, scan: Scan, waiting: Collection): Promise<Outcome> {
  const [order] = await lockOrders(act.tx, [waiting.orderId]);
  // a piece of it may have been spoiled while the order was waited for
  const [still] = await findCollectionsOf(act.tx, [waiting.orderId]);
  if (!still?.labelDue) return takePiece(act, scan, await findCollectionsAt(act.tx, scan.bench));
  const { code } = scan;
  const tracked = readPieceCode(code) ? [] : await findTracked(act.tx, code);
  const own = tracked.find(({ id }) => id === waiting.orderId);
  if (own) return takeBack(act, order!, { collection: waiting, parcelNo: own.parcelNo });
  const number = order!.thirdOrderNumber;
  const [other] = tracked;
  if (other) {
    const params = { order: number, other: other.thirdOrderNumber };
    return { ...refused(refuse('swappedLabel', params)), orderId: other.id };
  }
  const found = await findTarget(act.tx, code);
  return { ...refused(refuse('labelFirst', { order: number })), ...('orderId' in found && targetOf(found)) };
}

/** The right label is on the parcel: its print has succeeded, and with that of the last parcel the order ships. */
async function takeBack(
  act: Act,
  order: OrderRecord,
  { collection, parcelNo }: { collection: Collection; parcelNo: number },
): Promise<Outcome> {
  const about = { orderId: order.id, collectionId: collection.id, order };
  const parcels = await findOutgoingOf(act.tx, order);
  const stop = printObjection(order) ?? parcels.map(voidOf).find((one) => one !== undefined);
  if (stop) {
    await giveUp(act, order, collection);
    return { ...refused(refuse('notShipped', { order: order.thirdOrderNumber, reason: stop })), ...about };
  }
  const last = await findLastPrint(act.tx, order.id, { parcelNo });
  if (last?.outcome !== null && last?.outcome !== printReport.success)
    return { ...refused(refuse('notPrinted', { order: order.thirdOrderNumber })), ...about };
  const isRepeated = last.outcome === printReport.success;
  if (!isRepeated) await reportPrint(act.tx, last.id, printReport.success);
  const reason: Message | null = last.reason && { key: `printing.reason.${last.reason}` };
  const parcel = await printedParcel(act.tx, order, parcelNo);
  const { outcome } = await recordPrint(act, order, { isPrinted: true, isRepeated, reason, parcel });
  if (parcel.left > 0) return { step: await stepToNext(act.tx, order), ...about };
  await endCollection(act.tx, collection.id, 'packed');
  if (typeof outcome === 'string') return { step: 'done', ...about };
  const params = { order: order.thirdOrderNumber, reason: outcome.refused };
  return { ...refused(refuse('notShipped', params)), ...about };
}

/** The label of the next parcel is printed, or waits to be scanned back where it has been. */
async function stepToNext(tx: Tx, order: OrderRecord): Promise<CheckStep> {
  const prints = (await findParcelPrints(tx, [order.id])).get(order.id) ?? [];
  const [next] = unprinted(await findOutgoingOf(tx, order), prints);
  return lastOf(prints, next!.parcelNo)?.outcome === null ? 'scanLabel' : 'printLabel';
}

/**
 * The piece, of a locked order, is spoiled: it lies at no bench any more, so the order is not complete. Where nothing of it
 * is left there, the order leaves the bench.
 */
export async function uncountPiece(
  act: Act,
  order: OrderRecord,
  piece: { lineId: string; unit: number },
): Promise<void> {
  const uncounted = await uncountUnit(act.tx, { orderId: order.id, ...piece });
  const [collection] = await findCollectionsOf(act.tx, [order.id]);
  if (!collection || !uncounted.includes(collection.id)) return;
  const left = await findCounted(act.tx, [collection.id]);
  if (left.length === 0) return giveUp(act, order, collection);
  await failPrints(act, order, collection);
  await updateCollection(act.tx, collection.id, { labelDue: false });
}

/** The order leaves the bench unpacked. */
async function giveUp(act: Act, order: OrderRecord, collection: Collection): Promise<void> {
  await endCollection(act.tx, collection.id, 'aborted');
  await failPrints(act, order, collection);
}

/** Labels that came out for nothing are reported as failed, so that the next ones print without a question. */
async function failPrints(act: Act, order: OrderRecord, collection: Collection): Promise<void> {
  const prints = collection.labelDue ? ((await findParcelPrints(act.tx, [order.id])).get(order.id) ?? []) : [];
  for (const { printId, parcelNo } of prints.filter(({ outcome }) => outcome === null)) {
    await reportPrint(act.tx, printId, printReport.failed);
    const parcel = await printedParcel(act.tx, order, parcelNo);
    await recordPrint(act, order, { isPrinted: false, isRepeated: false, reason: null, parcel });
  }
}

async function takePiece(act: Act, { bench, slots, code }: Scan, here: readonly Collection[]): Promise<Outcome> {
  const { tx } = act;
  const target = await findTarget(tx, code);
  if ('refusal' in target) return refused(target);
  const { orderId, piece } = target;
  const [order] = await lockOrders(tx, [orderId]);
  const [collection] = await findCollectionsOf(tx, [orderId]);
  const counted = collection ? await findCounted(tx, [collection.id]) : [];
  const taken = here.flatMap((one) => one.slots);
  const parcels = await findOutgoingOf(tx, order!);
  const ruled = judgePiece({ order: order!, parcels, bench, slots, collection, counted, taken, piece });
  if ('refusal' in ruled) return { ...refused(ruled), ...targetOf(target), order };
  const { id: collectionId } = collection ?? (await open(act, { orderId, bench, ...ruled }));
  if (collection && ruled.isLast) await updateCollection(tx, collectionId, { labelDue: true });
  const step = ruled.isLast ? 'printLabel' : 'morePieces';
  return { step, orderId, collectionId, counts: true, ...ruled.piece, order };
}

function open(
  act: Act,
  { orderId, bench, newSlot, isLast }: { orderId: string; bench: string; newSlot: number | null; isLast: boolean },
): Promise<Collection> {
  const slots = newSlot === null ? [] : [newSlot];
  return insertCollection(act.tx, { orderId, bench, slots, labelDue: isLast, ...by(act) });
}

interface Target {
  orderId: string;
  piece: Piece | undefined;
}

/** The order that a code means, and the piece where it says which. */
async function findTarget(tx: Tx, code: string): Promise<Target | Refusal> {
  const piece = readPieceCode(code);
  const orderId = piece && (await findOrderOfLine(tx, piece.lineId));
  if (orderId) return { orderId, piece };
  // a label is no piece: one that failed when a piece of its order was spoiled must not stand for that piece
  const [order, ...others] = (await findScanned(tx, code, undefined)).filter(({ parcelNo }) => parcelNo === undefined);
  if (others.length > 0) return refuse('severalStores', { code });
  if (order) return { orderId: order.id, piece: undefined };
  return refuse(!piece && looksLikePieceCode(code) ? 'misread' : 'unknown', { code: codeAlone(code) || '…' });
}

const targetOf = ({ orderId, piece }: Target) => ({ orderId, lineId: piece?.lineId ?? null });

function refused({ refusal, says }: Refusal): Outcome {
  return { step: 'refused', refusal, says };
}

/** A label's other bar codes may hold the buyer's address: of an unknown text only what looks like a number is kept. */
function codeAlone(code: string): string {
  return /^[\p{L}\p{N}%./_-]{1,40}$/u.test(code) ? code : '';
}
