import { dropCookie, readCookie, writeCookie } from './cookies.ts';

/** Our word in the `state` that goes out to a marketplace and comes back as `{word}_{store}`. */
const knownState = 'shein';
/** Stands in the address to come back to, and tells one setting out from another. */
const attemptName = 'authAttempt';

/** What a marketplace's own authorisation page sends along when it leads the user back. */
export interface AuthorizationAnswer {
  storeId: string;
  tempToken: string;
  /** Of the address that the page was given. */
  attempt: string;
}

/** Where a marketplace leads the user back to. */
export function callbackAddress(path: string, attempt: string): string {
  const address = new URL(path, location.origin);
  address.searchParams.set(attemptName, attempt);
  return address.href;
}

/**
 * Holds what a marketplace sends along when it leads the user back, if the query carries an answer to us, and takes it
 * out of the query. Tells whether it was one.
 */
export function receiveAuthorization(query: URLSearchParams): boolean {
  const [state = '', storeId = ''] = query.get('state')?.split('_') ?? [];
  const tempToken = query.get('tempToken');
  if (state !== knownState || !tempToken) return false;
  // A marketplace that does not see the query of our address begins its own with another question mark.
  const [attempt = '', appended = ''] = query.get(attemptName)?.split('?appid=') ?? [];
  writeCookie('authAppid', query.get('appid') ?? appended);
  writeCookie('authTempToken', tempToken);
  writeCookie('authStoreId', storeId);
  writeCookie(attemptName, attempt);
  for (const name of ['appid', 'tempToken', 'state', attemptName]) query.delete(name);
  return true;
}

/** What has been received and nobody has taken yet: a token is good for one use. */
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
