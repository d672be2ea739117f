import {
  CamelCasePlugin,
  type PluginTransformResultArgs,
  type PostgresPool,
  type PostgresPoolClient,
  type QueryResult,
  type UnknownRow,
} from 'kysely';
import { DatabaseError, type FieldDef, type Pool, type PoolClient } from 'pg';
import { hash } from 'node:crypto';
import { isPlannedOnce, planOnce } from './plannedOnce.ts';
import { type Answer, type Shape, Statement } from './statement.ts';

/** More texts than this come from code that builds them from its input; further ones are sent unprepared. */
const mostStatements = 400;
const longestText = 8000;
const planOutdated = '0A000';

interface Prepared {
  name: string;
  isPlannedOnce: boolean;
}

/**
 * Lets PostgreSQL plan each reading statement once a connection instead of once a call, and names the columns of an
 * answer in camelCase once a statement instead of once a value.
 * Statements must not differ by their values: lists go in as one array parameter.
 * `prepares`: false where a pooler would not keep a prepared statement.
 */
export function preparingPool(pool: Pool, { prepares = true } = {}): PostgresPool {
  const preparedOnes = new Map<string, Prepared>();

  function preparedOf(text: string): Prepared | undefined {
    const known = preparedOnes.get(text);
    if (
      known ||
      !prepares ||
      preparedOnes.size >= mostStatements ||
      text.length > longestText ||
      !/^\s*(select|with)\b/.test(text)
    )
      return known;
    const prepared = { name: nameOf(text), isPlannedOnce: isPlannedOnce(text) };
    preparedOnes.set(text, prepared);
    return prepared;
  }

  /** Every connection has its own of each statement: those that are alike are kept once. */
  const shapes = new Map<string, Shape>();

  function sameShape(fields: readonly FieldDef[], client: PoolClient): Shape {
    const key = fields.map(({ name, dataTypeID }) => `${name} ${dataTypeID}`).join();
    const shape = shapes.get(key) ?? shapeFrom(fields, client);
    if (shapes.size < mostStatements) shapes.set(key, shape);
    return shape;
  }

  function preparing(client: PoolClient) {
    /** Of the statements that this connection has prepared. */
    const described = new Map<string, Shape>();
    const shapeOf = (fields: readonly FieldDef[]) => sameShape(fields, client);

    let plansOnce = false;

    /** Absent inside a transaction, for the rest of which it would hold. */
    async function planningOnce(): Promise<string | undefined> {
      if (client.getTransactionStatus() !== 'I') return undefined;
      if (!plansOnce) await client.query({ ...planOnce });
      plansOnce = true;
      return planOnce.name;
    }

    async function ask(text: string, values: readonly unknown[], prepared?: Prepared): Promise<Answer> {
      const name = prepared?.name;
      const shape = name === undefined ? undefined : described.get(name);
      const setting = prepared?.isPlannedOnce ? await planningOnce() : undefined;
      const statement = new Statement({ name, text, values, shape, setting, shapeOf });
      client.query(statement);
      try {
        const answer = await statement.answered;
        if (name !== undefined && !shape && statement.shape) described.set(name, statement.shape);
        return answer;
      } catch (error) {
        // where it was asked helps, and not where its answer was read
        if (error instanceof Error) Error.captureStackTrace(error);
        throw error;
      }
    }

    return {
      async query(text: string, values: readonly unknown[]): Promise<Answer> {
        const prepared = preparedOf(text);
        try {
          return await ask(text, values, prepared);
        } catch (error) {
          // a newer release has added a column meanwhile: `select *` means more now than when it was prepared
          if (prepared && error instanceof DatabaseError && error.code === planOutdated) return ask(text, values);
          throw error;
        }
      },
      release: (destroy?: boolean) => client.release(destroy),
    };
  }

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

/** The same for the same text in every process: through a pooler, one may meet what another has prepared. */
const nameOf = (text: string) => `s${hash('sha256', text, 'base64url').slice(0, 22)}`;

/** Turns the names in queries into snake_case. The names in answers are translated by `shapeFrom`. */
export class SnakeCaseQueries extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

/** pg's numbers of types. */
const types = { bigint: 20, text: 25, lists: [1005, 1007, 1009, 1015, 1016] } as const;

type Parser = (text: string) => unknown;

/** Undefined where the text stays as PostgreSQL sends it: most columns are spared a call for each value. */
function parserOf(type: number, client: PoolClient): Parser | undefined {
  const parser: Parser = client.getTypeParser(type, 'text');
  // what pg has no parser for, it leaves as it leaves texts; ids would only be looked at, digit by digit
  if (type === types.bigint || parser === client.getTypeParser(types.text, 'text')) return undefined;
  if ((types.lists as readonly number[]).includes(type)) return (text) => (text === '{}' ? [] : parser(text));
  return parser;
}

/**
 * Compiles what makes the rows: an object that is written with all of its fields is made four times faster than one that is
 * filled field by field, and written as JSON faster, too.
 */
function shapeFrom(fields: readonly FieldDef[], client: PoolClient): Shape {
  const parsers = fields.map(({ dataTypeID }) => parserOf(dataTypeID, client));
  const written = fields.map(({ name }, at) => {
    const value = parsers[at] ? `texts[${at}] === null ? null : parsers[${at}](texts[${at}])` : `texts[${at}]`;
    return `${JSON.stringify(camelCase(name))}: ${value}`;
  });
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the names are those that our own statements give their columns, as JSON
  const compile = new Function('parsers', `return (texts) => ({ ${written.join(', ')} });`) as (
    given: readonly (Parser | undefined)[],
  ) => Shape;
  return compile(parsers);
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
