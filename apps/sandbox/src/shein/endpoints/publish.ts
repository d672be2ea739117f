import type { Store } from '../../world/stores.ts';
import { attributesOf } from '../catalogue/catalogue.ts';
import { storeEndpoint } from '../endpoint.ts';
import { changeProduct } from '../publishing/changeProduct.ts';
import type { Finding, Judged } from '../publishing/findings.ts';
import { categoryOfProduct, judge } from '../publishing/judge.ts';
import { findWhyNotEditable } from '../publishing/judgeEdit.ts';
import { makeProduct } from '../publishing/makeProduct.ts';
import { publishBody, type PublishBody, type SheinProduct } from '../publishing/product.ts';
import { findWhyNotPublishing } from '../quota.ts';
import { siteOf } from '../sites.ts';
import type { SheinState } from '../state.ts';
import { stockCode, warehousesOf } from '../warehouses.ts';

/**
 * Takes a new product, or a change of one, into review. What it refuses has code 0, `success` false and the findings in
 * `pre_valid_result`.
 */
export const publishProduct = storeEndpoint({
  path: '/open-api/goods/product/publishOrEdit',
  method: 'POST',
  modes: ['semi', 'full'],
  body: publishBody,
  act({ state, store, body }) {
    const category = categoryOfProduct(body);
    const held = body.spu_name === undefined ? undefined : state.products.find(store, body.spu_name);
    const why = body.spu_name === undefined ? findWhyNotPublishing(state, store) : findWhyNotEditable(held);
    if (why !== undefined)
      return refused([
        body.spu_name === undefined
          ? { module: 'store', form: 'quota', messages: [why] }
          : { module: 'basic_info', form: 'spu_name', messages: [why] },
      ]);
    const attributes = attributesOf(category, state.changes.of(category.id));
    const judged: Judged = {
      state,
      store,
      body,
      category,
      attributes,
      own: state.ownValuesOf(store, category.id),
      held,
    };
    const findings = judge(judged);
    if (findings.length > 0) return refused(findings);
    return accepted(held ? change(judged, held) : publish(judged));
  },
});

function publish({ state, store, body, ...judged }: Judged): SheinProduct {
  const product = makeProduct(state.draw('product'), body, aboutOf({ state, store, body, ...judged }));
  state.products.take(product);
  state.note(store, 'publish', skusOf(product).join());
  return product;
}

function change(judged: Judged, held: SheinProduct): SheinProduct {
  const { state, store, body } = judged;
  state.products.change(held, changeProduct(state.draw('change'), held, { body, about: aboutOf(judged) }));
  state.note(store, 'change', `${held.number} ${held.version}`);
  return held;
}

const skusOf = ({ skcs }: SheinProduct) => skcs.flatMap(({ skus }) => skus.map(({ sellerSku }) => sellerSku));

function aboutOf({ state, store, body, category, attributes, own, held }: Judged) {
  const now = state.core.world.clock.now();
  return { store, category, attributes, own, now, ...placesOf(state, store, { body, held }) };
}

/** Where a product is sold, and where its stock lies unless it says so itself. */
function placesOf(
  { core }: SheinState,
  store: Store,
  { body, held }: { body: PublishBody; held: SheinProduct | undefined },
) {
  const [warehouse] = warehousesOf(core.world, store);
  const before = held?.skcs[0]?.shelves.map(({ site }) => site) ?? [];
  const named = (body.site_list ?? []).flatMap(({ sub_site_list }) => sub_site_list);
  const sites = [before, named, [siteOf(store)]].find((each) => each.length > 0)!;
  return { warehouse: stockCode(warehouse!), sites };
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
