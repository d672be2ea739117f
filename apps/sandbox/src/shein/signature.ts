import { createHmac } from 'node:crypto';
import { areEqual } from '../secrets.ts';

interface Signed {
  id: string;
  secret: string;
  timestamp: string;
  /** Without host and query. */
  path: string;
}

/** The salt, followed by the Base64 of the hex HMAC-SHA256. The HMAC's key is the secret and the salt. */
export function signatureOf({ id, secret, timestamp, path }: Signed, salt: string): string {
  const hex = createHmac('sha256', secret + salt)
    .update(`${id}&${timestamp}&${path}`)
    .digest('hex');
  return salt + Buffer.from(hex, 'ascii').toString('base64');
}

export function isSigned(signed: Signed, signature: string): boolean {
  const salt = signature.slice(0, 5);
  if (!/^[A-Za-z0-9]{5}$/.test(salt)) return false;
  return areEqual(signatureOf(signed, salt), signature);
}
