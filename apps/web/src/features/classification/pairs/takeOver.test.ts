import { expect, it } from 'vitest';
import { sampleField } from '../classification.sample.ts';
import { isHeld, isReplacing, type Proposal, takeOver } from './takeOver.ts';

const fields = [sampleField({ id: '5', name: 'Fabric' }), sampleField({ id: '6', name: 'Care', kind: 'multiSelect' })];
const fieldOf = (attributeId: string) => fields.find(({ id }) => id === attributeId);
const held = [
  { attributeId: '5', valueId: '51' },
  { attributeId: '6', valueId: '61' },
];

function proposing(attributeId: string, valueId: string): Proposal {
  const side = { attributeId, name: '', valueId, value: '' };
  return { from: side, to: side, rows: [{ attributeId, valueId }], isRemembered: false, why: '' };
}

it('takes the place of a single value, and joins values of which several may stand', () => {
  const taken = [proposing('5', '52'), proposing('6', '62')];
  expect(takeOver(held, taken, fieldOf)).toEqual([
    { attributeId: '6', valueId: '61' },
    { attributeId: '5', valueId: '52' },
    { attributeId: '6', valueId: '62' },
  ]);
  expect(taken.map((one) => isReplacing(held, one, fieldOf))).toEqual([true, false]);
});

it('adds nothing twice', () => {
  const taken = [proposing('6', '62'), proposing('6', '62'), proposing('6', '61')];
  expect(takeOver(held, taken, fieldOf).filter(({ attributeId }) => attributeId === '6')).toHaveLength(2);
  expect(isHeld(held, proposing('6', '61'))).toBe(true);
  expect(isHeld(held, proposing('6', '62'))).toBe(false);
});
