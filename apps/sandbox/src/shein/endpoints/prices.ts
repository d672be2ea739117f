import { z } from 'zod';
import { findWrongNumber } from '../../decimals.ts';
import type { Price, ProductSku } from '../../markets/product.ts';
import type { Store } from '../../world/stores.ts';
import { storeEndpoint, type StoreCall } from '../endpoint.ts';
import { currencyOf } from '../fillIn.ts';
import { centsOf } from '../publishing/makeProduct.ts';
import type { SheinProduct } from '../publishing/product.ts';
import { badParameter } from '../refusal.ts';
import type { SheinState } from '../state.ts';

const amount = z.union([z.string(), z.number()]).transform(String);

const rowSpec = z.object({
  productCode: z.string().min(1),
  currencyCode: z.string(),
  shopPrice: amount,
  specialPrice: amount.optional(),
  site: z.string().min(1),
  riseReason: z.int().min(1).max(5).optional(),
});
type Row = z.output<typeof rowSpec>;

const [failed, done, underReview] = [0, 1, 2];

/** Sets prices. A rise needs a reason and is looked at first; each row answers for itself. */
export const savePrices = storeEndpoint({
  path: '/open-api/openapi-business-backend/product/price/save',
  method: 'POST',
  body: z.object({ productPriceList: z.array(rowSpec).min(1).max(100) }),
  act: (call) => ({
    data: call.body.productPriceList.map((row) => {
      const { productCode, site } = row;
      const said = save(call, row);
      const isDone = typeof said === 'number';
      call.state.note(call.store, 'price', `${productCode} ${site} ${row.shopPrice} ${row.specialPrice ?? ''}`, isDone);
      return {
        success: isDone,
        message: isDone ? '' : said,
        productCode,
        site,
        status: isDone ? said : failed,
      };
    }),
  }),
});

/** The status of the row, or why it is refused. */
function save({ state, store }: StoreCall<unknown>, row: Row): number | string {
  const { product, sku } = findSku(state, store, row.productCode) ?? {};
  if (!product || !sku) return `SKU不存在或未审核通过 There is no approved SKU ${row.productCode}`;
  const before = sku.prices.find(({ site }) => site === row.site);
  if (!before) return `站点不符 The SKU is not sold at ${row.site}`;
  if (before.currency !== row.currencyCode) return `币种不符 The currency of ${row.site} is ${before.currency}`;
  const precision = row.currencyCode === 'JPY' ? 0 : 2;
  const wrong = findWrongNumber(row.shopPrice, { min: '0.01', precision });
  if (wrong !== undefined) return `价格错误 ${wrong}`;
  const special = row.specialPrice === undefined || Number(row.specialPrice) === 0 ? null : row.specialPrice;
  if (special !== null) {
    const wrongSpecial = findWrongNumber(special, { min: '0.01', precision });
    if (wrongSpecial !== undefined) return `特价错误 ${wrongSpecial}`;
    if (Number(special) >= Number(row.shopPrice)) return `特价须低于原价 ${special} is not below ${row.shopPrice}`;
  }
  const after = { ...before, original: centsOf(row.shopPrice), special: special === null ? null : centsOf(special) };
  if (!isRise(before, after)) {
    state.products.price(product, sku, [after]);
    return done;
  }
  if (row.riseReason === undefined) return '涨价须填原因 A rise needs riseReason';
  state.products.proposePrices(product, sku, [after]);
  return underReview;
}

const askedOf = ({ original, special }: Price) => special ?? original;

const isRise = (before: Price, after: Price) => after.original > before.original || askedOf(after) > askedOf(before);

/** An approved SKU by SHEIN's code. */
export function findSku(
  state: SheinState,
  store: Store,
  code: string,
): { product: SheinProduct; sku: ProductSku; skc: string } | undefined {
  for (const product of state.products.withParts(store, [code])) {
    if (product.removed !== null) continue;
    for (const skc of product.skcs) {
      const sku = skc.approvedOnce ? skc.skus.find(({ id }) => id === code) : undefined;
      if (sku) return { product, sku, skc: skc.id };
    }
  }
  return undefined;
}

/** Sets what a seller is paid, for all SKUs of one product or for none. */
export const updateCosts = storeEndpoint({
  path: '/open-api/goods/update-cost',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({
    spu_name: z.string().min(1),
    skc_info_list: z
      .array(
        z.object({
          skc_name: z.string().min(1),
          sku_info_list: z.array(z.object({ sku_code: z.string().min(1), cost: amount, currency: z.string() })).min(1),
        }),
      )
      .min(1),
  }),
  act({ state, store, body }) {
    const rows = body.skc_info_list.flatMap(({ sku_info_list }) => sku_info_list);
    const changes = rows.map(({ sku_code, cost, currency }) => {
      const found = findSku(state, store, sku_code);
      if (found?.product.number !== body.spu_name) throw badParameter(`sku_code: there is no approved SKU ${sku_code}`);
      const wrong = findWrongNumber(cost, { min: '0.01', max: '99999.99', precision: 2 });
      if (wrong !== undefined) throw badParameter(`cost: 供货价错误 ${wrong}`);
      if (currency !== currencyOf(store)) throw badParameter(`currency: 币种不符 It must be ${currencyOf(store)}`);
      return { ...found, cents: centsOf(cost) };
    });
    for (const { product, sku, cents } of changes)
      state.products.price(
        product,
        sku,
        sku.prices.map((price) => ({ ...price, original: cents, special: null })),
      );
    state.note(store, 'cost', `${body.spu_name} ${rows.map(({ sku_code, cost }) => `${sku_code}=${cost}`).join()}`);
    return null;
  },
});
