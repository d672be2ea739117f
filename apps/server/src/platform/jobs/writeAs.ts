import type { Actor } from '../access/actor.ts';
import type { App } from '../app.ts';
import { type AuditEntry, writeAudit } from '../audit.ts';
import type { Tx } from '../database/database.ts';

/** A write outside a request: one transaction with its audit row, like every other. */
export async function writeAs<T>(
  app: App,
  actor: Actor,
  action: string,
  entry: AuditEntry,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return app.db.transaction().execute(async (tx) => {
    const result = await work(tx);
    await writeAudit(tx, actor, { action, address: '', requestId: '' }, [entry]);
    return result;
  });
}
