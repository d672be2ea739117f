import type { CatalogueValue } from '../../markets/catalogue.ts';
import type { Price, ProductSkc, ProductSku } from '../../markets/product.ts';
import type { Chance } from '../../world/chance.ts';
import type { Category } from '../../world/category.ts';
import type { Store } from '../../world/stores.ts';
import type { SheinAttribute } from '../catalogue/attribute.ts';
import { productTypeOf } from '../catalogue/catalogue.ts';
import {
  defaultLanguage,
  type PublishBody,
  type SaleAttribute,
  type SheinProduct,
  type Skc,
  type Sku,
} from './product.ts';

export interface About {
  store: Store;
  category: Category;
  attributes: SheinAttribute[];
  /** Values that the seller has added, by attribute. */
  own: ReadonlyMap<string, CatalogueValue[]>;
  /** Where stock goes that names no warehouse. */
  warehouse: string;
  sites: string[];
  now: number;
}

/** A new product with codes of its own, as SHEIN gives them out before any review. */
export function makeProduct(chance: Chance, body: PublishBody, about: About): SheinProduct {
  const number = `a26${chance.digits(10)}`;
  const skcs = body.skc_list.map((skc, index) => makeSkc(chance, skc, { ...about, number, serial: index + 1 }));
  return {
    number,
    version: versionOf(chance),
    storeId: about.store.id,
    categoryId: about.category.id,
    title: titleOf(body),
    createdAt: about.now,
    updatedAt: about.now,
    details: { productTypeId: productTypeOf(about.category), content: withCodes(body, skcs) },
    changed: null,
    removed: null,
    skcs,
  };
}

/** What was sent, with the codes of its colours and SKUs. */
export function withCodes(body: PublishBody, skcs: ProductSkc[]): PublishBody {
  const codes = new Map(skcs.flatMap(({ id, skus }) => skus.map((sku) => [sku.sellerSku, { skc: id, sku: sku.id }])));
  const skc_list = body.skc_list.map((skc) => ({
    ...skc,
    skc_name: skc.skc_name ?? codes.get(skc.sku_list[0]?.supplier_sku ?? '')?.skc,
    sku_list: skc.sku_list.map((sku) => ({ ...sku, sku_code: sku.sku_code ?? codes.get(sku.supplier_sku)?.sku })),
  }));
  return { ...body, skc_list };
}

export const versionOf = (chance: Chance) => `SPMP${chance.digits(15)}`;

export const titleOf = ({ multi_language_name_list: names }: PublishBody) =>
  (names.find(({ language }) => language === defaultLanguage) ?? names[0]!).name;

export function makeSkc(chance: Chance, skc: Skc, about: About & { number: string; serial: number }): ProductSkc {
  return {
    id: `s${about.number}${String(about.serial).padStart(2, '0')}`,
    sellerCode: skc.supplier_code,
    colour: skc.sale_attribute ? nameOf(skc.sale_attribute, about) : '',
    state: 'review',
    reviews: 1,
    reasons: [],
    reviewedAt: undefined,
    approvedOnce: false,
    stopped: false,
    shelves: about.sites.map((site) => ({
      site,
      onShelf: false,
      firstAt: undefined,
      lastAt: undefined,
      movedAt: undefined,
    })),
    skus: skc.sku_list.map((sku) => makeSku(chance, sku, about)),
  };
}

export function makeSku(chance: Chance, sku: Sku, about: About): ProductSku {
  const stock: Record<string, number> = {};
  for (const { supplier_warehouse_id: warehouse = about.warehouse, inventory_num: units } of sku.stock_info_list ?? [])
    stock[warehouse] = units;
  return {
    id: `I${chance.text(11, 'abcdefghijklmnopqrstuvwxyz0123456789')}`,
    sellerSku: sku.supplier_sku,
    size: sku.sale_attribute_list.map((attribute) => nameOf(attribute, about)).join(' '),
    grams: Number(sku.weight),
    offered: sku.mall_state === 1,
    prices: pricesOf(sku, about.sites),
    proposed: [],
    stock,
  };
}

/** Semi-managed sellers state what buyers pay on each site; fully managed ones what they want to be paid. */
function pricesOf({ price_info_list: prices = [], cost_info: cost }: Sku, sites: string[]): Price[] {
  if (prices.length > 0)
    return prices.map(({ sub_site, currency, base_price, special_price }) => ({
      site: sub_site,
      currency,
      original: centsOf(base_price ?? '0'),
      special: special_price === undefined ? null : centsOf(special_price),
    }));
  if (!cost) return [];
  return sites.map((site) => ({ site, currency: cost.currency, original: centsOf(cost.cost_price), special: null }));
}

export const centsOf = (amount: string) => Math.round(Number(amount) * 100);

function nameOf(given: SaleAttribute, { attributes, own }: About): string {
  if (given.attribute_value_id === undefined) return given.custom_attribute_value ?? '';
  const offered = attributes.find(({ id }) => id === given.attribute_id)?.values ?? [];
  const values = [...offered, ...(own.get(given.attribute_id) ?? [])];
  return values.find(({ id }) => id === given.attribute_value_id)?.en ?? '';
}
