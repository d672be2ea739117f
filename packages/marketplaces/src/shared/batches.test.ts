import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inBatches } from './batches.ts';

it('keeps every item once and in order, in full batches but for the last', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 12 }), (items, size) => {
      const batches = inBatches(items, size);
      expect(batches.flat()).toEqual(items);
      for (const batch of batches.slice(0, -1)) expect(batch).toHaveLength(size);
      for (const batch of batches.slice(-1)) expect(batch.length).toBeGreaterThan(0);
    }),
  );
});
