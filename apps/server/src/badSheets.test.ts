import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { categories } from '@pressroom/contract/categories/categories';
import type { Endpoint } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { badSheet } from './testing/badInput/sheets.ts';
import { shopTest } from './testing/orderMakers.ts';

const count = Number(process.env['BAD_SHEETS'] ?? 60);
const seed = Number(process.env['BAD_INPUT_SEED'] ?? 20_261_122);

const order = {
  订单号: 'S-1',
  店铺名称: 'Austin Print House',
  面单类型: '2',
  下单时间: '2026-11-19 10:00',
  发货时限: '2026-11-21 10:00',
  'SKU ID': '17592304881155',
  数量: '2',
  承运商: 'UPS',
  运单号: '1Z999AA10123456784',
  收件人: 'Maria',
  联系电话: '5125550100',
  国家: 'US',
  '省/州': 'TX',
  城市: 'Austin',
  邮编: '78704',
  详细地址1: '1804 Kinney Ave',
  备注: '-',
};
const product = { 型号编码: 'TEE', 颜色编码: 'BLK', 尺码编码: 'L', 实际库存: '7' };
const mapping = {
  'SKU ID': '99',
  店铺: 'Linden Tees',
  产品编码: 'TEE-BLK-M',
  印花图1: 'owl_front',
  印花图2: 'fox_back',
};
const imports: [string, Endpoint, Record<string, string>][] = [
  ['orders', orders.orderImport, order],
  ['product codes', categories.importProductCodes, product],
  ['mappings', skuMapping.batchImport, mapping],
];

it.each(imports)(
  'answers sheets of %s with bad cells as they deserve',
  { timeout: 300_000 },
  async (_, endpoint, right) => {
    const { admin, test } = await shopTest({ confidential: false });
    test.language = 'en';
    let refused = 0;
    for (const make of fc.sample(badSheet(right), { numRuns: count, seed })) {
      const { status, msg } = await admin.send(endpoint, {}, [{ fileName: 'sheet.xlsx', bytes: await make() }]);
      expect([200, 400, 409, 422], msg).toContain(status);
      if (status !== 200) refused += 1;
    }
    expect(refused).toBeGreaterThan(count / 4);
  },
);
