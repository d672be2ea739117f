import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { App } from '../app.ts';
import { Failure } from '../failure.ts';
import { sendFailure } from './envelope.ts';

const jsonLimit = 5 * 1024 * 1024;

/** The server with its manners: safe headers, one log line a request, one shape of failure. */
export async function buildServer(app: App): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: jsonLimit,
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    trustProxy: app.settings.trustProxy,
    genReqId: () => randomBytes(6).toString('hex'),
    routerOptions: { maxParamLength: 200 },
  });
  server.decorateRequest('actorName', '');
  await server.register(helmet, {
    // plain http inside an office must keep working
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // the print service on the packer's own machine: http://127.0.0.1:888 unless the bench is set otherwise
        connectSrc: ["'self'", ...['127.0.0.1', 'localhost'].flatMap((host) => [`http://${host}:*`, `ws://${host}:*`])],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
  });
  await server.register(multipart);
  acceptForms(server);
  server.setErrorHandler(sendFailure);
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, id } = request;
    // the route, never the address as sent: it may carry what must not be logged
    const line = {
      reqId: id,
      method,
      route: routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: request.actorName,
    };
    request.log.info(line, 'request');
    done();
  });
  return server;
}

/** Form bodies are read like flat JSON; an empty JSON body is no input rather than an error. */
function acceptForms(server: FastifyInstance): void {
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, {});
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(new Failure(400, 'platform.notJson', { data: [] }));
    }
  });
}
