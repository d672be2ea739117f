import type { z } from 'zod';
import { type CallOptions, performCall, type ClientContext } from '../shared/call.ts';
import { downloadPdf } from '../shared/download.ts';
import { MarketplaceFailure } from '../shared/MarketplaceFailure.ts';
import { readEnvelope } from './envelope.ts';
import type { TemuGateway, TemuInterfaceKey } from './interfaces.ts';
import { labelHeaders, mayFetchLabelFrom } from './labelRequest.ts';
import { type TemuOrderZone, type TemuSettings, temuSettings, type TemuZone } from './settings.ts';
import { signedBody } from './signedBody.ts';

export type TemuKeys = { appKey: string; appSecret: string; accessToken: string };

export type TemuCredentials = {
  /** How the program names this store: in call records and in the names of rate limits. */
  name: string;
  /** For orders, labels and shipping; semi-managed shops only. */
  orders?: TemuKeys & { zone: TemuOrderZone };
  /** For products, stock and shop data, on the partner gateway and the Chinese one. */
  products?: TemuKeys;
};

/** The handle that every function calling TEMU takes. It shows no secret when printed. */
export interface TemuStore {
  readonly name: string;
  readonly settings: TemuSettings;
  readonly now: () => number;
  /** Undefined for a store without keys for orders. */
  readonly zone: TemuOrderZone | undefined;
  call<Result extends z.ZodType>(
    which: TemuInterfaceKey,
    fields: object,
    result: Result,
    options?: CallOptions,
  ): Promise<z.output<Result>>;
  fetchLabel(link: string, options?: CallOptions): Promise<Uint8Array>;
}

export const labelFile = 'label file';

/** Calls for which it has no keys fail with `auth` and the code `noKeys`, before anything is sent. */
export function openTemuStore(
  { name, orders, products }: TemuCredentials,
  context: ClientContext,
  settings: TemuSettings = temuSettings,
): TemuStore {
  const now = context.now ?? Date.now;

  function keysFor(gateway: TemuGateway, endpoint: string): { zone: TemuZone; keys: TemuKeys } {
    if (gateway === 'orders' && orders) return { zone: orders.zone, keys: orders };
    if (gateway !== 'orders' && products) return { zone: gateway, keys: products };
    throw new MarketplaceFailure('auth', endpoint, { code: 'noKeys' });
  }

  return {
    name,
    settings,
    now,
    zone: orders?.zone,

    async call(which, fields, result, options = {}) {
      const { name: type, gateway, repeatable, shopRate } = settings.interfaces[which];
      const { zone, keys } = keysFor(gateway, type);
      const { version: versions } = settings.unverified;
      const version = type.includes('.v2.') ? versions.v2 : versions.plain;
      return await performCall(
        {
          ...options,
          endpoint: type,
          store: name,
          repeatable,
          buckets: [
            { name: `temu:app:${keys.appKey}`, rate: settings.appRate },
            ...(shopRate ? [{ name: `temu:store:${name}:${type}`, rate: shopRate }] : []),
          ],
          secrets: [keys.appKey, keys.appSecret, keys.accessToken],
          request() {
            const common = {
              type,
              app_key: keys.appKey,
              access_token: keys.accessToken,
              timestamp: Math.floor(now() / 1000),
              data_type: 'JSON',
              version,
            };
            return {
              method: 'POST',
              url: settings.hosts[zone] + settings.path,
              headers: { 'content-type': 'application/json' },
              body: signedBody({ ...fields, ...common }, keys.appSecret),
            };
          },
          read: (answer, refuse) => readEnvelope(answer, result, settings, refuse),
        },
        context,
      );
    },

    async fetchLabel(link, options = {}) {
      const { zone, keys } = keysFor('orders', labelFile);
      const apiHost = settings.hosts[zone];
      if (!mayFetchLabelFrom(link, apiHost, settings.unverified.labelHosts))
        throw new MarketplaceFailure('malformed', labelFile, { code: 'link' });
      const headers = () => labelHeaders(keys, now());
      return await downloadPdf({ ...options, endpoint: labelFile, link, store: name, apiHost, headers }, context);
    },
  };
}
