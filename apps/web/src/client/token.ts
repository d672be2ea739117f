import { sessionCookie as cookie } from '@pressroom/contract/endpoint';
import { dropCookie, readCookie, writeCookie } from './cookies.ts';

export const token = {
  read: () => readCookie(cookie),
  hold: (value: string) => writeCookie(cookie, value),
  drop: () => dropCookie(cookie),
};

export interface SessionEnd {
  /** Why, in the user's language. */
  msg: string;
  /** The token that was refused; the one held by now may be another. */
  refused: string | undefined;
}

const watchers = new Set<(end: SessionEnd) => void>();

/** Tells that the server no longer knows the session; calls that fail together tell it once each. */
export function onSessionEnd(watcher: (end: SessionEnd) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export function tellSessionEnd(end: SessionEnd) {
  for (const tell of watchers) tell(end);
}
