import { CompiledQuery } from 'kysely';
import { type BindConfig, Client, Connection, type Submittable } from 'pg';
import type { Db } from '../../platform/database/database.ts';

interface Statement {
  text: string;
  /** As they go to PostgreSQL. */
  values: readonly unknown[];
}

type Sent = Submittable & { text?: string };

const recorders = new Set<(statement: Statement) => void>();
/** Of the statement that is sent at this moment. */
let text: string | undefined;

const client = Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
const query = client.query;
// every pool sends through this method
client.query = function (this: Client, ...given: unknown[]) {
  const [sent] = given;
  if (typeof sent === 'object' && sent !== null && 'submit' in sent) watch(sent as Sent);
  return query.apply(this, given);
};

function watch(sent: Sent): void {
  const submit = sent.submit.bind(sent);
  sent.submit = (connection) => {
    text = sent.text;
    try {
      submit(connection);
    } finally {
      text = undefined;
    }
  };
}

const connection = Connection.prototype as unknown as { bind: (config: BindConfig) => void };
const bind = connection.bind;
connection.bind = function (this: Connection, config) {
  if (text !== undefined) for (const record of recorders) record({ text, values: config.values ?? [] });
  bind.call(this, config);
};

/** How PostgreSQL goes about each statement that this process sends while the work is done, once for each text. */
export async function plansOf(db: Db, work: () => Promise<unknown>): Promise<{ text: string; plan: string }[]> {
  const sent = new Map<string, Statement>();
  const record = (statement: Statement) => {
    if (/^\s*(?:select|insert|update|delete|with)\b/i.test(statement.text)) sent.set(statement.text, statement);
  };
  recorders.add(record);
  try {
    await work();
  } finally {
    recorders.delete(record);
  }
  const plans: { text: string; plan: string }[] = [];
  for (const statement of sent.values()) {
    const asked = CompiledQuery.raw(`explain ${statement.text}`, [...statement.values]);
    const { rows } = await db.executeQuery<object>(asked);
    plans.push({ text: statement.text, plan: rows.map((row) => Object.values(row).join('')).join('\n') });
  }
  return plans;
}
