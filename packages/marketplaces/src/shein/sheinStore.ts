import type { z } from 'zod';
import { type CallOptions, performCall, type ClientContext } from '../shared/call.ts';
import { downloadPdf } from '../shared/download.ts';
import { writeJson } from '../shared/json.ts';
import type { Rate } from '../shared/limiter.ts';
import { readEnvelope, type Reading } from './envelope.ts';
import { type SheinApp, type SheinSettings, sheinSettings } from './settings.ts';
import { sign } from './signature.ts';

export type SheinCredentials = {
  /** How the program names this store: in call records and in the names of rate limits. */
  name: string;
  openKeyId: string;
  secretKey: string;
};

export type SheinCallOptions = CallOptions & {
  /** The language of SHEIN's names and messages; its default is Chinese. */
  language?: string;
};

export type Endpoint<Info extends z.ZodType> = Reading<Info> & {
  path: `/open-api/${string}`;
  method: 'GET' | 'POST';
  repeatable: boolean;
};

/** The handle of an authorised store, which every function calling SHEIN takes. It shows no secret when printed. */
export interface SheinStore {
  readonly name: string;
  readonly settings: SheinSettings;
  readonly now: () => number;
  call<Info extends z.ZodType>(
    endpoint: Endpoint<Info>,
    body: object,
    options?: SheinCallOptions,
  ): Promise<z.output<Info>>;
  download(endpoint: string, link: string, options?: CallOptions): Promise<Uint8Array>;
}

export function openSheinStore(app: SheinApp, credentials: SheinCredentials, context: ClientContext): SheinStore {
  const { name, openKeyId, secretKey } = credentials;
  const settings = app.settings ?? sheinSettings;
  const { app: appRate, store: storeRate, endpoints } = settings.unverified.rates;
  const signer: Signer = { header: 'x-lt-openKeyId', id: openKeyId, secret: secretKey };
  return {
    name,
    settings,
    now: context.now ?? Date.now,
    call(endpoint, body, options = {}) {
      const own = endpoints[endpoint.path];
      const buckets = [
        appBucket(app, appRate),
        { name: `shein:store:${name}`, rate: storeRate },
        ...(own ? [{ name: `shein:store:${name}:${endpoint.path}`, rate: own }] : []),
      ];
      return callShein({ app, signer, endpoint, body, options, buckets, store: name }, context);
    },
    download: (endpoint, link, options) =>
      downloadPdf({ ...options, endpoint, link, store: name, apiHost: app.hosts.api }, context),
  };
}

type AppCall<Info extends z.ZodType> = { endpoint: Endpoint<Info>; body: object; options: SheinCallOptions };

/** Makes a call in the app's own name. */
export async function callAsApp<Info extends z.ZodType>(
  app: SheinApp,
  { endpoint, body, options }: AppCall<Info>,
  context: ClientContext,
): Promise<z.output<Info>> {
  const signer: Signer = { header: 'x-lt-appid', id: app.appId, secret: app.appSecret };
  const buckets = [appBucket(app, (app.settings ?? sheinSettings).unverified.rates.app)];
  return await callShein({ app, signer, endpoint, body, options, buckets }, context);
}

type Signer = { header: 'x-lt-openKeyId' | 'x-lt-appid'; id: string; secret: string };

type SheinCall<Info extends z.ZodType> = {
  app: SheinApp;
  signer: Signer;
  endpoint: Endpoint<Info>;
  body: object;
  options: SheinCallOptions;
  buckets: { name: string; rate: Rate }[];
  store?: string;
};

async function callShein<Info extends z.ZodType>(
  call: SheinCall<Info>,
  context: ClientContext,
): Promise<z.output<Info>> {
  const { app, signer, endpoint, body, options, buckets, store } = call;
  const { path, method, repeatable } = endpoint;
  const { language, ...rest } = options;
  const namesApp = (app.settings ?? sheinSettings).unverified.appIdOnStoreCalls;
  return await performCall(
    {
      ...rest,
      endpoint: path,
      store,
      repeatable,
      buckets,
      secrets: [app.appSecret, signer.id, signer.secret],
      request() {
        const timestamp = String((context.now ?? Date.now)());
        return {
          method,
          url: app.hosts.api + path + (method === 'GET' ? queryOf(body) : ''),
          headers: {
            // a form brings its own, with its boundary
            ...(body instanceof FormData ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
            ...(namesApp ? { 'x-lt-appid': app.appId } : {}),
            [signer.header]: signer.id,
            'x-lt-timestamp': timestamp,
            'x-lt-signature': sign({ id: signer.id, secret: signer.secret, timestamp, path }),
            ...(language === undefined ? {} : { language }),
          },
          ...(method === 'POST' ? { body: body instanceof FormData ? body : writeJson(body) } : {}),
        };
      },
      read: (answer, refuse) => readEnvelope(answer, endpoint, app.settings ?? sheinSettings, refuse),
    },
    context,
  );
}

/** What a GET call asks stands in its address; the signature does not cover it. */
function queryOf(body: object): string {
  const query = new URLSearchParams(body as Record<string, string>).toString();
  return query && `?${query}`;
}

function appBucket(app: SheinApp, rate: Rate) {
  return { name: `shein:app:${app.appId}`, rate };
}
