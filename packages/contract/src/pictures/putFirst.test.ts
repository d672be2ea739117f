import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { imageSlotOf, imageSlots } from './imageSlots.ts';
import { mainPictureSlots, putFirst } from './putFirst.ts';
import { slotRowsOf, type SlotValues, slotValuesOf } from './slotValues.ts';

const pictures = fc.integer({ min: 1, max: 14 }).map((number) => `/files/${String(number).padStart(20, 'p')}`);
const slots: fc.Arbitrary<SlotValues> = fc
  .tuple(...imageSlots.map(({ count }) => fc.uniqueArray(pictures, { maxLength: count.max })))
  .map((held) => Object.fromEntries(imageSlots.map(({ type }, at) => [type, held[at]])));

it('puts the main picture first, once, and never beyond what a slot takes', () => {
  fc.assert(
    fc.property(slots, pictures, fc.option(pictures), (given, picture, former) => {
      const after = putFirst(given, picture, former);
      for (const { type } of imageSlots) {
        const [before = [], now = []] = [given[type], after[type]];
        if (!mainPictureSlots.includes(type)) {
          expect(now).toEqual(before);
          continue;
        }
        // whatever else was there keeps its order, and only the end of it may go
        const others = before.filter((other) => other !== picture && other !== former);
        expect(now).toEqual([picture, ...others.slice(0, now.length - 1)]);
        expect(now.length).toBe(Math.min(others.length + 1, imageSlotOf(type)!.count.max));
      }
      expect(putFirst(after, picture, former)).toEqual(after);
    }),
  );
});

it('reads the rows of a record, and writes them back with a row for each slot', () => {
  fc.assert(
    fc.property(slots, (values) => {
      const [shein, temu] = [slotRowsOf('shein', values), slotRowsOf('temu', values)];
      expect(slotValuesOf(shein, temu)).toEqual(values);
      expect(shein.map(({ storeType, imageType }) => `${storeType} ${imageType}`)).toEqual([
        'SHEIN 1',
        'SHEIN 2',
        'SHEIN 3',
        'SHEIN 7',
      ]);
    }),
  );
});
