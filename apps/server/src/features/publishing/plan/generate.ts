import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { publishPlans } from '@pressroom/contract/publishing/plans';
import { titleMax } from '@pressroom/contract/publishing/form';
import type { Db } from '../../../platform/database/database.ts';
import { addressOf } from '../../pictures/pictures.public.ts';
import type { SoldProduct, SoldSku } from '../../products/products.public.ts';
import { type Candidates, findCandidates, nameOf, objectionTo, pricesFor, skusOnSale } from './candidates.ts';
import { newCargoNos, storeSkus } from './codes.ts';

type Generated = HandlerOutput<typeof publishPlans.generate>;
type GeneratedSpec = Generated[number]['publishProductSpecs'][number];

const pictureOf = (key: string | null) => (key ? addressOf(key) : '');

/** The listings that products would have in stores, by store. Nothing is kept: the item numbers are only free now. */
export async function generateLinks(
  db: Db,
  { storeIds, productIds }: { storeIds: readonly string[]; productIds: readonly string[] },
): Promise<Generated> {
  const asked = storeIds.flatMap((storeId) => productIds.map((productId) => ({ storeId, productId })));
  const candidates = await findCandidates(db, asked);
  // a product or store that is gone has nothing to be shown by
  const found = asked.flatMap(({ storeId, productId }) => {
    const [store, product] = [candidates.stores.get(storeId), candidates.products.get(productId)];
    return store && product ? [{ store, product, skus: skusOnSale(product) }] : [];
  });
  const cargoNos = await newCargoNos(
    db,
    found.map(({ store }) => store.storeId),
  );
  const names = await storeSkus(
    db,
    found.map(({ store: { storeId }, skus }) => ({ storeId, skus: skus.map(({ sku }) => sku) })),
  );
  return found.map(({ store, product, skus }, at) => {
    const { head } = product;
    const name = nameOf(product);
    return {
      productId: head.id,
      productType: head.productType,
      storeId: store.storeId,
      storeName: store.name,
      storeTypeCode: store.typeCode,
      spu: head.spu,
      name,
      mainPictureUrl: mainPictureOf(product),
      skuCount: skus.length,
      cargoNo: cargoNos[at]!,
      title: name.slice(0, titleMax),
      publishProductSpecs: skus.map((sku, position) =>
        specOf(candidates, sku, { storeId: store.storeId, name: names[at]![position]! }),
      ),
      problem: objectionTo(candidates, { storeId: store.storeId, productId: head.id }) ?? null,
    };
  });
}

function mainPictureOf({ skus }: SoldProduct): string {
  return pictureOf(skus.find(({ mainKey }) => mainKey)?.mainKey ?? null);
}

function specOf(
  candidates: Candidates,
  sku: SoldSku,
  { storeId, name }: { storeId: string; name: string },
): GeneratedSpec {
  const { colorName, sizeName } = sku;
  return {
    productSpecId: sku.id,
    sku: name,
    mainPictureUrl: pictureOf(sku.mainKey),
    ...pricesFor(candidates, storeId, sku),
    cost: candidates.costOf(storeId, sku.id),
    realStock: sku.stock,
    publishProductSpecInfos: [
      ...(colorName ? [{ specKey: 'color' as const, specVal: colorName, code: sku.colorCode }] : []),
      ...(sizeName ? [{ specKey: 'size' as const, specVal: sizeName, code: sku.sizeCode }] : []),
    ],
  };
}
