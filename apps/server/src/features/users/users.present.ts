import type { UserRow } from '@pressroom/contract/users/users';
import type { Actor } from '../../platform/access/actor.ts';
import type { UserRecord } from './users.queries.ts';

/** Who asks, and the roles that hold something the asker lacks. */
export interface Asker {
  actor: Actor;
  above: ReadonlySet<string>;
}

export function presentUser({ lastAdmin, ...user }: UserRecord, { actor, above }: Asker): UserRow {
  const can: UserRow['can'] = [];
  if (!above.has(user.roleId)) {
    can.push('edit');
    if (user.id !== actor.userId && !lastAdmin) can.push('delete');
  }
  return { ...user, can };
}

/** What the history keeps of a user. */
export function historyOf({ username, nickname, phone, roleId, roleName }: UserRecord) {
  return { username, nickname, phone, roleId, roleName };
}
