import type { PictureFacts, PictureRule } from '@pressroom/contract/pictures/imageSlots';
import { pictureProblems } from '@pressroom/contract/pictures/pictureProblems';
import type { Db, Tx } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/expressions.ts';
import { failFields, type FieldProblem } from '../../platform/failure.ts';
import { fileUrl } from '../../platform/storage/blobs.ts';

/** Where a picture stands in the form, and what it must be there. */
interface Place {
  field: string;
  rule: PictureRule;
}

interface KeptPicture {
  id: string;
  key: string;
  mime: string;
  width: number | null;
  height: number | null;
  size: string;
}

/** The address of a picture, as records show it and forms send it back. */
export const addressOf = fileUrl;

/**
 * The blobs of these addresses, in the same order, for a record to refer to. Until the transaction ends the clean-up deletes none of
 * them. Ends in 400 at the fields whose picture is unknown or breaks its rule.
 */
export async function takePictures(
  tx: Tx,
  addresses: readonly string[],
  ruleOf: (at: number) => Place,
): Promise<string[]> {
  const { blobIds, problems } = await judgePictures(tx, addresses, ruleOf);
  failFields(problems);
  return blobIds.map((id) => id!);
}

/** The same for a caller that has more to judge: the blobs of the pictures that exist, and everything that is wrong. */
export async function judgePictures(
  tx: Tx,
  addresses: readonly string[],
  ruleOf: (at: number) => Place,
): Promise<{ blobIds: (string | undefined)[]; problems: FieldProblem[] }> {
  const kept = await lockPictures(tx, addresses);
  return {
    blobIds: addresses.map((address) => kept.get(address)?.id),
    problems: addresses.flatMap((address, at) => problemAt(ruleOf(at), kept.get(address))),
  };
}

async function lockPictures(tx: Tx, addresses: readonly string[]): Promise<Map<string, KeptPicture>> {
  const byKey = new Map(addresses.map((address) => [address.slice(addressOf('').length), address]));
  if (byKey.size === 0) return new Map();
  const rows = await tx
    .selectFrom('blobs')
    .where('key', '=', anyOf([...byKey.keys()], 'text'))
    .select(['id', 'key', 'mime', 'width', 'height', 'size'])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [byKey.get(row.key)!, row]));
}

/** The kept pictures of these addresses; an address without one is not in the answer. */
export async function findKeptPictures(db: Db, addresses: readonly string[]) {
  const keys = addresses.map((address) => address.slice(addressOf('').length));
  if (keys.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('blobs')
    .where('key', '=', anyOf(keys, 'text'))
    .select(['key', 'sha256', 'size'])
    .execute();
  return new Map(rows.map((row) => [addressOf(row.key), row]));
}

/** By the ids of their blobs. */
export async function findPictureFacts(db: Db, blobIds: readonly string[]): Promise<Map<string, KeptPicture>> {
  const rows = await db
    .selectFrom('blobs')
    .where('id', '=', anyOf(blobIds, 'bigint'))
    .select(['id', 'key', 'mime', 'width', 'height', 'size'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export function factsOf({ mime, width, height, size }: KeptPicture): PictureFacts {
  return { mime, width: width ?? 0, height: height ?? 0, bytes: Number(size) };
}

function problemAt({ field, rule }: Place, picture: KeptPicture | undefined): FieldProblem[] {
  if (!picture) return [{ path: field, key: 'pictures.unknown' }];
  return pictureProblems(rule, factsOf(picture))
    .slice(0, 1)
    .map((problem) => ({ path: field, ...problem }));
}
