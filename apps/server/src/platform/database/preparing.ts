import {
  CamelCasePlugin,
  type PluginTransformResultArgs,
  type PostgresPool,
  type PostgresPoolClient,
  type QueryResult,
  type UnknownRow,
} from 'kysely';
import { DatabaseError, type Pool, type PoolClient, type QueryArrayResult } from 'pg';

/** More texts than this come from code that builds them from its input; further ones are sent unprepared. */
const mostStatements = 400;
const longestText = 8000;
const planOutdated = '0A000';

/**
 * Lets PostgreSQL plan each reading statement once a connection instead of once a call, and names the columns of an
 * answer in camelCase once a statement instead of once a value.
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
    async query(text: string, values: unknown[]) {
      const ask = (name: string | undefined) => client.query<unknown[]>({ name, text, values, rowMode: 'array' });
      const name = nameOf(text);
      const result = await ask(name).catch((error: unknown) => {
        // a newer release has added a column meanwhile: `select *` means more now than when it was prepared
        if (name && error instanceof DatabaseError && error.code === planOutdated) return ask(undefined);
        throw error;
      });
      return { command: result.command, rowCount: result.rowCount, rows: rowsOf(result) };
    },
    release: (destroy?: boolean) => client.release(destroy),
  });

  const connections = new WeakMap<PoolClient, ReturnType<typeof preparing>>();

  return {
    async connect() {
      const client = await pool.connect();
      // the same wrapper for the same client each time: Kysely keeps its own state of a connection by that object
      const kept = connections.get(client) ?? preparing(client);
      connections.set(client, kept);
      return kept as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** Turns the names in queries into snake_case. The names in answers are translated by `rowsOf`. */
export class SnakeCaseQueries extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

function rowsOf({ fields, rows }: QueryArrayResult<unknown[]>): object[] {
  const columns = fields.map((field) => camelCase(field.name));
  // copying a finished shape and filling it is several times faster than growing every row by itself
  const empty = Object.fromEntries(columns.map((column) => [column, null])) as Record<string, unknown>;
  return rows.map((values) => {
    const row = { ...empty };
    for (let index = 0; index < columns.length; index += 1) row[columns[index]!] = values[index];
    return row;
  });
}

const known = new Map<string, string>();

/** `third_order_number` becomes `thirdOrderNumber`; names that a query chose itself stay. */
function camelCase(name: string): string {
  const held = known.get(name);
  if (held) return held;
  const camel = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  if (known.size < 5000) known.set(name, camel);
  return camel;
}
