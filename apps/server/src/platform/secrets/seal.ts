import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The owner and name under which a value is kept. A value that was sealed for one address opens at no other. */
export interface SecretAddress {
  owner: string;
  ownerId: string;
  name: string;
}

export interface SealingKey {
  /** The same for the same key, and reveals nothing of it. */
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

/** The sealed bytes: nonce, tag and ciphertext, one after the other. */
export function seal(key: SealingKey, address: SecretAddress, value: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key.bytes, nonce).setAAD(boundTo(address));
  const text = Buffer.concat([sealing.update(value, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), text]);
}

/** Throws where the value was sealed for another address, with another key, or has been tampered with. */
export function unseal(key: SealingKey, address: SecretAddress, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const opening = createDecipheriv(cipher, key.bytes, nonce, { authTagLength: tagBytes });
  opening.setAAD(boundTo(address)).setAuthTag(tag);
  try {
    return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8');
  } catch (error) {
    throw new Error(`The secret ${nameOf(address)} does not open`, { cause: error });
  }
}

export function nameOf({ owner, ownerId, name }: SecretAddress): string {
  return `${owner}/${ownerId}/${name}`;
}

function boundTo({ owner, ownerId, name }: SecretAddress): Buffer {
  return Buffer.from(JSON.stringify([owner, ownerId, name]));
}
