import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { Message } from '@pressroom/contract/message';
import type { labels } from '@pressroom/contract/orders/labels';
import { orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { changesTo, findFacts } from '../record/audit.ts';
import type { Allowed } from '../state/allowed.ts';
import { attachLabel, type NewLabel } from './attachLabel.ts';
import type { KeptPage } from './files.ts';
import { findNamed, offersOf } from './offers.ts';
import { insertRefusals, type RefusedPage, settleCodes } from './refusals.ts';
import { plainNumber, printedNumbers } from './printedNumbers.ts';
import { byCertainty, type LabelTaker, matching, numberFor, numbersOn, takerOf } from './rules.ts';

type ParsedLabel = HandlerOutput<typeof labels.analysisLabel>[number];

interface Taken {
  order: Allowed<LabelTaker, 'label'>;
  given: Omit<NewLabel, 'key'>;
  /** False: the order has this very label already. */
  isNew: boolean;
}

/** Whose label a page is, or why it is nobody's and whose it may be. */
type Outcome = Taken | { problem: Message; orders: LabelTaker[] };

/**
 * Attaches each page to the order that it names: by tracking number, else by the order's number in bars, else in print.
 * Pages that no order takes are kept until somebody has dealt with them, and so are those that would replace a label.
 */
export async function attachLabels(
  act: Act,
  pages: readonly KeptPage[],
  defaultCarrier: string,
): Promise<ParsedLabel[]> {
  const { tx, audit } = act;
  const orders = await lockTakers(tx, pages);
  const before = await findFacts(
    tx,
    orders.map((order) => order.id),
  );
  const outcomes = new Map<KeptPage, Outcome>();
  for (const page of pages.toSorted((one, other) => byCertainty(one.page, other.page))) {
    const outcome = assign(page, orders, defaultCarrier);
    outcomes.set(page, outcome);
    if (!('order' in outcome) || !outcome.isNew) continue;
    const { order, given } = outcome;
    await attachLabel(act, order, { ...given, key: page.key });
    Object.assign(order, { labelKey: page.key, labelVoid: null, ...given });
  }
  const attached = [...outcomes.values()].flatMap((outcome) => ('order' in outcome && outcome.isNew ? [outcome] : []));
  await settleCodes(
    tx,
    attached.map(({ given }) => given.trackingNumber),
  );
  const refused = await keepRefused(act, outcomes, pages);
  const ids = new Set(attached.map(({ order }) => order.id));
  const changed = before.filter((order) => ids.has(order.id));
  audit(await changesTo(tx, changed, { pages: pages.length, refused: refused.size }));
  const offers = await offersOf(
    tx,
    [...refused.values()].map(({ reading }) => reading),
  );
  return pages.map((page) => {
    const outcome = outcomes.get(page)!;
    const source = { fileName: page.fileName, page: page.page.page };
    if ('order' in outcome) return { ...source, ...presentTaken(outcome) };
    const { id, barCode, reading } = refused.get(page)!;
    const nobody = { id: null, thirdOrderNumber: null, carrierName: null };
    return { ...source, barCodeText: barCode, ...nobody, msg: outcome.problem, refusedId: id, ...offers(reading) };
  });
}

/** Decides whose label the page becomes. */
function assign({ page, key }: KeptPage, orders: readonly LabelTaker[], defaultCarrier: string): Outcome {
  const found = matching(orders, page);
  const taking = takerOf(found, page);
  if ('problem' in taking) return { problem: taking.problem, orders: found };
  const { taker } = taking;
  const numbered = numberFor(taker, page);
  if ('problem' in numbered) return { problem: numbered.problem, orders: found };
  const own = page.candidates.find(({ trackingNumber }) => trackingNumber === numbered.number);
  const given = {
    trackingNumber: numbered.number,
    carrierName: taker.carrierName ?? own?.carrier ?? defaultCarrier,
  };
  const isSame = taker.labelKey === key;
  if (isSame && taker.labelVoid) return { problem: taker.labelVoid, orders: [] };
  if (isSame) return { order: taker, given, isNew: false };
  if (taker.labelKey === null || taker.labelVoid) return { order: taker, given, isNew: true };
  return { problem: { key: 'orders.label.second', params: { order: taker.thirdOrderNumber } }, orders: found };
}

function presentTaken({ order, given }: Taken): Omit<ParsedLabel, 'fileName' | 'page'> {
  return {
    barCodeText: given.trackingNumber,
    id: order.id,
    thirdOrderNumber: order.thirdOrderNumber,
    carrierName: given.carrierName,
    msg: { key: 'orders.label.attached' },
    refusedId: null,
    candidates: [],
    orders: [],
  };
}

/** Keeps the pages that nobody took, and answers under which ids. */
async function keepRefused(
  { tx, actor }: Act,
  outcomes: ReadonlyMap<KeptPage, Outcome>,
  pages: readonly KeptPage[],
): Promise<Map<KeptPage, RefusedPage & { id: string }>> {
  const named = await findNamed(
    tx,
    pages.flatMap((page) => {
      const outcome = outcomes.get(page)!;
      return 'problem' in outcome && outcome.orders.length === 0 ? [page.page.text] : [];
    }),
  );
  const refused = new Map<KeptPage, RefusedPage>();
  for (const page of pages) {
    const outcome = outcomes.get(page)!;
    if (!('problem' in outcome)) continue;
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
      reason: outcome.problem,
      pageKey: page.key,
      reading: { numbers, candidates, orderIds },
    });
  }
  const ids = await insertRefusals({ tx, actor }, [...refused.values()]);
  return new Map([...refused].map(([page, one], index) => [page, { ...one, id: ids[index]! }]));
}

/** Locks the orders that the pages may be for, so that none ships before it has its label. A closed one needs none. */
async function lockTakers(tx: Tx, pages: readonly KeptPage[]): Promise<LabelTaker[]> {
  const numbers = pages.flatMap(({ page }) => numbersOn(page));
  const printed = pages.map(({ page }) => printedNumbers(page));
  const named = new Set([
    ...numbers.map(plainNumber),
    ...printed.flatMap(({ whole, partial }) => [...whole, ...partial]),
  ]);
  const rows = await tx
    .selectFrom('orders')
    .where((eb) =>
      eb.or([
        eb('trackingNumber', '=', anyOf(numbers, 'text')),
        // as an array, so that the indexes of both lead to the orders
        eb(
          'id',
          '=',
          sql<string>`any(array(
          select order_id from order_numbers
          where translate(lower(third_order_number), '- ', '') = ${anyOf([...named], 'text')}))`,
        ),
      ]),
    )
    .where('sysStatus', '!=', orderStatus.closed)
    .select([
      'id',
      'thirdOrderNumber',
      'sysStatus',
      'trackingNumber',
      'carrierName',
      'shipmentConfirmation',
      'labelVoid',
      'labelKey',
    ])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ labelVoid, ...row }) => ({
    ...row,
    sysStatus: row.sysStatus as OrderStatus,
    labelVoid: labelVoid as Message | null,
  }));
}
