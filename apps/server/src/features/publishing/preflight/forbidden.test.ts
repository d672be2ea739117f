import { forbiddenWords } from '@pressroom/contract/publishing/forbidden';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { testApp } from '../../../testing/testApp.ts';

it('keeps words without their doubles, in alphabetical order, beside those to begin with', async () => {
  const test = await testApp();
  const keeper = await test.as(['/products/publish']);
  const all = async (word?: string) => (await must(keeper, forbiddenWords.list, { word, pageSize: 10_000 })).rows;
  const starter = await all();
  expect(starter.length).toBeGreaterThan(25);
  const { added, known } = await must(keeper, forbiddenWords.add, { words: ['Zebra', 'zebra ', 'DISNEY', 'aardvark'] });
  expect(added.map(({ word }) => word).toSorted()).toEqual(['aardvark', 'zebra']);
  expect(known).toEqual(['DISNEY']);
  const words = (await all()).map(({ word }) => word);
  expect(words[0]).toBe('aardvark');
  expect(words).toHaveLength(starter.length + 2);

  const gone = await must(keeper, forbiddenWords.del, { ids: [...added.map(({ id }) => id), '99999'] });
  expect(gone).toEqual({ deleted: 2 });
  expect(await all()).toEqual(starter);
  expect((await all('disn')).map(({ word }) => word)).toEqual(['Disney']);
});

it('refuses nothing, too much, and whoever may not publish', async () => {
  const test = await testApp();
  const keeper = await test.as(['/products/publish']);
  expect((await keeper.call(forbiddenWords.add, { words: [' '] })).code).toBe(400);
  expect((await keeper.call(forbiddenWords.add, { words: [] })).code).toBe(400);
  const many = (from: number) => Array.from({ length: 500 }, (_, index) => `word ${from + index}`);
  for (const from of [0, 500, 1000]) await must(keeper, forbiddenWords.add, { words: many(from) });
  const full = await keeper.call(forbiddenWords.add, { words: many(1500) });
  expect(full).toMatchObject({ code: 409, failure: 'forbidden.tooMany' });
  const other = await test.as(['/order/index']);
  expect((await other.call(forbiddenWords.list, {})).code).toBe(403);
  expect((await other.call(forbiddenWords.del, { ids: ['1'] })).code).toBe(403);
});
