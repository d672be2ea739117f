import { type library, libraryRoot, libraryType, type PicturePlace } from '@pressroom/contract/library/library';
import type { BrokenRule } from '@pressroom/contract/library/pictureRules';
import type { Actor } from '../../../platform/access/actor.ts';
import { underIds } from '../../../platform/audit.ts';
import { concurrently } from '../../../platform/concurrently.ts';
import type { UploadContext, Writing } from '../../../platform/http/context.ts';
import { insertBlobs, type NewBlob } from '../../../platform/storage/blobs.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { requireFolder } from '../folders/queries.ts';
import { judge, printRules, recordRules, type Verdict } from './inspect.ts';
import { findPlaces, othersOf } from './known.queries.ts';
import { findTaken, insertPictures, insertRecordPicture, type NewFile } from '../files/queries.ts';

type Context = Pick<UploadContext<typeof library.upload>, 'app' | 'actor' | 'db' | 'files' | 'write'>;

/** What became of one file. */
export type Outcome = { name: string } & ({ stored: Stored } | { broken: BrokenRule });

interface Stored {
  id: string;
  key: string;
  /** Other pictures with the same bytes. */
  sameAs: PicturePlace[];
}

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
  const { db } = context;
  const folderName = await requireFolder(db, folderId);
  const files = context.files.map((file) => ({ ...file, name: file.fileName.trim() }));
  const taken = await findTaken(
    db,
    folderId,
    files.map((file) => file.name),
  );
  const verdicts = await concurrently(atOnce, files, async (file): Promise<Verdict | { stored: Stored }> => {
    const holder = taken.get(file.name);
    if (!holder) return judge(file, printRules);
    // the same file once more, because the answer to the first time was lost on its way
    if (holder.sha256.equals(file.sha256)) return { stored: { id: holder.id, key: holder.key, sameAs: [] } };
    return { broken: nameTaken(file.name) };
  });
  const good = files.flatMap((file, at) => {
    const verdict = verdicts[at]!;
    return 'facts' in verdict ? [{ ...file, facts: verdict.facts }] : [];
  });
  const stored = good.length > 0 ? await insertAll(context, { id: folderId, name: folderName }, good) : [];
  return verdicts.map((verdict, at) => {
    const { name } = files[at]!;
    if ('broken' in verdict) return { name, broken: verdict.broken };
    if ('stored' in verdict) return { name, stored: verdict.stored };
    const row = stored.shift();
    return row ? { name, stored: row } : { name, broken: nameTaken(name) };
  });
}

async function insertAll(context: Context, folder: { id: string; name: string | null }, files: readonly Good[]) {
  const { app } = context;
  return context.write(async (writing) => {
    const blobs = await insertBlobs(writing.tx, files);
    // the rows are held while the bytes land, so that no clean-up takes them away as unused; who sees a row has its bytes
    await concurrently(atOnce, files, ({ sha256, path }) => app.storage.putFile(originalKey(sha256), path));
    const rows = files.map(({ name }, at) => ({ name, blobId: blobs[at]!.id }));
    const ids = await fileInto(writing, folder, context.actor, rows);
    // with what came in beside them
    const places = await findPlaces(
      writing.tx,
      files.map(({ sha256 }) => sha256),
    );
    return ids.map((id, at) => id && { id, key: blobs[at]!.key, sameAs: othersOf(places, files[at]!.sha256, id) });
  });
}

/** Rows of a folder for blobs that are there. Undefined where the folder has come to hold the name meanwhile. */
export async function fileInto(
  { tx, audit }: Writing,
  folder: { id: string; name: string | null },
  actor: Actor,
  rows: readonly NewFile[],
): Promise<(string | undefined)[]> {
  const ids = await insertPictures(tx, folder.id, actor.username, rows);
  const stored = rows.flatMap(({ name }, at) => (ids[at] ? [{ id: ids[at], name }] : []));
  audit({
    object: 'libraryFiles',
    ids: stored.map(({ id }) => id),
    after: { folderName: folder.name, ...underIds(stored, ({ name }) => ({ name })) },
  });
  return ids;
}

/** A picture that belongs to one record lies in no folder, and others may have its name. */
export async function storeRecordPicture({ app, actor, files, write }: Context): Promise<Outcome> {
  const file = files[0]!;
  const name = file.fileName.trim();
  const verdict = await judge({ ...file, name }, recordRules);
  if ('broken' in verdict) return { name, broken: verdict.broken };
  return write(async ({ tx, audit }) => {
    const [blob] = await insertBlobs(tx, [{ ...file, facts: verdict.facts }]);
    await app.storage.putFile(originalKey(file.sha256), file.path);
    const id = await insertRecordPicture(tx, actor.username, { name, blobId: blob!.id });
    audit({ object: 'libraryFiles', ids: [id], after: { name } });
    return { name, stored: { id, key: blob!.key, sameAs: [] } };
  });
}

export function nameTaken(name: string): BrokenRule {
  return { key: 'library.nameTaken', params: { name } };
}
