import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldText, rawFields, readFields, signedText } from './rawFields.ts';

describe('the members of a body', () => {
  it('are cut out of any JSON object, however it is indented', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(undefined, 1, '\t'), (body, indent) => {
        const text = JSON.stringify(body, undefined, indent);
        const fields = rawFields(text);
        const expected = Object.entries(JSON.parse(text) as object);
        expect([...fields].map(([name, raw]) => [name, JSON.parse(raw) as unknown])).toEqual(expected);
      }),
    );
  });

  it('are signed without spaces, and without a loss of digits', () => {
    const fields = rawFields('{ "id" : 897039159485005824, "list": [ 1.50, "a b" ], "text":"a \\u0062" }');
    expect([...fields].map(([name, raw]) => [name, signedText(raw)])).toEqual([
      ['id', '897039159485005824'],
      ['list', '[1.50,"a b"]'],
      ['text', 'a b'],
    ]);
  });

  it('count by their first place where a name stands twice', () => {
    expect([...rawFields('{"a":1,"a":2}')]).toEqual([['a', '1']]);
  });
});

it.each([
  ['{"a":"x"}', 'x'],
  ['{"a":7}', '7'],
  ['{"a":""}', undefined],
  ['{"a":null}', undefined],
  ['{}', undefined],
])('reads a field of %s as %s', (text, value) => {
  expect(fieldText(rawFields(text), 'a')).toBe(value);
});

it.each(['', '[]', 'null', '7', '{', '"text"'])('takes “%s” for no object', (text) => {
  expect(readFields(text)).toBeUndefined();
});
