import type { PageRequest } from '@pressroom/contract/fields/pages';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { now } from '../../../platform/database/expressions.ts';
import type { Page } from '../../../platform/database/page.ts';
import { pageByKey } from '../../../platform/database/pageByKey.ts';
import { fail } from '../../../platform/failure.ts';
import { keyOfName } from './carrierNames.rules.ts';

/** The marketplace, and the region of its list of carriers: empty where one list serves all regions. */
export interface CarrierList {
  marketplace: Marketplace;
  region: string;
}

/** The question which of the marketplace's carriers one of ours is. */
export interface CarrierQuestion extends CarrierList {
  ourName: string;
  choices: readonly string[];
}

export interface CarrierAnswer extends CarrierList {
  theirName: string;
}

/** Every answer of people about this name. */
export async function findAnswers(db: Db, ourName: string): Promise<CarrierAnswer[]> {
  const rows = await db
    .selectFrom('carrierNames')
    .where('ourKey', '=', keyOfName(ourName))
    .where('theirName', 'is not', null)
    .select(['marketplace', 'region', 'theirName'])
    .execute();
  return rows.map(({ marketplace, region, theirName }) => ({
    marketplace: marketplace as Marketplace,
    region,
    theirName: theirName!,
  }));
}

/**
 * Stores the question, once for all shipments. An answer that is no longer among the choices does not count.
 * `isAnswered`: somebody has answered meanwhile.
 */
export async function askName(tx: Tx, question: CarrierQuestion): Promise<{ id: string; isAnswered: boolean }> {
  const { marketplace, region, ourName, choices } = question;
  const { rows } = await sql<{ id: string; isAnswered: boolean }>`
    insert into carrier_names as c (marketplace, region, our_name, our_key, choices)
    values (${marketplace}, ${region}, ${ourName}, ${keyOfName(ourName)}, ${[...choices]}::text[])
    on conflict on constraint carrier_names_name_key do update set
      choices = excluded.choices,
      their_name = case when c.their_name = any(excluded.choices) then c.their_name end,
      answered_by = case when c.their_name = any(excluded.choices) then c.answered_by end,
      answered_at = case when c.their_name = any(excluded.choices) then c.answered_at end,
      gmt_modified = clock_timestamp()
    returning id, their_name is not null as "isAnswered"`.execute(tx);
  return rows[0]!;
}

function names(db: Db) {
  return db
    .selectFrom('carrierNames as c')
    .selectAll('c')
    .select(
      sql<number>`(select count(*)::int from shipment_confirmations n where n.carrier_name_id = c.id and n.state = 'waiting')`.as(
        'waitingNum',
      ),
    );
}

export type NamedCarrier = Awaited<ReturnType<typeof getName>>;

interface Search extends PageRequest {
  marketplace?: Marketplace | undefined;
  unanswered: boolean;
}

/** Open questions first. */
export function findNames(db: Db, { marketplace, unanswered, ...page }: Search): Promise<Page<NamedCarrier>> {
  const all = names(db);
  const theirs = marketplace ? all.where('c.marketplace', '=', marketplace) : all;
  const matching = unanswered ? theirs.where('c.theirName', 'is', null) : theirs;
  return pageByKey(db, matching, { by: [sql`their_name is not null`, 'ourKey'], descending: false }, page);
}

/** 404 without it. */
export async function getName(db: Db, id: string) {
  return (await names(db).where('c.id', '=', id).executeTakeFirst()) ?? fail(404, 'platform.notFound');
}

/**
 * Locks the name. Call it before locking the orders that wait for it. No circle of locks arises with an act that asks:
 * the order that it has locked does not wait yet.
 */
export async function lockName(tx: Tx, id: string): Promise<NamedCarrier> {
  await tx.selectFrom('carrierNames').where('id', '=', id).select('id').forUpdate().execute();
  return getName(tx, id);
}

export async function setAnswer(tx: Tx, id: string, theirName: string, username: string): Promise<void> {
  await tx
    .updateTable('carrierNames')
    .set({ theirName, answeredBy: username, answeredAt: now, gmtModified: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteName(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('shipmentConfirmations').set({ carrierNameId: null }).where('carrierNameId', '=', id).execute();
  await tx.deleteFrom('carrierNames').where('id', '=', id).execute();
}

export interface WaitingConfirmation {
  id: string;
  orderId: string;
}

/** Shipments that wait for its answer. */
export function findWaiting(tx: Tx, id: string): Promise<WaitingConfirmation[]> {
  return tx
    .selectFrom('shipmentConfirmations')
    .where('carrierNameId', '=', id)
    .where('state', '=', 'waiting')
    .select(['id', 'orderId'])
    .orderBy('id')
    .execute();
}
