import type { LabelState } from '@pressroom/contract/lastMile/parcels';
import { failedStatuses, lastMileStatus } from '@pressroom/contract/lastMile/status';
import type { Message } from '@pressroom/contract/message';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Address } from '@pressroom/carriers';
import { system } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { advanceTask } from '../../../platform/jobs/tasks.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { putBlob } from '../../../platform/storage/blobs.ts';
import {
  findParcels,
  findSharing,
  giveBoughtLabel,
  lockOrders,
  type OrderRecord,
  setCancelling,
  takeLabelBack,
} from '../../orders/orders.public.ts';
import type { Prices } from '../price/priceRow.ts';
import { insertQuotes, type NewQuote } from '../price/quotes.queries.ts';
import { orderObjection } from '../rows/objection.ts';
import { findRows, type RowRecord, setRows } from '../rows/rows.queries.ts';
import type { LabelOrder } from '../sellers/seller.ts';
import { addressHash, destinationOf } from '../shipment/destination.ts';
import { isOurs } from './claim.ts';
import { findLatest, findLive, type Label, type LabelChange, lockLabel, setLabel } from './labels.queries.ts';
import { insertMoney, type NewMoney } from './money.ts';
import { isResting, rowStateOf } from './rowState.ts';
import type { Work } from './work.ts';

type JobAction = 'job/lastMile.buy' | 'job/lastMile.calculate';

/**
 * One step of a claimed row in one transaction, its orders locked first. False where the claim has passed on to somebody
 * else meanwhile.
 */
async function step(
  { app, claim }: Work,
  action: JobAction,
  take: (act: Act, locked: { row: RowRecord; orders: OrderRecord[] }) => Promise<void>,
): Promise<boolean> {
  return writeAs(app, system, action, async (act) => {
    const { tx, audit } = act;
    const orders = await lockOrders(tx, await findSharing(tx, [claim.orderId]));
    if (!(await isOurs(tx, claim))) return false;
    const [row] = await findRows(tx, [claim.id]);
    await take(act, { row: row!, orders });
    const [after] = await findRows(tx, [claim.id]);
    const facts = { before: factsOf(row!), after: factsOf(after!) };
    // a try that ends as the one before it has changed nothing
    if (!isDeepStrictEqual(facts.before, facts.after)) audit({ object: 'lastMileRows', ids: [claim.id], ...facts });
    return true;
  });
}

function factsOf({ thirdOrderNumber, batchNumber, orderStatus, problem, channelName, cost, currency }: RowRecord) {
  return { thirdOrderNumber, batchNumber, orderStatus, problem, channelName, cost, currency };
}

/** A step with one label, after which the row's state follows from all of its labels. */
function labelStep(
  work: Work,
  { id }: Pick<Label, 'id'>,
  from: readonly LabelState[],
  take: (act: Act, locked: { row: RowRecord; orders: OrderRecord[]; label: Label }) => Promise<void>,
): Promise<boolean> {
  return step(work, 'job/lastMile.buy', async (act, { row, orders }) => {
    const label = await lockLabel(act.tx, id);
    if (!label || !from.includes(label.state)) return;
    await take(act, { row, orders, label });
    await followLabels(act, row);
  });
}

/** Brings the row to what its labels say, and its task along. */
export async function followLabels(act: Act, row: RowRecord): Promise<void> {
  const { orderStatus, problem } = rowStateOf(await findLatest(act.tx, row.id), row);
  await setRows(act.tx, [row.id], { orderStatus, problem });
  await advance(act, { ...row, orderStatus }, problem);
}

async function advance({ tx }: Act, row: RowRecord, problem: Message | null): Promise<void> {
  if (!row.taskId || !isResting(row.orderStatus)) return;
  const isFailure = failedStatuses.includes(row.orderStatus);
  await advanceTask(tx, row.taskId, 1, isFailure && problem ? [{ label: row.thirdOrderNumber, ...problem }] : []);
  await setRows(tx, [row.id], { taskId: null });
}

/** What came of a calculation. */
export function keepPrices(work: Work, { quotes, chosen, problem }: Prices): Promise<boolean> {
  return step(work, 'job/lastMile.calculate', async (act, { row }) => {
    if (row.orderStatus !== lastMileStatus.calculating) return;
    const round = row.round + 1;
    await insertQuotes(act.tx, { rowId: row.id, round }, { quotes, chosen });
    await chooseChannel(act, row, { round, chosen });
    const orderStatus = chosen ? lastMileStatus.waitingForOrder : lastMileStatus.trialFailed;
    await setRows(act.tx, [row.id], { orderStatus, problem: problem ?? null });
    await advance(act, { ...row, orderStatus }, problem ?? null);
  });
}

/** Writes down which channel a row is to go by, and at which price. */
export async function chooseChannel(
  { tx }: Act,
  { id, orderId, createUser }: RowRecord,
  { round, chosen }: { round: number; chosen: NewQuote | undefined },
): Promise<void> {
  await sql`
    update last_mile_rows set round = ${round}, channel_id = ${chosen?.channelId ?? null},
      provider = ${chosen?.provider ?? null}, supplier_name = ${chosen?.supplierName ?? null},
      channel_type = ${chosen?.channelType ?? null}, channel_code = ${chosen?.channelCode ?? null},
      channel_name = ${chosen?.channelName ?? null}, cost = ${chosen?.price ? String(chosen.price.amount) : null},
      currency = ${chosen?.price?.currency ?? null}
    where id = ${id}`.execute(tx);
  if (!chosen?.price) return;
  const money: NewMoney = {
    orderId,
    parcelId: null,
    labelId: null,
    kind: 'labelQuoted',
    ...chosen.price,
    certainty: 'planned',
    source: `${chosen.provider} ${chosen.channelCode}`,
  };
  await insertMoney(tx, createUser, [money]);
}

/**
 * Records that a label is about to be bought, before it is. Nothing is sent where this does not answer `true`: of two
 * workers one may, and nobody where the order has been stopped meanwhile.
 */
export async function beginSending(work: Work, label: Label, recipient: Address): Promise<boolean> {
  let mayGo = false;
  await labelStep(work, label, ['waiting'], async ({ tx }, { row, orders }) => {
    const parcels = (await findParcels(tx, [row.orderId])).get(row.orderId) ?? [];
    const own = parcels.flatMap(({ trackingNumber }) => trackingNumber ?? []);
    const problem = orders
      .map((order) => orderObjection(order, row.labelType, own))
      .find((objection) => objection !== undefined);
    mayGo = problem === undefined;
    await setLabel(
      tx,
      label.id,
      problem ? { state: 'failed', problem } : { state: 'sending', sent: { recipient: addressHash(recipient) } },
    );
  });
  return mayGo;
}

/** It has left us without an answer: from now on its seller is asked, and nothing is sent. */
export function markUnknown(work: Work, label: Label, problem: Message): Promise<boolean> {
  return labelStep(work, label, ['sending', 'unknown'], ({ tx }) =>
    setLabel(tx, label.id, { state: 'unknown', problem }),
  );
}

/** It was certainly not carried out, and is sent later, or has certainly not arrived. */
export function putBack(work: Work, label: Label, problem: Message | null): Promise<boolean> {
  return labelStep(work, label, ['sending', 'unknown'], ({ tx }) =>
    setLabel(tx, label.id, { state: 'waiting', problem }),
  );
}

/** It was not carried out, or has failed at its seller: nothing is charged for it. */
export function markFailed(work: Work, label: Label, problem: Message): Promise<boolean> {
  return labelStep(work, label, ['waiting', 'sending', 'unknown', 'placed'], async ({ tx }, { row, label: held }) => {
    await setLabel(tx, label.id, { state: 'failed', problem });
    await giveBack(tx, { row, label: held }, 'fixed');
  });
}

/** What was paid for a label comes back; as `planned` until an invoice tells. */
async function giveBack(
  tx: Tx,
  { row, label }: { row: RowRecord; label: Label },
  certainty: 'planned' | 'fixed',
): Promise<void> {
  if (label.paid === null || label.currency === null) return;
  const back = { amount: -BigInt(label.paid), currency: label.currency, certainty };
  await insertMoney(tx, label.createUser, [{ ...moneyOf(row, label), kind: 'labelRefunded', ...back }]);
}

/** What its seller says of a label: it is taken, and what it costs. */
export function markTaken(work: Work, label: Label, order: LabelOrder): Promise<boolean> {
  const from: LabelState[] = ['sending', 'unknown', 'placed', 'failed'];
  return labelStep(work, label, from, async (act, { row, label: held }) => {
    const { providerNumber, trackingNumber, carrierName } = order;
    // what it had cost was given back when it failed
    const isAgain = held.state === 'failed' && held.paid !== null && held.currency !== null;
    const price = order.price ?? (isAgain ? { amount: BigInt(held.paid!), currency: held.currency! } : undefined);
    const change: LabelChange = { state: 'placed', problem: null, providerNumber, trackingNumber, carrierName };
    const isNews = held.paid === null || isAgain;
    await setLabel(act.tx, label.id, { ...change, ...(isNews && { paid: price }) });
    if (!isNews || !price) return;
    await insertMoney(act.tx, held.createUser, [
      { ...moneyOf(row, label), kind: 'labelBought', ...price, certainty: 'fixed' },
    ]);
  });
}

type MoneyHead = Pick<NewMoney, 'orderId' | 'parcelId' | 'labelId' | 'source'>;

function moneyOf({ orderId }: RowRecord, { id, parcelId, provider, channelCode }: Label): MoneyHead {
  return { orderId, parcelId, labelId: id, source: `${provider} ${channelCode}` };
}

/**
 * The label is here: it is kept, and given to the orders of its parcel; void where the address has changed since its seller
 * was given it.
 */
export function issue(work: Work, label: Label, pdf: Buffer): Promise<boolean> {
  return labelStep(work, label, ['placed'], async (act, { row, orders, label: held }) => {
    const { key } = await putBlob(act.tx, act.app.storage, pdf, { mime: 'application/pdf' });
    const trackingNumber = held.trackingNumber ?? '';
    const order = orders.find(({ id }) => id === row.orderId)!;
    const isOld = held.recipient !== null && held.recipient !== addressHash(destinationOf(order).address);
    const given = { parcelId: label.parcelId, labelKey: key, trackingNumber, carrierName: held.carrierName };
    const problem = await giveBoughtLabel(act, { ...given, isForOldAddress: isOld });
    await setLabel(act.tx, label.id, { state: 'issued', labelKey: key, problem: problem ?? null });
  });
}

/** Why a placed label is not here yet. */
export function noteWaiting(work: Work, label: Label, problem: Message): Promise<boolean> {
  return labelStep(work, label, ['placed', 'cancelling'], ({ tx }) => setLabel(tx, label.id, { problem }));
}

/** Records that the seller is about to be asked to take a label back, before it is. */
export async function beginCancelling(work: Work, label: Label): Promise<boolean> {
  let mayGo = false;
  await labelStep(work, label, ['cancelling'], async ({ tx }, { label: held }) => {
    mayGo = held.cancelSentAt === null;
    if (mayGo) await setLabel(tx, label.id, { cancelSent: true });
  });
  return mayGo;
}

/** The cancellation has certainly not arrived. */
export function putCancellingBack(work: Work, label: Label): Promise<boolean> {
  return labelStep(work, label, ['cancelling'], ({ tx }) => setLabel(tx, label.id, { cancelSent: null }));
}

/** Its seller has taken it back: the order is free for another one. */
export function markCancelled(work: Work, label: Label, name: string): Promise<boolean> {
  const from: LabelState[] = ['cancelling', 'placed', 'issued'];
  return labelStep(work, label, from, async (act, { row, label: held }) => {
    await setLabel(act.tx, label.id, { state: 'cancelled', problem: null });
    const params = { provider: name, number: held.trackingNumber ?? held.providerNumber ?? '' };
    await takeLabelBack(act, label.parcelId, { key: 'lastMile.log.cancelled', params });
    await giveBack(act.tx, { row, label: held }, 'planned');
  });
}

/** Its seller does not take it back: the label is as good as before. */
export function keepLabel(work: Work, label: Label, problem: Message): Promise<boolean> {
  return labelStep(work, label, ['cancelling'], async (act, { label: held }) => {
    const state = held.labelKey === null ? 'placed' : 'issued';
    await setLabel(act.tx, label.id, { state, problem, cancelSent: null });
    await setCancelling(act, [label.parcelId], false);
  });
}

/** The row cannot go on, and nothing was bought for it. */
export function refuseRow(work: Work, problem: Message, quotes: readonly NewQuote[] = []): Promise<boolean> {
  return step(work, 'job/lastMile.buy', async (act, { row }) => {
    const round = row.round + 1;
    await insertQuotes(act.tx, { rowId: row.id, round }, { quotes, chosen: undefined });
    if (quotes.length > 0) await chooseChannel(act, row, { round, chosen: undefined });
    await setRows(act.tx, [row.id], { orderStatus: lastMileStatus.pushFailed, problem });
    await advance(act, { ...row, orderStatus: lastMileStatus.pushFailed }, problem);
  });
}

/**
 * Ends a row whose task was cancelled, as long as nothing has left us for it: it stands as it stood before. False where
 * something has: it goes on to its end.
 */
export async function stopRow(work: Work): Promise<boolean> {
  if (hasLeft(await findLive(work.app.db, work.row.id))) return false;
  let isStopped = false;
  await step(work, 'job/lastMile.buy', async (act, { row }) => {
    const live = await findLive(act.tx, row.id);
    if (hasLeft(live)) return;
    isStopped = true;
    const problem: Message = { key: 'lastMile.stopped' };
    for (const { id } of live) await setLabel(act.tx, id, { state: 'failed', problem });
    const isPriced = row.orderStatus === lastMileStatus.placing;
    const orderStatus = isPriced ? lastMileStatus.waitingForOrder : lastMileStatus.waiting;
    await setRows(act.tx, [row.id], { orderStatus, problem: null, taskId: null });
  });
  return isStopped;
}

function hasLeft(labels: readonly Label[]): boolean {
  return labels.some(({ state, sends }) => state !== 'waiting' || sends > 0);
}

/** A look at a row that had failed: its seller does not know it. */
export function noteFailed(work: Work, problem: Message): Promise<boolean> {
  return step(work, 'job/lastMile.buy', async (act, { row }) => {
    await setRows(act.tx, [row.id], { problem });
    await advance(act, row, problem);
  });
}

/** Runs `take` with the row and its orders locked. The row follows its labels afterwards, or has failed for the reason that `take` answers. */
export function arrange(
  work: Work,
  take: (act: Act, locked: { row: RowRecord; orders: OrderRecord[] }) => Promise<Message | undefined>,
): Promise<boolean> {
  return step(work, 'job/lastMile.buy', async (act, locked) => {
    const problem = await take(act, locked);
    const [row] = await findRows(act.tx, [locked.row.id]);
    if (!problem) return followLabels(act, row!);
    const { pushFailed: orderStatus } = lastMileStatus;
    await setRows(act.tx, [row!.id], { orderStatus, problem });
    await advance(act, { ...row!, orderStatus }, problem);
  });
}
