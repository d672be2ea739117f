import { classification } from '@pressroom/contract/classification/classification';
import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { openProductStore } from '../../../testing/authorizedStore.ts';
import { drawFill } from '../../../testing/definitions/fill.ts';
import { leaves, openPlace, partOf, publish } from '../../../testing/definitions/publishing.ts';
import { quickMarket } from '../../../testing/syncMakers.ts';

it('tells in a template what its marketplace has changed, which would refuse it from now on', async () => {
  const at = await quickMarket();
  const { admin, sandbox, test } = at;
  const category = leaves.find(({ goods }) => goods === 'mug')!;
  const sheinStore = await openProductStore(at, 's1');
  const shein = await openPlace(at, { marketplace: 'shein', storeId: sheinStore, category });
  const temuStore = await openProductStore(at, 's4');
  const temu = await openPlace(at, { marketplace: 'temu', storeId: temuStore, category });
  const [fills] = fc.sample(
    fc.gen().map((draw) => ({ shein: drawFill(draw, shein.fields), temu: drawFill(draw, temu.fields) })),
    { numRuns: 1, seed: 7 },
  );
  const made = await admin.send(classification.create, {
    ...partOf(shein, fills!.shein),
    ...partOf(temu, fills!.temu),
    name: 'Mugs',
    bindTemuSizeChartsTemplateName: 'M',
  });
  const { id } = made.data as { id: string };
  expect(await publish(at, temu, fills!.temu)).toBe('');

  const filled = new Set(fills!.temu.map(({ attributeId }) => attributeId));
  const asked = temu.fields.find(
    ({ id, required, parentId }) => !required && parentId === undefined && !filled.has(id),
  )!;
  await sandbox.control('POST', `catalogue/temu/${category.id}`, { change: 'require', attribute: asked.id });
  const { changed } = await must(admin, platformCategories.refresh, {
    storeId: temuStore,
    productTypeId: temu.productTypeId,
    categoryId: category.id,
  });
  expect(changed).toBe(true);
  await test.drain();
  const { findings } = await must(admin, classification.detail, { id });
  expect(findings).toMatchObject([{ marketplace: 'temu', attributeId: asked.id }]);
  expect(findings[0]!.msg).toMatch(/^The marketplace now requires/);
  expect(await publish(at, temu, fills!.temu)).not.toBe('');
});
