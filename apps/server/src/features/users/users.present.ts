import { type UserRow, userStatus } from '@pressroom/contract/users/users';
import type { Actor } from '../../platform/access/actor.ts';
import type { UserRecord } from './users.queries.ts';

/** The asking user, and the roles with a permission that this user lacks. */
export interface Asker {
  actor: Actor;
  above: ReadonlySet<string>;
}

export function presentUser({ lastAdmin, ...user }: UserRecord, { actor, above }: Asker): UserRow {
  const can: UserRow['can'] = [];
  if (!above.has(user.roleId)) {
    can.push('edit');
    const suspended = user.dataStatus === userStatus.suspended;
    const removable = user.id !== actor.userId && !lastAdmin;
    if (suspended) can.push('reinstate');
    else if (removable) can.push('suspend');
    if (removable) can.push('delete');
  }
  return { ...user, can };
}

/** The fields of a user that the audit log stores. */
export function auditView({ username, nickname, phone, roleId, roleName, dataStatus }: UserRecord) {
  return { username, nickname, phone, roleId, roleName, dataStatus };
}
