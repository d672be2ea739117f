import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { LabelProvider } from '@pressroom/contract/lastMile/costs';
import { type InvoiceVerdict, invoiceVerdicts } from '@pressroom/contract/lastMile/invoices';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Page } from '../../../platform/database/page.ts';
import { newestFirst, pageByKey, readPage, walk } from '../../../platform/database/pageByKey.ts';
import type { Judged } from './compare.rules.ts';

export interface Invoice {
  id: string;
  provider: LabelProvider;
  fileName: string;
  totals: Partial<Record<InvoiceVerdict, number>>;
  createUser: string;
  gmtCreate: string;
  acceptedAt: string | null;
  acceptedBy: string | null;
}

const columns = sql`id, provider, file_name, totals, create_user, gmt_create, accepted_at, accepted_by`;

/** Newest first. */
export async function findInvoices(
  db: Db,
  provider: LabelProvider | undefined,
  page: PageRequest,
): Promise<Page<Invoice>> {
  const where = provider ? sql`provider = ${provider}` : sql`true`;
  return pageByKey(db, sql<Invoice>`select ${columns} from label_invoices where ${where}`, newestFirst, page);
}

export async function getInvoice(db: Db, id: string): Promise<Invoice | undefined> {
  const { rows } = await sql<Invoice>`select ${columns} from label_invoices where id = ${id}`.execute(db);
  return rows[0];
}

/** In this transaction nobody else accepts or discards it. */
export async function lockInvoice(tx: Tx, id: string): Promise<Invoice | undefined> {
  const { rows } = await sql<Invoice>`select ${columns} from label_invoices where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function findKnown(db: Db, provider: string, contentKey: string): Promise<Invoice | undefined> {
  const { rows } = await sql<Invoice>`
    select ${columns} from label_invoices where provider = ${provider} and content_key = ${contentKey}`.execute(db);
  return rows[0];
}

interface NewInvoice {
  provider: LabelProvider;
  fileName: string;
  contentKey: string;
  createUser: string;
}

/** Answers its id; undefined where somebody has just imported the same. */
export async function insertInvoice(tx: Tx, given: NewInvoice): Promise<string | undefined> {
  const { provider, fileName, contentKey, createUser } = given;
  const { rows } = await sql<{ id: string }>`
    insert into label_invoices (provider, file_name, content_key, totals, create_user)
    values (${provider}, ${fileName}, ${contentKey}, '{}', ${createUser})
    on conflict (provider, content_key) do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export async function insertLines(tx: Tx, invoiceId: string, lines: readonly Judged[]): Promise<void> {
  const list = <T>(pick: (line: Judged) => T) => lines.map(pick);
  await sql`
    insert into label_invoice_lines (invoice_id, line_num, reference, provider_number, tracking_number, billed_day, amount,
      currency, verdict, label_id, ours, ours_currency)
    select ${invoiceId}, given.* from unnest(
      ${list(({ line }) => line)}::int[], ${list(({ reference }) => reference)}::text[],
      ${list(({ providerNumber }) => providerNumber)}::text[], ${list(({ trackingNumber }) => trackingNumber)}::text[],
      ${list(({ day }) => day)}::text[], ${list(({ amount }) => String(amount))}::bigint[],
      ${list(({ currency }) => currency)}::text[], ${list(({ verdict }) => verdict)}::text[],
      ${list(({ label }) => label?.id ?? null)}::bigint[],
      ${list(({ label }) => (label && label.paid !== null ? String(label.paid) : null))}::bigint[],
      ${list(({ label }) => label?.currency ?? null)}::text[]
    ) given`.execute(tx);
}

/** From when to when, in UTC. */
export interface Period {
  from: string;
  before: string;
}

/** When the labels of an invoice were bought: the first and the last moment; undefined where it has none of ours. */
export async function findBoughtSpan(tx: Tx, invoiceId: string): Promise<{ first: string; last: string } | undefined> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(c.bought_at) as first, max(c.bought_at) as last
    from label_invoice_lines i join label_costs c on c.label_id = i.label_id where i.invoice_id = ${invoiceId}`.execute(
    tx,
  );
  const { first, last } = rows[0]!;
  return first && last ? { first, last } : undefined;
}

/** What was bought from the provider in the time, was neither taken back nor billed, and is on no line of the invoice. */
export async function insertUnbilled(
  tx: Tx,
  invoice: { id: string; provider: LabelProvider },
  { from, before }: Period,
): Promise<void> {
  await sql`
    update label_invoices set first_at = ${from}, before_at = ${before} where id = ${invoice.id}`.execute(tx);
  await sql`
    insert into label_invoice_lines (invoice_id, reference, provider_number, tracking_number, currency, verdict, label_id,
      ours, ours_currency)
    select ${invoice.id}, l.reference, coalesce(l.provider_number, ''), coalesce(l.tracking_number, ''), c.currency,
      'unbilled', l.id, c.bought, c.currency
    from label_costs c join parcel_labels l on l.id = c.label_id
    where c.provider = ${invoice.provider} and c.bought_at >= ${from} and c.bought_at < ${before}
      and c.bought + coalesce(c.refunded, 0) > 0
      and not exists (select from label_costs b where b.label_id = c.label_id and b.billed is not null)
      and not exists (select from label_invoice_lines i where i.invoice_id = ${invoice.id} and i.label_id = c.label_id)
    order by c.bought_at, l.id`.execute(tx);
}

/** Counts its lines anew, by verdict. */
export async function keepTotals(tx: Tx, id: string): Promise<void> {
  await sql`
    update label_invoices set gmt_modified = clock_timestamp(), totals = coalesce((
      select jsonb_object_agg(verdict, lines) from (
        select verdict, count(*) as lines from label_invoice_lines where invoice_id = ${id} group by verdict
      ) counted
    ), '{}') where id = ${id}`.execute(tx);
}

export interface Line {
  id: string;
  lineNum: number | null;
  verdict: InvoiceVerdict;
  reference: string;
  providerNumber: string;
  trackingNumber: string;
  billedDay: string | null;
  thirdOrderNumber: string | null;
  shopName: string | null;
  ours: string | null;
  oursCurrency: string | null;
  amount: string | null;
  currency: string;
}

const byVerdict = {
  by: [sql`array_position(${sql.lit(`{${invoiceVerdicts.join()}}`)}::text[], i.verdict)`],
  id: 'i.id',
  descending: false,
  source: sql`label_invoice_lines i`,
};

/** What needs a person first. */
export function findLines(
  db: Db,
  { id, verdict }: { id: string; verdict?: InvoiceVerdict | undefined },
  page: PageRequest,
): Promise<Line[]> {
  const where = verdict ? sql`i.invoice_id = ${id} and i.verdict = ${verdict}` : sql`i.invoice_id = ${id}`;
  return readPage(page, async (shape, place) => {
    const { reached, inOrder, cut } = walk(byVerdict, shape, place);
    const { rows } = await sql<Line>`
      with page as (select * from label_invoice_lines i where ${where} and ${reached} order by ${inOrder} ${cut})
      select i.id, i.line_num, i.verdict, i.reference, i.provider_number, i.tracking_number, i.billed_day,
        n.third_order_number, s.name as shop_name, i.ours, i.ours_currency, i.amount, i.currency
      from page i
      left join parcel_labels l on l.id = i.label_id
      left join last_mile_rows r on r.id = l.row_id
      left join order_numbers n on n.order_id = r.order_id
      left join stores s on s.id = n.shop_id
      order by ${inOrder}`.execute(db);
    return shape.way === 'backward' ? rows.toReversed() : rows;
  });
}

export async function deleteInvoice(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('labelInvoiceLines').where('invoiceId', '=', id).execute();
  await tx.deleteFrom('labelInvoices').where('id', '=', id).execute();
}

export async function markAccepted(tx: Tx, id: string, acceptedBy: string): Promise<void> {
  await sql`
    update label_invoices set accepted_at = clock_timestamp(), accepted_by = ${acceptedBy} where id = ${id}`.execute(
    tx,
  );
}

/** Two invoices of one provider are accepted one after the other, so that neither settles what the other has settled. */
export async function lockProvider(tx: Tx, provider: LabelProvider): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`labelInvoices ${provider}`}, 0))`.execute(tx);
}

/** Lines whose labels another invoice has settled since they were compared. */
export async function markBilledMeanwhile(tx: Tx, id: string): Promise<void> {
  await sql`
    update label_invoice_lines i set verdict = 'twice'
    where i.invoice_id = ${id} and i.verdict in ('fits', 'differs', 'refunded', 'unpriced')
      and exists (select from label_costs c where c.label_id = i.label_id and c.billed is not null)`.execute(tx);
}

/** Settles what the invoice bills: one entry of money for each line of a label that was bought. */
export async function insertBilled(
  tx: Tx,
  { id, source, createUser }: { id: string; source: string; createUser: string },
): Promise<void> {
  await sql`
    insert into money_entries (order_id, parcel_id, label_id, kind, amount, currency, rate, certainty, source, create_user,
      invoice_line_id)
    select r.order_id, l.parcel_id, l.id, 'labelBilled', i.amount, i.currency,
      case when i.currency = 'USD' then 1 end, 'settled', ${source}, ${createUser}, i.id
    from label_invoice_lines i
    join parcel_labels l on l.id = i.label_id
    join last_mile_rows r on r.id = l.row_id
    where i.invoice_id = ${id} and i.verdict in ('fits', 'differs', 'refunded', 'unpriced', 'credited')
    order by i.id`.execute(tx);
}
