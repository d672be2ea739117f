import type { CarrierFailure } from '../failure.ts';

const most = 4;
const firstMs = 250;
const longestMs = 30_000;

/** How long to wait before the next request of a call that may be repeated; undefined when it is time to give up. */
export function waitAfter({ kind, retryAfterMs = 0 }: CarrierFailure, attempts: number, random: () => number) {
  const mayPass = kind === 'unavailable' || kind === 'throttled';
  if (!mayPass || attempts >= most || retryAfterMs > longestMs) return undefined;
  // between half and one and a half times, so that those who failed together do not come back together
  const backOff = firstMs * 2 ** (attempts - 1) * (0.5 + random());
  return retryAfterMs + backOff;
}
