import { createCipheriv } from 'node:crypto';

/** Both documented spellings of the vector begin with these sixteen bytes. */
const vector = Buffer.from('space-station-de', 'ascii');

/** AES-128-CBC under the first sixteen bytes of the secret's text, as Base64. */
export function encrypt(plain: string, secret: string): string {
  const key = Buffer.alloc(16);
  Buffer.from(secret, 'utf8').copy(key, 0, 0, 16);
  const cipher = createCipheriv('aes-128-cbc', key, vector);
  return Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('base64');
}
