import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';

export type MoneyKind = 'labelQuoted' | 'labelBought' | 'labelRefunded' | 'labelBilled';

export interface NewMoney {
  orderId: string;
  parcelId: string | null;
  labelId: string | null;
  kind: MoneyKind;
  /** In minor units; what comes back is negative. */
  amount: bigint;
  currency: string;
  certainty: 'planned' | 'fixed' | 'settled';
  /** Where the amount comes from: a provider and its channel, or an invoice. */
  source: string;
}

/** Adds rows of money: no row is ever changed. */
export async function insertMoney(tx: Tx, createUser: string, rows: readonly NewMoney[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ amount, ...row }) => ({
    ...row,
    amount: String(amount),
    // of any other currency nobody has told us the day's rate
    rate: row.currency === 'USD' ? '1' : null,
    createUser,
  }));
  await tx.insertInto('moneyEntries').values(values).execute();
}

export interface Money {
  id: string;
  kind: MoneyKind;
  amount: string;
  currency: string;
  certainty: 'planned' | 'fixed' | 'settled';
  source: string;
  createUser: string;
  gmtCreate: string;
}

/** Of an order and the parcels that it shares, newest first. */
export async function findMoney(db: Db, orderId: string): Promise<Money[]> {
  const { rows } = await sql<Money>`
    select id, kind, amount, currency, certainty, source, create_user, gmt_create from money_entries
    where order_id = ${orderId} or parcel_id in (select parcel_id from order_parcels where order_id = ${orderId})
    order by id desc`.execute(db);
  return rows;
}
