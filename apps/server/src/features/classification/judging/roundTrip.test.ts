import type { AttributeRow } from '@pressroom/contract/attributes/field';
import { classification } from '@pressroom/contract/classification/classification';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { type MarketTest, openProductStore } from '../../../testing/authorizedStore.ts';
import { defects, inHiddenField } from '../../../testing/definitions/defects.ts';
import type { Draw } from '../../../testing/definitions/draw.ts';
import { drawFill } from '../../../testing/definitions/fill.ts';
import { leaves, openPlace, partOf, type Place, publish } from '../../../testing/definitions/publishing.ts';
import { quickMarket } from '../../../testing/syncMakers.ts';

const seed = 20_261_123;
/** Each fills a category of both marketplaces. */
const fillsOfEach = 50;

type Places = Record<'shein' | 'temu', Place>;
type Fills = Record<'shein' | 'temu', AttributeRow[]>;

function formOf({ shein, temu }: Places, fills: Fills) {
  return { ...partOf(shein, fills.shein), ...partOf(temu, fills.temu) };
}

async function openMarkets(): Promise<{ at: MarketTest; stores: Record<'shein' | 'temu', string> }> {
  const at = await quickMarket();
  return { at, stores: { shein: await openProductStore(at, 's1'), temu: await openProductStore(at, 's4') } };
}

/** Saves the fills, and publishes what was stored. */
async function saveAndPublish(at: MarketTest, places: Places, fills: Fills, name: string): Promise<void> {
  const form = { ...formOf(places, fills), name, bindTemuSizeChartsTemplateName: 'M' };
  const reply = await at.admin.send(classification.create, form);
  expect(reply).toMatchObject({ status: 200 });
  const { sheinProperty, temuProperty } = reply.data as { sheinProperty: string; temuProperty: string };
  const stored: Fills = { shein: JSON.parse(sheinProperty), temu: JSON.parse(temuProperty) };
  for (const marketplace of ['shein', 'temu'] as const) {
    expect([marketplace, await publish(at, places[marketplace], stored[marketplace])]).toEqual([marketplace, '']);
  }
}

/** Spoils both fills in some of the ways that they allow: our judgement refuses them, and so does the marketplace. */
async function refusedAlike(at: MarketTest, draw: Draw, places: Places, fills: Fills): Promise<string[]> {
  const tried: string[] = [];
  for (const [what, plant] of Object.entries(defects)) {
    for (const marketplace of ['shein', 'temu'] as const) {
      if (draw(fc.nat, { max: 9 }) > 0) continue;
      const place = places[marketplace];
      const rows = plant(draw, { fields: place.fields, rows: fills[marketplace] });
      if (!rows) continue;
      const found = await must(at.admin, classification.validate, partOf(place, rows));
      const said = await publish(at, place, rows);
      expect([what, marketplace, rows, found.length > 0, said !== '']).toEqual([what, marketplace, rows, true, true]);
      expect(new Set(found.map((mistake) => mistake.marketplace))).toEqual(new Set([marketplace]));
      tried.push(`${marketplace}: ${what}`);
    }
  }
  return tried;
}

it('stores what each marketplace takes, and refuses before what each would refuse', { timeout: 180_000 }, async () => {
  const { at, stores } = await openMarkets();
  const tried: string[] = [];
  for (const category of leaves) {
    const places: Places = {
      shein: await openPlace(at, { marketplace: 'shein', storeId: stores.shein, category }),
      temu: await openPlace(at, { marketplace: 'temu', storeId: stores.temu, category }),
    };
    let count = 0;
    const property = fc.asyncProperty(fc.gen(), async (draw) => {
      const fills = { shein: drawFill(draw, places.shein.fields), temu: drawFill(draw, places.temu.fields) };
      count += 1;
      await saveAndPublish(at, places, fills, `${category.id} ${count}`);
      tried.push(...(await refusedAlike(at, draw, places, fills)));
    });
    await fc.assert(property, { seed, numRuns: fillsOfEach, endOnFailure: true });
  }
  expect(await must(at.admin, classification.page, { pageSize: 1 })).toMatchObject({
    total: leaves.length * fillsOfEach,
  });
  const times = Map.groupBy(tried, (what) => what);
  // SHEIN's attributes have no numbers with bounds and units
  expect(times.size).toBe(2 * Object.keys(defects).length - 2);
  for (const [what, all] of times) expect([what, all.length > 9]).toEqual([what, true]);
});

it('keeps what stands in a hidden field to itself, because TEMU refuses it', async () => {
  const { at, stores } = await openMarkets();
  const category = leaves.find(({ goods }) => goods === 'mug')!;
  const shein = await openPlace(at, { marketplace: 'shein', storeId: stores.shein, category });
  const temu = await openPlace(at, { marketplace: 'temu', storeId: stores.temu, category });
  let hidden = 0;
  const property = fc.asyncProperty(fc.gen(), async (draw) => {
    const fills = { shein: drawFill(draw, shein.fields), temu: drawFill(draw, temu.fields) };
    const rows = inHiddenField(draw, { fields: temu.fields, rows: fills.temu });
    if (!rows) return;
    hidden += 1;
    expect(await publish(at, temu, rows)).toContain('does not apply');
    await saveAndPublish(at, { shein, temu }, { ...fills, temu: rows }, `Hidden ${hidden}`);
  });
  await fc.assert(property, { seed, numRuns: 20, endOnFailure: true });
  expect(hidden).toBeGreaterThan(5);
});
