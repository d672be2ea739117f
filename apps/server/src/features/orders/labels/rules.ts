import type { Message } from '@pressroom/contract/message';
import { type LabelPage, possibleNumbers } from '@pressroom/imaging';
import type { OrderStatus } from '@pressroom/contract/orders/status';
import { type Allowed, allowLabel } from '../state/allowed.ts';
import { plainNumber, printedNumbers } from './printedNumbers.ts';

/** The parts of a page by which its order is found. */
export type PageReading = Pick<
  LabelPage,
  'text' | 'symbols' | 'tracking' | 'candidates' | 'numberIn' | 'widthMm' | 'heightMm'
>;

/** An order that a page may belong to. */
export interface LabelTaker {
  id: string;
  thirdOrderNumber: string;
  sysStatus: OrderStatus;
  trackingNumber: string | null;
  carrierName: string | null;
  /** Set while the shipment is being confirmed with the number that the order has now. */
  shipmentConfirmation: string | null;
  /** Of the order's present label: the same bytes have the same key. */
  labelKey: string | null;
  /** Why the present label must not be printed any more. */
  labelVoid: Message | null;
}

/**
 * In millimetres. Labels of 4 x 6 or 4 x 8 inches, 100 x 150 or 100 x 100 mm and the like are smaller; a larger page is
 * a sheet.
 */
const largestLabel = { shortSide: 130, longSide: 230 };

/** What the page's bar codes may say, the recognised numbers first. Of a number, the part that a person would paste. */
export function numbersOn({ candidates, symbols }: PageReading): string[] {
  const possible = symbols.flatMap((symbol) => possibleNumbers(symbol.text));
  const meaningful = possible.filter((number) => /^[\w./-]{6,64}$/.test(number) && !/^420(\d{5}|\d{9})$/.test(number));
  return [...new Set([...candidates.map(({ trackingNumber }) => trackingNumber), ...meaningful])];
}

/**
 * The orders whose label the page may be: by tracking number, else by a bar code of the order's number, else by that
 * number in print. An order that has another tracking number than the page is meant only where no other is.
 */
export function matching<Order extends LabelTaker>(orders: readonly Order[], page: PageReading): Order[] {
  const byTracking = orders.filter((order) => isTracked(order, page));
  if (byTracking.length > 0) return byTracking;
  const byCode = orders.filter((order) => isInBars(order, page));
  // a page without any bars is a packing slip
  if (byCode.length > 0 || page.symbols.length === 0) return fitting(byCode, page);
  const { whole, partial } = printedNumbers(page);
  const named = (numbers: ReadonlySet<string>) =>
    orders.filter((order) => numbers.has(plainNumber(order.thirdOrderNumber)));
  const byPrint = named(whole);
  return fitting(byPrint.length > 0 ? byPrint : named(partial), page);
}

function isTracked({ trackingNumber }: LabelTaker, page: PageReading): boolean {
  return trackingNumber !== null && numbersOn(page).includes(trackingNumber);
}

/** Some bar codes have no small letters. */
function isInBars({ thirdOrderNumber }: LabelTaker, page: PageReading): boolean {
  return numbersOn(page).some((number) => isSame(number, thirdOrderNumber));
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function fitting<Order extends LabelTaker>(orders: Order[], page: PageReading): Order[] {
  const fit = orders.filter((order) => otherTracking(order, page) === undefined);
  return fit.length > 0 ? fit : orders;
}

/** A number of the page that is not the order's, where the order has a tracking number that the page does not show. */
function otherTracking(order: LabelTaker, page: PageReading): string | undefined {
  if (order.trackingNumber === null || isTracked(order, page)) return undefined;
  const isOwn = (text: string) => possibleNumbers(text).some((number) => isSame(number, order.thirdOrderNumber));
  const symbols = page.symbols.filter(({ text }) => !isOwn(text));
  const candidates = page.candidates.filter(({ trackingNumber }) => !isSame(trackingNumber, order.thirdOrderNumber));
  return numbersOn({ ...page, symbols, candidates })[0];
}

/** The number that the order has with this page; a reason where only a person can say. */
export function numberFor(order: LabelTaker, page: PageReading): { number: string } | { problem: Message } {
  if (order.trackingNumber) return { number: order.trackingNumber };
  const isOther = (number: string) => !isSame(number, order.thirdOrderNumber);
  if (page.tracking && isOther(page.tracking.trackingNumber)) return { number: page.tracking.trackingNumber };
  const known = page.candidates.filter(({ trackingNumber }) => isOther(trackingNumber));
  if (known.length > 0) return { problem: which(known.map(({ trackingNumber }) => trackingNumber)) };
  const codes = page.symbols.flatMap(({ text }) => possibleNumbers(text).slice(0, 1));
  const others = numbersOn(page).filter((number) => codes.includes(number) && isOther(number));
  if (others.length < 2) return { number: others[0] ?? '' };
  return { problem: { key: 'orders.label.whichCode', params: { order: order.thirdOrderNumber } } };
}

/** The one order that the page is for and that may take it, or why none does. */
export function takerOf<Order extends LabelTaker>(
  found: readonly Order[],
  page: PageReading,
): { taker: Allowed<Order, 'label'> } | { problem: Message } {
  const [order, ...others] = found;
  if (!order) return { problem: unclaimed(page) };
  const params = { order: order.thirdOrderNumber };
  if (others.length > 0) {
    const orders = found.map((one) => one.thirdOrderNumber).join(', ');
    if (!isTracked(order, page)) return { problem: { key: 'orders.label.severalNamed', params: { orders } } };
    const numbers = new Set(found.map(({ trackingNumber }) => trackingNumber));
    if (numbers.size > 1) return { problem: severalNumbers(page) };
    return { problem: { key: 'orders.label.several', params: { orders } } };
  }
  const ruled = allowLabel(order);
  if ('problem' in ruled) return ruled;
  const read = otherTracking(order, page);
  if (read !== undefined && order.trackingNumber) {
    const shown = { ...params, read, number: order.trackingNumber };
    return { problem: { key: 'orders.label.otherTracking', params: shown } };
  }
  if (!isNamed(order, page)) return { problem: { key: 'orders.label.partOfNumber', params } };
  return looksLikeLabel(page, order)
    ? { taker: ruled.allowed }
    : { problem: { key: 'orders.label.notALabel', params } };
}

/** Whether more than a part of a printed number says that the page is the order's. */
function isNamed(order: LabelTaker, page: PageReading): boolean {
  if (isTracked(order, page) || isInBars(order, page)) return true;
  return printedNumbers(page).whole.has(plainNumber(order.thirdOrderNumber));
}

/** A receipt or a packing slip names the order, too. On a sheet only the bars of a tracking number make a label. */
function looksLikeLabel(page: PageReading, { trackingNumber }: LabelTaker): boolean {
  const [short, long] = [page.widthMm, page.heightMm].sort((a, b) => a - b);
  if (short! <= largestLabel.shortSide && long! <= largestLabel.longSide) return true;
  const inBars = page.symbols.flatMap((symbol) => possibleNumbers(symbol.text));
  return page.numberIn === 'bars' || (trackingNumber !== null && inBars.includes(trackingNumber));
}

function unclaimed(page: PageReading): Message {
  if (page.candidates.length > 1) return severalNumbers(page);
  return { key: numbersOn(page).length > 0 ? 'orders.label.noOrder' : 'orders.label.unreadable' };
}

/** One symbol that two rules fit is a choice; two symbols are two labels, or one with two carriers. */
function severalNumbers(page: PageReading): Message {
  const numbers = page.candidates.map(({ trackingNumber }) => trackingNumber);
  const mayBeOne = ({ text }: { text: string }) => numbers.every((number) => possibleNumbers(text).includes(number));
  if (numbers.length > 1 && page.symbols.some(mayBeOne)) return which(numbers);
  const named = numbers.length > 1 ? numbers : numbersOn(page);
  return { key: 'orders.label.twoNumbers', params: { numbers: named.join(', ') } };
}

function which(numbers: readonly string[]): Message {
  return { key: 'orders.label.which', params: { numbers: numbers.join(', ') } };
}

/** The surest pages first: the bars of a label, then those of a sheet, then what is only printed. */
export function byCertainty(one: PageReading, other: PageReading): number {
  return doubt(one) - doubt(other);
}

function doubt({ numberIn, widthMm, heightMm }: PageReading): number {
  if (numberIn !== 'bars') return 2;
  return Math.min(widthMm, heightMm) <= largestLabel.shortSide ? 0 : 1;
}
