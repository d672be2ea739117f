import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { secretOf } from '../labelSystems/account.ts';
import { areEqual } from '../secrets.ts';
import type { World } from '../world/world.ts';
import { Refusal } from './envelope.ts';

export const accountName = 'pressroom@17print';

export function account(world: World) {
  return {
    account: accountName,
    password: `pw-${secretOf(world, 'print17', 'password')}`,
    key: secretOf(world, 'print17', 'key'),
  };
}

/** The ids of the senders' addresses that the account has on file. */
export const senderAddresses = ['ADDR-1001', 'ADDR-1002'];

const toleranceSeconds = 300;

/** Checks that the account signed a call: its path without the host, and its body. Each nonce is valid once. */
export class SignatureChecker {
  #nonces = new Map<string, number>();

  reset(): void {
    this.#nonces.clear();
  }

  check(world: World, request: FastifyRequest, { path, text }: { path: string; text: string }): void {
    const header = (name: string) => String(request.headers[name] ?? '');
    const known = account(world);
    const now = (world.clock.now() + request.call.skewMs) / 1000;
    const [time, nonce] = [header('x-timestamp'), header('x-nonce')];
    if (header('x-account') !== encodeURIComponent(known.account))
      throw new Refusal(40_101, '账号不存在 Unknown account');
    if (!/^\d{10}$/.test(time) || Math.abs(now - Number(time)) > toleranceSeconds)
      throw new Refusal(40_103, '时间戳过期 The timestamp is more than five minutes off');
    const password = createHash('md5').update(known.password).digest('hex');
    const signed = [known.account, password, time, nonce, path, text].join('\n');
    const expected = createHmac('sha256', known.key).update(signed).digest('hex');
    if (!areEqual(expected, header('x-sign'))) throw new Refusal(40_102, '签名错误 Invalid signature');
    this.#useUp(nonce, now);
  }

  #useUp(nonce: string, now: number): void {
    for (const [old, at] of this.#nonces) if (now - at > 2 * toleranceSeconds) this.#nonces.delete(old);
    if (nonce.length < 8 || this.#nonces.has(nonce))
      throw new Refusal(40_104, '随机数重复 The nonce is too short or was used before');
    this.#nonces.set(nonce, now);
  }
}
