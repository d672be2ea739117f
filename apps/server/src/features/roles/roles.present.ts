import type { GrantNode, RoleDetails, RoleRow } from '@pressroom/contract/roles/roles';
import type { Language } from '@pressroom/contract/messages';
import { type Actor, holds } from '../../platform/access/actor.ts';
import type { Grant } from './grants.queries.ts';
import type { RoleRecord } from './roles.queries.ts';
import { nest } from './tree.ts';

/** `above`: the roles that hold something the asking user lacks. */
export function presentRole(role: RoleRecord, above: ReadonlySet<string>): RoleRow {
  return { ...role, can: role.holdsEverything || above.has(role.id) ? [] : ['edit', 'delete'] };
}

interface Asker {
  actor: Actor;
  language: Language;
  above: ReadonlySet<string>;
}

export function presentDetails(
  role: RoleRecord,
  grants: readonly (Grant & { granted: boolean })[],
  { actor, language, above }: Asker,
): RoleDetails {
  const byId = new Map(grants.map((grant) => [grant.id, grant]));
  const isOpen = (grant: Grant & { granted: boolean }) => grant.granted || holds(actor, grant.path);
  // giving a permission gives what stands above it, so the asker must be able to give that too
  function opensBelow(parentId: string | null): boolean {
    const parent = byId.get(parentId ?? '');
    return !parent || (isOpen(parent) && opensBelow(parent.parentId));
  }
  const permissions = nest(grants, (grant, children): GrantNode => ({
    id: grant.id,
    name: nameOf(grant, language),
    path: grant.path,
    selected: role.holdsEverything || grant.granted,
    grantable: holds(actor, grant.path) && opensBelow(grant.parentId),
    children,
  }));
  return { ...presentRole(role, above), permissions };
}

export function nameOf({ nameZh, nameEn }: Pick<Grant, 'nameZh' | 'nameEn'>, language: Language): string {
  return language === 'zh' ? nameZh : nameEn;
}
