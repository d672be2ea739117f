import { expect, it } from 'vitest';
import { z } from 'zod';
import { words, wordsOrName } from '@pressroom/contract/message';
import { translator } from '../i18n.ts';
import { wordingOf } from './wording.ts';

const en = translator('en');
const notFound = { key: 'platform.notFound' } as const;

const tree: z.ZodType = z.object({ name: words, children: z.array(z.lazy(() => tree)) });

it.each([
  ['itself', words, notFound, en('platform.notFound')],
  ['or keeps a name', z.array(wordsOrName), [notFound, 'Linden Tees'], [en('platform.notFound'), 'Linden Tees']],
  [
    'in an object',
    z.object({ a: words, b: z.string() }),
    { a: notFound, b: 'x' },
    { a: en('platform.notFound'), b: 'x' },
  ],
  ['that may be absent', z.object({ a: words.optional(), b: words.nullable() }), { b: null }, { b: null }],
  ['in a list', z.array(z.object({ a: words })), [{ a: notFound }], [{ a: en('platform.notFound') }]],
  ['under any name', z.record(z.string(), words), { x: notFound }, { x: en('platform.notFound') }],
  [
    'in one of several shapes',
    z.union([z.object({ kind: z.literal(1), a: words }), z.object({ kind: z.literal(2), b: words })]),
    { kind: 2, b: notFound },
    { kind: 2, b: en('platform.notFound') },
  ],
  [
    'in a shape that contains itself',
    tree,
    { name: notFound, children: [{ name: notFound, children: [] }] },
    { name: en('platform.notFound'), children: [{ name: en('platform.notFound'), children: [] }] },
  ],
  [
    'that is in words already',
    z.object({ a: words }),
    { a: 'as the marketplace says it' },
    { a: 'as the marketplace says it' },
  ],
])('makes the words of a message %s', (_, schema, value, expected) => {
  expect(wordingOf(schema)!(value, en)).toEqual(expected);
});

it('leaves a message alone where the schema has something else', () => {
  expect(wordingOf(z.object({ problem: z.object({ key: z.string() }), names: z.array(z.string()) }))).toBeNull();
});

it('does not change what the handler answered', () => {
  const answer = { a: notFound };
  wordingOf(z.object({ a: words }))!(answer, en);
  expect(answer).toEqual({ a: notFound });
});

it('fills gaps with messages, and lists with what the language sets between', () => {
  const status = (language: 'zh' | 'en') => translator(language)('platform.notFound');
  const message = { key: 'platform.noSuchCall', params: { path: [notFound, 'x'] } } as const;
  for (const language of ['zh', 'en'] as const) {
    const t = translator(language);
    expect(t(message.key, message.params)).toBe(
      t(message.key, { path: `${status(language)}${t('platform.separator')}x` }),
    );
  }
});
