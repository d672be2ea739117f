import type { Actor } from './actor.ts';

/** Whom a change of sessions, users or rights concerns; empty: everybody. */
export type Concern = '' | `${'session' | 'user' | 'role'}:${string}`;

/** Whether the rights of this session may be others by the change that this notice tells of. */
export function concerns(
  notice: string,
  { sessionId, userId, roleId }: Pick<Actor, 'sessionId' | 'userId' | 'roleId'>,
) {
  return ['', `session:${sessionId}`, `user:${userId}`, `role:${roleId}`].includes(notice);
}
