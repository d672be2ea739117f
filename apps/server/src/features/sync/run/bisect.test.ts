import { type FailureKind, MarketplaceFailure } from '@pressroom/marketplaces';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FetchResult } from '../sources/source.ts';
import { fetchEach, fetchListed } from './bisect.ts';

const fetched: FetchResult = { kind: 'notOurs' };
const failure = (kind: FailureKind) => new MarketplaceFailure(kind, '/open-api/order', { code: '7' });

/** A marketplace that fails for every question with one of the bad orders in it; notes what it was asked. */
function marketplace(bad: ReadonlySet<string>, kind: FailureKind = 'rejected') {
  const asked: string[][] = [];
  const ask = async (part: readonly string[]) => {
    asked.push([...part]);
    if (part.some((item) => bad.has(item))) throw failure(kind);
    return new Map(part.map((item) => [item, fetched]));
  };
  return { asked, ask };
}

const items = fc.uniqueArray(fc.integer({ min: 1, max: 99 }).map(String), { maxLength: 20 });
const split = items.chain((all) => fc.record({ all: fc.constant(all), bad: fc.subarray(all) }));

describe('orders that are asked for together', () => {
  it('are each fetched or blamed, and the good ones are never asked about in vain', async () => {
    await fc.assert(
      fc.asyncProperty(split, async ({ all, bad }) => {
        const { asked, ask } = marketplace(new Set(bad));
        const results = await fetchEach(all, String, ask);
        expect([...results.keys()]).toEqual(all);
        expect(all.filter((item) => results.get(item)!.kind === 'failed')).toEqual(
          all.filter((item) => bad.includes(item)),
        );
        for (const item of all)
          expect(asked.filter((part) => part.includes(item) && part.length === 1).length).toBeLessThan(2);
        if (bad.length === 0) expect(asked).toHaveLength(all.length === 0 ? 0 : 1);
      }),
      { seed: 11, numRuns: 150 },
    );
  });

  it.each(['auth', 'permission', 'throttled', 'unavailable', 'unknownOutcome'] as const)(
    'are blamed for no failure of the kind %s, which would meet every order',
    async (kind) => {
      const { asked, ask } = marketplace(new Set(['1']), kind);
      await expect(fetchEach(['1', '2', '3'], String, ask)).rejects.toMatchObject({ kind });
      expect(asked).toHaveLength(1);
    },
  );

  it('are blamed for no mistake of ours', async () => {
    const mistake = new TypeError('ours');
    await expect(fetchEach(['1', '2'], String, () => Promise.reject(mistake))).rejects.toBe(mistake);
  });
});

describe('orders that the marketplace has just listed', () => {
  const listed = async (all: readonly string[], bad: readonly string[]) =>
    fetchListed(all, String, marketplace(new Set(bad), 'malformed').ask);

  it('are not blamed where it answers about none of several', async () => {
    await expect(listed(['1', '2', '3'], ['1', '2', '3'])).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each([
    ['one alone', ['1'], ['1']],
    ['some of several', ['1', '2', '3'], ['1', '3']],
    ['none', ['1', '2'], []],
    ['none of nothing', [], []],
  ])('are blamed one by one where it is about %s', async (_, all, bad) => {
    const results = await listed(all, bad);
    expect(all.filter((item) => results.get(item)!.kind === 'failed')).toEqual(bad);
  });

  it('may all be refused by name in an answer that can be read', async () => {
    const refused: FetchResult = { kind: 'failed', problem: { key: 'sync.missingThere' } };
    const results = await fetchListed(['1', '2'], String, async (part) => new Map(part.map((item) => [item, refused])));
    expect([...results.values()]).toEqual([refused, refused]);
  });
});
