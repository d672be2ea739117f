import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** A process that builds more texts than this builds them from its input: those are sent as they are. */
const mostStatements = 400;
const longestText = 8000;

/**
 * Lets PostgreSQL plan each reading statement once a connection instead of once a call.
 * Statements must not differ by their values: lists go in as one array parameter.
 */
export function preparingPool(pool: Pool): PostgresPool {
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known || names.size >= mostStatements || text.length > longestText || !/^\s*(select|with)\b/.test(text))
      return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  }

  const preparing = (client: PoolClient) => ({
    query: (text: unknown, values: unknown[]) =>
      typeof text === 'string' ? client.query({ name: nameOf(text), text, values }) : client.query(text as never),
    release: (destroy?: boolean) => client.release(destroy),
  });

  return {
    connect: async () => preparing(await pool.connect()) as unknown as PostgresPoolClient,
    end: () => pool.end(),
    options: pool.options,
  };
}
