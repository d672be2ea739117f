import { createDecipheriv, createHmac } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';

export interface Signing {
  id: string;
  secret: string;
  header: string;
  timestamp?: number;
  salt?: string;
  signedPath?: string;
}

export interface Answer {
  status: number;
  code: string;
  // each test knows what it asked for
  info: unknown;
  text: string;
}

export const decrypt = (text: string, secret: string) => {
  const decipher = createDecipheriv('aes-128-cbc', secret.slice(0, 16), 'space-station-de');
  return decipher.update(text, 'base64', 'utf8') + decipher.final('utf8');
};

export function signedHeaders(
  path: string,
  { id, secret, header, timestamp = 0, salt = 'aB3x9', signedPath }: Signing,
) {
  const hex = createHmac('sha256', secret + salt)
    .update(`${id}&${timestamp}&${signedPath ?? path.split('?')[0]}`)
    .digest('hex');
  return {
    [header]: id,
    'x-lt-timestamp': String(timestamp),
    'x-lt-signature': salt + Buffer.from(hex).toString('base64'),
    'content-type': 'application/json;charset=UTF-8',
  };
}

/** The keys with which a store, or `app`, signs, as the control API shows them to a tester. */
export async function signingOf(sandbox: Sandbox, store: string): Promise<Signing> {
  if (store === 'app') {
    const { systems } = (await sandbox.app.inject('/control/state')).json() as {
      systems: { name: string; appId: string; appSecret: string }[];
    };
    const { appId, appSecret } = systems.find(({ name }) => name === 'shein')!;
    return { id: appId, secret: appSecret, header: 'x-lt-appid' };
  }
  const stores = (await sandbox.app.inject('/control/stores')).json() as {
    id: string;
    credentials: { openKeyId: string; secretKey: string };
  }[];
  const { openKeyId, secretKey } = stores.find(({ id }) => id === store)!.credentials;
  return { id: openKeyId, secret: secretKey, header: 'x-lt-openKeyId' };
}

/** Calls below `/shein` in a store's name, signed as the documentation says. */
export async function call(
  sandbox: Sandbox,
  { store = 's1', path, body = {}, raw, ...rest }: CallSpec,
): Promise<Answer> {
  const signing = { timestamp: sandbox.core.world.clock.now(), ...(await signingOf(sandbox, store)), ...rest };
  const reply = await sandbox.app.inject({
    method: path.includes('?') || path.endsWith('/msc/warehouse/list') ? 'GET' : 'POST',
    url: `/shein${path}`,
    headers: { ...signedHeaders(path, signing), ...rest.headers },
    ...(path.includes('?') || path.endsWith('/msc/warehouse/list') ? {} : { payload: raw ?? JSON.stringify(body) }),
  });
  const { code, info } = parse(reply.body);
  return { status: reply.statusCode, code, info, text: reply.body };
}

export interface CallSpec extends Partial<Signing> {
  store?: string;
  path: string;
  body?: object;
  raw?: string;
  headers?: Record<string, string>;
}

function parse(text: string): { code: string; info: unknown } {
  try {
    return JSON.parse(text) as { code: string; info: unknown };
  } catch {
    return { code: '', info: undefined };
  }
}
