import { dropCookie, readCookie, writeCookie } from './cookies.ts';

const cookie = 'order_management_system_token';

export const token = {
  read: () => readCookie(cookie),
  hold: (value: string) => writeCookie(cookie, value),
  drop: () => dropCookie(cookie),
};

const ended = new Set<(msg: string) => void>();

/** Tells that the server no longer knows the session; calls that fail together tell it once each. */
export function onSessionEnd(listener: (msg: string) => void): () => void {
  ended.add(listener);
  return () => ended.delete(listener);
}

export function tellSessionEnd(msg: string) {
  for (const listener of ended) listener(msg);
}
