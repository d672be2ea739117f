import { imageSlots } from '@pressroom/contract/pictures/imageSlots';
import { productType } from '@pressroom/contract/products/product';
import { importCode } from '@pressroom/contract/products/sheets';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { SheetValue } from '../../../platform/spreadsheet/write.ts';
import { findPicturesByName, pictureKey } from '../../library/library.public.ts';
import { addressOf } from '../../pictures/pictures.public.ts';
import { matchingProducts, type Search } from '../list/search.ts';
import { findWholeProducts, type WholeProduct } from '../record/queries.ts';
import type { CombinationColumn, SheetColumnKey, SingleColumn } from './columns.ts';
import { noPictures } from './pictures.ts';
import { sheetColumns } from './template.ts';

/** Products that are read at once: with their pictures they fill little memory. */
const chunkSize = 100;

export interface Wanted {
  importCode: number;
  /** Absent: all that match. */
  ids?: readonly string[];
  search: Search;
}

/** The chosen products of the sheet's kind, newest first. */
export async function findExported(db: Db, { importCode: code, ids, search }: Wanted): Promise<string[]> {
  const kind = code === importCode.single ? productType.single : productType.combination;
  let query = ids
    ? db.selectFrom('products').select('id').where('id', '=', anyOf(ids, 'bigint'))
    : matchingProducts(db, search);
  query = query.where('productType', '=', kind);
  return (await query.orderBy('id', 'desc').execute()).map(({ id }) => id);
}

/** The lines of the sheet, read as they are asked for. */
export async function* exportedRows(
  db: Db,
  { importCode: code, ids }: { importCode: number; ids: readonly string[] },
): AsyncGenerator<SheetValue[]> {
  const keys = sheetColumns(code).map(({ key }) => key);
  const inOrder = (cells: Partial<Record<SheetColumnKey, SheetValue>>) => keys.map((key) => cells[key] ?? '');
  for (let at = 0; at < ids.length; at += chunkSize) {
    const products = await findWholeProducts(db, ids.slice(at, at + chunkSize));
    if (code === importCode.combination) {
      for (const product of products) for (const line of combinationLines(product)) yield inOrder(line);
      continue;
    }
    const names = await findNames(db, products);
    for (const product of products) yield inOrder(singleLine(product, names));
  }
}

function headCells({ head, skus: [sku] }: WholeProduct) {
  return {
    spu: head.spu,
    sku: sku?.sku,
    name: sku?.name,
    template: head.productTemplateName,
    classification: head.classificationName,
    packaging: head.packagingName,
    status: head.status,
    remark: sku?.remark,
    startOriginalPrice: sku?.startOriginalPrice,
    endOriginalPrice: sku?.endOriginalPrice,
    startSellingPrice: sku?.startSellingPrice,
    endSellingPrice: sku?.endSellingPrice,
  } satisfies Partial<Record<SheetColumnKey, SheetValue>>;
}

function singleLine(product: WholeProduct, names: Names): Partial<Record<SingleColumn, SheetValue>> {
  const { head, skus } = product;
  const sku = skus[0];
  const slots = imageSlots.map(({ type }) => {
    const own = sku?.pictures.filter(({ imageType }) => imageType === type) ?? [];
    return [`slot${type}`, own.length > 0 ? own.map((picture) => pictureName(picture, names)).join('\n') : noPictures];
  });
  return {
    ...headCells(product),
    productCode: sku?.productCode,
    print1: head.print1Id && names.prints.get(head.print1Id),
    print2: head.print2Id && names.prints.get(head.print2Id),
    mainPicture: sku?.mainBlobId && pictureName({ blobId: sku.mainBlobId, key: sku.mainKey! }, names),
    material: sku?.material,
    stock: sku?.ownStock,
    outerBoxLength: sku?.outerBoxLength,
    outerBoxWidth: sku?.outerBoxWidth,
    outerBoxHeight: sku?.outerBoxHeight,
    outerBoxWeight: sku?.outerBoxWeight,
    origin: sku?.origin,
    productReferenceLinks: sku?.productReferenceLinks,
    ...(Object.fromEntries(slots) as Partial<Record<SingleColumn, string>>),
  };
}

/** The first line says everything, the others name a further component each. */
function combinationLines(product: WholeProduct): Partial<Record<CombinationColumn, SheetValue>>[] {
  const components = product.skus[0]?.components ?? [];
  return components.map(({ sku, quantity }, at) => ({
    ...(at === 0 ? headCells(product) : { spu: product.head.spu }),
    component: sku,
    quantity,
  }));
}

interface Names {
  /** By the id of the print. */
  prints: ReadonlyMap<string, string>;
  /** By blob, of pictures that stand in the library. */
  pictures: ReadonlyMap<string, string>;
}

/** A comma would end the name where a cell has no line break. */
function pictureName({ blobId, key }: { blobId: string; key: string }, { pictures }: Names): string {
  const name = pictures.get(blobId);
  return name && !/[,，\n]/.test(name) ? name : addressOf(key);
}

/** How a sheet writes the pictures of these products: by the library's names, with folders where a name alone means several. */
async function findNames(db: Db, products: readonly WholeProduct[]): Promise<Names> {
  const blobIds = products.flatMap(({ skus }) =>
    skus.flatMap(({ mainBlobId, pictures }) => [
      ...(mainBlobId ? [mainBlobId] : []),
      ...pictures.map(({ blobId }) => blobId),
    ]),
  );
  const { rows } = await sql<{ id: string; blobId: string; name: string }>`
    select distinct on (blob_id) id, blob_id, name from library_files
    where blob_id = ${anyOf([...new Set(blobIds)], 'bigint')} and library_type = 1 order by blob_id, id`.execute(db);
  const prints = products.flatMap(({ head }) => [
    ...(head.print1Id ? [{ id: head.print1Id, name: head.print1Name! }] : []),
    ...(head.print2Id ? [{ id: head.print2Id, name: head.print2Name! }] : []),
  ]);
  const found = await findPicturesByName(
    db,
    [...rows, ...prints].map(({ name }) => name),
  );
  const written = ({ id, name }: { id: string; name: string }) => {
    const places = found.get(pictureKey(name)) ?? [];
    return places.length > 1 ? (places.find((place) => place.id === id)?.path ?? name) : name;
  };
  return {
    prints: new Map(prints.map((print) => [print.id, written(print)])),
    pictures: new Map(rows.map((row) => [row.blobId, written(row)])),
  };
}
