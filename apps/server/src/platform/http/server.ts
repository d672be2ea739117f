import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { App } from '../app.ts';
import { Failure } from '../failure.ts';
import { compressAnswers } from './compress.ts';
import { jsonLimit, refuseRequest, sendFailure } from './envelope.ts';
import { safetyHeaders } from './safetyHeaders.ts';

/** The HTTP server: safe headers, one log line a request, one form of failure. */
export async function buildServer(app: App): Promise<FastifyInstance> {
  const { trustProxy } = app.settings;
  const server = fastify({
    loggerInstance: app.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: jsonLimit,
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    genReqId: () => randomUUID().slice(-12),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply),
    clientErrorHandler: refuseRequest,
  });
  server.decorateRequest('actorName', '');
  server.decorateRequest('failures');
  const safe = Object.entries(safetyHeaders());
  server.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of safe) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
  compressAnswers(server);
  await server.register(multipart);
  acceptForms(server);
  server.setErrorHandler(sendFailure);
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    // the route, never the address as sent: it may carry what must not be logged
    const line = {
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
