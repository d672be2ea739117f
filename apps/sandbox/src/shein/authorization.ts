import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseJson } from '../json.ts';
import { authorizationPage, authorizationScript } from './authorizationPage.ts';
import { appKeys } from './keys.ts';
import type { SheinState } from './state.ts';

const tenMinutes = 10 * 60_000;

const consent = z.object({
  appid: z.string(),
  /** Base64 of the callback's address. */
  redirectUrl: z.string(),
  state: z.string().default(''),
  store: z.string(),
});

/** The page on which a seller authorises the application. The application's request is in the address's fragment. */
export function authorizationRoutes(scope: FastifyInstance, state: SheinState): void {
  scope.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(authorizationPage));
  scope.get('/authorize.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(authorizationScript),
  );

  scope.get('/stores', () =>
    state.core.world.stores
      .filter(({ marketplace }) => marketplace === 'shein')
      .map(({ id, name, mode, country }) => ({ id, name, mode, country })),
  );

  scope.post('/consent', async (request, reply) => {
    const asked = consent.safeParse(parseJson(String(request.body)));
    const { world } = state.core;
    if (!asked.success) return await reply.code(400).send({ error: 'The page was opened with an incomplete address' });
    const { appid, redirectUrl, store: storeId } = asked.data;
    const callback = URL.parse(Buffer.from(redirectUrl, 'base64').toString('utf8'));
    const store = world.stores.find(({ id, marketplace }) => id === storeId && marketplace === 'shein');
    if (appid !== appKeys(world).appId) return await reply.code(400).send({ error: 'This application is not known' });
    if (!store) return await reply.code(400).send({ error: 'This store is not known' });
    if (!callback || !/^https?:$/.test(callback.protocol))
      return await reply.code(400).send({ error: 'The callback is not the Base64 of an address' });
    const tempToken = state.draw('token').uuid();
    state.tokens.set(tempToken, { storeId: store.id, state: asked.data.state, due: world.clock.in(tenMinutes) });
    for (const [name, value] of Object.entries({ appid, tempToken, state: asked.data.state }))
      callback.searchParams.set(name, value);
    return { location: callback.href };
  });
}
