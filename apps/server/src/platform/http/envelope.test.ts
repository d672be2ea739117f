import * as fc from 'fast-check';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { translator } from '../i18n.ts';
import { succeed } from './envelope.ts';

/** What a caller reads of an answer with these data. */
async function answered(data: unknown): Promise<unknown> {
  const server = fastify().get('/', (_request, reply) => succeed(reply, translator('zh'), data));
  const answer = await server.inject('/');
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  return JSON.parse(answer.rawPayload.toString('utf8'));
}

const envelope = (data: unknown) => ({ code: 200, msg: translator('zh')('platform.success'), data });

it('sends any text as it is, half characters too', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('李小姐', '\ud83d', '👕'.repeat(9), 'é\u2028"\\'),
  );
  await fc.assert(
    fc.asyncProperty(fc.dictionary(text, text), async (data) => {
      expect(JSON.stringify(await answered(data))).toBe(JSON.stringify(envelope(data)));
    }),
  );
});

it('sends an answer of any length, and a short one after a long one', async () => {
  for (const length of [1_000_000, 3, 600_000, 0]) {
    const data = { words: '衣'.repeat(length), plain: 'x'.repeat(length) };
    expect(await answered(data)).toEqual(envelope(data));
  }
});
