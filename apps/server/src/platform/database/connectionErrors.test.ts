import { describe, expect, it, vi } from 'vitest';
import { ConnectionLost, isConnectionLost, OutcomeUnknown } from './lostConnection.ts';
import { retryOnLostConnection } from './retryOnLostConnection.ts';

const withCode = (code: string, facts: object = {}) => Object.assign(new Error('driver'), { code, ...facts });

describe('a lost connection', () => {
  it.each([
    ['a broken socket', withCode('ECONNRESET')],
    ['nobody who listens', withCode('ECONNREFUSED')],
    ['a name that is not known yet', withCode('EAI_AGAIN')],
    ['every address of a name failing', new AggregateError([withCode('EACCES'), withCode('ECONNREFUSED')])],
    ['a socket’s file that is not there yet', withCode('ENOENT', { syscall: 'connect' })],
    ['a connection failure that PostgreSQL reports', withCode('08006')],
    ['a server that shuts down', withCode('57P01')],
    ['a server that crashed', withCode('57P02')],
    ['a server that starts', withCode('57P03')],
    ['a server that is full', withCode('53300')],
    ['a session that was idle too long', withCode('57P05')],
    ['what the driver says without a code', new Error('Connection terminated unexpectedly')],
    ['the same as a plain object', { message: 'timeout exceeded when trying to connect' }],
    ['our own word for it', new ConnectionLost('gone')],
    ['a commit without an answer', new OutcomeUnknown('gone')],
  ])('is %s', (_, error) => {
    expect(isConnectionLost(error)).toBe(true);
  });

  it.each([
    ['a broken rule', withCode('23505')],
    ['a deadlock', withCode('40P01')],
    ['a cancelled statement', withCode('57014')],
    ['a missing file', withCode('ENOENT', { syscall: 'open' })],
    ['every address refused for want of a right', new AggregateError([withCode('EACCES')])],
    ['a mistake of ours that speaks of it', withCode('X', { message: 'Connection terminated' })],
    ['an error of another kind', new Error('terminated')],
    ['a word', 'ECONNRESET'],
    ['nothing', undefined],
  ])('is not %s', (_, error) => {
    expect(isConnectionLost(error)).toBe(false);
  });
});

describe('work that is repeated', () => {
  const lost = new ConnectionLost('gone');

  it('goes on until the database is back, and answers what it then does', async () => {
    const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('done');
    expect(await retryOnLostConnection(work, {})).toBe('done');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('ends at its limit, at a stop, and at any other failure', async () => {
    const once = async (failure: Error, how: Parameters<typeof retryOnLostConnection>[1]) => {
      const work = vi.fn<() => Promise<never>>().mockRejectedValue(failure);
      await expect(retryOnLostConnection(work, how)).rejects.toBe(failure);
      expect(work).toHaveBeenCalledTimes(1);
    };
    await once(lost, { limit: -1 });
    await once(lost, { signal: AbortSignal.abort() });
    await once(new Error('a mistake'), {});
  });
});
