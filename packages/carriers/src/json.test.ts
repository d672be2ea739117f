import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bareNumber, parseJson } from './json.ts';

it('keeps every digit of every number, at any depth', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.nat({ max: 999_999 }), (whole, fraction) => {
      const text = `{"id":${whole},"list":[{"fee":${whole}.${fraction}}],"text":"${whole}"}`;
      const expected = { id: `${whole}`, list: [{ fee: `${whole}.${fraction}` }], text: `${whole}` };
      expect(parseJson(text)).toEqual(expected);
    }),
  );
});

it('reads what holds no number as JSON does', () => {
  const unnumbered = fc.letrec((tie) => ({
    value: fc.oneof(
      fc.string(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value')),
      fc.dictionary(fc.string(), tie('value')),
    ),
  })).value;
  fc.assert(
    fc.property(unnumbered, (value) => {
      const text = JSON.stringify(value);
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

it('writes bare numbers with exactly their digits, and nothing else', () => {
  fc.assert(
    fc.property(fc.bigInt(), (id) => {
      expect(JSON.stringify({ id: bareNumber(`${id}`) })).toBe(`{"id":${id}}`);
    }),
  );
  expect(JSON.stringify([bareNumber('0.50')])).toBe('[0.50]');
  for (const wrong of ['', '1e3', '01', '1,2', '1}', '"1"', 'NaN', ' 1'])
    expect(() => bareNumber(wrong)).toThrow(TypeError);
});
