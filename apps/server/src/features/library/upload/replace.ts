import type { library } from '@pressroom/contract/library/library';
import { libraryType } from '@pressroom/contract/library/library';
import type { Act } from '../../../platform/act.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { now } from '../../../platform/database/expressions.ts';
import { fail, failField, failInput } from '../../../platform/failure.ts';
import type { Handler } from '../../../platform/http/context.ts';
import { refuseStale } from '../../../platform/stale.ts';
import { keepBlobs } from '../../../platform/storage/blobs.ts';
import { releaseBlobs } from '../../../platform/storage/releasedBlobs.ts';
import { presentFile } from '../files/present.ts';
import { findFiles } from '../files/queries.ts';
import { inspectUpload, printRules } from './inspect.ts';

/** Gives what shows these pictures the effect previews of their new files. */
export type FollowReplaced = (act: Act, pictureIds: readonly string[]) => Promise<void>;

/** The new file's own name says nothing: the picture keeps its. The same file again changes nothing. */
export const replacePicture =
  (followReplaced: FollowReplaced): Handler<typeof library.replace> =>
  async ({ app, db, files: [file], input: { id, gmtModified }, write }) => {
    if (!file) failInput('platform.fileMissing');
    const known = await db
      .selectFrom('libraryFiles')
      .innerJoin('blobs', 'blobs.id', 'libraryFiles.blobId')
      .where('libraryFiles.id', '=', id)
      .where('libraryFiles.libraryType', '=', libraryType.library)
      .select(['libraryFiles.name', 'blobs.sha256'])
      .executeTakeFirst();
    if (!known) return fail(404, 'platform.notFound');
    // the answer to the first call was lost
    if (known.sha256.equals(file.sha256)) return shown(db, id);
    const inspected = await inspectUpload({ ...file, name: known.name }, printRules);
    if ('broken' in inspected) return failField('file', inspected.broken.key, inspected.broken.params);
    const [blob] = await keepBlobs(app, [{ ...file, facts: inspected.facts }]);
    return write(async (act) => {
      const { tx, audit } = act;
      const before = await lockPicture(tx, id);
      await refuseStale(tx, { object: 'libraryFiles', record: before, loaded: gmtModified, show: () => shown(tx, id) });
      const blobId = blob!.id;
      await tx.updateTable('libraryFiles').set({ blobId, gmtModified: now }).where('id', '=', id).execute();
      // orders that came with the former file still refer to it
      await releaseBlobs(tx, [before.blobId]);
      await followReplaced(act, [id]);
      const { name } = before;
      audit({
        object: 'libraryFiles',
        ids: [id],
        before: { name, fileNumber: before.blobId },
        after: { name, fileNumber: blobId },
      });
      return shown(tx, id);
    });
  };

const shown = async (db: Db, id: string) => presentFile((await findFiles(db, [id]))[0]!);

async function lockPicture(tx: Tx, id: string) {
  const picture = await tx
    .selectFrom('libraryFiles')
    .where('id', '=', id)
    .select(['id', 'name', 'blobId', 'gmtModified'])
    .forUpdate()
    .executeTakeFirst();
  return picture ?? fail(404, 'platform.notFound');
}
