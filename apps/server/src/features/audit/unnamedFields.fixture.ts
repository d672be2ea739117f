import type { MessageParam } from '@pressroom/contract/message';
import { presentAct } from './audit.present.ts';
import type { AuditRecord } from './audit.queries.ts';

/** Fields that readers would see under their names in the code, each with a write that tells of it. */
export function unnamedIn(rows: readonly Omit<AuditRecord, 'objectCount'>[]): string[] {
  const writes = new Map<string, string>();
  for (const row of rows) {
    const { changes } = presentAct({ row: { ...row, objectCount: row.objectIds.length }, parts: [] }, new Map());
    for (const { name, path } of changes)
      for (const plain of plainIn(name)) writes.set(plain, `${plain} (${row.action}: ${path})`);
  }
  return [...writes.values()].toSorted();
}

/** The parts of a field's name that are no message; a place in a list is called by its number. */
function plainIn(name: MessageParam): string[] {
  if (typeof name === 'string') return /^\d+$/.test(name) ? [] : [name];
  return typeof name === 'object' && 'params' in name ? Object.values(name.params ?? {}).flatMap(plainIn) : [];
}
