import { describe, expect, it } from 'vitest';
import { isSignatureOf, sign } from './signature.ts';

const documented = {
  id: 'B96C15416C9240DF96BAA0BC9B367C6D',
  secret: '6BEC9C4B668B4B14B17EEF106BB98AE5',
  timestamp: '1740709414000',
  path: '/open-api/order/purchase-order-info',
};
const app = { id: 'TESTAPPID0001', secret: '0123456789ABCDEF0123456789ABCDEF', timestamp: '1700000000000' };

const vectors = [
  {
    signed: documented,
    randomKey: 'test1',
    signature: 'test1ZDZjYTJjNzg5ZjUzMDdkZTU2N2Y3NzcxN2ZjZjA5OGIxMTRhZWI0MTU1MzQxNjZlNjFkMGQxOTJiYTk1YWNjYQ==',
  },
  {
    signed: { ...documented, id: 'OPENKEY', secret: 'SECRET' },
    randomKey: 'test1',
    signature: 'test1M2QxNDU4ZDcyMjcxOGFiMWU4Y2ExMDlmZGY5MDBmMTM3ZGE2Y2Y4YmU3OTA1YTZmYmE2NjM2MzRjNjQ5ZDAwZQ==',
  },
  {
    signed: { ...app, path: '/open-api/auth/get-by-token' },
    randomKey: 'aB3x9',
    signature: 'aB3x9MDlmNzQwNDg2ZTc0ZmY3Njk1NThlOGQ3NGJmM2FkODIxZTBhYzdlNDM1OTZhNzllOWI3NWYzNThmOTc5YTY1ZQ==',
  },
  {
    signed: { ...app, path: '/webhooks/shein' },
    randomKey: 'aB3x9',
    signature: 'aB3x9ZDEwYWFkOTA0YTk1YzZiMTI5ZWYzYzFhMTM2YWRmNGY1YmQwYTIwMjQyYmNmODRhNGYwYTY0M2JjOTUxYzQwMg==',
  },
];

describe('the signature', () => {
  it.each(vectors)('of $signed.path for $signed.id is the published one', ({ signed, randomKey, signature }) => {
    expect(sign(signed, randomKey)).toBe(signature);
    expect(isSignatureOf(signature, signed)).toBe(true);
  });

  it('has a random key of its own each time', () => {
    const signatures = [sign(documented), sign(documented)];
    expect(signatures[0]).not.toBe(signatures[1]);
    for (const signature of signatures) {
      expect(signature).toMatch(/^[A-Za-z0-9]{5}[A-Za-z0-9+/]{86}==$/);
      expect(isSignatureOf(signature, documented)).toBe(true);
    }
  });

  it.each(['id', 'secret', 'timestamp', 'path'] as const)('is another for another %s', (part) => {
    expect(isSignatureOf(sign(documented), { ...documented, [part]: `${documented[part]}1` })).toBe(false);
  });
});
