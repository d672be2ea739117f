import type { CarrierFailure } from '../failure.ts';

const most = 4;
const firstMs = 250;
const longestMs = 30_000;

/** How long to wait before the next request of a call that may be repeated; undefined when it is time to give up. */
export function waitAfter({ kind, retryAfterMs = 0 }: CarrierFailure, attempts: number, random: () => number) {
  const mayPass = kind === 'unavailable' || kind === 'throttled';
  if (!mayPass || attempts >= most || retryAfterMs > longestMs) return undefined;
  // the pause is random, so that clients which failed together do not retry together
  const backOff = firstMs * 2 ** (attempts - 1) * (0.5 + random());
  return retryAfterMs + backOff;
}
