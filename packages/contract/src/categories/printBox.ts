import { z } from 'zod';
import { whole } from '../fields/numbers.ts';

export const boxRule = { smallest: 20, preset: 40, mostBoxes: 2, presetCanvas: 500 } as const;

export const pixels = whole({ min: 0, max: 100_000 });
/** A print position in pixels of the base image, from its top left corner. */
export const printBox = z.object({
  x: pixels,
  y: pixels,
  width: whole({ min: boxRule.smallest, max: 100_000 }),
  height: whole({ min: boxRule.smallest, max: 100_000 }),
});
export type PrintBox = z.output<typeof printBox>;

/** The size of a picture in pixels, in an answer. */
export const imageSize = z.object({ width: z.int(), height: z.int() });
