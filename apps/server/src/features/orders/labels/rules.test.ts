import { orderStatus } from '@pressroom/contract/orders/status';
import { sampleTrackingNumber } from '@pressroom/imaging/sample';
import { expect, it } from 'vitest';
import { byCertainty, type LabelTaker, matching, numberFor, numbersOn, type PageReading, takerOf } from './rules.ts';

const ups = '1Z999AA10123456784';
const other = '1Z5R89390357567127';
const usps = sampleTrackingNumber('USPS', 7);
const routed = `42078704${usps}`;

/** A label of 4 x 6 inches with these codes; what is recognised in them is said apart. */
function page(codes: string[], facts: Partial<PageReading> = {}): PageReading {
  return {
    symbols: codes.map((text) => ({ format: 'Code128', text, gs1: false })),
    text: '',
    candidates: [],
    numberIn: codes.length > 0 ? 'bars' : 'nothing',
    widthMm: 101.6,
    heightMm: 152.4,
    ...facts,
  };
}

const recognised = (...numbers: string[]) => {
  const candidates = numbers.map((trackingNumber) => ({ carrier: 'UPS' as const, trackingNumber }));
  return { candidates, ...(numbers.length === 1 && { tracking: candidates[0]! }) };
};
const upsPage = page([ups], recognised(ups));

function order(facts: Partial<LabelTaker> = {}): LabelTaker {
  return {
    id: '1',
    thirdOrderNumber: 'PO-211-01522',
    sysStatus: orderStatus.inProduction,
    trackingNumber: ups,
    carrierName: null,
    shipmentConfirmation: null,
    labelKey: null,
    labelVoid: null,
    ...facts,
  };
}

const unnumbered = order({ trackingNumber: null });

it.each<[string, PageReading, string[]]>([
  ['what is recognised comes first', page([other, ups], recognised(ups)), [ups, other]],
  ['each number stands once', page([ups, ups], recognised(ups)), [ups]],
  ['a ZIP alone is no number', page(['42078704', '420787041234', ups]), [ups]],
  ['a ZIP before a number is no part of it', page([routed]), [usps, routed]],
  ['a word too short, too long or with other signs is none', page(['12345', 'A'.repeat(65), 'https://a.b?c']), []],
  ['an order’s number is one', page(['PO-211-01522']), ['PO-211-01522']],
])('reads the numbers of a page: %s', (_case, read, numbers) => {
  const found = numbersOn(read);
  expect(found[0]).toBe(numbers[0]);
  expect(new Set(found)).toEqual(new Set(numbers));
});

it.each<[string, LabelTaker[], PageReading, string[]]>([
  ['the one with its tracking number', [order(), order({ id: '2', trackingNumber: other })], upsPage, ['1']],
  ['all with its tracking number', [order(), order({ id: '2' })], upsPage, ['1', '2']],
  ['the one without a number whose own number it says', [unnumbered], page(['PO-211-01522']), ['1']],
  ['the one whose own number it says, and no tracking number', [order()], page(['PO-211-01522']), ['1']],
  [
    'the one whose own number it says in capitals',
    [order({ thirdOrderNumber: 'Po-211-01522' })],
    page(['PO-211-01522']),
    ['1'],
  ],
  ['one that has another tracking number where it names no other', [order()], page(['PO-211-01522', other]), ['1']],
  [
    'none that has another tracking number where it names one without',
    [order(), order({ id: '2', trackingNumber: null })],
    page(['PO-211-01522', other]),
    ['2'],
  ],
  [
    'all that its number may mean where it has no tracking number',
    [order(), order({ id: '2', trackingNumber: null })],
    page(['PO-211-01522']),
    ['1', '2'],
  ],
  [
    'none by its own number where another has the tracking number',
    [unnumbered, order({ id: '2' })],
    page(['PO-211-01522', ups]),
    ['2'],
  ],
  ['none where it says nothing', [order(), unnumbered], page([]), []],
])('matches a page with %s', (_case, orders, read, ids) => {
  expect(matching(orders, read).map(({ id }) => id)).toEqual(ids);
});

it.each<[string, LabelTaker, PageReading, object]>([
  ['its own', order({ trackingNumber: other }), upsPage, { number: other }],
  ['the recognised one', unnumbered, upsPage, { number: ups }],
  ['the only other code', unnumbered, page(['PO-211-01522', 'XY-4711-A']), { number: 'XY-4711-A' }],
  ['none where the page has only the order’s', unnumbered, page(['PO-211-01522']), { number: '' }],
  [
    'none where the page has only the order’s, in capitals',
    order({ trackingNumber: null, thirdOrderNumber: 'po-211-01522' }),
    page(['PO-211-01522']),
    { number: '' },
  ],
  [
    'a choice of two',
    unnumbered,
    page([ups, other], recognised(ups, other)),
    { problem: { key: 'orders.label.which' } },
  ],
  [
    'a choice of codes that nobody knows',
    unnumbered,
    page(['XY-4711-A', 'XY-4712-B']),
    { problem: { key: 'orders.label.whichCode' } },
  ],
])('finds the number that an order gets with a page: %s', (_case, taker, read, found) => {
  expect(numberFor(taker, read)).toMatchObject(found);
});

it('does not take an order’s own number for its tracking number', () => {
  const taker = order({ trackingNumber: null, thirdOrderNumber: ups });
  expect(numberFor(taker, upsPage)).toEqual({ number: '' });
  expect(numberFor(taker, page([ups, other], recognised(ups, other)))).toMatchObject({
    problem: { key: 'orders.label.which', params: { numbers: other } },
  });
});

const sheet = { widthMm: 215.9, heightMm: 279.4 };

it.each<[string, LabelTaker[], PageReading, string | undefined]>([
  ['a label of its size', [order()], upsPage, undefined],
  ['a label lying on its side', [order()], { ...upsPage, widthMm: 152.4, heightMm: 101.6 }, undefined],
  [
    'a label of 4 x 8 inches, its number only printed',
    [order()],
    page([], { ...recognised(ups), numberIn: 'text', heightMm: 203.2 }),
    undefined,
  ],
  ['the bars on a sheet', [order()], { ...upsPage, ...sheet }, undefined],
  [
    'the bars that only the order tells for a number',
    [order({ trackingNumber: 'XY-4711-A' })],
    page(['XY-4711-A'], { ...sheet, numberIn: 'nothing' }),
    undefined,
  ],
  [
    'a number that a sheet only prints',
    [order()],
    page([], { ...recognised(ups), ...sheet, numberIn: 'text' }),
    'orders.label.notALabel',
  ],
  [
    'a slip as long as a sheet',
    [order()],
    page([], { ...recognised(ups), numberIn: 'text', heightMm: 297 }),
    'orders.label.notALabel',
  ],
  ['no order, but a number', [], upsPage, 'orders.label.noOrder'],
  ['nothing at all', [], page([]), 'orders.label.unreadable'],
  ['two symbols of two carriers', [], page([ups, other], recognised(ups, other)), 'orders.label.twoNumbers'],
  ['one symbol that two rules fit', [], page([routed], recognised(usps, routed)), 'orders.label.which'],
  ['two orders of one number', [order(), order({ id: '2' })], upsPage, 'orders.label.several'],
  [
    'two orders of two numbers',
    [order(), order({ id: '2', trackingNumber: other })],
    page([ups, other]),
    'orders.label.twoNumbers',
  ],
  ['the number of an order that has a tracking number, and no other', [order()], page(['PO-211-01522']), undefined],
  [
    'the printed number of such an order',
    [order()],
    page(['42078704'], { text: 'Order PO-211-01522', numberIn: 'nothing' }),
    undefined,
  ],
  [
    'another tracking number than that of the order',
    [order()],
    page(['PO-211-01522', other]),
    'orders.label.otherTracking',
  ],
  [
    'another tracking number in print',
    [order()],
    page(['PO-211-01522'], { ...recognised(other), numberIn: 'text' }),
    'orders.label.otherTracking',
  ],
  [
    'a bar code that may be a tracking number',
    [order()],
    page(['PO-211-01522', 'XY-4711-A'], { numberIn: 'nothing' }),
    'orders.label.otherTracking',
  ],
  [
    'the order’s number on a sheet',
    [order()],
    page(['PO-211-01522'], { ...sheet, numberIn: 'nothing' }),
    'orders.label.notALabel',
  ],
  [
    'what may be a part of a longer number',
    [unnumbered],
    page(['42078704'], { text: 'PO-211-01522 7713', numberIn: 'nothing' }),
    'orders.label.partOfNumber',
  ],
  [
    'the number of two orders',
    [unnumbered, order({ id: '2' })],
    page(['PO-211-01522'], { numberIn: 'nothing' }),
    'orders.label.severalNamed',
  ],
  ['an order that has left', [order({ sysStatus: orderStatus.shipped })], upsPage, 'orders.label.locked'],
  [
    'an order whose shipment is being confirmed',
    [order({ shipmentConfirmation: 'waiting' })],
    upsPage,
    'orders.label.telling',
  ],
])('gives a page to one order, or says why not: %s', (_case, found, read, key) => {
  const taking = takerOf(found, read);
  if (key) expect(taking).toMatchObject({ problem: { key } });
  else expect(taking).toEqual({ taker: found[0] });
});

it('names the orders and numbers between which a person has to choose', () => {
  expect(takerOf([order(), order({ thirdOrderNumber: 'PO-2' })], upsPage)).toMatchObject({
    problem: { params: { orders: 'PO-211-01522, PO-2' } },
  });
  expect(takerOf([order()], page(['PO-211-01522', other], recognised(other)))).toMatchObject({
    problem: { params: { order: 'PO-211-01522', read: other, number: ups } },
  });
  expect(takerOf([], page([ups, other], recognised(ups, other)))).toMatchObject({
    problem: { params: { numbers: `${ups}, ${other}` } },
  });
  const both = [order(), order({ id: '2', trackingNumber: other })];
  const twoLabels = { problem: { key: 'orders.label.twoNumbers', params: { numbers: `${ups}, ${other}` } } };
  expect(takerOf(both, page([ups, other]))).toEqual(twoLabels);
  expect(takerOf(both, page([ups, other], recognised(ups)))).toEqual(twoLabels);
});

it('asks the surest pages first', () => {
  const printed = page([], { numberIn: 'text' });
  const barsOnSheet = { ...upsPage, ...sheet };
  expect([printed, barsOnSheet, upsPage].toSorted(byCertainty)).toEqual([upsPage, barsOnSheet, printed]);
});

it('goes by the tracking number first, then by the bar code of the order, then by its printed number', () => {
  const named = order({ id: '2', thirdOrderNumber: 'PO-211-09999', trackingNumber: null });
  const printed = order({ id: '3', thirdOrderNumber: 'PO-211-07777', trackingNumber: null });
  const all = [order(), named, printed];
  const text = 'Ship to Maria\nPO-211-07777';
  const found = (read: PageReading) => matching(all, read).map(({ id }) => id);
  expect(found(page([ups, 'PO-211-09999'], { ...recognised(ups), text }))).toEqual(['1']);
  expect(found(page([other, 'PO-211-09999'], { ...recognised(other), text }))).toEqual(['2']);
  expect(found(page([other], { ...recognised(other), text }))).toEqual(['3']);
  expect(found(page([other], { ...recognised(other), text: `${text} PO-211-09999` }))).toEqual(['2', '3']);
  // a packing slip has no bars
  expect(found(page([], { text }))).toEqual([]);
  // an order with another tracking number contradicts the page, and is named all the same
  expect(found(page([other], { ...recognised(other), text: 'PO-211-01522' }))).toEqual(['1']);
  expect(found(page([other], { ...recognised(other), text: 'PO-211-01522\nPO-211-07777' }))).toEqual(['3']);
});
