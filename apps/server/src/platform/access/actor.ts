import type { Access, Endpoint } from '@pressroom/contract/endpoint';
import type { PermissionKey } from '@pressroom/contract/permissions';
import { fail } from '../failure.ts';

/** Who asks. Jobs act as `system`. */
export interface Actor {
  userId: string | null;
  username: string;
  nickname: string;
  holdsEverything: boolean;
  keys: ReadonlySet<string>;
  /** Null for jobs. */
  roleId: string | null;
  /** The session that asks; null for jobs. */
  sessionId: string | null;
  /** True while the password is one that the system made: its user may do nothing but set another. */
  mustChangePassword: boolean;
}

export const nobody: Actor = {
  userId: null,
  username: '',
  nickname: '',
  holdsEverything: false,
  keys: new Set(),
  roleId: null,
  sessionId: null,
  mustChangePassword: false,
};

export const system: Actor = { ...nobody, username: 'system', nickname: 'system', holdsEverything: true };

/** `key` may be any path of the permission tree: people may add paths of their own to those that the product checks. */
export function hasPermission(actor: Actor, key: string): boolean {
  return actor.holdsEverything || actor.keys.has(key);
}

export function mayCall(actor: Actor, endpoint: Pick<Endpoint, 'permission'>): boolean {
  const access: Access = endpoint.permission;
  return typeof access === 'string' || access.some((key) => hasPermission(actor, key));
}

/** For the few calls whose right depends on what they are asked to do. */
export function requireKey(actor: Actor, key: PermissionKey): void {
  if (!hasPermission(actor, key)) fail(403, 'platform.forbidden');
}
