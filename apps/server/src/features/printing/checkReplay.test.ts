import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { orderStatus, reviewAction } from '@pressroom/contract/orders/status';
import type { CheckAnswer } from '@pressroom/contract/printing/check';
import { expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import { makeOrder, shopTest, type ShopTest } from '../../testing/orderMakers.ts';
import { benchOf, codeOf, labelledOrder } from './check.fixture.ts';

const scans = 500;
const wrongPieces = 25;
const swappedLabels = 10;
const slots = 12;
/** `CHECK_SEED=7` plays another day. */
const seed = Number(process.env['CHECK_SEED'] ?? 20_261_123);

/** One order as a packer's book has it: which of its pieces are still to come. */
interface Entry {
  order: OrderRow;
  missing: { code: string; lineNo: number }[];
  scanned: string[];
  slot: number | null;
}

/** What one scan must lead to. */
interface Expected {
  code: string;
  step: CheckAnswer['step'];
  refusal: CheckAnswer['refusal'];
  /** The order that the screen shows, and the slot that it says. */
  orderId: string | null;
  slot: number | null;
  missing: number | null;
}

it('finds every wrong piece and every swapped label among 500 scans, and stops for nothing else', async () => {
  const at = await shopTest();
  const day = await prepareDay(at);
  const bench = benchOf(at.admin, 'A', slots);
  const differences: object[] = [];
  const stops = { wrong: 0, swapped: 0 };
  let scanned = 0;
  for (const [index, { expected, print }] of playDay(day).entries()) {
    if (print) await bench.print(print);
    const answer = await bench.scan(expected.code);
    scanned += 1;
    if (answer.step === 'refused') stops[answer.refusal === 'swappedLabel' ? 'swapped' : 'wrong'] += 1;
    const got = gist(expected.code, answer);
    if (JSON.stringify(got) !== JSON.stringify(expected)) differences.push({ index, expected, got });
  }
  expect(differences).toEqual([]);
  expect({ scanned, ...stops }).toEqual({ scanned: scans, wrong: wrongPieces, swapped: swappedLabels });
}, 300_000);

function gist(code: string, { step, refusal, order }: CheckAnswer): Expected {
  const slot = order?.slots.at(-1) ?? null;
  return { code, step, refusal, orderId: order?.orderId ?? null, slot, missing: order && order.total - order.scanned };
}

interface Day {
  open: Entry[];
  /** Pieces that belong nowhere here, with why. */
  elsewhere: { code: string; refusal: 'otherBench' | 'notToPack'; entry: Entry }[];
}

interface Step {
  expected: Expected;
  /** The label that comes out of the printer before this scan. */
  print?: OrderRow;
}

/** The rules once more, as a packer would note them in a book: nothing of this comes from the server's. */
function playDay({ open, elsewhere }: Day): Step[] {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const some = (count: number) => {
    const chosen = new Set<number>();
    while (chosen.size < count) chosen.add(40 + Math.floor(random() * (scans - 60)));
    return chosen;
  };
  const [wrong, swaps] = [some(wrongPieces), some(swappedLabels)];
  const shelf = new Map<number, Entry>();
  const shipped: Entry[] = [];
  let waiting: Entry | undefined;
  let swapsDue = 0;
  let wrongDue = 0;
  const steps: Step[] = [];
  const say = (expected: Expected, print?: OrderRow) => steps.push(print ? { expected, print } : { expected });
  const shown = ({ order, slot, missing }: Entry) => ({ orderId: order.id, slot, missing: missing.length });
  const refused = (code: string, refusal: CheckAnswer['refusal'], entry?: Entry) =>
    say({ code, step: 'refused', refusal, ...(entry ? shown(entry) : { orderId: null, slot: null, missing: null }) });

  function scanWrong() {
    const inSlots = [...shelf.values()];
    const kinds = [
      () => {
        const { code, refusal, entry } = pick(elsewhere);
        refused(code, refusal, entry);
      },
      () => {
        const entry = pick(shipped);
        // what has shipped lies in no slot, and nothing of it is counted any more
        const past = { ...entry, slot: null, missing: [...entry.scanned, ...entry.missing] as Entry['missing'] };
        refused(pick(entry.scanned), 'shipped', past);
      },
      () => {
        const { code } = pick(pick(open.filter(({ missing }) => missing.length > 0)).missing);
        const other = code.endsWith('3') ? '4' : '3';
        refused(code.slice(0, -1) + other, 'misread');
      },
      () => refused(`UNKNOWN-${Math.floor(random() * 1000)}`, 'unknown'),
      ...(inSlots.length > 0
        ? [
            () => {
              const entry = pick(inSlots);
              refused(pick(entry.scanned), 'scannedBefore', entry);
            },
          ]
        : []),
    ];
    pick(kinds)();
  }

  function scanPiece() {
    const full = shelf.size === slots;
    const possible = open.filter(
      (entry) => entry.missing.length > 0 && (!full || entry.slot !== null || entry.missing.length === 1),
    );
    const entry = pick(possible);
    const [piece] = entry.missing.splice(Math.floor(random() * entry.missing.length), 1);
    entry.scanned.push(piece!.code);
    if (entry.missing.length > 0 && entry.slot === null) {
      entry.slot = Array.from({ length: slots }, (_, at) => at + 1).find((slot) => !shelf.has(slot))!;
      shelf.set(entry.slot, entry);
    }
    if (entry.missing.length === 0) waiting = entry;
    say({ code: piece!.code, step: waiting ? 'printLabel' : 'morePieces', refusal: null, ...shown(entry) });
  }

  function scanLabel(entry: Entry, isFirst: boolean) {
    const print = isFirst ? entry.order : undefined;
    if (swapsDue > 0) {
      swapsDue -= 1;
      const other = pick(open.filter((one) => one !== entry && !shipped.includes(one)));
      say({ code: other.order.trackingNumber!, step: 'refused', refusal: 'swappedLabel', ...shown(other) }, print);
    } else if (wrongDue > 0) {
      wrongDue -= 1;
      const other = pick(open.filter((one) => one !== entry && one.missing.length > 0));
      say({ code: pick(other.missing).code, step: 'refused', refusal: 'labelFirst', ...shown(other) }, print);
    } else {
      say({ code: entry.order.trackingNumber!, step: 'done', refusal: null, ...shown(entry) }, print);
      if (entry.slot !== null) shelf.delete(entry.slot);
      shipped.push(entry);
      waiting = undefined;
    }
  }

  let printed: Entry | undefined;
  while (steps.length < scans) {
    if (swaps.has(steps.length)) swapsDue += swaps.delete(steps.length) ? 1 : 0;
    if (wrong.has(steps.length)) wrongDue += wrong.delete(steps.length) ? 1 : 0;
    if (waiting) {
      const isFirst = printed !== waiting;
      printed = waiting;
      scanLabel(waiting, isFirst);
    } else if (wrongDue > 0 && random() < 0.5) {
      wrongDue -= 1;
      scanWrong();
    } else scanPiece();
  }
  return steps;
}

/** A shop's day: orders of one piece and of several, in production and with a label, and some that belong elsewhere. */
async function prepareDay(at: ShopTest): Promise<Day> {
  const first = await labelledOrder(at);
  const random = randomOf(seed + 1);
  const made: OrderRow[] = [];
  for (let index = 0; index < 190; index += 1) made.push(await makeSome(at, index, random()));
  const ids = made.map(({ id }) => id);
  await must(at.admin, orders.orderReview, { ids, sysStatus: reviewAction.approve });
  // to draw them all would take minutes, and no rule looks at the pictures
  const { labelKey } = await at.test.db
    .selectFrom('orders')
    .where('id', '=', first.id)
    .select('labelKey')
    .executeTakeFirstOrThrow();
  await at.test.db
    .updateTable('orders')
    .set({ sysStatus: orderStatus.inProduction, labelKey })
    .where('id', 'in', ids)
    .execute();
  const entries = made.map(entryOf);
  const [stopped, away, open] = [entries.slice(0, 4), entries.slice(4, 8), entries.slice(8)];
  await must(at.admin, orders.orderReview, {
    ids: stopped.map(({ order }) => order.id),
    sysStatus: reviewAction.abnormal,
  });
  const otherBench = benchOf(at.admin, 'B', slots);
  for (const [index, entry] of away.entries()) {
    await otherBench.scan(entry.missing[0]!.code);
    entry.scanned.push(entry.missing.shift()!.code);
    entry.slot = index + 1;
  }
  const elsewhere = [
    ...stopped.map((entry) => ({ code: entry.missing[0]!.code, refusal: 'notToPack' as const, entry })),
    ...away.map((entry) => ({ code: entry.missing[0]!.code, refusal: 'otherBench' as const, entry })),
  ];
  return { open, elsewhere };
}

function makeSome(at: ShopTest, index: number, chance: number): Promise<OrderRow> {
  const { rose_front, fox_back } = at.shop.pictures;
  const nums = index < 8 ? [2] : chance < 0.4 ? [1] : chance < 0.6 ? [2] : chance < 0.8 ? [1, 2] : [1, 1, 1];
  const orderDetailsList = nums.map((num, line) => ({
    productCode: 'TEE-WHT-L',
    printingImage: line % 2 === 0 ? rose_front : fox_back,
    num,
  }));
  return makeOrder(at, { trackingNumber: `1Z999AA2${String(index).padStart(10, '0')}`, orderDetailsList });
}

function entryOf(order: OrderRow): Entry {
  const missing = order.orderDetailsList.flatMap(({ lineNo, num }) =>
    Array.from({ length: num }, (_, index) => ({ code: codeOf(order, lineNo, index + 1), lineNo })),
  );
  return { order, missing, scanned: [], slot: null };
}

/** Mulberry32. */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
