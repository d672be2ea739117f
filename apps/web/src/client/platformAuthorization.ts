import { writeCookie } from './cookies.ts';

/** Our word in the `state` that goes out to a marketplace and comes back as `{word}_{store}`. */
const knownState = 'shein';

/**
 * Holds what a marketplace sends along when it leads the user back from its own authorisation page, if the query
 * carries an answer to us, and takes it out of the query. Tells whether it was one.
 */
export function receiveAuthorization(query: URLSearchParams): boolean {
  const [state = '', storeId = ''] = query.get('state')?.split('_') ?? [];
  const tempToken = query.get('tempToken');
  if (state !== knownState || !tempToken) return false;
  writeCookie('authAppid', query.get('appid') ?? '');
  writeCookie('authTempToken', tempToken);
  writeCookie('authStoreId', storeId);
  localStorage.setItem('authSheinState', state);
  for (const name of ['appid', 'tempToken', 'state']) query.delete(name);
  return true;
}
