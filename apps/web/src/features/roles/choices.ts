import type { GrantNode } from '@pressroom/contract/roles/roles';

/** A line of the tree of what a role may hold. */
export interface Choice {
  /** A leaf has the id of the permission it stands for; a line above leaves only sums them up. */
  key: string;
  /** The permission's. A page with elements shares it with the leaf for the page itself. */
  id: string;
  name: string;
  /** The first element of a page stands for the page itself: the right to see it and nothing else. */
  looksOnly: boolean;
  /** The page that the element is on; without its right the element is useless. */
  needs?: string;
  /** May be given and taken by the one who edits. */
  free: boolean;
  children: readonly Choice[];
}

/** The keys of leaves. */
export type Chosen = ReadonlySet<string>;

const pageLevel = 2;

export function choicesOf(nodes: readonly GrantNode[], level = 1, needs?: string): Choice[] {
  return nodes.map(({ id, name, grantable, children }) => {
    const leaf: Choice = { key: id, id, name, looksOnly: false, needs, free: grantable, children: [] };
    if (children.length === 0) return leaf;
    const isPage = level === pageLevel;
    const page: Choice[] = isPage ? [{ ...leaf, looksOnly: true }] : [];
    const inside = [...page, ...choicesOf(children, level + 1, isPage ? id : undefined)];
    return { ...leaf, key: `all ${id}`, free: inside.some(({ free }) => free), children: inside };
  });
}

export function leavesOf(choices: readonly Choice[]): Choice[] {
  return choices.flatMap((choice) => (choice.children.length > 0 ? leavesOf(choice.children) : [choice]));
}

/** What a list of permissions means in the tree: an element brings its page, whatever stands above them adds nothing. */
export function chosenOf(choices: readonly Choice[], permissions: readonly { id: string }[]): Chosen {
  const ids = new Set(permissions.map(({ id }) => id));
  const held = leavesOf(choices).filter(({ key }) => ids.has(key));
  return new Set(held.flatMap(({ key, needs }) => (needs === undefined ? [key] : [needs, key])));
}

/** The permissions to send: what is chosen and all that stands above it. */
export function permissionsOf(choices: readonly Choice[], chosen: Chosen): { id: string }[] {
  const held = (choice: Choice): string[] => {
    if (choice.children.length === 0) return chosen.has(choice.key) ? [choice.id] : [];
    const inside = choice.children.flatMap(held);
    return inside.length > 0 ? [choice.id, ...inside] : [];
  };
  return [...new Set(choices.flatMap(held))].map((id) => ({ id }));
}

/**
 * All free leaves of the line, or none of them if all were chosen. An element brings its page along, and a page that
 * goes takes its elements, unless one of them is not free to go.
 */
export function toggled(choices: readonly Choice[], chosen: Chosen, line: Choice): Chosen {
  const next = new Set(chosen);
  const free = leavesOf([line]).filter((leaf) => leaf.free);
  const choose = free.some(({ key }) => !chosen.has(key));
  for (const { key } of free) {
    if (choose) next.add(key);
    else next.delete(key);
  }
  for (const { key, needs, free: mayGo } of leavesOf(choices)) {
    if (needs === undefined || !next.has(key) || next.has(needs)) continue;
    if (choose || !mayGo) next.add(needs);
    else next.delete(key);
  }
  return next;
}

/** A line above leaves is checked if all of them are chosen, and half-checked if some are. */
export function marksOf(choices: readonly Choice[], chosen: Chosen): { checked: string[]; halfChecked: string[] } {
  const checked: string[] = [];
  const halfChecked: string[] = [];
  const mark = (choice: Choice) => {
    const leaves = leavesOf([choice]);
    const count = leaves.filter(({ key }) => chosen.has(key)).length;
    if (count === leaves.length) checked.push(choice.key);
    else if (count > 0) halfChecked.push(choice.key);
    choice.children.forEach(mark);
  };
  choices.forEach(mark);
  return { checked, halfChecked };
}

/** The lines whose name has the word in it, with what is above and below them. */
export function matching(choices: readonly Choice[], word: string): readonly Choice[] {
  const wanted = word.trim().toLowerCase();
  if (!wanted) return choices;
  return choices.flatMap((choice) => {
    if (choice.name.toLowerCase().includes(wanted)) return [choice];
    const children = matching(choice.children, word);
    return children.length > 0 ? [{ ...choice, children }] : [];
  });
}

/** The lines that can be opened. */
export function openable(choices: readonly Choice[]): Choice[] {
  return choices.flatMap((choice) => (choice.children.length > 0 ? [choice, ...openable(choice.children)] : []));
}
