import { z } from 'zod';
import type { CallOptions, ClientContext } from '../shared/call.ts';
import { decryptText } from '../shared/cipher.ts';
import { optionalId, optionalText, text } from '../shared/wire.ts';
import { type SheinApp, sheinSettings } from './settings.ts';
import { callAsApp, type Endpoint } from './sheinStore.ts';

/** The address of the page on which the seller, signed in with the store's main account, authorises this app. SHEIN returns `state` unchanged. */
export function sheinAuthorizationPage(
  app: SheinApp,
  { callback, state }: { callback: string; state: string },
): string {
  const redirectUrl = Buffer.from(callback).toString('base64');
  const query = Object.entries({ appid: app.appId, redirectUrl, state }).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${app.hosts.authorization}/#/empower?${query.join('&')}`;
}

export type SheinRedirect = { tempToken: string; state: string };

/** What the page sends back to the callback's address; undefined when it is no answer to a page of this app. */
export function readSheinRedirect(app: SheinApp, address: URL): SheinRedirect | undefined {
  const query = address.searchParams;
  const tempToken = query.get('tempToken');
  return tempToken && query.get('appid') === app.appId ? { tempToken, state: query.get('state') ?? '' } : undefined;
}

export type SheinAuthorization = {
  openKeyId: string;
  /** Ready for `openSheinStore`. Does not expire; ends when the seller unbinds or resets it. */
  secretKey: string;
  supplierId: string | undefined;
  businessMode: string | undefined;
  /** The `state` of the authorisation page, where SHEIN returns it. */
  state: string | undefined;
};

/** A temporary token lives for ten minutes and is taken to be good for one exchange: after any failure the seller begins anew. */
export async function exchangeSheinToken(
  app: SheinApp,
  tempToken: string,
  context: ClientContext,
  options: CallOptions = {},
): Promise<SheinAuthorization> {
  return await callAsApp(app, { endpoint: getByToken(app), body: { tempToken }, options }, context);
}

function getByToken(app: SheinApp) {
  const { cipherIv } = app.settings ?? sheinSettings;
  return {
    path: '/open-api/auth/get-by-token',
    method: 'POST',
    repeatable: false,
    info: z
      .object({
        openKeyId: text,
        secretKey: text,
        supplierId: optionalId,
        supplierBusinessMode: optionalText,
        state: optionalText,
      })
      .transform(({ supplierBusinessMode, secretKey, ...info }, context): SheinAuthorization => {
        try {
          const decrypted = decryptText(secretKey, app.appSecret, cipherIv);
          return { ...info, secretKey: decrypted, businessMode: supplierBusinessMode };
        } catch {
          context.addIssue({ code: 'custom', message: 'not encrypted for this app', path: ['secretKey'] });
          return z.NEVER;
        }
      }),
  } satisfies Endpoint<z.ZodType>;
}
