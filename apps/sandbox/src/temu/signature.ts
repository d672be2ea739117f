import { createHash } from 'node:crypto';
import { areEqual } from '../secrets.ts';

/** MD5 of the secret, the names and texts sorted by name, and the secret again. */
export function signatureOf(texts: ReadonlyMap<string, string>, secret: string): string {
  const joined = [...texts.keys()]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => name + texts.get(name)!)
    .join('');
  return createHash('md5').update(`${secret}${joined}${secret}`).digest('hex').toUpperCase();
}

export function isSigned(texts: ReadonlyMap<string, string>, secret: string, given: string): boolean {
  return areEqual(signatureOf(texts, secret), given);
}
