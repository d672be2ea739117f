import { digits } from '../../json.ts';
import type { Chance } from '../../world/chance.ts';
import { propertiesOf } from '../catalogue/catalogue.ts';
import { endpoint } from '../endpoint.ts';
import { categoryOfProduct, judgeProduct } from '../publishing/judgeProduct.ts';
import { judgeProperties } from '../publishing/judgeProperties.ts';
import { newProduct, type NewProduct, type Product } from '../publishing/product.ts';
import { Refusal } from '../refusal.ts';

/** Takes a new product into review. It refuses with the first finding's code and all findings' words. */
export const addProduct = ['bg.glo.goods.add', 'temu.goods.add'].map((type) =>
  endpoint({
    type,
    zones: ['pa'],
    body: newProduct,
    act({ state, store, body }) {
      const category = categoryOfProduct(body);
      const template = propertiesOf(category, state.changes.of(category.id));
      const given = { properties: body.productPropertyReqs, specs: body.productSpecPropertyReqs };
      const findings = [...judgeProperties(template, given), ...judgeProduct(state, store, body, category)];
      if (findings[0]) throw new Refusal(findings[0].code, findings.map(({ message }) => message).join('; '));
      const chance = state.draw('product');
      const product: Product = {
        ...codesFor(chance, body),
        storeId: store.id,
        categoryId: category.id,
        name: body.productName,
        selectStatus: 1,
        createdAt: state.core.world.clock.now(),
        properties: given.properties,
        specifications: given.specs,
      };
      state.products.push(product);
      state.note(store, 'publish', product.skcs.flatMap(({ skus }) => skus.map(({ extCode }) => extCode)).join());
      return describe(product);
    },
  }),
);

function codesFor(chance: Chance, { productSkcReqs }: NewProduct): Pick<Product, 'productId' | 'skcs'> {
  const next = () => `60${chance.digits(12)}`;
  return {
    productId: next(),
    skcs: productSkcReqs.map(({ extCode, productSkuReqs }) => ({
      productSkcId: next(),
      extCode,
      skus: productSkuReqs.map((sku) => ({
        productSkuId: next(),
        extCode: sku.extCode,
        specs: sku.productSkuSpecReqs,
      })),
    })),
  };
}

function describe({ productId, skcs }: Product) {
  return {
    productId: digits(productId),
    productSkcList: skcs.map(({ productSkcId }) => ({ productSkcId: digits(productSkcId) })),
    productSkuList: skcs.flatMap(({ productSkcId, skus }) =>
      skus.map(({ productSkuId, extCode, specs }) => ({
        productSkuId: digits(productSkuId),
        productSkcId: digits(productSkcId),
        extCode,
        skuSpecList: specs.map((spec) => ({
          ...spec,
          parentSpecId: digits(spec.parentSpecId),
          specId: digits(spec.specId),
        })),
      })),
    ),
  };
}
