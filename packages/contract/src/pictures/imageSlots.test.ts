import { expect, it } from 'vitest';
import { imageSlotOf, imageTypes, refusalsOf } from './imageSlots.ts';

const judge = (type: number, width: number, height: number, bytes = 100_000) =>
  refusalsOf(imageSlotOf(type)!, { mime: 'image/jpeg', width, height, bytes });

it.each([
  [900, 900, []],
  [899, 900, ['pixels']],
  [900, 901, []],
  [900, 903, ['ratio']],
  [2200, 2200, []],
  [2201, 2201, ['pixels']],
  [1340, 1785, []],
  [1339, 1785, ['pixels']],
  [1350, 1800, []],
  [1340, 1795, ['ratio']],
  [1200, 900, ['ratio']],
])('judges a detail picture of %i × %i', (width, height, refusals) => {
  expect(judge(imageTypes.sheinDetail, width, height)).toEqual(refusals);
});

it('names everything that is wrong with a picture', () => {
  const { type } = imageSlotOf(imageTypes.temuCarousel)!;
  expect(judge(type, 799, 799, 2 * 1024 * 1024 + 1)).toEqual(['bytes', 'pixels']);
  expect(judge(type, 1340, 1785, 2 * 1024 * 1024)).toEqual([]);
});
