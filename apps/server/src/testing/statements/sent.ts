import { hash } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { isFromTestsAlone } from './origin.ts';

/**
 * What has been sent to the tests' PostgreSQL since this was last emptied. Not what went to a server that a test started
 * for itself, which is the same one wherever the test runs.
 */
export const sent = {
  /** Of the server: each statement once, whatever its values. What a test asks for itself is none of them. */
  statements: new Set<string>(),
  /** Whether anything was sent at all. */
  any: false,
  clear() {
    this.statements.clear();
    this.any = false;
  },
};

const { host } = new Client(inject('databaseUrl'));
const client = Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
const send = client.query;

// every pool, the job queue's too, sends through this method
client.query = function (this: Client, ...given: unknown[]) {
  const text = textOf(given[0]);
  if (text !== undefined && this.host === host) {
    sent.any = true;
    if (!isFromTestsAlone(text)) sent.statements.add(hash('sha1', withoutValues(text)));
  }
  return send.apply(this, given);
};

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || !('text' in query)) return undefined;
  return typeof query.text === 'string' ? query.text : undefined;
}

/** Lists are one statement whatever their length, and so is what names a database, a process or a job's queue of its own. */
function withoutValues(text: string): string {
  return text
    .replace(/[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/g, '#')
    .replace(text.includes('pgboss.') ? /'(?!pgboss\.)[a-zA-Z]+\.[a-zA-Z]+'/g : /(?!)/, "'#'")
    .replace(/\$\d+/g, '$')
    .replace(/\$(::\w+)?(, ?\$(::\w+)?)+/g, '$…')
    .replace(/(\([^()]*\$[^()]*\))(, ?\1)+/g, '$1…');
}
