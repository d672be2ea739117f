import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import { must } from '../../demo/shop.ts';
import type { ShopTest } from '../../testing/orderMakers.ts';
import { keptProduct } from '../../testing/productMakers.ts';
import { keptStore } from '../../testing/templateMakers.ts';

export async function writePlans({ admin, test }: ShopTest): Promise<void> {
  const storeId = await keptStore(test, 'SHEIN');
  const { id: productId } = await keptProduct(test);
  const make = async (count: number) => {
    const links = Array.from({ length: count }, (_, at) => ({ storeId, productId, title: `Tee ${at}` }));
    const publishProducts = links.map((link, at) => ({ ...link, cargoNo: `NO-${Math.random()}-${at}` }));
    const { plan } = await must(admin, publishPlans.create, { publishProducts });
    return must(admin, publishPlans.detail, { id: plan.id });
  };
  const { id, publishProducts: made } = await make(4);
  const [first, second, third, fourth] = made;
  const links = [first!, second!, third!, { ...fourth!, title: 'Another tee' }];
  await must(admin, publishPlans.update, { id, publishProducts: links });
  await must(admin, publishPlans.schedule, { id, releaseAt: '2099-01-01T00:00:00Z' });
  await must(admin, publishProducts.update, { ...first!, publishProductSpecs: [] });
  await must(admin, publishProducts.refreeze, { ids: [first!.id] });
  await must(admin, publishProducts.delete, { id: first!.id });
  await must(admin, publishProducts.batchDelete, [second!.id]);
  await must(admin, publishPlans.delete, { id });
  await must(admin, publishPlans.batchDelete, [(await make(1)).id]);
}
