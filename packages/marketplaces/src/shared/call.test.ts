import { describe, expect, it } from 'vitest';
import { hangsUp, neverAnswers, fakeServer, says, stopsHalfWay, testContext } from '../testing/fakeServer.ts';
import { type Call, performCall } from './call.ts';
import { failureWithoutEnvelope } from './httpFailure.ts';
import type { MarketplaceFailure } from './MarketplaceFailure.ts';

const secret = 'a-secret-of-the-store';

function callTo(address: string, more: Partial<Call<string>> = {}): Call<string> {
  return {
    endpoint: 'test/echo',
    store: 'Store 1',
    repeatable: true,
    buckets: [{ name: 'app', rate: { perSecond: 20, burst: 1 } }],
    secrets: [secret],
    timeoutMs: 5_000,
    request: () => ({ method: 'POST', url: `${address}/echo?token=${secret}`, headers: {}, body: 'body' }),
    read(answer, refuse) {
      if (answer.status !== 200) throw failureWithoutEnvelope(answer, refuse);
      const text = Buffer.from(answer.bytes).toString();
      if (text.startsWith('refused')) throw refuse('rejected', { code: '17', reason: text, reference: 'trace-1' });
      if (text !== 'fine') throw refuse('malformed');
      return { result: text, reference: 'trace-2' };
    },
    ...more,
  };
}

function failureOf(promise: Promise<unknown>): Promise<MarketplaceFailure> {
  return promise.then(
    () => Promise.reject(new Error('It did not fail')),
    (failure: MarketplaceFailure) => failure,
  );
}

async function deadAddress(): Promise<string> {
  const { address, close } = await fakeServer();
  await close();
  return address;
}

describe('a call that may be repeated', () => {
  it.each([
    ['a closed socket', hangsUp],
    ['half an answer', stopsHalfWay],
    ['a 502', says('<html>', 502)],
    ['nonsense', says('<html>')],
    ['too many calls', says('', 429)],
  ])('is repeated after %s', async (_what, failing) => {
    const { address, received } = await fakeServer(failing, failing, says('fine'));
    const { context, calls, pauses, taken } = testContext();
    await expect(performCall(callTo(address), context)).resolves.toBe('fine');
    expect(received).toHaveLength(3);
    expect(pauses).toEqual([188, 375]);
    expect(taken).toEqual(['app', 'app', 'app']);
    expect(calls).toEqual([
      {
        endpoint: 'test/echo',
        store: 'Store 1',
        startedAt: new Date(1_740_709_414_000),
        ms: 563,
        outcome: 'done',
        attempts: 3,
        reference: 'trace-2',
      },
    ]);
  });

  it('is repeated when no answer came in time', async () => {
    const { address } = await fakeServer(neverAnswers, says('fine'));
    const { context, calls } = testContext();
    await expect(performCall(callTo(address, { timeoutMs: 100 }), context)).resolves.toBe('fine');
    expect(calls[0]).toMatchObject({ attempts: 2 });
  });

  it('waits as long as it is asked to, and leaves longer waits to its caller', async () => {
    const { address } = await fakeServer(
      says('', 429, { 'retry-after': '7' }),
      says('', 429, { 'retry-after': '600' }),
    );
    const { context, pauses } = testContext();
    const failure = await failureOf(performCall(callTo(address), context));
    expect(failure).toMatchObject({ kind: 'throttled', retryAfterMs: 600_000 });
    expect(pauses).toEqual([7_188]);
  });

  it('gives up after four attempts', async () => {
    const { address, received } = await fakeServer(says('', 500));
    const failure = await failureOf(performCall(callTo(address), testContext().context));
    expect(failure).toMatchObject({ kind: 'unavailable', code: 'http500' });
    expect(received).toHaveLength(4);
  });

  it('is not repeated when it was refused', async () => {
    const { address, received } = await fakeServer(says('refused'));
    const { context, calls } = testContext();
    const failure = await failureOf(performCall(callTo(address), context));
    expect(failure).toMatchObject({ kind: 'rejected', code: '17', reason: 'refused', reference: 'trace-1' });
    expect(received).toHaveLength(1);
    expect(calls[0]).toMatchObject({ outcome: 'rejected', attempts: 1, reference: 'trace-1' });
  });

  it("stops when its caller gives up, with the caller's reason, even in the last attempt", async () => {
    for (const replies of [[], [hangsUp, hangsUp, hangsUp]]) {
      const giveUp = new AbortController();
      const { address } = await fakeServer(...replies, () => giveUp.abort(new Error('shutting down')));
      const { context, calls } = testContext();
      const call = performCall(callTo(address, { signal: giveUp.signal }), context);
      await expect(call).rejects.toThrow('shutting down');
      expect(calls).toMatchObject([{ outcome: 'aborted', attempts: replies.length + 1 }]);
    }
  });
});

describe('a call that must not be repeated', () => {
  it.each([
    ['a closed socket', hangsUp],
    ['half an answer', stopsHalfWay],
    ['a 502', says('<html>', 502)],
    ['nonsense', says('<html>')],
    ['a redirect', says('', 307, { location: '/elsewhere' })],
    ['no answer in time', neverAnswers],
  ])('is unknown after %s', async (_what, failing) => {
    const { address, received } = await fakeServer(failing);
    const { context, calls } = testContext();
    const failure = await failureOf(performCall(callTo(address, { repeatable: false, timeoutMs: 200 }), context));
    expect(failure.kind).toBe('unknownOutcome');
    expect(received).toHaveLength(1);
    expect(calls[0]).toMatchObject({ outcome: 'unknownOutcome', attempts: 1 });
  });

  it('is unknown when its caller gives up under way', async () => {
    const giveUp = new AbortController();
    const { address } = await fakeServer(() => giveUp.abort());
    const call = performCall(callTo(address, { repeatable: false, signal: giveUp.signal }), testContext().context);
    expect(await failureOf(call)).toMatchObject({ kind: 'unknownOutcome', code: 'aborted' });
  });

  it('was not carried out when nobody was there', async () => {
    const call = performCall(callTo(await deadAddress(), { repeatable: false }), testContext().context);
    expect(await failureOf(call)).toMatchObject({ kind: 'unavailable', code: 'ECONNREFUSED' });
  });

  it('was not carried out when it was one too many', async () => {
    const { address, received } = await fakeServer(says('', 429));
    const call = performCall(callTo(address, { repeatable: false }), testContext().context);
    expect((await failureOf(call)).kind).toBe('throttled');
    expect(received).toHaveLength(1);
  });

  it('is not begun for a caller who has given up', async () => {
    const { address, received } = await fakeServer(says('fine'));
    const { context, calls } = testContext();
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(performCall(callTo(address, { repeatable: false, signal }), context)).rejects.toThrow('too late');
    expect(received).toHaveLength(0);
    expect(calls[0]).toMatchObject({ outcome: 'aborted', attempts: 0 });
  });
});

describe('what is said about a failure', () => {
  it('holds no secret, whatever the marketplace repeats', async () => {
    const { address } = await fakeServer(says(`refused: token ${secret} is not known${'!'.repeat(2_000)}`));
    const failure = await failureOf(performCall(callTo(address), testContext().context));
    expect(failure.reason).toContain('token *** is not known');
    expect(failure.reason).toHaveLength(500);
    expect(JSON.stringify(failure) + failure.stack + failure.message).not.toContain(secret);
  });

  it('holds no secret when the connection broke', async () => {
    for (const address of [await deadAddress(), (await fakeServer(hangsUp)).address]) {
      const failure = await failureOf(performCall(callTo(address), testContext().context));
      expect(failure.cause).toBeUndefined();
      expect(JSON.stringify(failure) + failure.stack + failure.message).not.toContain(secret);
    }
  });
});

describe('an answer that is too long', () => {
  it('is not read to the end', async () => {
    const { address } = await fakeServer(says('x'.repeat(10_000)));
    const failure = await failureOf(performCall(callTo(address, { maxBytes: 1_000 }), testContext().context));
    expect(failure).toMatchObject({ kind: 'unavailable', code: 'tooLong' });
  });
});
