import { productWrites } from '@pressroom/contract/products/writes';
import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { stores } from '@pressroom/contract/stores/stores';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { combinationForm } from '../../../testing/productForms.ts';
import { keptProduct, keptProductCode } from '../../../testing/productMakers.ts';
import { testApp } from '../../../testing/testApp.ts';
import { findBelowCost, findSkuCosts } from './costs.ts';

it('finds what buyers would pay less for than it costs, of combinations what their components cost', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const { id: storeId } = await must(admin, stores.create, {
    name: 'Fox',
    typeCode: 'SHEIN_SEMI_TRUSTEESHIP',
    countryCode: 'US',
    remark: '-',
  });
  const code = await keptProductCode(test);
  const cup = await keptProduct(test, { skus: [{ productCodeId: code.id }] });
  const plate = await keptProduct(test);
  const form = await combinationForm(test, [cup.skuIds[0]!]);
  const set = await must(admin, productWrites.addCombination, {
    ...form,
    productSpecs: [{ id: cup.skuIds[0]!, quantity: 2 }, { id: plate.skuIds[0]! }],
  });
  const [ofCup, ofPlate, ofSet] = [cup.skuIds[0]!, plate.skuIds[0]!, set.productSpecs[0]!.id];
  const asked = (skuId: string | null) => ({ storeId, skuId });

  expect((await findSkuCosts(test.db, [asked(ofCup)]))(asked(ofCup))).toBeNull();
  await must(admin, storePublishing.save, {
    id: storeId,
    settings: null,
    priceRule: {
      factor: '1',
      plus: '0',
      to99: false,
      marginPercent: null,
      baseCost: '3.00',
      categoryCosts: [{ categoryId: code.categoryId, cost: '5.25' }],
    },
  });
  const cost = await findSkuCosts(test.db, [asked(ofCup), asked(ofPlate), asked(ofSet), asked(null)]);
  expect([ofCup, ofPlate, ofSet, null].map((id) => cost(asked(id)))).toEqual(['5.25', '3.00', '13.50', null]);

  const priced = (skuId: string, originalPrice: string, specialPrice: string | null = null) => ({
    ...asked(skuId),
    sku: `SKU-${skuId}`,
    originalPrice,
    specialPrice,
  });
  expect(await findBelowCost(test.db, [priced(ofCup, '5.25'), priced(ofSet, '13.50')])).toBeUndefined();
  expect(await findBelowCost(test.db, [priced(ofCup, '9', '5.24'), priced(ofPlate, '2.99')])).toEqual({
    count: 2,
    rows: [
      { sku: `SKU-${ofCup}`, price: '5.24', cost: '5.25' },
      { sku: `SKU-${ofPlate}`, price: '2.99', cost: '3.00' },
    ],
  });
});
