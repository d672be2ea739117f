import { error, warning } from '../../rules/found.ts';
import { judgeBox, judgeOnSale, judgePrice, judgeSpecialPrice, judgeStock } from '../../rules/numbers.ts';
import { askedPrice } from '../../publishing/publisher.ts';
import { wholeGrams } from '../publishing/amounts.ts';
import { limits } from './limits.ts';
import type { SheinRule } from './sheinRule.ts';

const most = limits.price;

export const numberRules: readonly SheinRule[] = [
  {
    id: 'shein.price.site',
    since: '2026-04-17',
    source: 'publishOrEdit: price_info_list, of semi-managed stores',
    sureness: 'A',
    judge: (draft, { mode }) =>
      mode === 'semi'
        ? [
            ...judgePrice(draft, { field: 'originalPrice', required: true, most }),
            ...judgePrice(draft, { field: 'specialPrice', required: false, most }),
          ]
        : [],
  },
  {
    id: 'shein.price.special',
    since: '2026-04-17',
    source: 'publishOrEdit: special_price must be lower than base_price',
    sureness: 'A',
    judge: (draft, { mode }) => (mode === 'semi' ? judgeSpecialPrice(draft) : []),
  },
  {
    id: 'shein.price.supply',
    since: '2026-04-17',
    source: 'publishOrEdit: cost_info, of fully managed stores',
    sureness: 'A',
    judge: (draft, { mode }) =>
      mode === 'full'
        ? judgePrice(
            { ...draft, skus: draft.skus.map((sku) => ({ ...sku, originalPrice: askedPrice(sku) })) },
            { field: 'originalPrice', required: true, most },
          )
        : [],
  },
  {
    id: 'shein.stock',
    since: '2026-04-17',
    source: 'publishOrEdit: stock_info_list',
    sureness: 'A',
    judge: (draft) => judgeStock(draft, limits.stock),
  },
  {
    id: 'shein.onSale',
    since: '2026-04-17',
    source: 'publishOrEdit: mall_state 2 drops the stock',
    sureness: 'B',
    judge: judgeOnSale,
  },
  {
    id: 'shein.box',
    since: '2026-04-17',
    source: 'publishOrEdit: length, width, height, weight',
    sureness: 'A',
    judge: (draft) => judgeBox(draft, limits.box),
  },
  {
    id: 'shein.weight.whole',
    since: '2026-04-17',
    source: 'publishOrEdit: weight is an integer',
    sureness: 'A',
    judge: ({ skus }) =>
      skus.flatMap(({ sku, box: { weight } }) => {
        if (weight === null || Number.isInteger(Number(weight))) return [];
        const params = { weight, sent: wholeGrams(weight) };
        return [warning({ part: 'skus', sku, field: 'outerBoxWeight' }, 'preflight.weightRounded', params)];
      }),
  },
  {
    id: 'shein.counts',
    since: '2026-04-17',
    source: 'publishOrEdit: at least one SKU',
    sureness: 'A',
    judge: ({ skus }) => (skus.length === 0 ? [error({ part: 'skus' }, 'preflight.noSkus')] : []),
  },
];
