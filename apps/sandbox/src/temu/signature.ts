import { createHash, timingSafeEqual } from 'node:crypto';

/** Names in the order of their code units, each followed by its text, between the secret and the secret again. */
export function signatureOf(texts: ReadonlyMap<string, string>, secret: string): string {
  const joined = [...texts.keys()]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => name + texts.get(name)!)
    .join('');
  return createHash('md5').update(`${secret}${joined}${secret}`).digest('hex').toUpperCase();
}

export function isSigned(texts: ReadonlyMap<string, string>, secret: string, given: string): boolean {
  const [expected, said] = [Buffer.from(signatureOf(texts, secret)), Buffer.from(given)];
  return expected.length === said.length && timingSafeEqual(expected, said);
}
