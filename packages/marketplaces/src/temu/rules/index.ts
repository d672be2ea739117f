import { categoryRules } from './category.ts';
import { codeRules } from './codes.ts';
import { numberRules } from './numbers.ts';
import { pictureRules } from './pictures.ts';
import { specRules } from './specs.ts';
import { storeRules } from './store.ts';
import type { TemuRule } from './temuRule.ts';
import { textRules } from './texts.ts';

/** In the order in which a seller fills in a listing. */
export const temuRules: readonly TemuRule[] = [
  ...storeRules,
  ...categoryRules,
  ...textRules,
  ...codeRules,
  ...specRules,
  ...numberRules,
  ...pictureRules,
];
