import { createHash } from 'node:crypto';

/** The MD5 signature in upper case over the fields, sorted by name in the order of code units. */
export function signTexts(texts: Readonly<Record<string, string>>, secret: string): string {
  const joined = Object.entries(texts)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => name + text)
    .join('');
  return createHash('md5').update(`${secret}${joined}${secret}`).digest('hex').toUpperCase();
}
