import { decryptText } from '../shared/cipher.ts';
import { readEvent, type SheinEvent } from './event.ts';
import { readEventData } from './eventBody.ts';
import { type SheinApp, sheinSettings } from './settings.ts';
import { isSignatureOf } from './signature.ts';

export type WebhookRequest = {
  /** The path of the callback address in SHEIN's console, without the query. */
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
};

/**
 * - `headers`: one that the signature needs is missing.
 * - `otherApp`: sent to another app. `stale`: its time is too far from ours. `signature`: not signed by SHEIN.
 * - `body`: holds no event data. - `decryption`, `content`: event data that nobody can read.
 */
export type WebhookRefusal = 'headers' | 'otherApp' | 'stale' | 'signature' | 'body' | 'decryption' | 'content';

export class SheinWebhookRefused extends Error {
  readonly reason: WebhookRefusal;

  constructor(reason: WebhookRefusal) {
    super(`Webhook refused: ${reason}`);
    this.name = 'SheinWebhookRefused';
    this.reason = reason;
  }
}

export type SheinWebhook = { kind: 'probe' } | { kind: 'event'; openKeyId: string; sentAt: Date; event: SheinEvent };

/**
 * To be answered with any 2xx at once, within 1.5 s; deliveries come again, late and out of order.
 * SHEIN sends a request without a body to test the address, and does not always sign it.
 * @throws SheinWebhookRefused
 */
export async function readSheinWebhook(
  app: SheinApp,
  request: WebhookRequest,
  now = Date.now(),
): Promise<SheinWebhook> {
  if (request.body.length === 0) return { kind: 'probe' };
  const settings = app.settings ?? sheinSettings;
  const header = (name: string): string => {
    const value = request.headers[name];
    if (typeof value !== 'string' || value === '') throw new SheinWebhookRefused('headers');
    return value;
  };
  const [timestamp, signature, openKeyId] = [
    header('x-lt-timestamp'),
    header('x-lt-signature'),
    header('x-lt-openkeyid'),
  ];

  if (header('x-lt-appid') !== app.appId) throw new SheinWebhookRefused('otherApp');
  if (!isFresh(timestamp, now, settings.unverified.webhookWindowMs)) throw new SheinWebhookRefused('stale');
  if (!isSignatureOf(signature, { id: app.appId, secret: app.appSecret, timestamp, path: request.path }))
    throw new SheinWebhookRefused('signature');

  const contentType = request.headers['content-type'];
  const data = await readEventData(request.body, typeof contentType === 'string' ? contentType : '');
  if (data === undefined) throw new SheinWebhookRefused('body');
  const event = readEvent(header('x-lt-eventcode'), decrypt(data, app, settings.cipherIv), settings);
  if (!event) throw new SheinWebhookRefused('content');
  return { kind: 'event', openKeyId, sentAt: new Date(Number(timestamp)), event };
}

function isFresh(timestamp: string, now: number, windowMs: number): boolean {
  return /^\d{13}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= windowMs;
}

function decrypt(data: string, app: SheinApp, iv: string): string {
  try {
    return decryptText(data, app.appSecret, iv);
  } catch {
    throw new SheinWebhookRefused('decryption');
  }
}
