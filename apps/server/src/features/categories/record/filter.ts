import { codeType } from '@pressroom/contract/codes/codes';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { wordSearch, containsWord } from '../../../platform/database/expressions.ts';
import { codeIdOf } from '../../codes/codes.public.ts';

/** `code` is part of a product code; the other three are whole entries of the dictionary. */
export interface CodeFilters {
  code?: string;
  styleCode?: string;
  colorCode?: string;
  sizeCode?: string;
}

/** The filters that are set, with the pattern of `code`. */
export interface WantedCodes extends CodeFilters {
  /** For `code`, where the search needs one. */
  pattern?: string;
}

/** Leaves out empty filters. */
export function filtersOf({ code, styleCode, colorCode, sizeCode }: CodeFilters): WantedCodes {
  return {
    code: code || undefined,
    pattern: code ? wordSearch(code).pattern : undefined,
    styleCode: styleCode || undefined,
    colorCode: colorCode || undefined,
    sizeCode: sizeCode || undefined,
  };
}

/** The ids of the categories with a product code that fits what is given. */
export function categoriesHolding(db: Db, { code, pattern, sizeCode }: WantedCodes) {
  let matching = db.selectFrom('productCodes').select('categoryId');
  if (code) matching = matching.where(containsWord(sql`code`, { word: code, pattern }));
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
