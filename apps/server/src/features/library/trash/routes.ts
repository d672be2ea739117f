import { libraryRoot } from '@pressroom/contract/library/library';
import { trash, type TrashedFile } from '@pressroom/contract/library/trash';
import { underIds } from '../../../platform/audit.ts';
import { fail } from '../../../platform/failure.ts';
import type { Handlers } from '../../../platform/http/context.ts';
import { factsOf } from '../files/present.ts';
import { findTrashed, lockTrashed, purgeFiles, restoreFiles, type TrashedRecord } from './queries.ts';

const auditView = ({ name, folderName }: { name: string; folderName: string | null }) => ({ name, folderName });

export const trashHandlers: Handlers<typeof trash> = {
  async trash({ db, input }) {
    const { rows, total } = await findTrashed(db, input);
    return { rows: rows.map(present), total };
  },

  async restore({ tx, input: { ids }, audit }) {
    const files = await lockTrashed(tx, ids);
    if (files.length < ids.length) fail(404, 'platform.notFound');
    const restoredIds = await restoreFiles(tx, ids);
    const restored = files.filter(({ id }) => restoredIds.has(id));
    audit({ object: 'libraryFiles', ids: restored.map(({ id }) => id), after: underIds(restored, auditView) });
    return { restored: restored.length, taken: files.filter(({ id }) => !restoredIds.has(id)).map(({ name }) => name) };
  },

  async purge({ tx, input: { ids }, audit }) {
    const files = await lockTrashed(tx, ids);
    if (files.length < ids.length) fail(404, 'platform.notFound');
    await purgeFiles(tx, ids);
    audit({ object: 'libraryFiles', ids, before: underIds(files, auditView) });
    return null;
  },
};

function present(file: TrashedRecord): TrashedFile {
  const { id, name, folderId, folderName, createUser, gmtCreate, deleteUser, deletedAt, endsAt } = file;
  return {
    id,
    name,
    folderId: folderId ?? libraryRoot,
    folderName: folderName ?? '',
    ...factsOf(file),
    createUser,
    gmtCreate,
    deleteUser,
    deletedAt,
    endsAt,
  };
}
