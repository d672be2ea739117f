import { describe, expect, it } from 'vitest';
import { createWorkerPool } from './workerPool.ts';

function pool(size: number) {
  return createWorkerPool<string>({
    script: new URL('./workerPool.fixture.ts', import.meta.url),
    size,
    timeoutMs: 3000,
  });
}

describe('createWorkerPool', () => {
  it('answers more jobs than it has threads', async () => {
    const run = pool(2);
    expect(await Promise.all(Array.from({ length: 9 }, () => run({ act: 'answer' })))).toEqual(
      Array(9).fill('answered'),
    );
  });

  it.each([
    ['crash', 'crashed'],
    ['exit', 'crashed'],
    ['hang', 'timedOut'],
  ])('fails the one job that makes its thread %s, and goes on with the next', async (act, reason) => {
    const run = pool(1);
    const [first, bad, after] = await Promise.allSettled([
      run({ act: 'answer' }),
      run({ act }),
      run({ act: 'answer' }),
    ]);
    expect(first).toMatchObject({ status: 'fulfilled', value: 'answered' });
    expect(bad).toMatchObject({ status: 'rejected', reason: { name: 'LabelReaderFailed', reason } });
    expect(after).toMatchObject({ status: 'fulfilled', value: 'answered' });
  });
});
