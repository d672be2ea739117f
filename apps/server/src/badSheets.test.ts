import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { categories } from '@pressroom/contract/categories/categories';
import { stock } from '@pressroom/contract/categories/stock';
import type { Endpoint } from '@pressroom/contract/endpoint';
import { labelInvoices } from '@pressroom/contract/lastMile/invoices';
import { orders } from '@pressroom/contract/orders/orders';
import { importCode, productSheets } from '@pressroom/contract/products/sheets';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { badSheet } from './testing/badInput/sheets.ts';
import { shopTest } from './testing/orderMakers.ts';
import { keptProduct } from './testing/productMakers.ts';
import { keptPicture, keptProductTemplate } from './testing/templateMakers.ts';
import { sheetOf } from './testing/productSheets.ts';
import type { TestApp } from './testing/testApp.ts';

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
const billed = {
  服务商单号: 'YW-1',
  运单号: '1Z999AA10123456784',
  我方参考号: 'LM-1',
  金额: '4.20',
  币种: 'USD',
  日期: '2026-11-20',
};
const product = { 型号编码: 'TEE', 颜色编码: 'BLK', 尺码编码: 'L', 实际库存: '7' };
const mapping = {
  'SKU ID': '99',
  店铺: 'Linden Tees',
  产品编码: 'TEE-BLK-M',
  印花图1: 'owl_front',
  印花图2: 'fox_back',
};

/** A line of a single product that takes from its template what it does not say. */
async function single(test: TestApp) {
  return {
    SPU: 'ROSE',
    SKU: 'ROSE-L',
    商品名称: 'Rose tee',
    产品模板: (await keptProductTemplate(test)).name,
    产品编码: 'TEE-WHT-L',
    印花图1: 'rose_front',
    库存: '7',
    '原价最低（USD）': '12',
    '原价最高（USD）': '18.5',
    '外箱长（CM）': '30',
    产地: '中国',
    参考链接: 'https://shop.example/rose',
    状态: '在售',
    'SHEIN 色块图': (await keptPicture(test)).address,
  };
}

async function combination(test: TestApp) {
  const sku = `${(await keptProduct(test)).spu}-0`;
  const template = (await keptProductTemplate(test)).name;
  return {
    SPU: 'SET',
    SKU: 'SET-1',
    商品名称: 'Set',
    产品模板: template,
    '组合产品 SKU': sku,
    组合数量: '2',
    备注: '-',
  };
}

type Line = Record<string, string>;
const imports: [string, Endpoint, Line | ((test: TestApp) => Promise<Line>), input?: object][] = [
  ['orders', orders.orderImport, order],
  ['product codes', categories.importProductCodes, product],
  ['counted stock', stock.stocktake, { 产品编码: 'TEE-WHT-L', 实盘数量: '7' }, { reason: 'Counted' }],
  ['mappings', skuMapping.batchImport, mapping],
  ['invoices of labels', labelInvoices.import, billed, { provider: 'YWJ' }],
  ['single products', productSheets.import, single, { importCode: importCode.single }],
  ['combinations', productSheets.import, combination, { importCode: importCode.combination }],
];

it.each(imports)('takes the sheet of %s that has no bad cell', async (_, endpoint, right, input = {}) => {
  const { admin, test } = await shopTest();
  const line = typeof right === 'function' ? await right(test) : right;
  expect(await admin.send(endpoint, input, [await sheetOf([line])])).toMatchObject({ status: 200 });
});

it.each(imports)(
  'answers sheets of %s with bad cells as they deserve',
  { timeout: 300_000 },
  async (_, endpoint, right, input = {}) => {
    const { admin, test } = await shopTest({ confidential: false });
    test.language = 'en';
    const line = typeof right === 'function' ? await right(test) : right;
    let refused = 0;
    for (const make of fc.sample(badSheet(line), { numRuns: count, seed })) {
      const { status, msg } = await admin.send(endpoint, input, [{ fileName: 'sheet.xlsx', bytes: await make() }]);
      expect([200, 400, 409, 422], msg).toContain(status);
      if (status !== 200) refused += 1;
    }
    expect(refused).toBeGreaterThan(count / 4);
  },
);
