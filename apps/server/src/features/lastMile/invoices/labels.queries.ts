import type { LabelProvider } from '@pressroom/contract/lastMile/costs';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { BilledLine, OurLabel } from './compare.rules.ts';

interface Found extends Omit<OurLabel, 'paid'> {
  paid: string | null;
}

/** The labels of a provider that any of the lines may mean. */
export async function findMeant(tx: Tx, provider: LabelProvider, lines: readonly BilledLine[]): Promise<OurLabel[]> {
  const named = (pick: (line: BilledLine) => string) => anyOf([...new Set(lines.map(pick).filter(Boolean))], 'text');
  // one after the other, since each has an index of its own
  const conditions: RawBuilder<unknown>[] = [
    sql`l.reference = ${named(({ reference }) => reference)}`,
    sql`l.provider_number = ${named(({ providerNumber }) => providerNumber)}`,
    sql`l.tracking_number = ${named(({ trackingNumber }) => trackingNumber)}`,
  ];
  const found = new Map<string, OurLabel>();
  for (const condition of conditions) {
    const { rows } = await sql<Found>`
      select l.id, l.reference, l.provider_number, l.tracking_number, l.paid, l.currency,
        l.paid is not null or l.state in ('placed', 'issued', 'cancelling') as is_bought,
        l.state in ('cancelled', 'failed') as is_refunded,
        exists (select from label_costs c where c.label_id = l.id and c.billed is not null) as is_billed
      from parcel_labels l where l.provider = ${provider} and ${condition}`.execute(tx);
    for (const row of rows) found.set(row.id, { ...row, paid: row.paid === null ? null : BigInt(row.paid) });
  }
  return [...found.values()];
}
