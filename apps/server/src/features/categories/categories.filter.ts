import { codeType } from '@pressroom/contract/codes/codes';
import type { Db } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/expressions.ts';
import { codeIdOf } from '../codes/codes.public.ts';

/** `code` is part of a product code, and its pattern in a query; the other three are whole entries of the dictionary. */
export interface CodeFilters {
  code?: string;
  styleCode?: string;
  colorCode?: string;
  sizeCode?: string;
}

/** Those that say something, ready for a query: `code` as a pattern. */
export function filtersOf({ code, styleCode, colorCode, sizeCode }: CodeFilters): CodeFilters {
  return {
    code: containing(code),
    styleCode: styleCode || undefined,
    colorCode: colorCode || undefined,
    sizeCode: sizeCode || undefined,
  };
}

/** The ids of the categories with a product code that fits what is given. */
export function categoriesHolding(db: Db, { code, sizeCode }: Pick<CodeFilters, 'code' | 'sizeCode'>) {
  let matching = db.selectFrom('productCodes').select('categoryId');
  if (code) matching = matching.where('code', 'ilike', code);
  if (sizeCode) matching = matching.where('sizeId', 'in', codeIdOf(db, codeType.size, sizeCode));
  return matching;
}

/** The ids of the categories of this style and colour. */
export function categoriesMadeOf(db: Db, { styleCode, colorCode }: Pick<CodeFilters, 'styleCode' | 'colorCode'>) {
  let matching = db.selectFrom('productCategories').select('id');
  if (styleCode) matching = matching.where('styleId', 'in', codeIdOf(db, codeType.style, styleCode));
  if (colorCode) matching = matching.where('colorId', 'in', codeIdOf(db, codeType.colour, colorCode));
  return matching;
}
