import { writtenHeader } from '@pressroom/contract/endpoint';
import { useSyncExternalStore } from 'react';
import { writeCookie } from './cookies.ts';
import { newListeners } from './listeners.ts';

/** Of what moment the last answer of each path is: only of those that came from a replica and were behind. */
const moments = new Map<string, number>();
const changes = newListeners();

/** What is only a few seconds behind reads as the present. */
const worthSaying = 5;

/** `age`: in seconds, as its header says. */
export function noteAge(path: string, age: string | null) {
  const seconds = Number(age ?? 0);
  if (seconds < worthSaying && !moments.has(path)) return;
  if (seconds < worthSaying) moments.delete(path);
  else moments.set(path, Date.now() - seconds * 1000);
  changes.tell();
}

/** A cookie, so that downloads and other windows find what was written here, too. */
export function noteWritten(place: string | null) {
  if (place !== null) writeCookie(writtenHeader, place);
}

/** The moment up to which the last answer of this path tells everything; undefined where that is now. */
export function useDataMoment(path: string): string | undefined {
  const moment = useSyncExternalStore(changes.listen, () => moments.get(path));
  return moment === undefined ? undefined : new Date(moment).toISOString();
}
