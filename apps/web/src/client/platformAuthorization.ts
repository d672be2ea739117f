import { dropCookie, readCookie, writeCookie } from './cookies.ts';

/** The word with which we mark the `state` that a marketplace sends back as `{word}_{store}`. */
const knownState = 'shein';
/** The query parameter of the return address that tells one attempt from another. */
const attemptName = 'authAttempt';

/** What the authorisation page of a marketplace adds to our return address. */
export interface AuthorizationAnswer {
  storeId: string;
  tempToken: string;
  /** The attempt that the return address names. */
  attempt: string;
}

/** The address to which a marketplace sends the user back. */
export function callbackAddress(path: string, attempt: string): string {
  const address = new URL(path, location.origin);
  address.searchParams.set(attemptName, attempt);
  return address.href;
}

/**
 * Keeps the answer of a marketplace if the query carries one, and removes it from the query. Tells whether there was
 * one.
 */
export function receiveAuthorization(query: URLSearchParams): boolean {
  const [state = '', storeId = ''] = query.get('state')?.split('_') ?? [];
  const tempToken = query.get('tempToken');
  if (state !== knownState || !tempToken) return false;
  // A marketplace that overlooks the query of our address appends its own with a second question mark.
  const [attempt = '', appended = ''] = query.get(attemptName)?.split('?appid=') ?? [];
  writeCookie('authAppid', query.get('appid') ?? appended);
  writeCookie('authTempToken', tempToken);
  writeCookie('authStoreId', storeId);
  writeCookie(attemptName, attempt);
  for (const name of ['appid', 'tempToken', 'state', attemptName]) query.delete(name);
  return true;
}

/** Hands over the kept answer once, because its token can be used only once. */
export function takeAuthorization(): AuthorizationAnswer | undefined {
  const tempToken = readCookie('authTempToken');
  const answer = tempToken && {
    tempToken,
    storeId: readCookie('authStoreId') ?? '',
    attempt: readCookie(attemptName) ?? '',
  };
  for (const name of ['authAppid', 'authTempToken', 'authStoreId', attemptName]) dropCookie(name);
  return answer || undefined;
}
