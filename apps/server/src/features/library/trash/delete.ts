import { type library, libraryType, type PictureUse } from '@pressroom/contract/library/library';
import type { Message } from '@pressroom/contract/message';
import { underIds } from '../../../platform/audit.ts';
import { fail } from '../../../platform/failure.ts';
import type { Handler } from '../../../platform/http/context.ts';
import { deleteFolders, findFilledFolder, lockFolders } from '../folders/queries.ts';
import { lockFiles } from '../files/queries.ts';
import { chosenIds } from '../search/selection.ts';
import { trashFiles } from './queries.ts';
import { findUses } from '../files/uses.queries.ts';

const placesNamed = 5;
const placesListed = 100;

/** All or nothing: nothing is deleted where one picture is in use or one folder contains other entries. */
export const deleteEntries: Handler<typeof library.delete> = async ({ app, tx, actor, input, audit }) => {
  const ids = await chosenIds(tx, app.settings.displayZone, input);
  const folders = await lockFolders(tx, ids);
  const files = await lockFiles(tx, ids);
  const ours = files.filter((file) => file.libraryType === libraryType.library);
  if (ours.length + folders.length < ids.length) fail(404, 'platform.notFound');
  const folderIds = folders.map((folder) => folder.id);
  const fileIds = files.map((file) => file.id);

  const uses = await findUses(tx, fileIds, placesListed);
  if (uses.total > 0) fail(409, 'platform.inUse', { params: { places: placesOfUses(uses) }, data: uses });
  const filled = await findFilledFolder(tx, folderIds, ids);
  if (filled) fail(409, 'library.folderNotEmpty', { params: filled, data: filled });

  await trashFiles(tx, actor.username, fileIds);
  await deleteFolders(tx, folderIds);
  if (fileIds.length > 0) {
    const before = underIds(files, ({ name, folderName }) => ({ name, folderName }));
    audit({ object: 'libraryFiles', ids: fileIds, before });
  }
  if (folderIds.length > 0) {
    const before = underIds(folders, ({ name, parentId }) => ({ name, parentId }));
    audit({ object: 'folders', ids: folderIds, before });
  }
  return null;
};

const wordsFor = {
  category: 'library.usedByCategory',
  model: 'library.usedByModel',
  product: 'library.usedByProduct',
  variants: 'library.usedByProduct',
  mapping: 'library.usedByMapping',
  listing: 'library.usedByListing',
  order: 'library.usedByOrder',
} as const;

function placesOfUses({ total, places }: { total: number; places: readonly PictureUse[] }): Message[] {
  const named = places
    .slice(0, placesNamed)
    .map(({ kind, label }): Message => ({ key: wordsFor[kind], params: { name: label } }));
  const more = total - named.length;
  return more > 0 ? [...named, { key: 'library.usedByMore', params: { count: more } }] : named;
}
