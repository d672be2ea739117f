import { CompiledQuery } from 'kysely';
import { type BindConfig, Client, Connection, type Submittable } from 'pg';
import type { Db } from '../../platform/database/database.ts';

interface Statement {
  text: string;
  /** As they go to PostgreSQL. */
  values: readonly unknown[];
}

type Sent = Submittable & { text?: string };

const client = Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
const connection = Connection.prototype as unknown as { bind: (config: BindConfig) => void };

/** Tells of each statement with values that this process sends, whichever pool sends it, until it is called off. */
function watchStatements(tell: (statement: Statement) => void): () => void {
  const { query } = client;
  const { bind } = connection;
  /** Of the statement that is sent at this moment. */
  let text: string | undefined;
  client.query = function (this: Client, ...given: unknown[]) {
    const [sent] = given;
    if (typeof sent === 'object' && sent !== null && 'submit' in sent) {
      const { submit } = sent as Sent;
      (sent as Sent).submit = function (this: Sent, to) {
        ({ text } = this);
        try {
          submit.call(this, to);
        } finally {
          text = undefined;
        }
      };
    }
    return query.apply(this, given);
  };
  connection.bind = function (this: Connection, config) {
    if (text !== undefined) tell({ text, values: config.values ?? [] });
    bind.call(this, config);
  };
  return () => {
    client.query = query;
    connection.bind = bind;
  };
}

/** How PostgreSQL goes about each statement that this process sends while the work is done, once for each text. */
export async function plansOf(db: Db, work: () => Promise<unknown>): Promise<{ text: string; plan: string }[]> {
  const sent = new Map<string, Statement>();
  const callOff = watchStatements((statement) => {
    if (/^\s*(?:select|insert|update|delete|with)\b/i.test(statement.text)) sent.set(statement.text, statement);
  });
  try {
    await work();
  } finally {
    callOff();
  }
  const plans: { text: string; plan: string }[] = [];
  for (const { text, values } of sent.values()) {
    const { rows } = await db.executeQuery<object>(CompiledQuery.raw(`explain ${text}`, [...values]));
    plans.push({ text, plan: rows.map((row) => Object.values(row).join('')).join('\n') });
  }
  return plans;
}
