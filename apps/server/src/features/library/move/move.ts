import { type library, libraryType } from '@pressroom/contract/library/library';
import { underIds } from '../../../platform/audit.ts';
import { fail, failField } from '../../../platform/failure.ts';
import type { Handler } from '../../../platform/http/context.ts';
import { isWithin, lockFolders, lockTree, moveFolders, requireFolder, folderIdOrNull } from '../folders/queries.ts';
import { chosenIds } from '../search/selection.ts';
import { findClash, lockFiles, moveFiles } from '../files/queries.ts';

/** All or nothing: nothing is moved where the target already has one of the names. */
export const moveEntries: Handler<typeof library.moveToFolder> = async ({ app, tx, input, audit }) => {
  const { targetFolderId: target, operationFileIds, all } = input;
  const ids = await chosenIds(tx, app.settings.displayZone, { ids: operationFileIds, all });
  await lockTree(tx);
  const folderName = await requireFolder(tx, target);
  const folders = await lockFolders(tx, ids);
  const files = await lockFiles(tx, ids);
  const pictures = files.filter((file) => file.libraryType === libraryType.library);
  if (pictures.length + folders.length < ids.length) fail(404, 'platform.notFound');
  const folderIds = folders.map((folder) => folder.id);
  if (await isWithin(tx, target, folderIds)) failField('targetFolderId', 'library.folderInItself');
  const clash = await findClash(tx, target, ids);
  if (clash !== undefined) fail(409, 'library.clashOf', { params: { name: clash }, data: { name: clash } });

  await moveFiles(tx, target, ids);
  await moveFolders(tx, target, folderIds);
  if (pictures.length > 0) {
    audit({
      object: 'libraryFiles',
      ids: pictures.map((file) => file.id),
      before: underIds(pictures, (file) => ({ name: file.name, folderName: file.folderName })),
      after: underIds(pictures, (file) => ({ name: file.name, folderName })),
    });
  }
  if (folders.length > 0) {
    audit({
      object: 'folders',
      ids: folderIds,
      before: underIds(folders, ({ name, parentId }) => ({ name, parentId })),
      after: { folderName, ...underIds(folders, ({ name }) => ({ name, parentId: folderIdOrNull(target) })) },
    });
  }
  return null;
};
