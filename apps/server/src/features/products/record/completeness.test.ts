import { categories } from '@pressroom/contract/categories/categories';
import { products } from '@pressroom/contract/products/products';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { fillSlots, keptPrint, keptProduct, keptProductCode, skuValues } from '../../../testing/productMakers.ts';
import { keptClassification, keptPicture } from '../../../testing/templateMakers.ts';
import { type TestApp, testApp } from '../../../testing/testApp.ts';
import { refreshProducts } from './completeness.ts';

const refresh = (test: TestApp, ...ids: string[]) => test.db.transaction().execute((tx) => refreshProducts(tx, ids));

it('keeps what a listing lacks, and what the product counts of it', async () => {
  const test = await testApp();
  const clerk = await test.as(['/products/management', '/products/multiAttribute', '/products/information']);
  const code = await keptProductCode(test, { printNum: 1 });
  const classification = await keptClassification(test);
  const single = await keptProduct(test, {
    classificationTemplateId: classification.id,
    print1Id: await keptPrint(test),
    skus: [{ productCodeId: code.id, mainBlobId: (await keptPicture(test)).id }],
  });
  const set = await keptProduct(test, { components: [{ skuId: single.skuIds[0]!, quantity: 2 }] });
  const bare = await keptProduct(test, {
    productType: 2,
    skus: [{ ...skuValues, material: '', origin: null, endOriginalPrice: null, outerBoxWeight: null }, { status: 2 }],
  });
  const stateOf = async ({ id }: { id: string }) => {
    const { productSpecs, ...product } = await must(clerk, products.get, { id });
    const { shein, temu } = productSpecs[0]!;
    return {
      shein,
      temu,
      counted: [product.skuCount, product.enabledCount, product.sheinMissing, product.temuMissing],
    };
  };
  await refresh(test, single.id, bare.id);
  const slots = { shein: ['slot1', 'slot2', 'slot7'], temu: ['slot4', 'slot5', 'slot6'] };
  expect(await stateOf(single)).toEqual({
    shein: { have: 11, asked: 14, missing: slots.shein },
    temu: { have: 11, asked: 14, missing: slots.temu },
    counted: [1, 1, 1, 1],
  });
  // the slots of a combination are asked for as in a template
  expect((await stateOf(set)).shein.missing).toEqual(['slot1']);
  const lacking = ['productCode', 'print', 'mainPicture', 'material', 'origin', 'originalPrice', 'box'];
  expect(await stateOf(bare)).toMatchObject({
    shein: { missing: [...lacking, 'slot1'] },
    temu: { missing: [...lacking, 'slot4', 'slot6'] },
    counted: [2, 1, 2, 2],
  });

  await fillSlots(test, single.skuIds[0]!, { 1: 2, 2: 1, 7: 1, 4: 5, 5: 1, 6: 1 });
  await refresh(test, single.id);
  const whole = {
    shein: { have: 14, asked: 14, missing: [] },
    temu: { have: 14, asked: 14, missing: [] },
    counted: [1, 1, 0, 0],
  };
  expect(await stateOf(single)).toEqual(whole);
  // its combination is judged with it
  expect(await stateOf(set)).toMatchObject({ shein: { missing: [] }, temu: { missing: [] }, counted: [1, 1, 0, 0] });

  // what TEMU would refuse of the template's attributes, each of its products lacks
  const findings = JSON.stringify([{ marketplace: 'temu', attributeId: '1', msg: { key: 'classification.required' } }]);
  await test.db.updateTable('classificationTemplates').set({ findings }).where('id', '=', classification.id).execute();
  expect(await stateOf(single)).toEqual({
    ...whole,
    temu: { have: 13, asked: 14, missing: ['attributes'] },
    counted: [1, 1, 0, 1],
  });

  // a category with another number of prints asks for another print
  const category = await must(clerk, categories.detail, { id: code.categoryId });
  const { id, name, styleCode, colorCode, boxLength, boxWidth, boxHigh, boxWeight, bottomImageId } = category;
  const form = { id, name, styleCode, colorCode, boxLength, boxWidth, boxHigh, boxWeight, bottomImageId };
  await must(clerk, categories.update, { ...form, numberOfPrints: 2 });
  expect((await stateOf(single)).shein.missing).toEqual(['print']);
  expect((await stateOf(set)).shein.missing).toEqual(['print']);
  await must(clerk, categories.update, { ...form, numberOfPrints: 1 });
  expect((await stateOf(single)).shein.missing).toEqual([]);
});
