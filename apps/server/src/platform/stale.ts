import type { AuditObject } from '@pressroom/contract/audit/objects';
import { isAbout } from './audit.ts';
import type { Tx } from './database/database.ts';
import { fail } from './failure.ts';

interface Editing {
  /** The feature's name of the record, as its audit rows have it. */
  object: AuditObject;
  /** The record as it stands now, locked. */
  record: { id: string; gmtModified: string };
  /** The `gmtModified` that the editor loaded; a caller without one takes what is there. */
  loaded: string | undefined;
  /** The record as its reads answer it, for the editor to compare. */
  show: () => unknown;
}

type Gone = Omit<Editing, 'record' | 'loaded'> & { id: string; record: { gmtModified: string } };

/** Ends in 409 when the record has changed since its editor loaded it, with what it is now, who changed it and when. */
export async function refuseStale(tx: Tx, { object, record, loaded, show }: Editing): Promise<void> {
  if (loaded === undefined || loaded === record.gmtModified) return;
  // the first row from then on is the change's own; later ones may tell of what changed nothing, such as a download
  const change = await tx
    .selectFrom('auditLog')
    .where('objectType', '=', object)
    .where(isAbout(record.id))
    .where('at', '>=', record.gmtModified)
    .select('username')
    .orderBy('at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const data = { current: await show(), by: change?.username ?? '', at: record.gmtModified };
  fail(409, 'platform.stale', { data });
}

/** Ends in 409 for an editor of a part that has been deleted. `record` is what it was a part of. */
export async function refuseGone(tx: Tx, { object, id, record, show }: Gone): Promise<never> {
  const deletion = await tx
    .selectFrom('auditLog')
    .where('objectType', '=', object)
    .where(isAbout(id))
    .select(['username', 'at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { username: by, at } = deletion ?? { username: '', at: record.gmtModified };
  fail(409, 'platform.stale', { data: { current: await show(), by, at } });
}
