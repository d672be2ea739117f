import type { ProductDetail } from '@pressroom/contract/products/product';
import type { Language } from '@pressroom/contract/messages';
import type { Db } from '../../../platform/database/database.ts';
import { nameCategories } from '../../classification/classification.public.ts';
import { presentDetail } from './present.ts';
import { getWholeProduct, type WholeProduct } from './queries.ts';

/** The product as its dialog reads it, with the names of its categories in the reader's language. */
export async function showProduct(db: Db, product: WholeProduct | string, language: Language): Promise<ProductDetail> {
  const { head, skus } = typeof product === 'string' ? await getWholeProduct(db, product) : product;
  const [named] = await nameCategories(db, [head], language);
  return presentDetail({ head: named!, skus });
}
