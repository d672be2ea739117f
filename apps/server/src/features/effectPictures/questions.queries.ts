import type { EffectShape } from '@pressroom/contract/effectPictures/effectPictures';
import type { Db } from '../../platform/database/database.ts';
import { failField } from '../../platform/failure.ts';
import { findProducts, findStoreModels } from '../categories/categories.public.ts';
import { findPictures } from '../library/library.public.ts';
import { type EffectQuestion, questionOf } from './effectPictures.rules.ts';

interface Asked {
  /** In the order of their positions. */
  printIds: readonly string[];
  shopId?: string;
  shape?: EffectShape;
}

/** The questions by the category's id; a category that does not exist has none. Ends in 400 where a print does not exist. */
export async function questionsOfCategories(
  db: Db,
  categoryIds: readonly string[],
  { printIds, shopId, shape }: Asked,
): Promise<Map<string, EffectQuestion>> {
  const pictures = await findPictures(db, printIds);
  if (printIds.some((id) => !pictures.has(id))) failField('images', 'effectPictures.printGone');
  const prints = printIds.map((id) => pictures.get(id)!.blobId);
  const wanted = [...new Set(categoryIds)].map((categoryId) => ({ categoryId, shopId: shopId ?? null }));
  const models = await findStoreModels(db, wanted);
  return new Map(
    wanted.flatMap(({ categoryId }, at) => {
      const model = models[at];
      return model ? [[categoryId, questionOf(model, prints, shape)] as const] : [];
    }),
  );
}

/** The questions by the product code as it was given; a code that does not exist has none. */
export async function questionsOfCodes(
  db: Db,
  codes: readonly string[],
  asked: Asked,
): Promise<Map<string, EffectQuestion>> {
  const products = new Map((await findProducts(db, { codes })).map((product) => [product.code.toLowerCase(), product]));
  const ofCategories = await questionsOfCategories(
    db,
    [...products.values()].map(({ categoryId }) => categoryId),
    asked,
  );
  return new Map(
    codes.flatMap((code) => {
      const question = ofCategories.get(products.get(code.toLowerCase())?.categoryId ?? '');
      return question ? [[code, question] as const] : [];
    }),
  );
}
