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
  /** The session that asks; null for jobs. */
  sessionId: string | null;
  /** The password is the system's own: only a new one may be set. */
  mustChangePassword: boolean;
}

export const nobody: Actor = {
  userId: null,
  username: '',
  nickname: '',
  holdsEverything: false,
  keys: new Set(),
  sessionId: null,
  mustChangePassword: false,
};

export const system: Actor = { ...nobody, username: 'system', nickname: 'system', holdsEverything: true };

/** Any path of the tree: people may add their own to those that the product asks for. */
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
