import { sessionCookie as cookie } from '@pressroom/contract/endpoint';
import type { FailureReason } from './callFailure.ts';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';

export const token = {
  read: () => readCookie(cookie),
  save: (value: string) => writeCookie(cookie, value),
  clear: () => dropCookie(cookie),
};

export interface SessionEnd {
  reason: FailureReason;
  /** The token that was refused; the one held by now may be another. */
  refused: string | undefined;
}

const listeners = new Set<(end: SessionEnd) => void>();

/** Tells that the server no longer knows the session; calls that fail together tell it once each. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function emitSessionEnd(end: SessionEnd) {
  for (const notify of listeners) notify(end);
}
