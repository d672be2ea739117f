import { compareDecimals } from '@pressroom/contract/attributes/decimals';
import { askedPrice } from '../../publishing/publisher.ts';
import { error, warning } from '../../rules/found.ts';
import { judgeBox, judgeOnSale, judgePrice, judgeStock } from '../../rules/numbers.ts';
import { limits } from './limits.ts';
import type { TemuRule } from './temuRule.ts';

export const numberRules: readonly TemuRule[] = [
  {
    id: 'temu.price',
    since: '2026-04-18',
    source: 'goods.add: siteSupplierPrices of semi-managed shops, supplierPrice of fully managed ones',
    sureness: 'B',
    judge: (draft) =>
      judgePrice(
        { ...draft, skus: draft.skus.map((sku) => ({ ...sku, originalPrice: askedPrice(sku) })) },
        { field: 'originalPrice', required: true, most: limits.price },
      ),
  },
  {
    id: 'temu.price.special',
    since: '2026-04-18',
    source: 'goods.add takes one price: the special one where there is one',
    sureness: 'I',
    judge: ({ skus }) =>
      skus.flatMap(({ sku, originalPrice: original, specialPrice: special }) =>
        original !== null && special !== null && (compareDecimals(special, original) ?? 0) > 0
          ? [warning({ part: 'skus', sku, field: 'specialPrice' }, 'preflight.specialAbove', { special, original })]
          : [],
      ),
  },
  {
    id: 'temu.stock',
    since: '2026-04-18',
    source: 'goods.add: targetStockAvailable',
    sureness: 'B',
    judge: (draft) => judgeStock(draft, limits.stock),
  },
  {
    id: 'temu.onSale',
    since: '2026-04-18',
    source: 'TEMU has no shelf: what is off sale has no stock',
    sureness: 'I',
    judge: judgeOnSale,
  },
  {
    id: 'temu.box',
    since: '2026-04-18',
    source: 'goods.add: productSkuVolumeReq in whole millimetres, productSkuWeightReq in milligrams',
    sureness: 'B',
    judge: (draft) => judgeBox(draft, limits.box),
  },
  {
    id: 'temu.counts',
    since: '2026-04-18',
    source: 'goods.add: at least one SKU',
    sureness: 'B',
    judge: ({ skus }) => (skus.length === 0 ? [error({ part: 'skus' }, 'preflight.noSkus')] : []),
  },
];
