import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

const compress = promisify(gzip);

/** Smaller ones, such as the pages of lists, are sooner sent than compressed. */
const worthwhileBytes = 64 * 1024;

/** Sends large answers compressed to whoever takes them so: an attribute of two thousand values is a tenth of its size. */
export function compressAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (!Buffer.isBuffer(payload) || payload.length < worthwhileBytes) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    reply.header('vary', 'accept-encoding');
    if (!takesGzip(request.headers['accept-encoding'])) return payload;
    reply.header('content-encoding', 'gzip');
    return compress(payload, { level: constants.Z_BEST_SPEED });
  });
}

function takesGzip(accepted: string | string[] | undefined): boolean {
  return String(accepted)
    .split(',')
    .some((one) => /^\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*$)|$)/i.test(one));
}
