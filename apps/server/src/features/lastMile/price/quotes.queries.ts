import type { Message } from '@pressroom/contract/message';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { PlannedParcel } from '../shipment/plan.ts';
import type { Provider } from '../sellers/seller.ts';

type Terms = Readonly<Record<string, string>>;

/** A parcel as it was asked about, with what its seller wants to hear when the offer is taken. */
export type QuotedParcel = PlannedParcel & { terms: Terms };

export interface NewQuote {
  channelId: string | null;
  provider: Provider;
  supplierName: string;
  channelType: number | null;
  channelCode: string;
  channelName: string;
  /** Of all parcels together. */
  price?: { amount: bigint; currency: string } | undefined;
  minDays?: number | undefined;
  maxDays?: number | undefined;
  problem?: Message | undefined;
  parcels: readonly QuotedParcel[];
}

/** Keeps everything that was said in one round; `chosen` is one of `quotes`. */
export async function insertQuotes(
  tx: Tx,
  { rowId, round }: { rowId: string; round: number },
  { quotes, chosen }: { quotes: readonly NewQuote[]; chosen: NewQuote | undefined },
): Promise<void> {
  if (quotes.length === 0) return;
  const values = quotes.map((quote) => ({
    channel_id: quote.channelId,
    provider: quote.provider,
    supplier_name: quote.supplierName,
    channel_type: quote.channelType,
    channel_code: quote.channelCode,
    channel_name: quote.channelName,
    amount: quote.price && String(quote.price.amount),
    currency: quote.price?.currency,
    min_days: quote.minDays,
    max_days: quote.maxDays,
    problem: quote.problem,
    is_chosen: quote === chosen,
    parcels: quote.parcels,
  }));
  await sql`
    insert into label_quotes (row_id, round, channel_id, provider, supplier_name, channel_type, channel_code, channel_name,
      amount, currency, min_days, max_days, problem, is_chosen, parcels)
    select ${rowId}, ${round}, given.* from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given
      (channel_id bigint, provider text, supplier_name text, channel_type smallint, channel_code text, channel_name text,
       amount bigint, currency text, min_days smallint, max_days smallint, problem jsonb, is_chosen boolean, parcels jsonb)`.execute(
    tx,
  );
}

export interface Quote {
  id: string;
  rowId: string;
  round: number;
  channelId: string | null;
  provider: Provider;
  supplierName: string;
  channelType: number | null;
  channelCode: string;
  channelName: string;
  amount: string | null;
  currency: string | null;
  minDays: number | null;
  maxDays: number | null;
  problem: Message | null;
  isChosen: boolean;
  parcels: QuotedParcel[];
  gmtCreate: string;
}

/** All that was ever said for a row: the newest round first, the chosen and then the cheapest first within one. */
export async function findQuotes(db: Db, rowId: string): Promise<Quote[]> {
  const { rows } = await sql<Quote>`
    select * from label_quotes where row_id = ${rowId}
    order by round desc, is_chosen desc, amount nulls last, id`.execute(db);
  return rows;
}

/** What was chosen in the latest round of each of these rows. */
export async function findChosen(db: Db, rowIds: readonly string[]): Promise<Map<string, Quote>> {
  const { rows } = await sql<Quote>`
    select q.* from label_quotes q join last_mile_rows r on r.id = q.row_id and r.round = q.round
    where q.row_id = any(${rowIds}::bigint[]) and q.is_chosen`.execute(db);
  return new Map(rows.map((quote) => [quote.rowId, quote]));
}
