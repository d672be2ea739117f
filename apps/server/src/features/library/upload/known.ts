import type { library } from '@pressroom/contract/library/library';
import { type BrokenRule, brokenLibraryFileRule, brokenPrintRule } from '@pressroom/contract/library/pictureRules';
import type { Handler } from '../../../platform/http/context.ts';
import { requireFolder } from '../folders/queries.ts';
import { findKnown, findCopies, type KnownBlob, otherCopies, copiesOf } from './known.queries.ts';
import { presentOutcome } from './present.ts';
import { findTaken } from '../files/queries.ts';
import { addToFolder, nameTaken, type Outcome } from './upload.ts';

const bytesOf = (sha256: string) => Buffer.from(sha256, 'hex');

/** Knows pictures of the library only: a caller must not learn which labels or drawings are stored. */
export const findKnownFiles: Handler<typeof library.known> = async ({ db, input }) => {
  const hashes = input.files.map(({ sha256 }) => bytesOf(sha256));
  const [known, copies] = await Promise.all([findKnown(db, hashes), findCopies(db, hashes)]);
  return input.files.map(({ sha256 }) => ({ stored: known.has(sha256), places: copiesOf(copies, bytesOf(sha256)) }));
};

/** Adds pictures whose bytes are stored already, by the rules of an upload. */
export const addKnown: Handler<typeof library.addKnown> = async (context) => {
  const { tx, input } = context;
  const files = input.files.map(({ name, sha256 }) => ({ name: name.normalize('NFC').trim(), sha256 }));
  const hashes = files.map(({ sha256 }) => bytesOf(sha256));
  const name = await requireFolder(tx, input.folderId);
  const [known, taken] = [
    await findKnown(tx, hashes),
    await findTaken(
      tx,
      input.folderId,
      files.map((file) => file.name),
    ),
  ];
  const checked = files.map((file): { blob: KnownBlob } | { broken: BrokenRule } => {
    const blob = known.get(file.sha256);
    if (!blob) return { broken: { key: 'library.notKnown' } };
    const broken = taken.has(file.name) ? nameTaken(file.name) : brokenBlobRule(file.name, blob);
    return broken ? { broken } : { blob };
  });
  const rows = files.flatMap((file, at) => {
    const result = checked[at]!;
    return 'blob' in result ? [{ name: file.name, blobId: result.blob.id }] : [];
  });
  const ids = await addToFolder(context, { id: input.folderId, name }, rows);
  const copies = await findCopies(tx, hashes);
  return checked
    .map((result, at): Outcome => {
      const file = files[at]!;
      if ('broken' in result) return { name: file.name, broken: result.broken };
      const id = ids.shift();
      if (!id) return { name: file.name, broken: nameTaken(file.name) };
      const sameAs = otherCopies(copies, hashes[at]!, id);
      return { name: file.name, stored: { id, key: result.blob.key, sameAs } };
    })
    .map(presentOutcome);
};

function brokenBlobRule(name: string, blob: KnownBlob): BrokenRule | undefined {
  const { mime, dpiHorizontal, dpiVertical } = blob;
  return (
    brokenLibraryFileRule({ name, size: Number(blob.size) }) ??
    // no animated picture is ever in the library
    brokenPrintRule({ mime, animated: false, dpiHorizontal, dpiVertical })
  );
}
