import { library, type LibraryFile } from '@pressroom/contract/library/library';
import { cursorText, readCursor } from '@pressroom/contract/library/selection';
import { requireKey } from '../../platform/access/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { fail, failField, failInput } from '../../platform/failure.ts';
import { type FeatureRoutes, routes } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { datedName } from '../../platform/storage/datedName.ts';
import { safeFileName, uniquePaths } from '../../platform/storage/fileNames.ts';
import { zipOf } from '../../platform/storage/zip.ts';
import {
  findFoldersBelow,
  findFoldersIn,
  findPathsWithin,
  insertFolder,
  isWithin,
  lockFolders,
  lockTree,
  requireFolder,
  folderIdOrNull,
  updateFolder,
} from './folders/queries.ts';
import { deleteEntries } from './trash/delete.ts';
import { moveEntries } from './move/move.ts';
import { presentFile } from './files/present.ts';
import { buildTree, presentFolder } from './folders/present.ts';
import { presentOutcome } from './upload/present.ts';
import { addKnown, findKnownFiles } from './upload/known.ts';
import { countEntries, findFiles, findPicturesOf } from './files/queries.ts';
import { targetFolder, storePictures, storeRecordPicture } from './upload/upload.ts';
import { countPictures, findPicturesAfter, findPicturesIn } from './search/queries.ts';
import { type FollowReplaced, replacePicture } from './upload/replace.ts';
import { renameHandlers } from './rename/routes.ts';
import { chosenIds, searchOf } from './search/selection.ts';
import { trashHandlers } from './trash/routes.ts';
import { findUses } from './files/uses.queries.ts';

const usesTold = 200;

/** What follows a replaced picture belongs to the SKU mappings, whose feature imports this one. */
export const libraryRoutes = (followReplaced: FollowReplaced): FeatureRoutes =>
  routes(library, {
    async folderTree({ db, input }) {
      const tree = buildTree(await findFoldersBelow(db, input.id), input.id);
      return tree ?? fail(404, 'library.folderMissing');
    },

    async folderList({ db, input }) {
      return (await findFoldersIn(db, input.parentId, input.libraryType)).map(presentFolder);
    },

    async folderDetails({ app, db, input }) {
      const { rows, total } = await findPicturesIn(db, searchOf(app.settings.displayZone, input), input);
      if (rows.length === 0) await requireFolder(db, input.folderId);
      return { rows: rows.map(presentFile), total };
    },

    async pictures({ app, db, input }) {
      const search = searchOf(app.settings.displayZone, input);
      const { order = 'newest', after } = input;
      const cursor = after === undefined ? undefined : readCursor(order, after);
      const { rows, full } = await findPicturesAfter(db, search, { order, after: cursor });
      if (rows.length === 0) await requireFolder(db, input.folderId);
      const last = full ? rows.at(-1) : undefined;
      return { rows: rows.map(presentFile), next: last ? cursorText(order, last) : null };
    },

    async count({ app, db, input }) {
      return { count: await countPictures(db, searchOf(app.settings.displayZone, input)) };
    },

    fileDetails: ({ db, input }) => oneFile(db, input.id),
    uses: ({ db, input }) => findUses(db, [input.id], usesTold),

    async createFolder({ tx, actor, input, audit }) {
      // otherwise a parent id equal to the new folder's own id would be accepted
      await requireFolder(tx, input.parentId);
      const values = { ...input, parentId: folderIdOrNull(input.parentId), createUser: actor.username };
      const folder = await insertFolder(tx, values);
      audit({ object: 'folders', ids: [folder.id], after: folder });
      return presentFolder(folder);
    },

    async editFolder({ tx, input: { id, name, parentId, gmtModified }, audit }) {
      await lockTree(tx);
      const [before] = await lockFolders(tx, [id]);
      if (!before) fail(404, 'library.folderMissing');
      await refuseStale(tx, {
        object: 'folders',
        record: before,
        loaded: gmtModified,
        show: () => presentFolder(before),
      });
      if (parentId && (await isWithin(tx, parentId, [id]))) failField('parentId', 'library.folderInItself');
      const after = await updateFolder(tx, id, { name, ...(parentId && { parentId: folderIdOrNull(parentId) }) });
      audit({ object: 'folders', ids: [id], before, after });
      return presentFolder(after);
    },

    delete: deleteEntries,
    moveToFolder: moveEntries,

    async upload(context) {
      const folderId = targetFolder(context.input);
      if (folderId) requireKey(context.actor, '/library/index');
      const [outcome] = folderId ? await storePictures(context, folderId) : [await storeRecordPicture(context)];
      if (!outcome) failInput('platform.fileMissing');
      if ('broken' in outcome) failField('file', outcome.broken.key, outcome.broken.params);
      return oneFile(context.db, outcome.stored.id);
    },

    async uploadBatch(context) {
      const outcomes = await storePictures(context, context.input.folderId);
      const results = outcomes.map(presentOutcome);
      const [first] = results;
      if (first && !results.some((result) => result.success)) {
        fail(422, 'library.fileRefused', { params: { name: first.fileName, rule: first.msg }, data: results });
      }
      return results;
    },

    known: findKnownFiles,
    addKnown,
    replace: replacePicture(followReplaced),
    ...renameHandlers,
    ...trashHandlers,

    async downloadZip({ app, db, input: { fileIds, all }, t }) {
      const ids = await chosenIds(db, app.settings.displayZone, { ids: fileIds, all }, Infinity);
      const there = await countEntries(db, ids);
      const counts = { shown: ids.length, found: there };
      if (there < ids.length) fail(409, 'library.entriesGone', { params: counts, data: counts });
      const files = await findPicturesOf(db, ids);
      if (files.length === 0) fail(409, 'library.nothingInside');
      const folders = await findPathsWithin(db, ids);
      const paths = uniquePaths(
        files.map(({ folderId, name }) => [...(folders.get(folderId ?? '') ?? []), name].map(safeFileName).join('/')),
      );
      return {
        body: zipOf(
          app.storage,
          files.map(({ sha256 }, index) => ({ path: paths[index]!, sha256 })),
        ),
        fileName: datedName([t('library.zipName')], 'zip', app.settings.displayZone),
        mime: 'application/zip',
      };
    },
  });

async function oneFile(db: Db, id: string): Promise<LibraryFile> {
  const [file] = await findFiles(db, [id]);
  return file ? presentFile(file) : fail(404, 'platform.notFound');
}
