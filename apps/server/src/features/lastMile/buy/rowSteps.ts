import { lastMileStatus } from '@pressroom/contract/lastMile/status';
import type { Message } from '@pressroom/contract/message';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { OrderRecord } from '../../orders/orders.public.ts';
import type { Prices } from '../price/priceRow.ts';
import { insertQuotes, type NewQuote } from '../price/quotes.queries.ts';
import { findRows, type RowRecord, setRows } from '../rows/rows.queries.ts';
import { findLive, type Label, setLabel } from './labels.queries.ts';
import { insertMoney, type NewMoney } from './money.ts';
import type { Work } from './work.ts';
import { advance, followLabels, step } from './step.ts';

/** What came of a calculation. */
export async function keepPrices(work: Work, { quotes, chosen, problem }: Prices): Promise<void> {
  await step(work, 'job/lastMile.calculate', async (act, { row }) => {
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

/** The row cannot go on, and nothing was bought for it. */
export async function refuseRow(work: Work, problem: Message, quotes: readonly NewQuote[] = []): Promise<void> {
  await step(work, 'job/lastMile.buy', async (act, { row }) => {
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
  const { taken: isStopped } = await step(work, 'job/lastMile.buy', async (act, { row }) => {
    const live = await findLive(act.tx, row.id);
    if (hasLeft(live)) return false;
    const problem: Message = { key: 'lastMile.stopped' };
    for (const { id } of live) await setLabel(act.tx, id, { state: 'failed', problem });
    const isPriced = row.orderStatus === lastMileStatus.placing;
    const orderStatus = isPriced ? lastMileStatus.waitingForOrder : lastMileStatus.waiting;
    await setRows(act.tx, [row.id], { orderStatus, problem: null, taskId: null });
    return true;
  });
  return isStopped === true;
}

function hasLeft(labels: readonly Label[]): boolean {
  return labels.some(({ state, sends }) => state !== 'waiting' || sends > 0);
}

/** A look at a row that had failed: its seller does not know it. */
export async function noteFailed(work: Work, problem: Message): Promise<void> {
  await step(work, 'job/lastMile.buy', async (act, { row }) => {
    await setRows(act.tx, [row.id], { problem });
    await advance(act, row, problem);
  });
}

/** Runs `take` with the row and its orders locked. The row follows its labels afterwards, or has failed for the reason that `take` answers. */
export async function arrange(
  work: Work,
  take: (act: Act, locked: { row: RowRecord; orders: OrderRecord[] }) => Promise<Message | undefined>,
): Promise<void> {
  await step(work, 'job/lastMile.buy', async (act, locked) => {
    const problem = await take(act, locked);
    const [row] = await findRows(act.tx, [locked.row.id]);
    if (!problem) return followLabels(act, row!);
    const { pushFailed: orderStatus } = lastMileStatus;
    await setRows(act.tx, [row!.id], { orderStatus, problem });
    await advance(act, { ...row!, orderStatus }, problem);
  });
}
