import type { GrantNode, RoleDetails } from '@pressroom/contract/roles/roles';
import type { Translate } from '../../i18n/i18n.ts';
import type { Fact } from '../../kit/editing.ts';
import { type Choice, type Chosen, choicesOf, chosenOf, leavesOf, permissionsOf } from './choices.ts';

/** What the form starts with. */
export function valuesOf({ id, roleName, remark, permissions, gmtModified }: RoleDetails) {
  const choices = choicesOf(permissions);
  const held = chosenOf(choices, selectedIn(permissions));
  return { id, roleName, remark, permissions: permissionsOf(choices, held), gmtModified };
}

/** What the form shows of a role, in words. */
export function factsOf({ roleName, remark, permissions }: RoleDetails, t: Translate): Fact[] {
  const choices = choicesOf(permissions);
  const held = chosenOf(choices, selectedIn(permissions));
  return [
    { name: 'roleName', label: t('roles.name'), text: roleName },
    { name: 'remark', label: t('ui.remark'), text: remark },
    { name: 'permissions', label: t('roles.permissions'), text: namesOf(choices, held, t).join('\n') },
  ];
}

export function selectedIn(nodes: readonly GrantNode[]): GrantNode[] {
  return nodes.flatMap((node) => [...(node.selected ? [node] : []), ...selectedIn(node.children)]);
}

/** As short as it is exact: a line with all below it by its own name, a page with some by theirs, too. */
function namesOf(choices: readonly Choice[], chosen: Chosen, t: Translate): string[] {
  return choices.flatMap((choice) => {
    const leaves = leavesOf([choice]);
    const count = leaves.filter(({ key }) => chosen.has(key)).length;
    if (count === 0) return [];
    if (count === leaves.length) return [choice.looksOnly ? t('roles.viewPage') : choice.name];
    const inside = namesOf(choice.children, chosen, t);
    return choice.children[0]?.looksOnly ? [`${choice.name} (${inside.join(t('platform.separator'))})`] : inside;
  });
}
