import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../testing/testApp.ts';
import { compiledOnce } from './compiled.ts';

it('puts a question together once for each shape, and fills in the values of each call', async () => {
  const { db } = await testApp();
  const built: string[] = [];
  const find = compiledOnce((on, { sign }: { sign: string }, { word, ids }: { word?: string; ids: string[] }) => {
    built.push(sign);
    const said = word === undefined ? sql`'nothing'` : sql`${word}::text`;
    return sql<{
      said: string;
    }>`select ${said} || ${sql.lit(sign)} || array_length(${ids}::bigint[], 1) as said`.compile(on);
  });
  const ask = async (sign: string, values: { word?: string; ids: string[] }) =>
    (await find(db, { sign }, values))[0]?.said;

  expect(await ask('!', { word: 'one', ids: ['1'] })).toBe('one!1');
  expect(await ask('!', { word: 'two', ids: ['1', '2'] })).toBe('two!2');
  expect(await ask('?', { word: 'two', ids: ['1'] })).toBe('two?1');
  expect(await ask('!', { ids: ['1'] })).toBe('nothing!1');
  expect(await ask('!', { word: undefined, ids: ['1', '2', '3'] })).toBe('nothing!3');
  expect(built).toEqual(['!', '?', '!']);
});
