import { createHash } from 'node:crypto';

/** Names in the order of their code units, whatever the values; MD5 in upper case. */
export function signTexts(texts: Readonly<Record<string, string>>, secret: string): string {
  const joined = Object.entries(texts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => name + text)
    .join('');
  return createHash('md5').update(`${secret}${joined}${secret}`).digest('hex').toUpperCase();
}
