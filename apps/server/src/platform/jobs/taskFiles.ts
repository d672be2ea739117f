import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { releaseBlobs } from '../storage/releasedBlobs.ts';

interface NewFile {
  taskId: string;
  fileName: string;
  mime: string;
  blobId: string;
}

const present = sql<string>`clock_timestamp()`;

/** What a task has made waits for its user for a day. */
export async function keepTaskFile(tx: Tx, { taskId, fileName, mime, blobId }: NewFile): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({
      fileName,
      fileMime: mime,
      fileBlobId: blobId,
      fileExpiresAt: sql`clock_timestamp() + interval '1 day'`,
    })
    .where('id', '=', taskId)
    .execute();
}

/** The file of a user's own task; undefined where there is none, or its day is over. */
export function findTaskFile(db: Db, { id, userId }: { id: string; userId: string | null }) {
  return db
    .selectFrom('tasks as task')
    .innerJoin('blobs', 'blobs.id', 'task.fileBlobId')
    .where('task.id', '=', id)
    .where('task.userId', '=', userId)
    .where('task.fileExpiresAt', '>', present)
    .select(['task.fileName', 'task.fileMime', 'blobs.sha256'])
    .executeTakeFirst();
}

/** Lets the files go whose day is over; answers how many. */
export async function releaseTaskFiles(tx: Tx): Promise<number> {
  const { rows } = await sql<{ blobId: string }>`
    with gone as (
      select id, file_blob_id from tasks where file_blob_id is not null and file_expires_at < clock_timestamp() for update
    )
    update tasks set file_name = null, file_mime = null, file_blob_id = null, file_expires_at = null
    from gone where tasks.id = gone.id returning gone.file_blob_id as blob_id`.execute(tx);
  if (rows.length > 0)
    await releaseBlobs(
      tx,
      rows.map(({ blobId }) => blobId),
    );
  return rows.length;
}
