import fastify, { type FastifyInstance } from 'fastify';
import { controlRoutes } from './control/control.ts';
import { Core } from './core.ts';
import { Postek } from './postek/postek.ts';
import { Print17 } from './print17/print17.ts';
import { SheinMarket } from './shein/market.ts';
import { TemuMarket } from './temu/market.ts';
import { Ywj } from './ywj/ywj.ts';

export interface Sandbox {
  app: FastifyInstance;
  /** Stands for the print service on a packer's machine, so it listens at an address of its own. Closing `app` does not close it. */
  printService: FastifyInstance;
  core: Core;
}

const bodyLimit = 20 * 1024 * 1024;

/** The other side of every outside protocol, each below a path of its own, and what a tester steers them with. */
export async function buildSandbox({
  seed = 1,
  ordersPerStore = 0,
  now = Date.now,
}: { seed?: number; ordersPerStore?: number; now?: () => number } = {}): Promise<Sandbox> {
  const core = new Core(seed, now);
  const postek = new Postek(core);
  core.systems.push(new SheinMarket(core), new TemuMarket(core), new Print17(core), new Ywj(core), postek);
  core.reset(seed, ordersPerStore);

  const app = newApp();
  app.addHook('preClose', async () => core.close());
  await app.register(async (scope) => controlRoutes(scope, core));
  for (const system of core.systems) await system.routes(app);
  const printService = newApp();
  await postek.serviceRoutes(printService);
  return { app, printService, core };
}

function newApp(): FastifyInstance {
  const app = fastify({ bodyLimit, forceCloseConnections: true, routerOptions: { maxParamLength: 300 } });
  // each protocol reads its bodies by itself: some sign the text as it was sent
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.get('/healthz', () => ({ ok: true }));
  return app;
}
