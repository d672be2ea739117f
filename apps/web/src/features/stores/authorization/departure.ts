import { grantScope } from '@pressroom/contract/stores/authorization';
import { storeTypeCode } from '@pressroom/contract/stores/marketplace';
import { z } from 'zod';
import { type AuthorizationAnswer, takeAuthorization } from '../../../client/platformAuthorization.ts';

const storageKey = 'authSheinState';

const departure = z.object({
  store: z.object({ id: z.string(), name: z.string(), typeCode: storeTypeCode }),
  scope: grantScope,
  attempt: z.string(),
});
type Departure = z.output<typeof departure>;

/** The store that somebody is sent to its marketplace's page for. */
export type SentStore = Departure['store'];

/** How somebody came back: with a token, with one that nobody here has asked for, or with nothing. */
export type Arrival =
  | { kind: 'token'; store: SentStore; tempToken: string }
  | { kind: 'foreign'; store: SentStore | undefined }
  | { kind: 'nothing'; store: SentStore };

/** Works on plain http, too, where browsers offer no `randomUUID`. */
export function newAttempt(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Called before the window leaves for the marketplace; session storage marks the window. */
export function setOut({ id, name, typeCode }: SentStore, attempt: string): void {
  const leaving: Departure = { store: { id, name, typeCode }, scope: 'orders', attempt };
  localStorage.setItem(storageKey, JSON.stringify(leaving));
  sessionStorage.setItem(storageKey, attempt);
}

/** Answers once per return; undefined for a window that had not left. */
export function arrive(): Arrival | undefined {
  const left = readDeparture();
  const answer = takeAuthorization();
  const byThisWindow = left !== undefined && sessionStorage.getItem(storageKey) === left.attempt;
  sessionStorage.removeItem(storageKey);
  // Without an answer the departure is kept: the marketplace's page may still be open, here or in another window.
  if (!answer) return byThisWindow ? { kind: 'nothing', store: left.store } : undefined;
  localStorage.removeItem(storageKey);
  return left && answersTo(left, answer)
    ? { kind: 'token', store: left.store, tempToken: answer.tempToken }
    : { kind: 'foreign', store: left?.store };
}

/** A foreign link may bring a token of another shop; it does not know the id of the attempt. */
function answersTo({ store, attempt }: Departure, answer: AuthorizationAnswer): boolean {
  return answer.storeId === store.id && answer.attempt === attempt;
}

function readDeparture(): Departure | undefined {
  try {
    return departure.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null')).data;
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}
