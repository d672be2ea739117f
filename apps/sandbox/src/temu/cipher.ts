import { createCipheriv, createHmac } from 'node:crypto';

/** AES-128-CBC; the secret's first sixteen bytes are both key and vector. */
export function encrypt(plain: string, secret: string): string {
  const key = Buffer.from(secret, 'utf8').subarray(0, 16);
  const cipher = createCipheriv('aes-128-cbc', key, key);
  return Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('base64');
}

/** HMAC-SHA256 over names and values, sorted by name and joined without a separator. */
export function webhookSignature(fields: Readonly<Record<string, string>>, secret: string): string {
  const joined = Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => name + value)
    .join('');
  return createHmac('sha256', secret).update(joined).digest('hex');
}
