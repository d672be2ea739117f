import type { JobAction } from '@pressroom/contract/audit/actions';
import type { Actor } from '../access/actor.ts';
import type { App } from '../app.ts';
import { type AuditEntry, writeAudit } from '../audit.ts';
import { inTransaction } from '../database/commit.ts';
import type { Tx } from '../database/database.ts';

interface JobWriting {
  tx: Tx;
  audit(entry: AuditEntry): void;
}

/** A write outside a request: one transaction with its audit rows. A job that found nothing to do leaves none. */
export async function writeAs<T>(
  app: App,
  actor: Actor,
  action: JobAction,
  work: (writing: JobWriting) => Promise<T>,
): Promise<T> {
  return inTransaction(app.db, async (tx) => {
    const entries: AuditEntry[] = [];
    const value = await work({ tx, audit: (entry) => entries.push(entry) });
    if (entries.length === 0) return { value };
    return { value, transactionId: await writeAudit(tx, actor, { action, address: '', requestId: '' }, entries) };
  });
}
