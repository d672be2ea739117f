import { createHmac, randomInt } from 'node:crypto';
import { sameText } from '../shared/cipher.ts';

export type Signed = {
  /** The app's id or the store's openKeyId, with the secret that belongs to it. */
  id: string;
  secret: string;
  timestamp: string;
  /** Without host and without query. */
  path: string;
};

const keyLength = 5;

export function sign({ id, secret, timestamp, path }: Signed, randomKey = makeRandomKey()): string {
  const hex = createHmac('sha256', secret + randomKey)
    .update(`${id}&${timestamp}&${path}`)
    .digest('hex');
  return randomKey + Buffer.from(hex).toString('base64');
}

export function isSignatureOf(signature: string, signed: Signed): boolean {
  return sameText(signature, sign(signed, signature.slice(0, keyLength)));
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function makeRandomKey(): string {
  return Array.from({ length: keyLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}
