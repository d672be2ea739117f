import type { Actor } from './access/actor.ts';
import type { App } from './app.ts';
import { type AuditEntry, type AuditOrigin, writeAudit } from './audit.ts';
import { writeForSure } from './database/transact.ts';
import type { Tx } from './database/database.ts';

/** What an act works with: one transaction, the program, who acts, and the audit. */
export interface Act {
  tx: Tx;
  app: App;
  actor: Actor;
  /** Tells the audit what the act has written. */
  audit(entry: AuditEntry): void;
  /** Runs when the transaction has been committed. */
  afterCommit(work: () => void): void;
}

interface Commission {
  app: App;
  actor: Actor;
  origin: AuditOrigin;
  /** True: an act that found nothing to do leaves no audit row. False: an act without an audit row ends in an error. */
  mayDoNothing?: boolean;
}

/** One transaction with its audit rows: both stand or neither. */
export async function runAct<T>(
  { app, actor, origin, mayDoNothing = false }: Commission,
  work: (act: Act) => Promise<T>,
): Promise<T> {
  let after: (() => void)[] = [];
  const result = await writeForSure(app.db, async (tx) => {
    const entries: AuditEntry[] = [];
    after = [];
    const audit = (entry: AuditEntry) => entries.push(entry);
    const value = await work({ tx, app, actor, audit, afterCommit: (later) => after.push(later) });
    if (entries.length > 0) return { value, transactionId: await writeAudit(tx, actor, origin, entries) };
    if (!mayDoNothing) throw new Error(`${origin.action} did not say what it wrote`);
    return { value };
  });
  for (const later of after) later();
  return result;
}
