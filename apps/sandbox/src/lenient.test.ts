import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readJson } from './json.ts';
import { readLeniently } from './lenient.ts';

const id = z.union([z.bigint(), z.int()]).transform(String);
const schema = z.object({
  page: z.int().min(1).max(100),
  flag: z.boolean().default(false),
  hours: z.enum(['24', '48']).default('24'),
  kind: z.union([z.literal(0), z.literal(1)]),
  rows: z.array(z.object({ name: z.string(), id: id.optional() })).default([]),
});
const read = (json: string) => readLeniently(schema, readJson(json));
const plain = { page: 1, flag: false, hours: '24', kind: 0, rows: [] };

describe('what is sent', () => {
  it.each([
    ['as it is', '{"page":1,"kind":0}', plain],
    ['with numbers as texts', '{"page":"7","kind":"1"}', { ...plain, page: 7, kind: 1 }],
    [
      'with texts as numbers',
      '{"page":1,"kind":0,"hours":48,"rows":[{"name":5}]}',
      { ...plain, hours: '48', rows: [{ name: '5' }] },
    ],
    ['with yes and no as texts and numbers', '{"page":1,"kind":0,"flag":"true"}', { ...plain, flag: true }],
    ['with yes as a number', '{"page":1,"kind":0,"flag":1}', { ...plain, flag: true }],
    [
      'with nothing at every depth',
      '{"page":1,"kind":0,"flag":null,"rows":[{"name":"a","id":null}]}',
      { ...plain, rows: [{ name: 'a' }] },
    ],
    [
      'with a long id as a number',
      '{"page":1,"kind":0,"rows":[{"name":"a","id":897039159485005824}]}',
      { ...plain, rows: [{ name: 'a', id: '897039159485005824' }] },
    ],
    [
      'with a long id as a text',
      '{"page":1,"kind":0,"rows":[{"name":"a","id":"897039159485005824"}]}',
      { ...plain, rows: [{ name: 'a', id: '897039159485005824' }] },
    ],
  ])('%s is read', (_how, json, body) => {
    expect(read(json)).toEqual({ good: true, body, ignored: [] });
  });

  it('may hold what nobody reads, which is named', () => {
    expect(
      read('{"page":1,"kind":0,"Page":2,"rows":[{"name":"a","colour":{"r":1}},{"name":"b","colour":2}]}'),
    ).toMatchObject({
      good: true,
      ignored: ['Page', 'rows.colour'],
    });
  });

  it.each([
    ['{"page":101,"kind":0}', 'page'],
    ['{"page":"101","kind":0}', 'page'],
    ['{"page":"seven","kind":0}', 'page'],
    ['{"kind":0}', 'page'],
    ['{"page":1,"kind":2}', 'kind'],
    ['{"page":1,"kind":0,"rows":[{}]}', 'rows.0.name'],
    ['{"page":1,"kind":0,"rows":{}}', 'rows'],
    ['[]', ''],
    ['7', ''],
  ])('%s is refused all the same', (json, where) => {
    expect(read(json)).toMatchObject({ good: false, why: expect.stringMatching(new RegExp(`^${where}:`)) });
  });
});
