import { type library, libraryRoot, libraryType, type PicturePlace } from '@pressroom/contract/library/library';
import type { BrokenRule } from '@pressroom/contract/library/pictureRules';
import type { Act } from '../../../platform/act.ts';
import { underIds } from '../../../platform/audit.ts';
import { concurrently } from '../../../platform/concurrently.ts';
import type { UploadContext } from '../../../platform/http/context.ts';
import { keepBlobs, type NewBlob } from '../../../platform/storage/blobs.ts';
import { requireFolder } from '../folders/queries.ts';
import { inspectUpload, printRules, recordRules, type Inspection } from './inspect.ts';
import { findCopies, otherCopies } from './known.queries.ts';
import { findTaken, insertPictures, insertRecordPicture, type NewFile } from '../files/queries.ts';

type Context = Pick<UploadContext<typeof library.upload>, 'app' | 'db' | 'files' | 'write'>;

/** The result of one file. */
export type Outcome = { name: string } & ({ stored: Stored } | { broken: BrokenRule });

interface Stored {
  id: string;
  key: string;
  /** Other pictures with the same bytes. */
  sameAs: PicturePlace[];
}

interface AcceptedFile extends NewBlob {
  name: string;
  path: string;
}

/**
 * The folder that an upload goes to; undefined where the picture belongs to one record. Older callers send the top together
 * with the type of a record, so that the top alone does not make it a picture of the library.
 */
export function targetFolder(input: { folderId?: string; libraryType?: number }): string | undefined {
  const { folderId = libraryRoot, libraryType: type } = input;
  if (folderId !== libraryRoot || type === libraryType.library) return folderId;
  return input.folderId === undefined || type === libraryType.record ? undefined : folderId;
}

/** Two files at once use both the disk and the decoder, and leave capacity for other requests. */
const atOnce = 2;

/** Inspects each file and stores the accepted ones. Returns the result of each in the order sent. */
export async function storePictures(context: Context, folderId: string): Promise<Outcome[]> {
  const { db } = context;
  const folderName = await requireFolder(db, folderId);
  const files = context.files.map((file) => ({ ...file, name: file.fileName.trim() }));
  const taken = await findTaken(
    db,
    folderId,
    files.map((file) => file.name),
  );
  const inspected = await concurrently(atOnce, files, async (file): Promise<Inspection | { stored: Stored }> => {
    const existing = taken.get(file.name);
    if (!existing) return inspectUpload(file, printRules);
    // the same file again: the answer to the first upload was lost
    if (existing.sha256.equals(file.sha256)) return { stored: { id: existing.id, key: existing.key, sameAs: [] } };
    return { broken: nameTaken(file.name) };
  });
  const accepted = files.flatMap((file, at) => {
    const result = inspected[at]!;
    return 'facts' in result ? [{ ...file, facts: result.facts }] : [];
  });
  const stored = accepted.length > 0 ? await insertAll(context, { id: folderId, name: folderName }, accepted) : [];
  return inspected.map((result, at) => {
    const { name } = files[at]!;
    if ('broken' in result) return { name, broken: result.broken };
    if ('stored' in result) return { name, stored: result.stored };
    const row = stored.shift();
    return row ? { name, stored: row } : { name, broken: nameTaken(name) };
  });
}

async function insertAll(
  context: Context,
  folder: { id: string; name: string | null },
  files: readonly AcceptedFile[],
) {
  const blobs = await keepBlobs(context.app, files);
  return context.write(async (act) => {
    const rows = files.map(({ name }, at) => ({ name, blobId: blobs[at]!.id }));
    const ids = await addToFolder(act, folder, rows);
    // after the insert, so that files of the same upload count
    const copies = await findCopies(
      act.tx,
      files.map(({ sha256 }) => sha256),
    );
    return ids.map((id, at) => id && { id, key: blobs[at]!.key, sameAs: otherCopies(copies, files[at]!.sha256, id) });
  });
}

/** Adds pictures of stored blobs to a folder. Undefined where a picture of that name has been added meanwhile. */
export async function addToFolder(
  { tx, actor, audit }: Act,
  folder: { id: string; name: string | null },
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

/** A picture that belongs to one record is in no folder, and its name need not be unique. */
export async function storeRecordPicture({ app, files, write }: Context): Promise<Outcome> {
  const file = files[0]!;
  const name = file.fileName.trim();
  const result = await inspectUpload({ ...file, name }, recordRules);
  if ('broken' in result) return { name, broken: result.broken };
  const [blob] = await keepBlobs(app, [{ ...file, facts: result.facts }]);
  return write(async ({ tx, actor, audit }) => {
    const id = await insertRecordPicture(tx, actor.username, { name, blobId: blob!.id });
    audit({ object: 'libraryFiles', ids: [id], after: { name } });
    return { name, stored: { id, key: blob!.key, sameAs: [] } };
  });
}

export function nameTaken(name: string): BrokenRule {
  return { key: 'library.nameTaken', params: { name } };
}
