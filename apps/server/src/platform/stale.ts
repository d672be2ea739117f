import { fail } from './failure.ts';

/** Ends in 409 when the record has changed since its editor loaded it. A caller without a version takes what is there. */
export function refuseStale(current: { gmtModified: string }, loaded: string | undefined): void {
  if (loaded !== undefined && loaded !== current.gmtModified) {
    fail(409, 'platform.stale', { data: { gmtModified: current.gmtModified } });
  }
}
