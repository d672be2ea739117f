import { expect, it } from 'vitest';
import { sampleDay, sampleSync } from '../sync.sample.ts';
import { sumOfDay } from './summarise.ts';

const day = '2026-11-20';

it('adds up the stores, and takes the earliest comparison for its own', () => {
  const [early, late] = ['2026-11-20T18:20:00.000Z', '2026-11-20T18:25:00.000Z'];
  const rows = [
    sampleDay(day, { said: 300, held: 299, missing: 1, checkedAt: late }),
    sampleDay(day, { shopId: '12', said: 12, held: 13, unknown: 1, differing: 2, checkedAt: early }),
    sampleDay('2026-11-19', { said: 7 }),
  ];
  expect(sumOfDay(day, rows, [sampleSync(), sampleSync({ shopId: '12' })])).toMatchObject({
    said: 312,
    held: 312,
    missing: 1,
    unknown: 1,
    differing: 2,
    comparedAt: early,
    uncompared: [],
    outcome: 'differs',
  });
});

it('trusts no comparison from before the day was over on the clock that everybody reads', () => {
  const before = sampleDay(day, { checkedAt: '2026-11-20T15:59:59.000Z' });
  const after = sampleDay(day, { checkedAt: '2026-11-20T16:00:00.000Z' });
  expect(sumOfDay(day, [before], [sampleSync()])).toMatchObject({
    outcome: 'notCompared',
    uncompared: [{ shopId: '11' }],
  });
  expect(sumOfDay(day, [after], [sampleSync()])).toMatchObject({ outcome: 'agrees', uncompared: [] });
});

it('misses no store that is not looked at by itself', () => {
  const others = [sampleSync({ shopId: '12', syncOrder: 0 }), sampleSync({ shopId: '13', ready: false })];
  expect(sumOfDay(day, [sampleDay(day)], [sampleSync(), ...others]).uncompared).toEqual([]);
});
