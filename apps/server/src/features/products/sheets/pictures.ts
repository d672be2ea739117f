import type { PictureRule } from '@pressroom/contract/pictures/imageSlots';
import { pictureProblems } from '@pressroom/contract/pictures/pictureProblems';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { findPicturesByName, type NamedPicture, pictureKey } from '../../library/library.public.ts';
import { addressOf } from '../../pictures/pictures.public.ts';
import type { SheetColumnKey } from './columns.ts';
import type { CellFindings, SheetLine } from './read.ts';

/** A picture as records refer to it, with what its bytes say of it. */
export interface SheetPicture {
  blobId: string;
  address: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
}

export interface KnownPictures {
  byName: ReadonlyMap<string, NamedPicture[]>;
  byAddress: ReadonlyMap<string, SheetPicture>;
  byBlob: ReadonlyMap<string, SheetPicture>;
}

/** In a cell of pictures: no picture, not even the template's. */
export const noPictures = '-';
/** Of pictures with the same name, so many are listed with their folders. */
const pathsNamed = 3;
const isAddress = (name: string) => name.startsWith(addressOf('')) && !name.slice(addressOf('').length).includes('/');

/** The names in a cell. Where they stand in lines, a comma belongs to a name, as it may in a folder's. */
export function namesIn(cell: string): string[] {
  if (cell === noPictures) return [];
  return cell
    .split(cell.includes('\n') ? '\n' : /[,，]/)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Everything that the cells name, and these blobs, in a handful of queries. Inside of a transaction nobody deletes them until it ends. */
export async function findSheetPictures(
  db: Db,
  names: readonly string[],
  blobIds: readonly string[],
): Promise<KnownPictures> {
  const byName = await findPicturesByName(
    db,
    names.filter((name) => !isAddress(name)),
  );
  const named = [...byName.values()].flatMap((found) => found.map(({ blobId }) => blobId));
  const keys = names.filter(isAddress).map((address) => address.slice(addressOf('').length));
  let query = db
    .selectFrom('blobs')
    .where(({ or, eb }) =>
      or([eb('key', '=', anyOf(keys, 'text')), eb('id', '=', anyOf([...new Set([...named, ...blobIds])], 'bigint'))]),
    )
    .select(['id', 'key', 'mime', 'width', 'height', 'size'])
    .orderBy('id');
  if (db.isTransaction) query = query.forKeyShare();
  const pictures = (await query.execute()).map(({ id, key, mime, width, height, size }) => ({
    blobId: id,
    address: addressOf(key),
    mime,
    width: width ?? 0,
    height: height ?? 0,
    bytes: Number(size),
  }));
  return {
    byName,
    byAddress: new Map(pictures.map((picture) => [picture.address, picture])),
    byBlob: new Map(pictures.map((picture) => [picture.blobId, picture])),
  };
}

/** The library's picture of a name; undefined with a finding where there is none, or more than one. */
export function printNamed(
  { byName }: KnownPictures,
  name: string,
  { line, column, findings }: { line: number; column: SheetColumnKey; findings: CellFindings },
): NamedPicture | undefined {
  const found = byName.get(pictureKey(name)) ?? [];
  if (found.length === 0) findings.add(line, column, 'products.sheet.unknownPicture', { name });
  if (found.length > 1) {
    const places = found.slice(0, pathsNamed).map(({ path }) => path);
    findings.add(line, column, 'products.sheet.severalPictures', { name, count: found.length, places });
  }
  return found.length === 1 ? found[0] : undefined;
}

/** The pictures of a cell: names of the library, or addresses as an export writes them. */
export function picturesOfCell(
  known: KnownPictures,
  { line, text }: SheetLine,
  column: SheetColumnKey,
  findings: CellFindings,
): (SheetPicture & { name: string })[] {
  return namesIn(text[column]).flatMap((name) => {
    if (!isAddress(name)) {
      const print = printNamed(known, name, { line, column, findings });
      const picture = print && known.byBlob.get(print.blobId);
      return picture ? { ...picture, name } : [];
    }
    const picture = known.byAddress.get(name);
    if (!picture) findings.add(line, column, 'products.sheet.unknownPicture', { name });
    return picture ? { ...picture, name } : [];
  });
}

interface Judged {
  line: number;
  column: SheetColumnKey;
  rule: PictureRule;
  findings: CellFindings;
}

/** Says what is wrong with a picture by the rule of its place. */
export function judgePicture(picture: SheetPicture, name: string, { line, column, rule, findings }: Judged): void {
  const [problem] = pictureProblems(rule, picture);
  if (problem) findings.add(line, column, 'products.sheet.unfit', { name, problem });
}
