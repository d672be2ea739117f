import { categoryOf } from '../../world/categories.ts';
import type { Category } from '../../world/category.ts';
import { productTypeOf } from '../catalogue/catalogue.ts';
import { badParameter } from '../refusal.ts';
import type { Finding, Judged } from './findings.ts';
import { judgeAttributes } from './judgeAttributes.ts';
import { judgeBasics } from './judgeBasics.ts';
import { judgeEdit } from './judgeEdit.ts';
import { judgePictures } from './judgePictures.ts';
import { judgeSales } from './judgeSales.ts';
import { judgeSizes } from './judgeSizes.ts';
import { judgeSkus } from './judgeSkus.ts';
import type { PublishBody } from './product.ts';

/** @throws Refusal where there is no such leaf, or its product type is another. */
export function categoryOfProduct({ category_id, product_type_id }: PublishBody): Category {
  const category = categoryOf(category_id);
  if (!category?.leaf || category.hiddenType !== 0)
    throw badParameter(`category_id: ${category_id} is no last category`);
  if (product_type_id !== undefined && product_type_id !== productTypeOf(category))
    throw badParameter(`product_type_id: ${product_type_id} is not of category ${category_id}`);
  return category;
}

/** Everything that SHEIN refuses in a product. */
export function judge(judged: Judged): Finding[] {
  const { attributes, own, body } = judged;
  return [
    ...judgeAttributes({ attributes, own, entries: body.product_attribute_list }),
    ...judgeBasics(judged),
    ...judgeSizes(judged),
    ...judgePictures(judged),
    ...judgeSales(judged),
    ...judgeSkus(judged),
    ...judgeEdit(judged),
  ];
}
