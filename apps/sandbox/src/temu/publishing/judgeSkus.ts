import type { Category } from '../../world/category.ts';
import type { Store } from '../../world/stores.ts';
import { badParameter } from '../refusal.ts';
import type { TemuState } from '../state.ts';
import type { Finding } from './entry.ts';
import { type NewProduct, type Sku, skusOf } from './product.ts';

const defaultCurrency = 'CNY';
/** In cents; the real bound is not published. */
const highestPrice = 10_000_000;

/** What is wrong with single SKUs, and with the SKUs of one colour together. */
export function judgeSkus(store: Store, product: NewProduct, { apparel }: Category): Finding[] {
  const skus = skusOf(product);
  const most = apparel ? 10 : 500;
  if (skus.length > 500 || product.productSkcReqs.some(({ productSkuReqs }) => productSkuReqs.length > most))
    throw badParameter(`productSkuReqs: at most ${most}`);
  return [
    ...findInCurrency(store, skus),
    ...skus.filter((sku) => pricesOf(sku).some((price) => price > highestPrice)).map(tooHigh),
    ...(apparel ? product.productSkcReqs.filter(haveSeveralPrices).map(pricesDiffer) : []),
    ...skus.filter(isOutOfOrder).map(outOfOrder),
    ...skus.filter(isWronglySensitive).map(({ extCode }) => ({
      code: 1_000_003,
      message: `SKU ${extCode}: sensitiveList stands with isSensitive 1 alone`,
    })),
  ];
}

function pricesOf({ supplierPrice, siteSupplierPrices = [] }: Sku): number[] {
  const ofSites = siteSupplierPrices.map((price) => price.supplierPrice);
  return supplierPrice === undefined ? ofSites : [...ofSites, supplierPrice];
}

const tooHigh = ({ extCode }: Sku): Finding => ({ code: 2_000_079, message: `SKU ${extCode}: the price is too high` });

type Skc = NewProduct['productSkcReqs'][number];

/** Sizes of one colour cost the same. */
function haveSeveralPrices({ productSkuReqs }: Skc): boolean {
  const all = productSkuReqs.map(({ supplierPrice, siteSupplierPrices = [] }) =>
    [supplierPrice, ...siteSupplierPrices.map((price) => `${price.siteId}:${price.supplierPrice}`).toSorted()].join(),
  );
  return new Set(all).size > 1;
}

const pricesDiffer = ({ extCode }: Skc): Finding => ({
  code: 2_000_031,
  message: `SKC ${extCode}: its SKUs must have the same price`,
});

const boxOf = ({ productSkuWhExtAttrReq }: Sku) => productSkuWhExtAttrReq.productSkuVolumeReq;

function isOutOfOrder(sku: Sku): boolean {
  const { len, width, height } = boxOf(sku);
  return len < width || width < height;
}

function outOfOrder(sku: Sku): Finding {
  const { len, width, height } = boxOf(sku);
  return { code: 2_000_044, message: `SKU ${sku.extCode}: volume ${len}×${width}×${height}: len ≥ width ≥ height` };
}

function isWronglySensitive({ productSkuWhExtAttrReq }: Sku): boolean {
  const { isSensitive, sensitiveList } = productSkuWhExtAttrReq.productSkuSensitiveAttrReq;
  return (isSensitive === 1) !== sensitiveList.length > 0;
}

/** Prices are in the default currency or in the shop's, all in the same. */
function findInCurrency({ currency }: Store, skus: Sku[]): Finding[] {
  const used = [...new Set(skus.map(({ currencyType }) => currencyType))];
  const strange = used.filter((each) => each !== defaultCurrency && each !== currency);
  if (strange.length > 0)
    return [{ code: 2_000_060, message: `currencyType ${strange.join()}: ${defaultCurrency} or ${currency}` }];
  return used.length > 1 ? [{ code: 2_000_061, message: 'the SKUs have different currencies' }] : [];
}

/** A seller's SKU exists once in a shop, except in products that TEMU has refused for good. */
export function findTaken(state: TemuState, store: Store, product: NewProduct): Finding[] {
  const asked = skusOf(product).map(({ extCode }) => extCode);
  const kept = state.products
    .withSellerSkus(store, asked)
    .filter(({ removed }) => removed === null)
    .flatMap(({ skcs }) => skcs.filter((skc) => skc.state !== 'withdrawn').flatMap(({ skus }) => skus));
  const taken = new Set([
    ...kept.map(({ sellerSku }) => sellerSku),
    ...store.listings.map(({ sellerSku }) => sellerSku),
  ]);
  return asked
    .filter((code, index) => code !== '' && (taken.has(code) || asked.indexOf(code) < index))
    .map((code) => ({ code: 2_000_168, message: `duplicate product: SKU ${code} exists already` }));
}
