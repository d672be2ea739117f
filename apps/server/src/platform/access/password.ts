import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const format = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A password that its user has to replace: twelve letters, digits, - and _. */
export function makePassword(): string {
  return randomBytes(9).toString('base64url');
}

/** The hash in PHC format, with its own salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, ...cost });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(nonce)}$${text(tag)}`;
}

// The hash that is checked for an unknown account, so that it takes as long as a known one.
const unknownAccount = await hashPassword(randomBytes(16).toString('hex'));

/** False for an unknown account (no hash) too, in the same time. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const parts = format.exec(hash ?? unknownAccount);
  if (!parts) throw new Error('a password hash in the database has an unknown format');
  const [, memory, passes, parallelism, nonce, expected] = parts;
  const known = Buffer.from(expected!, 'base64');
  const tag = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce!, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: known.length,
  });
  return timingSafeEqual(tag, known) && hash !== undefined;
}
