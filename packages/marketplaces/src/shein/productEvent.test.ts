import { expect, it } from 'vitest';
import { readEvent } from './event.ts';
import { sheinProductsIn } from './productEvent.ts';
import { sheinSettings } from './settings.ts';

const named = (spelled: string, data: object) => {
  const event = readEvent(spelled, JSON.stringify(data), sheinSettings);
  return event && sheinProductsIn(event);
};

it.each([
  [
    'product_document_audit_status_notice',
    { spu_name: 'a26', skc_name: 'sa2601', sku_list: [{ sku_code: 'I1' }, { sku_code: 'I2' }], audit_state: 2 },
    { spuNames: ['a26'], skcNames: ['sa2601'], skuCodes: ['I1', 'I2'] },
  ],
  [
    '/product_document_receive_status_notice',
    { spu_name: 'a26', document_details: [{ skc_name: 'sa2601', sku_list: [{ seller_sku: 'A', sku_code: 'I1' }] }] },
    { spuNames: ['a26'], skcNames: ['sa2601'], skuCodes: ['I1'] },
  ],
  ['3000848', { skcName: 'sa2601', shelfChangeInfos: [] }, { spuNames: [], skcNames: ['sa2601'], skuCodes: [] }],
  [
    'product_prices_abnormal_notice',
    {
      skuInfos: [
        { skcName: 'sa2601', skuCode: 'I1' },
        { skcName: 'sa2602', skuCode: '' },
      ],
    },
    { spuNames: [], skcNames: ['sa2601', 'sa2602'], skuCodes: ['I1'] },
  ],
  ['product_quota_change_notice', { supplierId: 1, availableLimit: 5 }, undefined],
  ['order_push_notice', { orderNo: 'GSU1' }, undefined],
])('finds the products in %s', (spelled, data, products) => {
  expect(named(spelled, data)).toEqual(products);
});
