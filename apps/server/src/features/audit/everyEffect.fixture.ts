import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import { productType } from '@pressroom/contract/products/product';
import { categoryModels, flattened } from '@pressroom/contract/categories/models';
import { publishPreflight } from '@pressroom/contract/publishing/acts';
import { must } from '../../demo/shop.ts';
import { makeBaseImage } from '../../testing/make.ts';
import type { ShopTest } from '../../testing/orderMakers.ts';
import { linkOf, makePlan } from '../../testing/planMakers.ts';
import { keptProduct } from '../../testing/productMakers.ts';
import { keptStore } from '../../testing/templateMakers.ts';

export async function writeEffects({ admin, test, shop }: ShopTest): Promise<void> {
  const code = await test.db
    .selectFrom('productCodes')
    .where('code', '=', 'TEE-WHT-L')
    .select(['id', 'categoryId'])
    .executeTakeFirstOrThrow();
  const product = await keptProduct(test, {
    productType: productType.variants,
    print1Id: shop.pictures.rose_front,
    skus: [{ productCodeId: code.id }],
  });
  await must(admin, productEffects.make, { ids: [product.id] });
  await test.drain();
  // a store that shows the goods otherwise
  const shopId = await keptStore(test, 'SHEIN');
  const base = await makeBaseImage(admin, { seed: 9 });
  const model = { productCodeCategoryId: code.categoryId, shopId, bottomImageId: base.id, printNum: 1 as const };
  const box = flattened([{ x: 60, y: 60, width: 100, height: 100 }]);
  await must(admin, categoryModels.save, { ...model, ...box, isDefault: 1 });
  const plan = await makePlan(admin, [linkOf(shopId, product.id)]);
  await must(admin, publishPreflight.preflight, { publishPlanId: plan.id });
}
