import { labelCosts } from '@pressroom/contract/lastMile/costs';
import { handover } from '@pressroom/contract/lastMile/handover';
import { labelInvoices, type LabelInvoiceLine } from '@pressroom/contract/lastMile/invoices';
import { lastMile } from '@pressroom/contract/lastMile/lastMile';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import {
  batchOf,
  calculated,
  type LastMileTest,
  lastMileTest,
  openChannelAt,
  ownOrder,
} from '../../../testing/lastMile/makers.ts';
import { sheetOf, textsOf } from '../../../testing/productSheets.ts';

interface Bought {
  orderId: string;
  rowId: string;
  number: string;
  labelId: string;
  reference: string;
  providerNumber: string;
  trackingNumber: string;
  /** In cents. */
  paid: number;
}

/** Buys a label for each of so many new orders. */
async function bought(at: LastMileTest, count: number): Promise<Bought[]> {
  await openChannelAt(at, 'YWJ');
  const orders = [];
  for (let made = 0; made < count; made += 1) orders.push(await ownOrder(at));
  const priced = await calculated(at, await batchOf(at, orders));
  await must(at.admin, lastMile.bulkOrder, { ids: priced.map(({ id }) => id) });
  await at.test.drain();
  const labels = await at.test.db.selectFrom('parcelLabels').selectAll().orderBy('rowId').execute();
  return labels.map((label, index) => ({
    orderId: priced[index]!.orderId,
    rowId: label.rowId,
    number: priced[index]!.thirdOrderNumber,
    labelId: label.id,
    reference: label.reference,
    providerNumber: label.providerNumber!,
    trackingNumber: label.trackingNumber!,
    paid: Number(label.paid),
  }));
}

const decimal = (cents: number) => (cents / 100).toFixed(2);

async function imported({ admin }: LastMileTest, lines: readonly Record<string, string>[]) {
  return must(admin, labelInvoices.import, { provider: 'YWJ' }, [await sheetOf(lines)]);
}

async function linesOf({ admin }: LastMileTest, id: string): Promise<LabelInvoiceLine[]> {
  return (await must(admin, labelInvoices.lines, { id, pageSize: 10_000 })).rows;
}

async function billedOf({ test }: LastMileTest) {
  const rows = await test.db
    .selectFrom('moneyEntries')
    .select(['labelId', 'amount', 'currency', 'certainty'])
    .where('kind', '=', 'labelBilled')
    .orderBy('id')
    .execute();
  return rows.map(({ labelId, amount, currency, certainty }) => [labelId, Number(amount), currency, certainty]);
}

it('names a bill for a label that its carrier has refused', async () => {
  const at = await lastMileTest();
  at.sandbox.fault({ kind: 'lateRejection', endpoint: 'ywj:/api/v2/orders', count: 1 });
  const [failed] = await bought(at, 1);
  await at.sandbox.control('POST', 'clock', { advanceMs: 3000 });
  await must(at.admin, lastMile.getLabel, { id: failed!.rowId });
  await at.test.drain();
  const sheet = [{ 'Our reference': failed!.reference, Amount: decimal(failed!.paid) }];
  const { invoice } = await imported(at, sheet);
  expect(invoice.totals).toEqual({ refunded: 1 });
});

it('says of each line whether it fits, and settles what was bought once it is accepted', async () => {
  const at = await lastMileTest();
  const [fits, differs, taken, missing] = await bought(at, 4);
  await must(at.admin, lastMile.cancelLabel, { ids: [taken!.rowId] });
  await at.test.drain();
  const sheet: Record<string, string>[] = [
    { 'Our reference': fits!.reference, 'Tracking number': '', 'Provider’s number': '', Amount: decimal(fits!.paid) },
    { 'Our reference': '', 'Tracking number': differs!.trackingNumber, Amount: decimal(differs!.paid + 35) },
    { 'Our reference': '', 'Provider’s number': taken!.providerNumber, Amount: decimal(taken!.paid) },
    { 'Our reference': '', 'Tracking number': '1ZNOBODY', Amount: '7.10' },
    { 'Our reference': fits!.reference, Amount: decimal(fits!.paid) },
  ];
  const { invoice, isKnown } = await imported(at, sheet);
  expect(isKnown).toBe(false);
  expect(invoice.totals).toEqual({ fits: 1, differs: 1, refunded: 1, neverBought: 1, twice: 1, unbilled: 1 });
  const told = (await linesOf(at, invoice.id)).map(
    ({ verdict, lineNum, thirdOrderNumber, ours, theirs, difference }) => [
      verdict,
      lineNum,
      thirdOrderNumber,
      ours,
      theirs,
      difference,
    ],
  );
  expect(told).toEqual([
    ['neverBought', 5, null, null, '7.10', null],
    ['twice', 6, fits!.number, decimal(fits!.paid), decimal(fits!.paid), '0.00'],
    ['refunded', 4, taken!.number, decimal(taken!.paid), decimal(taken!.paid), '0.00'],
    ['differs', 3, differs!.number, decimal(differs!.paid), decimal(differs!.paid + 35), '0.35'],
    ['unbilled', null, missing!.number, decimal(missing!.paid), null, null],
    ['fits', 2, fits!.number, decimal(fits!.paid), decimal(fits!.paid), '0.00'],
  ]);
  at.test.language = 'en';
  const { body } = await at.admin.call(labelInvoices.export, { id: invoice.id });
  const [header, ...lines] = await textsOf(body);
  expect(lines.map((line) => line[header!.indexOf('Result')])).toEqual([
    'Never bought here',
    'Billed twice',
    'Refunded here, yet billed',
    'Differs',
    'Not billed',
    'Fits',
  ]);

  expect(await imported(at, sheet)).toMatchObject({ isKnown: true, invoice: { id: invoice.id } });
  expect((await must(at.admin, labelInvoices.page, {})).total).toBe(1);
  expect(await billedOf(at)).toEqual([]);
  const accepted = await must(at.admin, labelInvoices.accept, { id: invoice.id });
  expect(accepted.acceptedAt).not.toBeNull();
  const settled = [
    [fits!.labelId, fits!.paid, 'USD', 'settled'],
    [differs!.labelId, differs!.paid + 35, 'USD', 'settled'],
    [taken!.labelId, taken!.paid, 'USD', 'settled'],
  ];
  expect(await billedOf(at)).toEqual(settled);
  expect(await at.admin.call(labelInvoices.accept, { id: invoice.id })).toMatchObject({ status: 409 });
  expect(await at.admin.call(labelInvoices.discard, { id: invoice.id })).toMatchObject({ status: 409 });
  expect(await imported(at, sheet)).toMatchObject({ isKnown: true });
  expect(await billedOf(at)).toEqual(settled);
  const { totals } = await must(at.admin, labelCosts.totals, {});
  const sum = fits!.paid + differs!.paid + 35 + taken!.paid;
  expect(totals).toMatchObject([{ billed: decimal(sum), billedLabels: 3 }]);
});

it('bills a label once over all invoices, also where both were compared before', async () => {
  const at = await lastMileTest();
  const [one, other] = await bought(at, 2);
  const first = await imported(at, [{ 'Our reference': one!.reference, Amount: decimal(one!.paid) }]);
  const second = await imported(at, [
    { 'Our reference': one!.reference, Amount: decimal(one!.paid) },
    { 'Our reference': other!.reference, Amount: decimal(other!.paid) },
  ]);
  expect(second.invoice.totals).toEqual({ fits: 2 });
  await must(at.admin, labelInvoices.accept, { id: first.invoice.id });
  expect((await must(at.admin, labelInvoices.accept, { id: second.invoice.id })).totals).toEqual({ fits: 1, twice: 1 });
  expect((await billedOf(at)).map(([labelId]) => labelId)).toEqual([one!.labelId, other!.labelId]);
  const third = await imported(at, [{ 'Tracking number': one!.trackingNumber, Amount: '1' }]);
  expect(third.invoice.totals).toEqual({ twice: 1 });
  await must(at.admin, labelInvoices.discard, { id: third.invoice.id });
  expect((await must(at.admin, labelInvoices.page, {})).total).toBe(2);
  expect(await at.admin.call(labelInvoices.lines, { id: third.invoice.id })).toMatchObject({ status: 404 });
});

it('refuses what is no invoice, and names the lines that cannot be read', async () => {
  const at = await lastMileTest();
  at.test.language = 'en';
  const send = async (lines: readonly Record<string, string>[]) =>
    at.admin.call(labelInvoices.import, { provider: 'YWJ' }, [await sheetOf(lines)]);
  expect(
    await send([
      { 运单号: '1Z1', 金额: '4,20' },
      { 运单号: '1Z2', 金额: '1,204.50', 币种: 'Dollar' },
    ]),
  ).toMatchObject({
    status: 422,
    data: [
      { lineNum: 2, msg: 'The amount “4,20” is no number' },
      { lineNum: 3, msg: 'The currency “Dollar” is no ISO code of three letters' },
    ],
  });
  expect(await send([{ 运单号: '1Z1', 金额: '4.20', 日期: 'soon' }])).toMatchObject({ status: 422 });
  expect(await send([{ 金额: '4.20' }])).toMatchObject({ status: 400 });
  expect(await send([{ 运单号: '1Z1' }])).toMatchObject({ status: 400 });
  expect(await must(at.admin, handover.waiting, {})).toEqual([]);
});

/** Numbers that look random, the same ones in each run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

it('agrees with a second, plain comparison on invoices drawn by lot', { timeout: 240_000 }, async () => {
  const at = await lastMileTest();
  const labels = await bought(at, 8);
  for (const { rowId } of labels.slice(0, 2)) await must(at.admin, lastMile.cancelLabel, { ids: [rowId] });
  await at.test.drain();
  const refunded = new Set(labels.slice(0, 2).map(({ labelId }) => labelId));
  const billed = new Set<string>();
  const next = seeded(20_261_124);
  for (let round = 0; round < 6; round += 1) {
    const drawn = Array.from({ length: 1 + next(12) }, () => {
      const label = next(8) === 0 ? undefined : labels[next(labels.length)]!;
      const cents = label && next(3) > 0 ? label.paid : 100 + next(900);
      return { label, cents: next(9) === 0 ? -cents : cents, by: next(3), euro: next(9) === 0 };
    });
    const sheet = drawn.map(({ label, cents, by, euro }, index) => ({
      参考号: label && by === 0 ? label.reference : '',
      订单号: label && by === 1 ? label.providerNumber : '',
      跟踪号: label ? (by === 2 ? label.trackingNumber : '') : `NOBODY-${round}-${index}`,
      费用: `$${decimal(cents)}`.replace('$-', '-$'),
      货币: euro ? 'EUR' : '',
    }));
    const { invoice } = await imported(at, sheet);
    const lines = await linesOf(at, invoice.id);
    const verdicts = lines.filter(({ lineNum }) => lineNum !== null).toSorted((a, b) => a.lineNum! - b.lineNum!);

    // plainly: walk down the sheet with a list of what was charged
    const charged: string[] = [];
    const expected = drawn.map(({ label, cents, euro }) => {
      if (!label) return 'neverBought';
      if (cents < 0) return 'credited';
      const isAgain = charged.includes(label.labelId) || billed.has(label.labelId);
      charged.push(label.labelId);
      if (isAgain) return 'twice';
      const its = drawn.filter((one) => one.label === label);
      if (refunded.has(label.labelId) && its.reduce((sum, one) => sum + one.cents, 0) > 0) return 'refunded';
      return cents === label.paid && !euro ? 'fits' : 'differs';
    });
    expect([round, verdicts.map(({ verdict }) => verdict)]).toEqual([round, expected]);
    const on = new Set(drawn.flatMap(({ label }) => label?.labelId ?? []));
    const missing = labels.filter(({ labelId }) => !on.has(labelId) && !billed.has(labelId) && !refunded.has(labelId));
    const unbilled = lines.filter(({ verdict }) => verdict === 'unbilled').map(({ reference }) => reference);
    expect(unbilled.toSorted()).toEqual(on.size === 0 ? [] : missing.map(({ reference }) => reference).toSorted());

    if (round % 2 === 1) continue;
    const before = (await billedOf(at)).length;
    await must(at.admin, labelInvoices.accept, { id: invoice.id });
    const entries = (await billedOf(at)).slice(before);
    const paidFor = drawn.filter((_, index) => !['neverBought', 'twice'].includes(expected[index]!));
    expect(entries.map(([labelId, amount, currency]) => [labelId, amount, currency])).toEqual(
      paidFor.map(({ label, cents, euro }) => [label!.labelId, cents, euro ? 'EUR' : 'USD']),
    );
    for (const { label } of paidFor) billed.add(label!.labelId);
  }
});
