import { endpoint, failure } from '@pressroom/contract/endpoint';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { testApp } from '../../testing/testApp.ts';
import { Failure } from '../failure.ts';
import { routes } from './context.ts';
import { registerFeatures } from './register.ts';
import { buildServer } from './server.ts';

const asked = {
  ask: endpoint({
    method: 'GET',
    path: '/ask',
    summary: 'Fails',
    permission: 'public',
    reads: true,
    input: z.object({}),
    output: z.null(),
    failures: { 'sync.noFailures': failure(409, z.object({ count: z.int() })) },
  }),
};

async function serverFor(handler: () => Promise<null>) {
  const { app } = await testApp();
  const server = await buildServer(app);
  onTestFinished(() => server.close());
  registerFeatures(server, app, { asked: routes(asked, { ask: handler }) });
  return server;
}

it.each([
  ['an answer of another shape', () => Promise.resolve('something' as unknown as null)],
  ['stored data of another shape', async () => z.null().parse('something')],
])('%s ends in 500 with the reference of the log, and is not put down to the caller', async (_, handler) => {
  const server = await serverFor(handler);
  const answer = await server.inject({ url: '/ask', headers: { 'accept-language': 'en' } });
  const { data, msg } = answer.json<{ msg: string; data: { reference: string } }>();
  expect([answer.statusCode, data]).toEqual([500, { reference: expect.stringMatching(/\w/) }]);
  expect(msg).toBe(`Something went wrong. Please try again. Reference: ${data.reference}`);
});

it.each([
  ['as declared', new Failure(409, 'sync.noFailures', { data: { count: 2 } }), 409, 'sync.noFailures'],
  ['with another status', new Failure(404, 'sync.noFailures', { data: { count: 2 } }), 500, undefined],
  ['with other data', new Failure(409, 'sync.noFailures', { data: { count: 'two' } }), 500, undefined],
  ['by another key', new Failure(409, 'stock.nothingShort'), 500, undefined],
  ['as every call may', new Failure(403, 'platform.forbidden'), 403, 'platform.forbidden'],
])('while developing, an endpoint fails %s', async (_, thrown, status, key) => {
  const server = await serverFor(() => Promise.reject(thrown));
  const answer = await server.inject({ url: '/ask' });
  expect([answer.statusCode, answer.json<{ failure?: string }>().failure]).toEqual([status, key]);
});
