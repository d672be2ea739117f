import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Where a value is kept. Sealed for one place, it opens in no other. */
export interface Place {
  owner: string;
  ownerId: string;
  name: string;
}

export interface SealingKey {
  /** Tells keys apart without telling anything about them. */
  id: string;
  bytes: Uint8Array;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The secret must be as hard to guess as a key: nothing here slows a guess down. */
export function sealingKey(secret: string): SealingKey {
  const derive = (purpose: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
  return { id: derive('pressroom key id', 6).toString('hex'), bytes: derive('pressroom secrets', 32) };
}

/** Nonce, tag, ciphertext. */
export function seal(key: SealingKey, place: Place, value: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key.bytes, nonce).setAAD(boundTo(place));
  const text = Buffer.concat([sealing.update(value, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), text]);
}

/** Throws where the value was sealed for another place, with another key, or has been tampered with. */
export function unseal(key: SealingKey, place: Place, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const opening = createDecipheriv(cipher, key.bytes, nonce, { authTagLength: tagBytes });
  opening.setAAD(boundTo(place)).setAuthTag(tag);
  try {
    return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8');
  } catch (error) {
    throw new Error(`The secret ${nameOf(place)} does not open`, { cause: error });
  }
}

export function nameOf({ owner, ownerId, name }: Place): string {
  return `${owner}/${ownerId}/${name}`;
}

function boundTo({ owner, ownerId, name }: Place): Buffer {
  return Buffer.from(JSON.stringify([owner, ownerId, name]));
}
