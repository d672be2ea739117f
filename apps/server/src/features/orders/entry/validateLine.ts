import { carrierNamed } from '@pressroom/contract/orders/carriers';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { Findings } from '../../../platform/spreadsheet/findings.ts';
import { columnName } from '../../../platform/spreadsheet/importSheet.ts';
import { findProducts, type Product } from '../../categories/categories.public.ts';
import {
  findPictures,
  findPicturesByName,
  type NamedPicture,
  type Picture,
  pictureKey,
} from '../../library/library.public.ts';
import { findMappings, type Mapping } from '../../skuMapping/skuMapping.public.ts';
import { findMissingAddress, importColumns, importKeys, type ImportKey, type SheetLine } from './sheet.ts';
import { otherCarrier } from '../record/carriers.ts';
import { type CombinedOf, findCombined } from '../mapping/combined.ts';
import type { LineContent } from '../record/lineContent.ts';

/** The records that the sheet names. */
export interface Known {
  stores: Map<string, { id: string; name: string }>;
  products: Map<string, Product>;
  productsById: Map<string, Product>;
  pictures: Map<string, NamedPicture[]>;
  picturesById: Map<string, Picture>;
  mappings: Map<string, Mapping>;
  combinations: CombinedOf;
  /** `store id` + `order number`, of orders that exist. */
  taken: Set<string>;
}

/** Of pictures with the same name, so many are listed with their folders. */
const placesNamed = 3;
const fold = (text: string) => text.toLowerCase();
export const pairKey = (shopId: string, text: string) => `${shopId} ${text}`;

/** Those that are open, by their names in small letters. */
export async function findStores(db: Db): Promise<Known['stores']> {
  const stores = await db.selectFrom('stores').where('dataStatus', '=', 1).select(['id', 'name']).execute();
  return new Map(stores.map((store) => [fold(store.name), store]));
}

/** Takes a handful of queries, however long the sheet is. */
export async function findKnown(db: Db, lines: readonly SheetLine[]): Promise<Known> {
  const texts = (key: ImportKey) => [...new Set(lines.map((line) => line.text[key]).filter(Boolean))];
  const byName = await findStores(db);
  const pairs = lines.flatMap(({ text }) => {
    const store = byName.get(fold(text.store));
    return store ? [{ shopId: store.id, skuId: text.skuId, number: text.thirdOrderNumber }] : [];
  });
  const mappings = await findMappings(
    db,
    pairs.filter((pair) => pair.skuId),
  );
  const products = await findProducts(db, { codes: texts('productCode') });
  const mapped = await findProducts(db, { ids: mappings.map((mapping) => mapping.productCodeId) });
  const imageIds = mappings.flatMap((mapping) => [
    mapping.printingImageId,
    ...(mapping.printingImage2Id ? [mapping.printingImage2Id] : []),
  ]);
  const existing = await db
    .selectFrom('orderNumbers')
    .where('thirdOrderNumber', '=', anyOf(texts('thirdOrderNumber'), 'text'))
    .select(['shopId', 'thirdOrderNumber'])
    .execute();
  return {
    stores: byName,
    products: new Map(products.map((product) => [fold(product.code), product])),
    productsById: new Map(mapped.map((product) => [product.id, product])),
    pictures: await findPicturesByName(db, [...texts('print1'), ...texts('print2')]),
    picturesById: await findPictures(db, imageIds),
    mappings: new Map(mappings.map((mapping) => [pairKey(mapping.shopId, mapping.skuId), mapping])),
    combinations: await findCombined(db, [...texts('skuId'), ...texts('productCode')]),
    taken: new Set(existing.map((order) => pairKey(order.shopId, order.thirdOrderNumber))),
  };
}

/** The combination that a line asks for: in place of a product code, or by a SKU id without a mapping. */
export function combinationOf({ text }: SheetLine, known: Known): ReturnType<CombinedOf> {
  if (text.productCode)
    return known.products.has(fold(text.productCode)) ? undefined : known.combinations([text.productCode]);
  const store = known.stores.get(fold(text.store));
  const isMapped = store !== undefined && known.mappings.has(pairKey(store.id, text.skuId));
  return isMapped ? undefined : known.combinations([text.skuId]);
}

/** Compares one line with what we hold. The content is undefined where a SKU id waits for its mapping, and of a combination. */
export function validateLine(row: SheetLine, known: Known, findings: Findings): LineContent | undefined {
  const { line, text } = row;
  const store = known.stores.get(fold(text.store));
  if (text.store && !store) findings.add(line, 'orderImport.unknownStore', { name: text.store });
  findMissingAddress(row, findings);
  if (combinationOf(row, known)) return undefined;
  if (text.productCode) return validateProduct(row, known, findings);
  if (!text.skuId) findings.add(line, 'orderImport.noProduct');
  const mapping = store && known.mappings.get(pairKey(store.id, text.skuId));
  const product = mapping && known.productsById.get(mapping.productCodeId);
  if (!product) return undefined;
  const prints = [mapping.printingImageId, mapping.printingImage2Id].map((id) => known.picturesById.get(id ?? ''));
  return { product, prints, printNum: product.printNum, printingLocation: 1 };
}

function validateProduct({ line, text }: SheetLine, known: Known, findings: Findings): LineContent | undefined {
  const product = known.products.get(fold(text.productCode));
  if (!product) findings.add(line, 'orderImport.unknownCode', { code: text.productCode });
  if (!text.print1) findings.add(line, 'orderImport.printRequired', { column: columnName(importColumns.print1) });
  if (product?.printNum === 1 && text.print2) findings.add(line, 'orderImport.tooManyPrints', { code: product.code });
  const prints = [text.print1, text.print2].map((name) => {
    if (!name) return undefined;
    const found = known.pictures.get(pictureKey(name)) ?? [];
    if (found.length === 0) findings.add(line, 'orderImport.unknownPrint', { name });
    if (found.length > 1) {
      const places = found.slice(0, placesNamed).map(({ path }) => path);
      findings.add(line, 'orderImport.severalPrints', { name, count: found.length, places });
    }
    return found[0];
  });
  return product && { product, prints, printNum: product.printNum, printingLocation: 1 };
}

/** Refuses a tracking number that is another carrier's. An import cannot ask; the order's own form can. */
export function findOtherCarrier({ line, text: { carrierName, trackingNumber } }: SheetLine, findings: Findings): void {
  const other = otherCarrier({ carrierName, trackingNumber });
  if (other) findings.add(line, 'orderImport.otherCarrier', { number: trackingNumber, other, carrier: carrierName });
}

const ownToLine: readonly ImportKey[] = ['thirdOrderNumber', 'skuId', 'num', 'productCode', 'print1', 'print2'];
const ownToOrder = importKeys.filter((key) => !ownToLine.includes(key));

/** The lines of one order must say the same about the order; a difference is reported for the later line. */
export function findDisagreements(lines: readonly SheetLine[], findings: Findings): void {
  const [first, ...others] = lines;
  for (const row of others) {
    for (const key of ownToOrder) {
      if (valueOf(row, key) === valueOf(first!, key)) continue;
      findings.add(row.line, 'orderImport.disagree', { column: columnName(importColumns[key]), line: first!.line });
    }
  }
}

/** The cell's meaning: two spellings of one label type or moment are equal. */
function valueOf(row: SheetLine, key: ImportKey): string | number {
  if (key === 'labelType' || key === 'orderTime' || key === 'deliveryTimeLimit') return row[key] ?? row.text[key];
  if (key === 'carrierName') return carrierNamed(row.text.carrierName);
  return key === 'store' ? fold(row.text.store) : row.text[key];
}
