import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareNumber, isWireNumber, parseJson, writeJson } from './json.ts';

describe('lossless JSON', () => {
  it('keeps an id of 19 digits', () => {
    const text = '{"goodsId":5230236437987443003}';
    expect(writeJson(parseJson(text) as object)).toBe(text);
    expect(writeJson({ goodsId: bareNumber('5230236437987443003') })).toBe(text);
  });

  it('gives every number back as it was written', () => {
    const number = fc.oneof(
      fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }).map(String),
      fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.nat({ max: 999_999 })).map(([a, b]) => `${a}.${b}0`),
      fc.tuple(fc.nat({ max: 9 }), fc.integer({ min: -30, max: 30 })).map(([a, b]) => `${a}e${b}`),
    );
    const text = fc
      .array(fc.tuple(number, fc.string()), { maxLength: 5 })
      .map(
        (pairs) =>
          `{"rows":[${pairs.map(([n, s]) => `{"n":${n},"s":${JSON.stringify(s)},"x":[null,true,${n}]}`).join()}]}`,
      );
    fc.assert(
      fc.property(text, (text) => {
        expect(writeJson(parseJson(text) as object)).toBe(text);
      }),
    );
  });

  it('reads everything but numbers as JSON does', () => {
    const value = fc.jsonValue({ noUnicodeString: false }).map((value) => JSON.stringify(value, withoutNumbers));
    fc.assert(
      fc.property(value, (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('writes nothing but digits as a bare number', () => {
    for (const wrong of ['', '01', '1.5', '-1', '1e3', '1,"sign":2', ' 1'])
      expect(() => bareNumber(wrong)).toThrow(TypeError);
  });

  it('does not take an object with the same key for a number', () => {
    expect(isWireNumber(parseJson('{"rawJSON":"1"}'))).toBe(false);
    expect(isWireNumber(parseJson('1'))).toBe(true);
  });
});

function withoutNumbers(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}
