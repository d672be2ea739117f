import type { ImportResult } from '@pressroom/contract/orders/entry';
import { sql } from 'kysely';
import type { App } from '../../../platform/app.ts';
import type { Act } from '../../../platform/act.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { json } from '../../../platform/database/expressions.ts';
import { fail } from '../../../platform/failure.ts';
import { isUnderWay } from '../../../platform/jobs/tasks.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { groupOrders } from './judge.ts';
import { readOrderSheet } from './readSheet.ts';
import type { OrderSheet } from './sheet.ts';

interface CheckedSheet {
  fileName: string;
  /** Where its bytes are kept. */
  blobId: string;
  sheet: OrderSheet;
}

/** Keeps a sheet that was checked, so that this one and no other is imported. */
export async function keepSheet({ tx, actor, audit }: Act, { fileName, blobId, sheet }: CheckedSheet): Promise<string> {
  const size = { orders: groupOrders(sheet.lines).length, lines: sheet.lines.length };
  const { id } = await tx
    .insertInto('orderImports')
    .values({ userId: actor.userId, createUser: actor.username, fileName, blobId, ...size })
    .returning('id')
    .executeTakeFirstOrThrow();
  audit({ object: 'orderImports', ids: [id], after: { [id]: { fileName, ...size } } });
  return id;
}

export type KeptImport = NonNullable<Awaited<ReturnType<typeof findKept>>>;

export function findKept(db: Db, id: string) {
  return db
    .selectFrom('orderImports as kept')
    .innerJoin('blobs', 'blobs.id', 'kept.blobId')
    .where('kept.id', '=', id)
    .select(['kept.id', 'kept.userId', 'kept.createUser', 'kept.fileName', 'kept.orders', 'kept.lines'])
    .select(['kept.taskId', 'kept.outcome', 'blobs.sha256'])
    .executeTakeFirst();
}

/** Ends in 404 for the sheet of somebody else. */
export async function getOwn(db: Db, { id, userId }: { id: string; userId: string | null }): Promise<KeptImport> {
  const kept = await findKept(db, id);
  return kept && kept.userId === userId ? kept : fail(404, 'platform.notFound');
}

/** What the import has made; null where it was not carried out. */
export function resultOf({ outcome }: KeptImport): ImportResult | null {
  return outcome as ImportResult | null;
}

export async function readKept({ storage }: App, { id, sha256 }: KeptImport): Promise<Buffer> {
  const bytes = await storage.get(originalKey(sha256));
  if (!bytes) throw new Error(`the sheet of import ${id} is not in the storage`);
  return bytes;
}

export async function readKeptSheet(app: App, kept: KeptImport): Promise<OrderSheet> {
  return readOrderSheet(await readKept(app, kept), app.settings.displayZone);
}

/** Lets one transaction carry the import out. Ends in 409 where another has done so, or a task is about to. */
export async function claim(tx: Tx, id: string): Promise<void> {
  const { outcome, taskId } = await tx
    .selectFrom('orderImports')
    .where('id', '=', id)
    .select(['outcome', 'taskId'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (outcome !== null || (taskId !== null && (await isUnderWay(tx, taskId)))) fail(409, 'orderImport.underWay');
}

export async function noteResult(tx: Tx, id: string, result: ImportResult): Promise<void> {
  await tx
    .updateTable('orderImports')
    .set({ outcome: json(result) })
    .where('id', '=', id)
    .execute();
}

/** A sheet that was imported stays for its import's history; one that was only checked for a day. */
const isForgotten = sql<boolean>`gmt_create < clock_timestamp() - case
  when task_id is null and outcome is null then interval '1 day' else interval '30 days' end`;

/** Returns the blobs that held them. */
export async function deleteOldImports(tx: Tx): Promise<string[]> {
  const gone = await tx.deleteFrom('orderImports').where(isForgotten).returning('blobId').execute();
  return gone.map(({ blobId }) => blobId);
}
