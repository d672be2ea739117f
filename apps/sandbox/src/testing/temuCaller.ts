import { createHash } from 'node:crypto';
import { readJson } from '../json.ts';
import type { Sandbox } from '../sandbox.ts';

export interface TemuKeys {
  zone: string;
  appKey: string;
  appSecret: string;
  accessToken: string;
  productKey: string;
  productSecret: string;
  productToken: string;
}

export interface TemuAnswer {
  success: boolean;
  errorCode: number;
  errorMsg: string;
  requestId: string;
  // each test knows what it asked for
  result: unknown;
}

export async function temuKeys(sandbox: Sandbox, store = 's4'): Promise<TemuKeys> {
  const stores = (await sandbox.app.inject('/control/stores')).json() as { id: string; credentials: TemuKeys }[];
  return stores.find(({ id }) => id === store)!.credentials;
}

/** Values as their own JSON, names in any order; texts are signed without their quotation marks. */
export function temuSign(members: Record<string, string>, secret: string): string {
  const joined = Object.keys(members)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => name + (members[name]!.startsWith('"') ? (JSON.parse(members[name]!) as string) : members[name]!))
    .join('');
  return createHash('md5')
    .update(secret + joined + secret)
    .digest('hex')
    .toUpperCase();
}

export interface TemuCallSpec {
  store?: string;
  /** The zone to call; by default the store's own zone for orders. */
  zone?: string;
  /** Overrides and additions to the fields of every call; undefined leaves a field out. */
  common?: Record<string, unknown>;
  secret?: string;
}

/** The body of a call, signed as the documentation says. */
export async function temuBody(sandbox: Sandbox, type: string, fields: object, spec: TemuCallSpec = {}) {
  const keys = await temuKeys(sandbox, spec.store);
  const zone = spec.zone ?? keys.zone;
  const forProducts = zone === 'cn' || zone === 'pa';
  const all = {
    ...fields,
    type,
    app_key: forProducts ? keys.productKey : keys.appKey,
    access_token: forProducts ? keys.productToken : keys.accessToken,
    timestamp: Math.floor(sandbox.core.world.clock.now() / 1000),
    data_type: 'JSON',
    ...spec.common,
  };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  const members = Object.fromEntries(given.map(([name, value]) => [name, JSON.stringify(value)]));
  const sign = temuSign(members, spec.secret ?? (forProducts ? keys.productSecret : keys.appSecret));
  const text = Object.entries(members).map(([name, json]) => `${JSON.stringify(name)}:${json}`);
  return { zone, text: `{${[...text, `"sign":"${sign}"`].join()}}` };
}

export async function sendTemu(sandbox: Sandbox, zone: string, payload: string): Promise<TemuAnswer> {
  const reply = await sandbox.app.inject({
    method: 'POST',
    url: `/temu/${zone}/openapi/router`,
    headers: { 'content-type': 'application/json' },
    payload,
  });
  return readJson(reply.body) as TemuAnswer;
}

export async function callTemu(
  sandbox: Sandbox,
  type: string,
  fields: object = {},
  spec: TemuCallSpec = {},
): Promise<TemuAnswer> {
  const { zone, text } = await temuBody(sandbox, type, fields, spec);
  return await sendTemu(sandbox, zone, text);
}
