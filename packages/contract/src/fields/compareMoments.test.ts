import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { it } from 'vitest';
import { compareMoments } from './compareMoments.ts';

/** As PostgreSQL writes a moment without trailing zeros, or with as many decimals as others write. */
function written(micros: number, least: number): string {
  const seconds = new Date(Math.floor(micros / 1e6) * 1000).toISOString().slice(0, 19);
  const decimals = String(micros % 1e6)
    .padStart(6, '0')
    .replace(/0+$/, '')
    .padEnd(least, '0');
  return `${seconds}${decimals && `.${decimals}`}Z`;
}

it('orders moments of any number of decimals', () => {
  const first = 1_795_996_800_000_000;
  const micros = tuple(integer({ min: 0, max: 20_000_000 }), constantFrom(1, 1_000, 100_000, 1_000_000)).map(
    ([since, step]) => first + since - (since % step),
  );
  const least = constantFrom(0, 3, 6);
  assert(
    property(
      micros,
      micros,
      least,
      least,
      (one, other, ofOne, ofOther) =>
        compareMoments(written(one, ofOne), written(other, ofOther)) === Math.sign(one - other) &&
        compareMoments(written(one, ofOne), written(one, ofOther)) === 0,
    ),
  );
});
