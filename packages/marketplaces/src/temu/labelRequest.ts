import { randomInt } from 'node:crypto';
import { signTexts } from './signature.ts';

type Keys = { appKey: string; appSecret: string; accessToken: string };

/** The signed headers that a label's link needs: it opens only for the app and the token that asked for it. */
export function labelHeaders(keys: Keys, nowMs: number, random = randomDigits()): Record<string, string> {
  const headers = {
    'toa-app-key': keys.appKey,
    'toa-access-token': keys.accessToken,
    'toa-random': random,
    'toa-timestamp': String(Math.floor(nowMs / 1000)),
  };
  return { ...headers, 'toa-sign': signTexts(headers, keys.appSecret) };
}

function randomDigits(): string {
  return Array.from({ length: 32 }, () => randomInt(10)).join('');
}

/** The headers hold the token: they go to the API's own host and to TEMU's, and nowhere else. */
export function mayFetchLabelFrom(link: string, apiHost: string, labelHosts: string[]): boolean {
  const url = URL.parse(link);
  if (!url) return false;
  return url.host === new URL(apiHost).host || labelHosts.some((suffix) => url.hostname.endsWith(suffix));
}
