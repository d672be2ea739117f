import { type library, libraryRoot, libraryType } from '@pressroom/contract/library/library';
import type { BrokenRule } from '@pressroom/contract/library/pictureRules';
import { underIds } from '../../platform/audit.ts';
import { concurrently } from '../../platform/concurrently.ts';
import type { UploadContext } from '../../platform/http/context.ts';
import { insertBlobs, type NewBlob } from '../../platform/storage/blobs.ts';
import { originalKey } from '../../platform/storage/storage.ts';
import { requireFolder } from './folders.queries.ts';
import { judge, printRules, recordRules, type Verdict } from './library.judge.ts';
import { findTakenNames, insertPictures, insertRecordPicture } from './library.queries.ts';

type Context = Pick<UploadContext<typeof library.upload>, 'app' | 'actor' | 'db' | 'files' | 'write'>;

/** What became of one file. */
export type Outcome = { name: string } & ({ stored: { id: string; key: string } } | { broken: BrokenRule });

interface Good extends NewBlob {
  name: string;
  path: string;
}

/**
 * The folder that an upload goes to; undefined where the picture is to belong to one record. Callers of old name the
 * record's kind and the top together, so the top alone does not make it a library picture.
 */
export function libraryPlace(asked: { folderId?: string; libraryType?: number }): string | undefined {
  const { folderId = libraryRoot, libraryType: type } = asked;
  if (folderId !== libraryRoot || type === libraryType.library) return folderId;
  return asked.folderId === undefined || type === libraryType.record ? undefined : folderId;
}

/** Two at once keep both the disk and the decoder busy, and other requests answered. */
const atOnce = 2;

/** Judges each file alone, stores what passes, and says what became of each, in the order sent. */
export async function storePictures(context: Context, folderId: string): Promise<Outcome[]> {
  const { app, db } = context;
  const folderName = await requireFolder(db, folderId);
  const files = context.files.map((file) => ({ ...file, name: file.fileName.trim() }));
  const taken = await findTakenNames(
    db,
    folderId,
    files.map((file) => file.name),
  );
  const verdicts = await concurrently(atOnce, files, async (file): Promise<Verdict> =>
    taken.has(file.name) ? { broken: nameTaken(file.name) } : judge(file, printRules),
  );
  const good = files.flatMap((file, at) => {
    const verdict = verdicts[at]!;
    return 'facts' in verdict ? [{ ...file, facts: verdict.facts }] : [];
  });
  // bytes before rows: a row always has its bytes, and bytes without a row do no harm
  await concurrently(atOnce, good, ({ sha256, path }) => app.storage.putFile(originalKey(sha256), path));
  const stored = good.length > 0 ? await insertAll(context, { id: folderId, name: folderName }, good) : [];
  return verdicts.map((verdict, at) => {
    const { name } = files[at]!;
    if ('broken' in verdict) return { name, broken: verdict.broken };
    const row = stored.shift();
    return row ? { name, stored: row } : { name, broken: nameTaken(name) };
  });
}

function insertAll({ actor, write }: Context, folder: { id: string; name: string | null }, files: readonly Good[]) {
  return write(async ({ tx, audit }) => {
    const blobs = await insertBlobs(tx, files);
    const rows = files.map(({ name }, at) => ({ name, blobId: blobs[at]!.id }));
    const ids = await insertPictures(tx, folder.id, actor.username, rows);
    const stored = rows.flatMap(({ name }, at) => (ids[at] ? [{ id: ids[at], name }] : []));
    audit({
      object: 'libraryFiles',
      ids: stored.map(({ id }) => id),
      after: { folderName: folder.name, ...underIds(stored, ({ name }) => ({ name })) },
    });
    return ids.map((id, at) => id && { id, key: blobs[at]!.key });
  });
}

/** A picture that belongs to one record lies in no folder, and others may have its name. */
export async function storeRecordPicture({ app, actor, files, write }: Context): Promise<Outcome> {
  const file = files[0]!;
  const name = file.fileName.trim();
  const verdict = await judge({ ...file, name }, recordRules);
  if ('broken' in verdict) return { name, broken: verdict.broken };
  await app.storage.putFile(originalKey(file.sha256), file.path);
  return write(async ({ tx, audit }) => {
    const [blob] = await insertBlobs(tx, [{ ...file, facts: verdict.facts }]);
    const id = await insertRecordPicture(tx, actor.username, { name, blobId: blob!.id });
    audit({ object: 'libraryFiles', ids: [id], after: { name } });
    return { name, stored: { id, key: blob!.key } };
  });
}

function nameTaken(name: string): BrokenRule {
  return { key: 'library.nameTaken', params: { name } };
}
