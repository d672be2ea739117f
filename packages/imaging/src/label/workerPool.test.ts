import { describe, expect, it } from 'vitest';
import { TimeBudget } from './timeBudget.ts';
import { createWorkerPool } from './workerPool.ts';

const limits = { stepMs: 60_000, memoryBytes: 1 << 30 };

function pool(size: number, retireAboveBytes?: number) {
  const script = new URL('./workerPool.fixture.ts', import.meta.url);
  return createWorkerPool<string>({ script, size, ...(retireAboveBytes && { retireAboveBytes }) });
}

describe('createWorkerPool', () => {
  it('answers more jobs than it has threads', async () => {
    const run = pool(2);
    const answers = await Promise.all(Array.from({ length: 9 }, () => run({ act: 'answer' }, limits)));
    expect(answers).toHaveLength(9);
  });

  it.each([
    ['crash', limits, { name: 'LabelReaderFailed' }],
    ['exit', limits, { name: 'LabelReaderFailed' }],
    ['hang', { ...limits, stepMs: 300 }, { name: 'LabelRefused', reason: 'tooSlow' }],
    ['grow', { ...limits, memoryBytes: 200 << 20 }, { name: 'LabelRefused', reason: 'tooLarge' }],
  ])('fails the one job that makes its thread %s, and goes on with the next', async (act, strict, reason) => {
    const run = pool(1);
    const [first, bad, after] = await Promise.allSettled([
      run({ act: 'answer' }, limits),
      run({ act }, strict),
      run({ act: 'answer' }, limits),
    ]);
    expect(first).toMatchObject({ status: 'fulfilled', value: 'answer 1' });
    expect(bad).toMatchObject({ status: 'rejected', reason });
    expect(after).toMatchObject({ status: 'fulfilled', value: 'answer 1' });
  });

  it('ends all jobs of a file whose time is used up, and lets those of others run', async () => {
    const run = pool(1);
    const budget = new TimeBudget({ firstMs: 300, perStepMs: 1 });
    const file = ['steps', 'answer', 'answer'].map((act) => run({ act }, { ...limits, budget }));
    const other = run({ act: 'answer' }, limits);
    for (const { status, ...rest } of await Promise.allSettled(file))
      expect({ status, ...rest }).toMatchObject({ status: 'rejected', reason: { reason: 'tooSlow' } });
    expect(await other).toBe('answer 1');
    await expect(run({ act: 'answer' }, { ...limits, budget })).rejects.toMatchObject({ reason: 'tooSlow' });
  });

  it('replaces a thread that has grown', async () => {
    const run = pool(1, 250);
    const answers: string[] = [];
    for (let job = 0; job < 5; job++) answers.push(await run({ act: 'answer' }, limits));
    expect(answers).toEqual(['answer 1', 'answer 2', 'answer 3', 'answer 1', 'answer 2']);
  });
});
