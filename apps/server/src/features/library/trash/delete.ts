import { type library, libraryType, type PictureUse } from '@pressroom/contract/library/library';
import { underIds } from '../../../platform/audit.ts';
import { fail } from '../../../platform/failure.ts';
import type { Handler } from '../../../platform/http/context.ts';
import { listed, type Translate } from '../../../platform/i18n.ts';
import { deleteFolders, findFilledFolder, lockFolders } from '../folders/queries.ts';
import { lockFiles } from '../files/queries.ts';
import { chosenIds } from '../search/selection.ts';
import { trashFiles } from './queries.ts';
import { findUses } from '../files/uses.queries.ts';

const placesNamed = 5;
const placesTold = 100;

/** All or nothing: one picture in use, or one folder that would lose something, keeps everything. */
export const deleteEntries: Handler<typeof library.delete> = async ({ app, tx, actor, input, t, audit }) => {
  const ids = await chosenIds(tx, app.settings.displayZone, input);
  const folders = await lockFolders(tx, ids);
  const files = await lockFiles(tx, ids);
  const ours = files.filter((file) => file.libraryType === libraryType.library);
  if (ours.length + folders.length < ids.length) fail(404, 'platform.notFound');
  const folderIds = folders.map((folder) => folder.id);
  const fileIds = files.map((file) => file.id);

  const uses = await findUses(tx, fileIds, placesTold);
  if (uses.total > 0) fail(409, 'platform.inUse', { params: { places: placesInWords(uses, t) }, data: uses });
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
  mapping: 'library.usedByMapping',
  order: 'library.usedByOrder',
} as const;

function placesInWords({ total, places }: { total: number; places: readonly PictureUse[] }, t: Translate): string {
  const named = places.slice(0, placesNamed).map(({ kind, label }) => t(wordsFor[kind], { name: label }));
  const more = total - named.length;
  return listed([...named, ...(more > 0 ? [t('library.usedByMore', { count: more })] : [])], t);
}
