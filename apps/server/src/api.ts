import type { FastifyInstance } from 'fastify';
import { contract } from '@pressroom/contract';
import { serveDownloads } from './features/orders/orders.public.ts';
import { serveWebhooks } from './features/sync/sync.public.ts';
import { streamTasks } from './features/tasks/tasks.routes.ts';
import { featureRoutes } from './features.ts';
import type { App } from './platform/app.ts';
import { serveFiles } from './platform/http/files.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveDocumentation } from './platform/http/documentation.ts';
import { registerFeatures } from './platform/http/register.ts';
import { buildServer } from './platform/http/server.ts';
import { builtWeb, serveWeb } from './platform/http/webAssets.ts';

/** Builds the whole HTTP side, not yet listening. `webFolder` holds the built web interface. */
export async function buildApi(app: App, { webFolder = builtWeb } = {}): Promise<FastifyInstance> {
  const server = await buildServer(app);
  serveHealth(server, app);
  serveFiles(server, app);
  registerFeatures(server, app, featureRoutes);
  streamTasks(server, app);
  serveDownloads(server, app);
  await serveWebhooks(server, app);
  serveDocumentation(server, contract);
  await serveWeb(server, webFolder);
  return server;
}
