import { timingSafeEqual } from 'node:crypto';

/** Takes the same time wherever the two texts differ. */
export function areEqual(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
