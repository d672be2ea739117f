import type { GrantNode, RoleDetails, RoleRow } from '@pressroom/contract/roles/roles';
import type { Language } from '@pressroom/contract/messages';
import { type Actor, hasPermission } from '../../platform/access/actor.ts';
import type { Grant, Granted } from './grants.queries.ts';
import type { RoleRecord } from './roles.queries.ts';
import { nest } from './tree.ts';

/** `above`: the roles with a permission that the asking user lacks. */
export function presentRole(role: RoleRecord, above: ReadonlySet<string>): RoleRow {
  return { ...role, can: role.holdsEverything || above.has(role.id) ? [] : ['edit', 'delete'] };
}

export interface Asker {
  actor: Actor;
  language: Language;
}

export function presentDetails(
  role: RoleRecord,
  grants: readonly Granted[],
  { above, ...asker }: Asker & { above: ReadonlySet<string> },
): RoleDetails {
  const held = role.holdsEverything ? grants.map((grant) => ({ ...grant, granted: true })) : grants;
  return { ...presentRole(role, above), permissions: presentGrants(held, asker) };
}

export function presentGrants(grants: readonly Granted[], { actor, language }: Asker): GrantNode[] {
  const byId = new Map(grants.map((grant) => [grant.id, grant]));
  // a role gets all permissions above one that it is given, so the asker must have those, too
  function isGrantable({ path, parentId }: Granted): boolean {
    const parent = byId.get(parentId ?? '');
    return hasPermission(actor, path) && (!parent || isGrantable(parent));
  }
  return nest(grants, (grant, children): GrantNode => ({
    id: grant.id,
    name: nameOf(grant, language),
    path: grant.path,
    selected: grant.granted,
    grantable: isGrantable(grant),
    children,
  }));
}

export function nameOf({ nameZh, nameEn }: Pick<Grant, 'nameZh' | 'nameEn'>, language: Language): string {
  return language === 'zh' ? nameZh : nameEn;
}
