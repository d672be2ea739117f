import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuseUnknown } from './envelope.ts';
import { webPage } from './webPage.ts';

export const builtWeb = join(import.meta.dirname, '../../../../web/dist');

/**
 * Serves the interface that was built into the folder: hashed files for ever, and its page for every address that a
 * browser asks for as a page. Serves nothing where the folder has no page.
 */
export async function serveWeb(server: FastifyInstance, folder: string): Promise<void> {
  const page = existsSync(join(folder, 'index.html')) ? webPage(folder) : undefined;
  if (page) {
    await server.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders(reply, path) {
        void reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  }
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (page && wantsPage)
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page(request));
    refuseUnknown(request);
  });
}
