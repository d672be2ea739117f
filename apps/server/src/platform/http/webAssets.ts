import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseUnknown } from './envelope.ts';

export const builtWeb = join(import.meta.dirname, '../../../../web/dist');

/**
 * Serves the interface that was built into the folder: hashed files for ever, and its page for every address that a
 * browser asks for as a page. Serves nothing where the folder has no page.
 */
export async function serveWeb(server: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  if (existsSync(page)) {
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
  const html = existsSync(page) ? readFileSync(page) : undefined;
  server.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (html && wantsPage) return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
    refuseUnknown(request);
  });
}
