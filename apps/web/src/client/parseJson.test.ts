import { expect, it } from 'vitest';
import { parseJson } from './parseJson.ts';

it('keeps every digit of a whole number that is too large to be exact', () => {
  expect(parseJson('{"data":[{"id":9223372036854775807},{"id":-9007199254740993}],"code":200}')).toEqual({
    data: [{ id: '9223372036854775807' }, { id: '-9007199254740993' }],
    code: 200,
  });
});

it('leaves other numbers and texts as they are', () => {
  const written = '{"a":9007199254740991,"b":"9223372036854775807","c":0.1234567890123456789,"d":1e300}';
  expect(parseJson(written)).toEqual({
    a: Number.MAX_SAFE_INTEGER,
    b: '9223372036854775807',
    c: 0.12345678901234568,
    d: 1e300,
  });
});
