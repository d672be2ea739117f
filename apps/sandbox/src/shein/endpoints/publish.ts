import type { Chance } from '../../world/chance.ts';
import { attributesOf, productTypeOf } from '../catalogue/catalogue.ts';
import { storeEndpoint } from '../endpoint.ts';
import { type Finding, judgeAttributes } from '../publishing/judgeAttributes.ts';
import { categoryOfProduct, judgeProduct } from '../publishing/judgeProduct.ts';
import { type Product, publishBody, type PublishBody } from '../publishing/product.ts';

/**
 * Takes a new product into review. What it refuses has code 0, `success` false and the findings in `pre_valid_result`.
 * Products are changed only after review, which none of them has passed yet.
 */
export const publishProduct = storeEndpoint({
  path: '/open-api/goods/product/publishOrEdit',
  method: 'POST',
  modes: ['semi', 'full'],
  body: publishBody,
  act({ state, store, body }) {
    const category = categoryOfProduct(body);
    if (body.spu_name !== undefined)
      return refused([
        { module: 'basic_info', form: 'spu_name', messages: ['审核中不可编辑 The product has not passed review'] },
      ]);
    const attributes = attributesOf(category, state.changes.of(category.id));
    const form = { attributes, own: state.ownValuesOf(store, category.id), entries: body.product_attribute_list };
    const findings = [...judgeAttributes(form), ...judgeProduct(state, store, body, attributes)];
    if (findings.length > 0) return refused(findings);
    const product: Product = {
      ...codesFor(state.draw('product'), body),
      storeId: store.id,
      categoryId: category.id,
      productTypeId: productTypeOf(category),
      names: body.multi_language_name_list,
      attributes: body.product_attribute_list,
      documentState: 1,
      createdAt: state.core.world.clock.now(),
    };
    state.products.push(product);
    state.note(store, 'publish', product.skcs.flatMap(({ skus }) => skus.map(({ supplierSku }) => supplierSku)).join());
    return accepted(product);
  },
});

function codesFor(chance: Chance, { skc_list }: PublishBody): Pick<Product, 'spu' | 'version' | 'skcs'> {
  const spu = `a26${chance.digits(10)}`;
  return {
    spu,
    version: `SPMP${chance.digits(15)}`,
    skcs: skc_list.map(({ supplier_code, sku_list }, index) => ({
      skc: `s${spu}${String(index + 1).padStart(2, '0')}`,
      supplierCode: supplier_code,
      skus: sku_list.map(({ supplier_sku }) => ({
        sku: `I${chance.text(11, 'abcdefghijklmnopqrstuvwxyz0123456789')}`,
        supplierSku: supplier_sku,
      })),
    })),
  };
}

function accepted({ spu, version, skcs }: Product) {
  return {
    success: true,
    spu_name: spu,
    version,
    skc_list: skcs.map(({ skc, skus }) => ({
      skc_name: skc,
      sku_list: skus.map(({ sku, supplierSku }) => ({ sku_code: sku, supplier_sku: supplierSku })),
    })),
    pre_valid_result: null,
    mcc_valid_result: null,
    filtered_result: null,
    extra: null,
  };
}

function refused(findings: Finding[]) {
  return {
    success: false,
    spu_name: null,
    version: null,
    skc_list: null,
    pre_valid_result: findings,
    mcc_valid_result: null,
    filtered_result: null,
    extra: null,
  };
}
