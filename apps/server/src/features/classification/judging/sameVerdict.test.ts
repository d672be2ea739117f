import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import { validateAttributes } from '@pressroom/contract/attributes/validateAttributes';
import { classification } from '@pressroom/contract/classification/classification';
import { listedRow } from '@pressroom/contract/classification/spellings';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { translator } from '../../../platform/i18n.ts';
import { drawRows, drawSheinTemplate, drawTemuTemplate } from '../../../testing/definitions/draw.ts';
import { keepDefinition } from '../../../testing/definitions/makers.ts';
import { keptStore } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';
import { findFields } from '../../platformCategories/platformCategories.public.ts';

const seed = 20_261_123;
const definitions = 60;
const editsOfEach = 9;
const say = translator('zh');

/** What the form says before it sends anything. */
function saidByForm(marketplace: Marketplace, fields: readonly AttributeField[], rows: readonly AttributeRow[]) {
  return validateAttributes(fields, rows).map(({ attributeId, row, key, params }) => ({
    marketplace,
    attributeId,
    row: row ?? null,
    msg: say(key, params),
  }));
}

/** In the form's spelling, in the list's, or in both. */
function spelled(marketplace: Marketplace, rows: readonly AttributeRow[], edit: number) {
  const list = rows.map((row) => listedRow(row, () => 'a name'));
  return {
    ...(edit % 3 !== 1 && { [`${marketplace}Property`]: JSON.stringify(rows) }),
    ...(edit % 3 !== 0 && { [`${marketplace}AttributeList`]: list }),
  };
}

it('gives the form’s verdict for whatever definition and whatever values', { timeout: 120_000 }, async () => {
  const test = await testApp();
  test.language = 'zh';
  const admin = await test.as('admin');
  const shein = { storeId: await keptStore(test, 'SHEIN'), productTypeId: '10' };
  const temu = { storeId: await keptStore(test, 'TEMU'), productTypeId: '20' };
  let judged = 0;
  let refused = 0;
  const property = fc.asyncProperty(fc.gen(), async (draw) => {
    await keepDefinition(test, { ...shein, marketplace: 'shein', content: drawSheinTemplate(draw, '10') });
    await keepDefinition(test, { ...temu, marketplace: 'temu', content: drawTemuTemplate(draw) });
    const sheinFields = (await findFields(test.db, shein))!.fields;
    const temuFields = (await findFields(test.db, temu))!.fields;
    for (let edit = 0; edit < editsOfEach; edit += 1) {
      const sheinRows = drawRows(draw, sheinFields);
      const temuRows = drawRows(draw, temuFields);
      const said = await must(admin, classification.validate, {
        sheinStoreId: shein.storeId,
        sheinProductTypeId: shein.productTypeId,
        ...spelled('shein', sheinRows, edit),
        temuStoreId: temu.storeId,
        temuProductTypeId: temu.productTypeId,
        ...spelled('temu', temuRows, edit),
      });
      const [ofTemu, ofShein] = [saidByForm('temu', temuFields, temuRows), saidByForm('shein', sheinFields, sheinRows)];
      expect(said).toEqual([...ofTemu, ...ofShein]);
      judged += 2;
      refused += Number(ofTemu.length > 0) + Number(ofShein.length > 0);
    }
  });
  await fc.assert(property, { seed, numRuns: definitions, endOnFailure: true });
  expect(judged).toBe(definitions * editsOfEach * 2);
  // neither all right nor all wrong, or it would prove little
  expect(refused).toBeGreaterThan(judged / 4);
  expect(refused).toBeLessThan((judged * 19) / 20);
});
