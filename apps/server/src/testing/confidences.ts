import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const confidential = /password|token|secret|^parameter|^recipients|phone|address/i;
/** Shorter ones stand in any text. */
const shortest = 6;

/** Deeper than any input is that is taken. */
const deepest = 100;

/** What nobody may ever read again, the one who sent it included. */
const unspeakable = /password|secret/i;

export interface Confidences {
  /** What the log, or an answer, says of them; it should be nothing. */
  leaks(logFile: string): Promise<string[]>;
}

/** Takes note of every password, token, address and telephone number that goes in or out of the server. */
export function noteConfidences(server: FastifyInstance): Confidences {
  const noted = new Set<string>();
  const passwords = new Set<string>();
  const answered: string[] = [];

  function note(value: unknown, name = '', depth = 0) {
    if (depth > deepest) return;
    if (typeof value === 'string') {
      if (!confidential.test(name) || value.trim().length < shortest) return;
      noted.add(value.trim());
      if (unspeakable.test(name)) passwords.add(value);
    } else if (Array.isArray(value)) for (const item of value) note(item, name, depth + 1);
    else if (typeof value === 'object' && value !== null) {
      for (const [inner, item] of Object.entries(value)) note(item, inner, depth + 1);
    }
  }
  server.addHook('preHandler', (request, _reply, done) => {
    note(request.headers['authtoken'], 'token');
    note(request.body);
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (String(reply.getHeader('content-type')).startsWith('application/json')) {
      const isZipped = reply.getHeader('content-encoding') === 'gzip';
      const text = String(isZipped ? gunzipSync(payload as Buffer) : payload);
      answered.push(...[...passwords, '$argon2id$'].filter((secret) => text.includes(written(secret))));
      note(JSON.parse(text));
    }
    done(null, payload);
  });

  return {
    async leaks(logFile) {
      const log = await readFile(logFile, 'utf8');
      return [...answered, ...[...noted].filter((secret) => log.includes(written(secret)))];
    },
  };
}

/** As it stands inside JSON. */
function written(secret: string): string {
  return JSON.stringify(secret).slice(1, -1);
}
