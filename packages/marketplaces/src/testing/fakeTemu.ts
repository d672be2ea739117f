import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { temuSettings, type TemuSettings } from '../temu/settings.ts';
import { openTemuStore } from '../temu/temuStore.ts';
import { fakeServer, type Received, says, testContext } from './fakeServer.ts';
import { topLevelValues } from './topLevelValues.ts';

type Reply = (request: Received, response: ServerResponse) => void;

/** `raw` holds the text of each top-level value as it was sent. */
export type TemuCall = { type: string; zone: string; raw: Record<string, string> };

/** A text is the `result` of a good answer, as JSON. `nth` counts the calls of one interface from 1. */
type Answer = string | ((call: TemuCall, nth: number) => string | Reply);

export const orderKeys = { appKey: 'order-key', appSecret: 'order-secret', accessToken: 'order-token' };
export const productKeys = { appKey: 'product-key', appSecret: 'product-secret', accessToken: 'product-token' };

/** TEMU on loopback for one test. It checks keys, time and signature against the exact text that was sent. */
export async function fakeTemu(answers: Record<string, Answer>, settings: Partial<TemuSettings> = {}) {
  const sent: TemuCall[] = [];
  const test = testContext();
  const { address, received } = await fakeServer((request, response) => {
    const [, zone = '', ...path] = request.url.pathname.split('/');
    const raw = topLevelValues(request.body);
    const call = { type: textOf(raw['type']), zone, raw };
    sent.push(call);
    const strange = path.join('/') !== 'openapi/router' || request.headers['content-type'] !== 'application/json';
    const reply = strange ? says('', 404) : (faultOf(call, test.context.now?.() ?? 0) ?? answerTo(call));
    reply(request, response);
  });

  function answerTo(call: TemuCall): Reply {
    const answer = answers[call.type] ?? refuses(call.zone === 'us' ? '3000003' : '7000016');
    const nth = sent.filter(({ type }) => type === call.type).length;
    const given = typeof answer === 'string' ? answer : answer(call, nth);
    return typeof given === 'string'
      ? envelope(`{"success":true,"errorCode":1000000,"errorMsg":"","result":${given}`)
      : given;
  }

  const zone = (name: string) => `${address}/${name}`;
  const hosts = { US: zone('us'), EU: zone('eu'), GLOBAL: zone('global'), PA: zone('pa'), CN: zone('cn') };
  const store = openTemuStore(
    { name: 'Store 1', orders: { ...orderKeys, zone: 'US' }, products: productKeys },
    test.context,
    { ...temuSettings, hosts, ...settings },
  );
  return { store, address, received, sent, ...test };
}

export function refuses(code: string, message: string | null = null): () => Reply {
  return () => envelope(`{"success":false,"errorCode":${code},"errorMsg":${JSON.stringify(message)},"result":null`);
}

function envelope(members: string): Reply {
  return says(`${members},"requestId":"us-trace-1"}`, 200, { 'content-type': 'application/json' });
}

/** The error of a call whose key, time or signature is wrong; checked before its content. */
function faultOf({ zone, raw }: TemuCall, now: number): Reply | undefined {
  const regional = zone !== 'pa' && zone !== 'cn';
  const keys = regional ? orderKeys : productKeys;
  const { sign, ...signed } = raw;
  if (textOf(sign) !== signatureOf(signed, keys.appSecret)) return refuses(regional ? '3000001' : '7000015')();
  if (Math.abs(now / 1000 - Number(raw['timestamp'])) > 300) return refuses(regional ? '3000012' : '7000010')();
  if (textOf(raw['app_key']) !== keys.appKey) return refuses(regional ? '3000026' : '7000006')();
  if (textOf(raw['access_token']) !== keys.accessToken) return refuses(regional ? '3000031' : '7000018')();
  if (textOf(raw['data_type']) !== 'JSON') return refuses(regional ? '3000014' : '7000013')();
  return undefined;
}

function signatureOf(raw: Record<string, string>, secret: string): string {
  const names = Object.keys(raw).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const joined = names.map((name) => name + (raw[name]?.startsWith('"') ? textOf(raw[name]) : raw[name])).join('');
  return createHash('md5')
    .update(secret + joined + secret, 'utf8')
    .digest('hex')
    .toUpperCase();
}

function textOf(raw: string | undefined): string {
  return raw === undefined ? '' : (JSON.parse(raw) as string);
}
