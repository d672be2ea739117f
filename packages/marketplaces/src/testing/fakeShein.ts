import { parseJson, writeJson } from '../shared/json.ts';
import type { SheinApp } from '../shein/settings.ts';
import { openSheinStore } from '../shein/sheinStore.ts';
import { isSignatureOf } from '../shein/signature.ts';
import { fakeServer, says, testContext } from './fakeServer.ts';

/** What one path answers: the `info` of a success, or the text of a whole answer. */
type Answer = (body: string, call: number) => object | string;

export const secretKey = 'FEDCBA9876543210FEDCBA9876543210';
export const appSecret = '0123456789ABCDEF0123456789ABCDEF';

/** SHEIN for one test: checks who asks, and answers each path by its own function. */
export async function fakeShein(paths: Record<string, Answer>, settings?: SheinApp['settings']) {
  const calls = new Map<string, number>();
  const side = await fakeServer((request, response) => {
    const path = request.url.pathname;
    const headers = (name: string) => String(request.headers[name] ?? '');
    const signed = { id: 'OPENKEY', secret: secretKey, timestamp: headers('x-lt-timestamp'), path };
    const call = calls.get(path) ?? 0;
    calls.set(path, call + 1);
    const answer = paths[path];
    if (headers('x-lt-openkeyid') !== 'OPENKEY' || !isSignatureOf(headers('x-lt-signature'), signed))
      return says('{"code":"wrong signature"}', 401)(request, response);
    if (!answer) return says('', 404)(request, response);
    const said = answer(request.body, call);
    return says(
      typeof said === 'string' ? said : writeJson({ code: '0', msg: 'OK', info: said, bbl: null, traceId: 'f00d' }),
    )(request, response);
  });
  const app = appAt(side.address, settings);
  const { context, calls: records, taken } = testContext();
  const store = openSheinStore(app, { name: 'Store 1', openKeyId: 'OPENKEY', secretKey }, context);
  return { ...side, store, records, taken };
}

export function appAt(address: string, settings?: SheinApp['settings']): SheinApp {
  return { appId: 'TESTAPPID0001', appSecret, hosts: { api: address, authorization: 'https://seller.test' }, settings };
}

/** What was sent or is to be answered, with its numbers as they are written. */
export function read(json: string): object {
  return parseJson(json) as object;
}
