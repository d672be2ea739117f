import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import { productType } from '@pressroom/contract/products/product';
import { must } from '../../demo/shop.ts';
import type { ShopTest } from '../../testing/orderMakers.ts';
import { keptProduct } from '../../testing/productMakers.ts';

export async function writeEffects({ admin, test, shop }: ShopTest): Promise<void> {
  const code = await test.db
    .selectFrom('productCodes')
    .where('code', '=', 'TEE-WHT-L')
    .select('id')
    .executeTakeFirstOrThrow();
  const product = await keptProduct(test, {
    productType: productType.variants,
    print1Id: shop.pictures.rose_front,
    skus: [{ productCodeId: code.id }],
  });
  await must(admin, productEffects.make, { ids: [product.id] });
  await test.drain();
}
