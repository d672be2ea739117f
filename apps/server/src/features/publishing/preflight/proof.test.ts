import { preflightProof, proofIn } from '../../../testing/planted/proof.ts';
import { expect, it } from 'vitest';

/** A larger number is for the script of the bench. */
const count = Number(process.env['PREFLIGHT_PRODUCTS'] ?? 60);
const seed = Number(process.env['PREFLIGHT_SEED'] ?? 1);

it('foresees what the marketplaces refuse, and refuses nothing that they take', { timeout: 1_200_000 }, async () => {
  const proof = await preflightProof({ count, seed, categories: count > 100 ? 10 : 4 });
  if (count > 100) process.stdout.write(`${proofIn(proof)}\n`);
  expect(proof.sent).toBe(count);
  expect(proof.refused).toBeGreaterThan(count / 4);
  expect(proof.unforeseen).toEqual([]);
  expect(proof.elsewhere).toEqual([]);
  expect(proof.tooStrict.length).toBeLessThanOrEqual(count / 100);
});
