import { categories } from '@pressroom/contract/categories/categories';
import { stock } from '@pressroom/contract/categories/stock';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { system } from '../../../platform/access/actor.ts';
import { makeOrder, shopTest } from '../../../testing/orderMakers.ts';
import { moveStock } from '../categories.public.ts';

/** Of the white shirt 1 is on the shelf and 6 are reserved, of the black one 2 and 4, of a third one enough. */
async function shortShop() {
  const at = await shopTest();
  const { admin, shop, test } = at;
  const { rose_front: printingImage, owl_front: printingImage2 } = shop.pictures;
  const { rows } = await must(admin, categories.productCodePage, {});
  const stockOf: Record<string, number> = { 'TEE-WHT-L': 1, 'TEE-BLK-M': 2 };
  for (const product of rows)
    await must(admin, categories.updateProductCode, { ...product, realStock: stockOf[product.code]! });
  const category = rows[0]!.productCodeCategoryId;
  const spare = { productCodeCategoryId: category, sizeCode: 'L', realStock: 9 };
  await must(admin, categories.createProductCode, spare);
  const white = (num: number) => ({ productCode: 'TEE-WHT-L', printingImage, num });
  const black = (num: number) => ({ productCode: 'TEE-BLK-M', printingImage, printingImage2, num });
  const order = (
    thirdOrderNumber: string,
    deliveryTimeLimit: string | undefined,
    ...lines: ReturnType<typeof white>[]
  ) => makeOrder(at, { thirdOrderNumber, deliveryTimeLimit, orderDetailsList: lines });
  const made = [
    await order('W-first', '2026-12-01T03:00:00Z', white(1)),
    await order('W-late', undefined, white(2)),
    await order('WB-soon', '2026-12-03T03:00:00Z', white(3), black(3)),
    await order('B-sooner', '2026-12-02T03:00:00Z', black(1)),
  ];
  // in the order of their approval, each by itself
  for (const one of made)
    await test.db.transaction().execute((tx) => moveStock({ tx, actor: system }, 'reserve', [one]));
  return at;
}

it('puts the code that lacks most first, and leaves out what has enough', async () => {
  const { admin, test } = await shortShop();
  expect(await must(admin, stock.shortages, {})).toMatchObject({
    rows: [
      { code: 'TEE-WHT-L', realStock: 1, reserved: 6, short: 5 },
      { code: 'TEE-BLK-M', realStock: 2, reserved: 4, short: 2 },
    ],
    total: 2,
    units: 7,
  });
  const { rows } = await must(admin, categories.page, { colorCode: 'BLK' });
  // what one code has to spare is no shirt of another
  expect(rows[0]).toMatchObject({ realStock: 11, virtualStock: 7, shortNum: 2 });
  const viewer = await test.as(['/order/index']);
  expect(await viewer.call(stock.shortages, {})).toMatchObject({ status: 403 });
});

it('lists what to buy by code, and who waits for how many: those approved last, the most urgent first', async () => {
  const { admin, test } = await shortShop();
  const { sheets } = await readXlsx((await admin.call(stock.purchaseList, {})).body);
  const text = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
  const [codes, waiting] = sheets.map(({ rows }) => rows.slice(1).map((row) => row.map(text)));
  expect(codes!.map((row) => [row[0], row[4], row[5], row[6], row[7]])).toEqual([
    ['TEE-BLK-M', 2, 4, 2, 2],
    ['TEE-WHT-L', 1, 6, 5, 2],
  ]);
  expect(codes!.map((row) => String(row[8]).slice(0, 10))).toEqual(['2026-12-02', '2026-12-03']);
  expect(waiting!.map((row) => [row[0], row[2], row[3]])).toEqual([
    ['B-sooner', 'TEE-BLK-M', 1],
    ['WB-soon', 'TEE-BLK-M', 1],
    ['WB-soon', 'TEE-WHT-L', 3],
    ['W-late', 'TEE-WHT-L', 2],
  ]);
  expect(waiting![3]![4] ?? '').toBe('');

  test.language = 'zh';
  const chinese = await readXlsx((await admin.call(stock.purchaseList, {})).body);
  expect(chinese.sheets.map(({ name }) => name)).toEqual(['采购清单', '等待订单']);
});
