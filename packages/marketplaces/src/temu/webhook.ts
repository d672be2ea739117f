import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { decryptText, sameText } from '../shared/cipher.ts';
import { type TemuEvent, readEvent } from './event.ts';
import { temuSettings } from './settings.ts';

export type TemuWebhookRequest = {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
};

/**
 * - `headers`: one that the signature needs is missing. - `otherApp`: sent to another app's key.
 * - `stale`: its time is too far from ours. - `body`: holds no event data. - `signature`: not written with this app's secret, or changed on its way.
 * - `content`: an event of TEMU that does not say what such events say.
 */
export type TemuWebhookRefusal = 'headers' | 'otherApp' | 'stale' | 'body' | 'signature' | 'content';

export class TemuWebhookRefused extends Error {
  readonly reason: TemuWebhookRefusal;

  constructor(reason: TemuWebhookRefusal) {
    super(`Webhook refused: ${reason}`);
    this.name = 'TemuWebhookRefused';
    this.reason = reason;
  }
}

export type TemuWebhook = { sentAt: Date; event: TemuEvent };

/** The body of the reply. TEMU expects it with 200 within half a second and repeats the event otherwise, eight times within two days. */
export const temuWebhookAnswer = '{"result":{}}';

/**
 * An event may come late, twice and out of order: it is a reason to ask TEMU, not the truth.
 * @throws TemuWebhookRefused
 */
export function readTemuWebhook(
  app: { appKey: string; appSecret: string },
  { headers, body }: TemuWebhookRequest,
  { now = Date.now(), settings = temuSettings } = {},
): TemuWebhook {
  const header = (name: string): string => {
    const value = headers[name];
    if (typeof value !== 'string' || value === '') throw new TemuWebhookRefused('headers');
    return value;
  };
  const code = header('x-tm-event-code');
  const timestamp = header('x-tm-timestamp');
  const signature = header('x-tm-signature');
  if (header('x-tm-app-key') !== app.appKey) throw new TemuWebhookRefused('otherApp');
  const encrypted = readEventData(body);
  if (encrypted === undefined) throw new TemuWebhookRefused('body');

  const decrypted = decrypt(encrypted, app.appSecret);
  const signed = {
    eventData: decrypted,
    'x-tm-app-key': app.appKey,
    'x-tm-event-code': code,
    'x-tm-timestamp': timestamp,
  };
  const extParam = headers['x-tm-ext-param'];
  const withExtParam = { ...signed, 'x-tm-ext-param': typeof extParam === 'string' ? extParam : '' };
  const isSigned = [withExtParam, signed]
    .map((fields) => sameText(signature.toLowerCase(), hmacOf(fields, app.appSecret)))
    .includes(true);
  if (!isSigned || !/^\d{10,16}$/.test(timestamp)) throw new TemuWebhookRefused('signature');
  if (Math.abs(now - Number(timestamp)) > settings.unverified.webhookWindowMs) throw new TemuWebhookRefused('stale');

  const event = readEvent(code, decrypted);
  if (!event) throw new TemuWebhookRefused('content');
  return { sentAt: new Date(Number(timestamp)), event };
}

const bodyShape = z.object({ eventData: z.string().min(1) });

function readEventData(body: Uint8Array): string | undefined {
  try {
    return bodyShape.safeParse(JSON.parse(new TextDecoder().decode(body))).data?.eventData;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Data that cannot be decrypted was written with another secret, so it gets the same refusal as a wrong signature. */
function decrypt(data: string, secret: string): string {
  try {
    return decryptText(data, secret, secret);
  } catch {
    throw new TemuWebhookRefused('signature');
  }
}

/** Names in the order of the alphabet, each followed by its value, with nothing in between. */
function hmacOf(fields: Readonly<Record<string, string>>, secret: string): string {
  const joined = Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => name + value)
    .join('');
  return createHmac('sha256', secret).update(joined).digest('hex');
}
