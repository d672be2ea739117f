import type { PageRequest } from '@pressroom/contract/fields/pages';
import { channelStatus } from '@pressroom/contract/channels/channels';
import type { Selectable } from 'kysely';
import { onConstraint } from '../../platform/database/constraint.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { contains, json, now } from '../../platform/database/expressions.ts';
import type { Page } from '../../platform/database/page.ts';
import { newestFirst, pageByKey } from '../../platform/database/pageByKey.ts';
import type { Channels } from '../../platform/database/schema.gen.ts';
import { fail, failField } from '../../platform/failure.ts';

/** A row as the database holds it. */
export type ChannelRecord = Selectable<Channels>;

export interface ChannelValues extends Omit<
  ChannelRecord,
  'id' | 'dataStatus' | 'gmtCreate' | 'gmtModified' | 'parameters'
> {
  /** By the names that the system gives them; without the secret ones. */
  parameters: Readonly<Record<string, string>>;
}

interface ChannelSearch extends PageRequest {
  supplierName?: string;
  system?: string;
  channelType?: number;
  dataStatus?: number;
  channelName?: string;
  channelCode?: string;
}

/** Whose secrets a channel's are. */
export const ownerOf = (id: string) => ({ owner: 'channels', ownerId: id });

const codeIsTaken = { channels_code_key: () => failField('channelCode', 'channels.codeTaken') };

/** Newest first, without the deleted ones. */
export function findChannels(db: Db, search: ChannelSearch): Promise<Page<ChannelRecord>> {
  let matching = db.selectFrom('channels').selectAll().where('dataStatus', '!=', channelStatus.deleted);
  if (search.dataStatus !== undefined) matching = matching.where('dataStatus', '=', search.dataStatus);
  if (search.system) matching = matching.where('systemCode', '=', search.system);
  if (search.channelType !== undefined) matching = matching.where('channelType', '=', search.channelType);
  for (const field of ['supplierName', 'channelName', 'channelCode'] as const) {
    const word = search[field];
    if (word) matching = matching.where(field, 'ilike', contains(word));
  }
  return pageByKey(db, matching, newestFirst, search);
}

const livingChannel = (db: Db, id: string) =>
  db.selectFrom('channels').where('id', '=', id).where('dataStatus', '!=', channelStatus.deleted).selectAll();

/** 404 without it, and where it was deleted. */
export async function getChannel(db: Db, id: string): Promise<ChannelRecord> {
  return (await livingChannel(db, id).executeTakeFirst()) ?? fail(404, 'platform.notFound');
}

/** As `getChannel`, locked for this transaction. */
export async function lockChannel(tx: Tx, id: string): Promise<ChannelRecord> {
  return (await livingChannel(tx, id).forUpdate().executeTakeFirst()) ?? fail(404, 'platform.notFound');
}

export function insertChannel(tx: Tx, { parameters, ...values }: ChannelValues): Promise<ChannelRecord> {
  const addition = tx
    .insertInto('channels')
    .values({ ...values, parameters: json(parameters) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return onConstraint(addition, codeIsTaken);
}

export function updateChannel(tx: Tx, id: string, { parameters, ...values }: ChannelValues): Promise<ChannelRecord> {
  const change = tx
    .updateTable('channels')
    .set({ ...values, parameters: json(parameters), gmtModified: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return onConstraint(change, codeIsTaken);
}

export function markChannel(tx: Tx, id: string, dataStatus: number): Promise<ChannelRecord> {
  return tx
    .updateTable('channels')
    .set({ dataStatus, gmtModified: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
