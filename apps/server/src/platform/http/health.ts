import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../app.ts';

/** /healthz: the process answers. /readyz: database, storage and migrations answer too. /metrics: Prometheus. */
export function serveHealth(server: FastifyInstance, app: App): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of this process: all, and those waited for',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'open' }, app.pool.totalCount);
      this.set({ state: 'idle' }, app.pool.idleCount);
      this.set({ state: 'waited for' }, app.pool.waitingCount);
    },
  });
  registry.registerMetric(connections);
  const replicaAge = new Gauge({
    name: 'replica_age_seconds',
    help: 'How old the replica is that this process reads from; absent where it has none, or does not read from it',
    registers: [],
    collect() {
      this.reset();
      const age = app.replica?.ageMs();
      if (age !== undefined) this.set(age / 1000);
    },
  });
  if (app.replica) registry.registerMetric(replicaAge);
  server.addHook('onResponse', (request, reply, done) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? '(none)', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });

  server.get('/healthz', async () => ({ status: 'alive' }));
  server.get('/readyz', async (request, reply) => {
    // asks the pool itself, which does not wait for a database that restarts: the caller wants its state now
    const database = app.pool.query('select name from migrations limit 1');
    const checks = { database, storage: app.storage.check() };
    const results = await Promise.allSettled(Object.values(checks));
    const broken = Object.keys(checks).filter((_, index) => results[index]?.status === 'rejected');
    for (const result of results)
      if (result.status === 'rejected') request.log.error({ err: result.reason as Error }, 'not ready');
    return reply
      .status(broken.length > 0 ? 503 : 200)
      .send({ status: broken.length > 0 ? 'not ready' : 'ready', broken });
  });
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
