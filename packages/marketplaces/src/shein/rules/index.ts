import { categoryRules } from './category.ts';
import { codeRules } from './codes.ts';
import { numberRules } from './numbers.ts';
import { pictureRules } from './pictures.ts';
import { saleRules } from './sales.ts';
import type { SheinRule } from './sheinRule.ts';
import { storeRules } from './store.ts';
import { textRules } from './texts.ts';

/** In the order in which a seller fills in a listing. */
export const sheinRules: readonly SheinRule[] = [
  ...storeRules,
  ...categoryRules,
  ...textRules,
  ...codeRules,
  ...saleRules,
  ...numberRules,
  ...pictureRules,
];
