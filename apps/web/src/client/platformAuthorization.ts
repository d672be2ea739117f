import { dropCookie, readCookie, writeCookie } from './cookies.ts';

/** What a marketplace sends along when it leads the user back from its own authorisation page. */
interface Received {
  appid: string;
  tempToken: string;
  storeId: string;
}

/** Our word in the `state` that goes out and comes back as `{word}_{store}`. */
const knownState = 'shein';
const stateKey = 'authSheinState';
const cookies = { appid: 'authAppid', tempToken: 'authTempToken', storeId: 'authStoreId' } as const;

export const platformAuthorization = {
  /** Holds what the query carries, if it is an answer to us, and takes it out of the query. Tells whether it was one. */
  receive(query: URLSearchParams): boolean {
    const [state = '', storeId = ''] = query.get('state')?.split('_') ?? [];
    const tempToken = query.get('tempToken');
    if (state !== knownState || !tempToken) return false;
    writeCookie(cookies.appid, query.get('appid') ?? '');
    writeCookie(cookies.tempToken, tempToken);
    writeCookie(cookies.storeId, storeId);
    localStorage.setItem(stateKey, state);
    for (const name of ['appid', 'tempToken', 'state']) query.delete(name);
    return true;
  },

  /** What was received; it can be taken once. */
  take(): Received | undefined {
    const [appid, tempToken, storeId] = [cookies.appid, cookies.tempToken, cookies.storeId].map(readCookie);
    const known = localStorage.getItem(stateKey) === knownState;
    for (const name of Object.values(cookies)) dropCookie(name);
    localStorage.removeItem(stateKey);
    return known && tempToken ? { appid: appid ?? '', tempToken, storeId: storeId ?? '' } : undefined;
  },
};
