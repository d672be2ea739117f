import { createDecipheriv, timingSafeEqual } from 'node:crypto';

/**
 * AES-128-CBC over Base64. Of key and iv the first 16 UTF-8 bytes count, filled up with zeros: secrets are used as text,
 * even where they look like hex.
 * @throws Error when the data was not encrypted with this key; the message holds nothing of the data.
 */
export function decryptText(base64: string, key: string, iv: string): string {
  try {
    const decipher = createDecipheriv('aes-128-cbc', first16(key), first16(iv));
    const bytes = Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('The text cannot be decrypted with this key');
  }
}

function first16(text: string): Uint8Array {
  const bytes = new Uint8Array(16);
  bytes.set(Buffer.from(text).subarray(0, 16));
  return bytes;
}

/** Compares in constant time, so that the time does not show how much of a secret is right. */
export function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
