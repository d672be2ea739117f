import type { Blend } from '@pressroom/contract/categories/blend';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { storedBoxes } from '../record/storedBoxes.ts';
import { describedProductCodes } from './queries.ts';

/** A product code with the print positions, base image and package size of its category. */
export interface Product {
  id: string;
  code: string;
  categoryId: string;
  categoryName: string;
  styleName: string;
  colorName: string;
  sizeName: string;
  printNum: 1 | 2;
  boxes: PrintBox[];
  baseBlobId: string;
  blend: Blend;
  boxLength: number;
  boxWidth: number;
  boxHigh: number;
  boxWeight: number;
}

/** Codes are compared without case; the result has the stored spelling. Product codes that do not exist are left out. */
export async function findProducts(
  db: Db,
  by: { codes: readonly string[] } | { ids: readonly string[] },
): Promise<Product[]> {
  const wanted =
    'ids' in by
      ? sql<boolean>`product.id = ${anyOf(by.ids, 'bigint')}`
      : // the words are lowered by the database, as in the index, and once rather than for each row
        sql<boolean>`lower(product.code) = any (array(select lower(word) from unnest(${by.codes}::text[]) as word))`;
  const rows = await describedProductCodes(db).where(wanted).orderBy('product.id').execute();
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    categoryId: row.categoryId,
    categoryName: row.categoryName,
    styleName: row.styleName,
    colorName: row.colorName,
    sizeName: row.sizeName,
    printNum: row.numberOfPrints === 2 ? 2 : 1,
    boxes: storedBoxes(row.printLocations),
    baseBlobId: row.baseBlobId,
    blend: row.blend,
    boxLength: row.boxLength,
    boxWidth: row.boxWidth,
    boxHigh: row.boxHigh,
    boxWeight: row.boxWeight,
  }));
}
