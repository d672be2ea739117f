import { digits } from '../../json.ts';
import { endpoint } from '../endpoint.ts';
import { categoryOfProduct, judgeProduct } from '../publishing/judgeProduct.ts';
import { makeProduct } from '../publishing/makeProduct.ts';
import { newProduct, type TemuProduct } from '../publishing/product.ts';
import { Refusal } from '../refusal.ts';
import type { TemuState } from '../state.ts';
import type { Store } from '../../world/stores.ts';

/** Takes a new product into review. It refuses with the first finding's code and all findings' words. */
export const addProduct = ['bg.glo.goods.add', 'temu.goods.add'].map((type) =>
  endpoint({
    type,
    zones: ['pa'],
    body: newProduct,
    act({ state, store, body }) {
      checkQuota(state, store);
      const category = categoryOfProduct(body);
      const findings = judgeProduct(state, store, body, category);
      if (findings[0]) throw new Refusal(findings[0].code, findings.map(({ message }) => message).join('; '));
      const now = state.core.world.clock.now();
      const product = makeProduct(state.draw('product'), body, { store, category, now });
      state.products.take(product);
      state.note(store, 'publish', product.skcs.flatMap(({ skus }) => skus.map(({ sellerSku }) => sellerSku)).join());
      return describe(product);
    },
  }),
);

/** Days are those of Beijing. */
const dayOf = (time: number) => Math.floor((time + 8 * 3_600_000) / 86_400_000);

/** @throws Refusal where the shop has published all that it may today, or may publish nothing. */
function checkQuota({ core, products }: TemuState, { id, limits }: Store): void {
  if (!limits.mayPublish) throw new Refusal(2_000_000, 'the shop may not publish');
  if (limits.daily === null) return;
  const today = dayOf(core.world.clock.now());
  const published = products.all().filter(({ storeId, createdAt }) => storeId === id && dayOf(createdAt) === today);
  if (published.length >= limits.daily)
    throw new Refusal(2_000_197, `the daily quota of ${limits.daily} products is used up`);
}

function describe({ number, skcs, details }: TemuProduct) {
  return {
    productId: digits(number),
    productSkcList: skcs.map(({ id }) => ({ productSkcId: digits(id) })),
    productSkuList: skcs.flatMap((skc, skcIndex) =>
      skc.skus.map(({ id, sellerSku }, index) => ({
        productSkuId: digits(id),
        productSkcId: digits(skc.id),
        extCode: sellerSku,
        skuSpecList: details.content.productSkcReqs[skcIndex]!.productSkuReqs[index]!.productSkuSpecReqs.map(
          (spec) => ({
            ...spec,
            parentSpecId: digits(spec.parentSpecId),
            specId: digits(spec.specId),
          }),
        ),
      })),
    ),
  };
}
