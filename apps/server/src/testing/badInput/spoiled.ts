import * as fc from 'fast-check';
import { pathsIn, replaced } from './paths.ts';

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};

const halves = ['\ud800', 'a\udc00b', '\ude00\ud83d', 'x'.repeat(20) + '\udfff'];
const controls = ['\u0000', 'a\u0000b', '1,\u0000,2', '\u0007', '\u007f', '\ufffe', '\u202e', '\u2028'];
const numbers = [-1, -0, 0.1, 1e308, -1e308, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e21, 5e-324];
const digits = [
  '-1',
  '1e999',
  'NaN',
  'Infinity',
  '0x10',
  '9223372036854775808',
  '9'.repeat(400),
  '٣',
  '１２',
  '-0',
  '1.005',
];
const times = [
  '0000-01-01T00:00:00+14:00',
  '0000-12-31T23:59:59Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  '9999-12-31',
  '0000-01-01',
  '1900-01-01',
  '9999-12-31 23:59:59',
  '2026-02-30T10:00:00Z',
  '2026-11-19T24:00:00Z',
  '2026-11-19T10:00:00+99:99',
  '+010000-01-01T00:00:00Z',
  '1969-12-31T23:59:59Z',
];
const texts = [
  '',
  ' ',
  '%',
  '%00',
  '%_%',
  '\\',
  "'",
  '"',
  '../../../../etc/passwd',
  '(((((',
  '[',
  '{{x}}',
  '$1',
  '-- ',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  ',',
  ',,,',
  '_xD800_',
  '<script>',
  '\r\nx: y',
  '=1+1',
  '\t\n',
  'İ'.repeat(60),
  'ﷺ'.repeat(64),
  'ß'.repeat(64),
  '👩‍👩‍👧‍👦'.repeat(20),
  'x'.repeat(10_000),
  ','.repeat(5000),
  ' '.repeat(5000),
];
const shapes = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  ['\u0000'],
  ['\ud800'],
  { '\u0000': 1 },
  { '\ud800': '\ud800' },
  { id: {} },
  { ids: [[]] },
  JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{}}}') as unknown,
  Array.from({ length: 20_000 }, (_, index) => index),
  nested(300, (inner) => [inner]),
  nested(300, (inner) => ({ id: inner })),
  nested(4000, (inner) => [inner]),
  nested(4000, (inner) => ({ children: inner })),
];

/** What no field is meant to hold, and much of what some field may. */
const wrong: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...halves, ...controls) },
  { weight: 3, arbitrary: fc.constantFrom(...texts) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers, ...digits) },
  { weight: 2, arbitrary: fc.constantFrom(...times) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...shapes) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

interface Harm {
  index: number;
  by: unknown;
  extra: boolean;
}

const harm: fc.Arbitrary<Harm> = fc.record({ index: fc.nat(), by: wrong, extra: fc.nat(9).map((dice) => dice === 0) });

function spoil(value: unknown, { index, by, extra }: Harm): unknown {
  const paths = pathsIn(value);
  const path = paths[index % paths.length]!;
  // the whole is replaced too often where there is little in it
  if (extra || path.length === 0) {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord && index % 4 > 0 ? { ...value, [typeof by === 'string' ? by : 'surplus']: by } : by;
  }
  return replaced(value, path, by);
}

/** Mostly a plausible value with one or two values spoilt; sometimes as it was, sometimes nothing like it. */
export function spoiled(plausible: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const harmed = fc
    .tuple(plausible, fc.array(harm, { minLength: 1, maxLength: 2, size: 'small' }))
    .map(([value, harms]) => harms.reduce(spoil, value));
  return fc.oneof(
    { weight: 12, arbitrary: harmed },
    { weight: 5, arbitrary: plausible },
    { weight: 1, arbitrary: wrong },
    { weight: 1, arbitrary: fc.object({ maxDepth: 4, maxKeys: 4 }) },
  );
}
