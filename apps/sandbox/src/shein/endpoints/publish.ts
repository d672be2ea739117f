import type { Store } from '../../world/stores.ts';
import { attributesOf } from '../catalogue/catalogue.ts';
import { storeEndpoint } from '../endpoint.ts';
import { type Finding, judgeAttributes } from '../publishing/judgeAttributes.ts';
import { categoryOfProduct, judgeProduct } from '../publishing/judgeProduct.ts';
import { makeProduct } from '../publishing/makeProduct.ts';
import { publishBody, type PublishBody, type SheinProduct } from '../publishing/product.ts';
import { siteOf } from '../sites.ts';
import type { SheinState } from '../state.ts';
import { stockCode, warehousesOf } from '../warehouses.ts';

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
    const now = state.core.world.clock.now();
    const about = { store, category, attributes, own: form.own, ...placesOf(state, store, body), now };
    const product = makeProduct(state.draw('product'), body, about);
    state.products.take(product);
    state.note(store, 'publish', product.skcs.flatMap(({ skus }) => skus.map(({ sellerSku }) => sellerSku)).join());
    return accepted(product);
  },
});

/** Where a product is sold, and where its stock lies unless it says so itself. */
function placesOf({ core }: SheinState, store: Store, { site_list }: PublishBody) {
  const [warehouse] = warehousesOf(core.world, store);
  const named = site_list.flatMap(({ sub_site_list }) => sub_site_list);
  return { warehouse: stockCode(warehouse!), sites: named.length > 0 ? named : [siteOf(store)] };
}

function accepted({ number, version, skcs }: SheinProduct) {
  return {
    success: true,
    spu_name: number,
    version,
    skc_list: skcs.map(({ id, skus }) => ({
      skc_name: id,
      sku_list: skus.map((sku) => ({ sku_code: sku.id, supplier_sku: sku.sellerSku })),
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
