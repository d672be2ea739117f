import { type library, libraryType } from '@pressroom/contract/library/library';
import { fail, failField } from '../../platform/failure.ts';
import type { Handler } from '../../platform/http/context.ts';
import { liesWithin, lockFolders, lockTree, placeFolders, requireFolder } from './folders.queries.ts';
import { findClash, lockFiles, placeFiles } from './library.queries.ts';

/** All or nothing: one name that the target holds already keeps everything where it is. */
export const moveEntries: Handler<typeof library.moveToFolder> = async ({ tx, input, audit }) => {
  const { targetFolderId: target, operationFileIds: ids } = input;
  await lockTree(tx);
  await requireFolder(tx, target);
  const folders = await lockFolders(tx, ids);
  const files = await lockFiles(tx, ids);
  const pictures = files.filter((file) => file.libraryType === libraryType.library);
  if (pictures.length + folders.length < ids.length) fail(404, 'platform.notFound');
  const folderIds = folders.map((folder) => folder.id);
  if (await liesWithin(tx, target, folderIds)) failField('targetFolderId', 'library.folderInItself');
  const clash = await findClash(tx, target, ids);
  if (clash !== undefined) fail(409, 'library.clashOf', { params: { name: clash }, data: { name: clash } });

  await placeFiles(tx, target, ids);
  await placeFolders(tx, target, folderIds);
  audit({ object: 'libraryFiles', ids, before: { files, folders }, after: { folderId: target } });
  return null;
};
