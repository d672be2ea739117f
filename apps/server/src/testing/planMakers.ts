import type { CallInput } from '@pressroom/contract/endpoint';
import { imageTypes } from '@pressroom/contract/pictures/imageSlots';
import { publishPlans } from '@pressroom/contract/publishing/plans';
import type { Caller } from '../caller.ts';
import { must } from '../demo/shop.ts';
import { fillSlots, keptProduct, keptProductCode } from './productMakers.ts';
import type { TestApp } from './testApp.ts';

type Link = CallInput<typeof publishPlans.create>['publishProducts'][number];

let serial = 0;

/** What the dialog says of one listing, with an item number of its own. */
export function linkOf(storeId: string, productId: string, given: Partial<Link> = {}): Link {
  serial += 1;
  return { storeId, productId, cargoNo: `NO${serial}`, title: `Tee ${serial}`, ...given };
}

/** A plan of these links, with its listings as its dialog reads them. */
export async function makePlan(
  caller: Caller,
  publishProducts: readonly Link[],
  given: Partial<CallInput<typeof publishPlans.create>> = {},
) {
  const { plan } = await must(caller, publishPlans.create, { publishProducts: [...publishProducts], ...given });
  return must(caller, publishPlans.detail, { id: plan.id });
}

/** A product whose SKU has a product code and pictures for both marketplaces. */
export async function picturedProduct(test: TestApp) {
  serial += 1;
  const code = await keptProductCode(test, { code: `TEE${serial}-BLK-M`, realStock: 7 });
  const product = await keptProduct(test, { skus: [{ productCodeId: code.id }] });
  const counts = { [imageTypes.sheinDetail]: 2, [imageTypes.temuCarousel]: 5, [imageTypes.temuOuterPackaging]: 1 };
  await fillSlots(test, product.skuIds[0]!, counts);
  return { ...product, skuId: product.skuIds[0]!, code };
}
