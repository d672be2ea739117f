import { assert, integer, property } from 'fast-check';
import { it } from 'vitest';
import { compareMoments } from './compareMoments.ts';

/** As PostgreSQL prints it: without trailing zeros. */
const written = (micros: number) => {
  const seconds = new Date(Math.floor(micros / 1e6) * 1000).toISOString().slice(0, 19);
  const decimals = String(micros % 1e6)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return `${seconds}${decimals && `.${decimals}`}Z`;
};

it('orders moments of any number of decimals', () => {
  const late = 1_795_996_800_000_000;
  const micros = integer({ min: 0, max: 20_000_000 }).map((since) => late + since - (since % 3 ? 0 : since % 100_000));
  assert(
    property(micros, micros, (one, other) => compareMoments(written(one), written(other)) === Math.sign(one - other)),
  );
});
