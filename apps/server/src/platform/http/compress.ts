import type { FastifyInstance } from 'fastify';
import { constants, gzip } from 'node:zlib';

/** Smaller ones, such as the pages of lists, are sooner sent than compressed. */
const worthwhileBytes = 64 * 1024;

export const isWorthCompressing = (body: Buffer) => body.length >= worthwhileBytes;

/** Sends large answers compressed to whoever takes them so: an attribute of two thousand values is a tenth of its size. */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!Buffer.isBuffer(payload) || !isWorthCompressing(payload)) return done();
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return done();
    reply.header('vary', 'accept-encoding');
    if (!takesGzip(request.headers['accept-encoding'])) return done();
    reply.header('content-encoding', 'gzip');
    gzip(payload, { level: constants.Z_BEST_SPEED }, done);
  });
}

function takesGzip(accepted: string | string[] | undefined): boolean {
  return String(accepted)
    .split(',')
    .some((one) => /^\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*$)|$)/i.test(one));
}
