import { system } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import { underIds } from '../../../platform/audit.ts';
import { concurrently } from '../../../platform/concurrently.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import {
  type DeletedBlob,
  deleteUnreferred,
  lockReleased,
  releaseBlobs,
} from '../../../platform/storage/releasedBlobs.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { thumbnailKeys } from '../../../platform/storage/thumbnails.ts';
import { transact } from '../../../platform/database/transact.ts';
import { deleteAbandoned, findNamed } from './cleanUp.queries.ts';
import { purgeExpired } from './queries.ts';

const blobsAtOnce = 200;
const removalsAtOnce = 4;

/** Deletes for good what has been in the trash long enough: first the pictures, then the bytes that no row refers to. */
export const emptyTrash = defineJob({
  name: 'library.emptyTrash',
  concurrency: 1,
  retryLimit: 1,
  schedule: '40 4 * * *',
  async run({ app, log, signal }) {
    await writeAs(app, system, 'job/library.emptyTrash', async ({ tx, audit }) => {
      const abandoned = await deleteAbandoned(tx);
      await releaseBlobs(
        tx,
        abandoned.map(({ blobId }) => blobId),
      );
      const gone = [...(await purgeExpired(tx)), ...abandoned];
      if (gone.length > 0) {
        const before = underIds(gone, ({ name }) => ({ name }));
        audit({ object: 'libraryFiles', ids: gone.map(({ id }) => id), before });
      }
    });
    let files = 0;
    for (let checked = 1; checked > 0 && !signal.aborted;) {
      const round = await deleteUnusedFiles(app);
      checked = round.checked;
      files += round.unused.length;
    }
    if (files > 0) log.info({ files }, 'unused files were deleted');
  },
});

/** Deletes the bytes before the commit: after a crash the rows remain, and the next night finds them again. */
function deleteUnusedFiles(app: App) {
  return transact(app.db, async (tx) => {
    const locked = await lockReleased(tx, blobsAtOnce);
    const unused = await deleteUnreferred(tx, locked, await findNamed(tx, locked));
    await concurrently(removalsAtOnce, unused, (blob) => removeBytes(app, blob));
    return { checked: locked.length, unused };
  });
}

async function removeBytes({ storage }: App, { sha256 }: DeletedBlob): Promise<void> {
  for (const key of thumbnailKeys(sha256)) await storage.remove(key);
  await storage.remove(originalKey(sha256));
}
