import type { MessageParams } from '@pressroom/contract/message';
import { pagePicture } from '@pressroom/imaging';
import type { ParsedInput } from '@pressroom/contract/endpoint';
import type { keptPages, LabelQuestion } from '@pressroom/contract/orders/keptPages';
import type { LabelOrder } from '@pressroom/contract/orders/orderShapes';
import type { Act } from '../../../platform/act.ts';
import type { App } from '../../../platform/app.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { changesTo } from '../record/audit.ts';
import { attachLabel } from './attachLabel.ts';
import { needLabelAllowed } from './attachOne.ts';
import { getLabelOrder } from './offers.ts';
import { findSharers } from '../record/numbers.ts';
import { lockOrders, type OrderRecord } from '../record/record.ts';
import { findKept, type KeptPage, lockKept, settleRefusals } from './refusals.ts';

type Giving = ParsedInput<typeof keptPages.giveRefusedLabel>;

/** The page as a picture for the screen. It is drawn anew for each call, because only the page itself is stored. */
export async function drawKept(
  db: Db,
  app: App,
  id: string,
): Promise<{ image: string; width: number; height: number }> {
  const { png, width, height } = await pagePicture(await bytesOf(app, await findKept(db, id)));
  return { image: png.toString('base64'), width, height };
}

/** Makes the page the order's label, with the number that it has, and takes it off the list. */
export async function giveToOrder(act: Act, giving: Giving): Promise<LabelOrder> {
  const { tx, audit } = act;
  const page = await lockKept(tx, giving.id);
  const [found] = await lockOrders(tx, [giving.orderId]);
  if (!found) fail(404, 'orders.label.gone');
  const order = needLabelAllowed(found);
  const trackingNumber = numberOf(giving, page, order);
  const replaces = order.labelKey !== null && !order.labelVoid && order.labelKey !== page.key;
  askFirst(giving, questionsOn(order, page, { number: trackingNumber, replaces }));
  await refuseForeign(tx, order, trackingNumber);
  const own = page.reading.candidates.find((candidate) => candidate.trackingNumber === trackingNumber);
  const former = trackingNumber === (order.trackingNumber ?? trackingNumber) ? order.carrierName : null;
  const carrierName = giving.carrierName || former || own?.carrierName || order.carrierName || '';
  await attachLabel(act, order, { key: page.key, trackingNumber, carrierName });
  await settleRefusals(tx, [giving.id]);
  audit(await changesTo(tx, [order]));
  audit({ object: 'refusedLabels', ids: [giving.id], after: { settled: true } });
  return getLabelOrder(tx, order.id);
}

/**
 * The tracking number that the order will have: the one that the person has entered, else the order’s own if the page
 * does not contradict it, else the page’s.
 */
function numberOf({ trackingNumber: said }: Giving, { reading }: KeptPage, order: OrderRecord): string {
  if (said) return said;
  const { numbers, candidates } = reading;
  const own = order.trackingNumber;
  if (own && (candidates.length === 0 || numbers.includes(own))) return own;
  const [only, ...others] = candidates.filter(({ trackingNumber }) => trackingNumber !== order.thirdOrderNumber);
  if (others.length === 0) return only?.trackingNumber ?? '';
  return fail(409, 'orders.label.which', {
    params: { numbers: candidates.map(({ trackingNumber }) => trackingNumber).join(', ') },
    data: { candidates },
  });
}

interface Question {
  question: LabelQuestion;
  text: {
    key: 'orders.label.replaces' | 'orders.label.changesNumber' | 'orders.label.notOnPage';
    params: MessageParams;
  };
}

/** The questions that a person must confirm before the order gets the page. */
function questionsOn(
  { thirdOrderNumber, trackingNumber }: OrderRecord,
  { reading: { numbers } }: KeptPage,
  { number, replaces }: { number: string; replaces: boolean },
): Question[] {
  const params = { order: thirdOrderNumber };
  const questions: Question[] = [];
  if (replaces) questions.push({ question: 'otherLabel', text: { key: 'orders.label.replaces', params } });
  if (trackingNumber && number !== trackingNumber) {
    const changed = { ...params, read: number, number: trackingNumber };
    questions.push({ question: 'otherNumber', text: { key: 'orders.label.changesNumber', params: changed } });
  } else if (number && numbers.length > 0 && !numbers.includes(number)) {
    const read = { read: numbers[0]!, number };
    questions.push({ question: 'otherNumber', text: { key: 'orders.label.notOnPage', params: read } });
  }
  return questions;
}

/** Ends in 409 with the questions that nobody has confirmed yet. */
function askFirst({ confirm }: Giving, questions: readonly Question[]): void {
  const open = questions.filter(({ question }) => !confirm.includes(question));
  const [first, second] = open;
  if (!first) return;
  const data = { confirm: open.map(({ question }) => question) };
  if (!second) fail(409, first.text.key, { params: first.text.params, data });
  fail(409, 'orders.label.both', { params: { one: first.text, other: second.text }, data });
}

/** Two orders go under one tracking number only where a person has said that they share a parcel. */
async function refuseForeign(tx: Tx, order: OrderRecord, number: string): Promise<void> {
  if (order.sharedParcel || number === order.trackingNumber) return;
  const taken = (await findSharers(tx, [{ id: order.id, trackingNumber: number }])).get(order.id);
  if (taken) fail(409, 'orders.trackingTaken', { params: { number, order: taken } });
}

async function bytesOf(app: App, { sha256 }: KeptPage): Promise<Buffer> {
  return (await app.storage.get(originalKey(sha256))) ?? fail(404, 'orders.label.pageGone');
}
