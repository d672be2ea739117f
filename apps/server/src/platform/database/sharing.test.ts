import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharing } from './sharing.ts';

it('answers nobody with what was read before they asked, and never reads the same twice at once', async () => {
  const asks = fc.array(fc.constantFrom('orders', 'tabs', 'write'), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), asks, async (s, given) => {
      const share = sharing<number>();
      let version = 0;
      const underWay = new Set<string>();
      const read = (key: string) => async () => {
        expect(underWay.has(key)).toBe(false);
        underWay.add(key);
        const seen = version;
        await s.schedule(Promise.resolve(), `read ${key}`);
        underWay.delete(key);
        return seen;
      };
      const callers = given.map(async (key, at) => {
        await s.schedule(Promise.resolve(), `${key} ${at}`);
        if (key === 'write') {
          version += 1;
          return;
        }
        const saved = version;
        expect((await share(key, read(key))).answer).toBeGreaterThanOrEqual(saved);
      });
      await s.waitFor(Promise.all(callers));
    }),
    { seed: 31, numRuns: 500 },
  );
});

it('asks once for all who wait, and anew once nobody does', async () => {
  const share = sharing<number>();
  const turns: PromiseWithResolvers<number>[] = [];
  const read = () => {
    turns.push(Promise.withResolvers<number>());
    return turns.at(-1)!.promise;
  };
  const first = share('tabs', read);
  const others = [share('tabs', read), share('tabs', read), share('tabs', read)];
  expect(turns).toHaveLength(1);
  turns[0]!.resolve(1);
  expect(await first).toEqual({ answer: 1, callers: 1 });
  expect(turns).toHaveLength(2);
  turns[1]!.resolve(2);
  expect(await Promise.all(others)).toEqual(others.map(() => ({ answer: 2, callers: 3 })));
  const last = share('tabs', read);
  turns[2]!.resolve(3);
  expect(await last).toEqual({ answer: 3, callers: 1 });
});

it('fails for those who shared a reading that failed, and for nobody after them', async () => {
  const share = sharing<string>();
  const first = share('orders', () => Promise.reject(new Error('lost')));
  const second = share('orders', () => Promise.resolve('found'));
  await expect(first).rejects.toThrow('lost');
  expect(await second).toMatchObject({ answer: 'found' });
  expect(await share('orders', () => Promise.resolve('again'))).toMatchObject({ answer: 'again' });
});
