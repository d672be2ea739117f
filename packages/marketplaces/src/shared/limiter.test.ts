import { describe, expect, it } from 'vitest';
import { memoryLimiter } from './limiter.ts';

describe('the limiter of one process', () => {
  it('gives a burst at once and then keeps the rate, for each bucket alone', async () => {
    let time = 0;
    const waits: number[] = [];
    const limiter = memoryLimiter({ now: () => time, pause: async (ms) => void waits.push(ms) });
    const rate = { perSecond: 10, burst: 3 };
    for (let call = 0; call < 5; call++) await limiter.take('a', rate);
    expect(waits).toEqual([100, 200]);
    await limiter.take('b', rate);
    expect(waits).toHaveLength(2);
    time = 10_000;
    for (let call = 0; call < 4; call++) await limiter.take('a', rate);
    expect(waits).toEqual([100, 200, 100]);
  });
});
