import { digits } from '../../json.ts';
import { endpoint } from '../endpoint.ts';
import { categoryOfProduct, judgeProduct } from '../publishing/judgeProduct.ts';
import { makeProduct } from '../publishing/makeProduct.ts';
import { newProduct, type TemuProduct } from '../publishing/product.ts';
import { Refusal } from '../refusal.ts';

/** Takes a new product into review. It refuses with the first finding's code and all findings' words. */
export const addProduct = ['bg.glo.goods.add', 'temu.goods.add'].map((type) =>
  endpoint({
    type,
    zones: ['pa'],
    body: newProduct,
    act({ state, store, body }) {
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
