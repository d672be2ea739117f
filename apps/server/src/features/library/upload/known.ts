import type { library } from '@pressroom/contract/library/library';
import { type BrokenRule, brokenLibraryFileRule, brokenPrintRule } from '@pressroom/contract/library/pictureRules';
import type { Handler } from '../../../platform/http/context.ts';
import { requireFolder } from '../folders/queries.ts';
import { findKnown, findPlaces, type KnownBlob, othersOf, placesOf } from './known.queries.ts';
import { presentOutcome } from './present.ts';
import { findTaken } from '../files/queries.ts';
import { fileInto, nameTaken, type Outcome } from './upload.ts';

const bytesOf = (sha256: string) => Buffer.from(sha256, 'hex');

/** Only what the library shows anyway: nobody learns here which labels or drawings are stored. */
export const tellKnown: Handler<typeof library.known> = async ({ db, input }) => {
  const hashes = input.files.map(({ sha256 }) => bytesOf(sha256));
  const [known, places] = await Promise.all([findKnown(db, hashes), findPlaces(db, hashes)]);
  return input.files.map(({ sha256 }) => ({ stored: known.has(sha256), places: placesOf(places, bytesOf(sha256)) }));
};

/** As an upload, but the bytes do not travel. */
export const addKnown: Handler<typeof library.addKnown> = async (context) => {
  const { tx, actor, input, t } = context;
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
  const verdicts = files.map((file): { blob: KnownBlob } | { broken: BrokenRule } => {
    const blob = known.get(file.sha256);
    if (!blob) return { broken: { key: 'library.notKnown' } };
    const broken = taken.has(file.name) ? nameTaken(file.name) : brokenBlobRule(file.name, blob);
    return broken ? { broken } : { blob };
  });
  const rows = files.flatMap((file, at) => {
    const verdict = verdicts[at]!;
    return 'blob' in verdict ? [{ name: file.name, blobId: verdict.blob.id }] : [];
  });
  const ids = await fileInto(context, { id: input.folderId, name }, actor, rows);
  const places = await findPlaces(tx, hashes);
  return verdicts
    .map((verdict, at): Outcome => {
      const file = files[at]!;
      if ('broken' in verdict) return { name: file.name, broken: verdict.broken };
      const id = ids.shift();
      if (!id) return { name: file.name, broken: nameTaken(file.name) };
      const sameAs = othersOf(places, hashes[at]!, id);
      return { name: file.name, stored: { id, key: verdict.blob.key, sameAs } };
    })
    .map((outcome) => presentOutcome(outcome, t));
};

function brokenBlobRule(name: string, blob: KnownBlob): BrokenRule | undefined {
  const { mime, dpiHorizontal, dpiVertical } = blob;
  return (
    brokenLibraryFileRule({ name, size: Number(blob.size) }) ??
    // what moves is never let into the library
    brokenPrintRule({ mime, animated: false, dpiHorizontal, dpiVertical })
  );
}
