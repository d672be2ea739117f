import { posix } from 'node:path';
import type { TextPart } from '../i18n/i18n.ts';
import { expect, it } from 'vitest';
import { literals, type Node, nodes, sources } from '../testing/sources.ts';
import { keysIn, textParts } from '../texts/texts.ts';
import { pageTexts } from './pageTexts.ts';

const files = new Map(sources.map(({ file, program }) => [file, program]));
const partOf = new Map(textParts.flatMap((part) => keysIn(part).map((key) => [key, part] as const)));
const isPublic = /\.public\.tsx?$/;
const shell = 'apps/web/src/shell';
/** Loaded before every page. */
const standing: readonly TextPart[] = ['early', 'frame'];

const contract = '@pressroom/contract/';

/** What the nodes import of our own code, at once or later. */
function targets(file: string, parts: Iterable<Node>, { atOnce = false } = {}): { to: string; names: string[] }[] {
  return [...parts].flatMap((node) => {
    if (atOnce && node.type === 'ImportExpression') return [];
    const source = (node['source'] as Node | null | undefined)?.['value'];
    if (typeof source !== 'string' || node['importKind'] === 'type') return [];
    if (source.startsWith(contract)) {
      return [{ to: `packages/contract/src/${source.slice(contract.length)}.ts`, names: [] }];
    }
    if (!source.startsWith('.')) return [];
    const specifiers = (node['specifiers'] as Node[] | undefined) ?? [];
    const names = specifiers
      .filter((one) => one['importKind'] !== 'type')
      .map((one) => String(((one['imported'] ?? one['local']) as Node)['name']));
    return [{ to: posix.join(posix.dirname(file), source), names }];
  });
}

const within = (node: Node) => [...nodes(node)].map(([one]) => one);

/** The files behind one name of a public file, or that file itself where the name is made there. */
function behind(file: string, name: string, how: Following): string[] {
  const exported = (files.get(file)!['body'] as Node[]).filter((node) =>
    within(node).some((one) => one.type === 'Identifier' && one['name'] === name),
  );
  const found = exported.flatMap((node) => targets(file, within(node), how)).map(({ to }) => to);
  return found.length > 0 ? found : [file];
}

interface Following {
  contract?: boolean;
  /** Not by what they open. */
  atOnce?: boolean;
}

/** Every file of the web that is loaded with these or by what they open; of the contract, too, where that is asked for. */
function reached(starts: readonly string[], how: Following = {}): string[] {
  const found = new Set(starts);
  for (const file of found) {
    const program = files.get(file);
    if (!program || /\/i18n\/|\/texts\//.test(file)) continue;
    for (const { to, names } of targets(file, within(program), how)) {
      const next = isPublic.test(to) ? names.flatMap((name) => behind(to, name, how)) : [to];
      for (const one of next) {
        if (files.has(one) && (how.contract || one.startsWith('apps/web/'))) found.add(one);
      }
    }
  }
  return [...found];
}

/** The parts of the texts that these files name, each with one place. */
function partsNamed(names: readonly string[]): Partial<Record<TextPart, string>> {
  const found: Partial<Record<TextPart, string>> = {};
  for (const file of names) {
    const { fixed, patterns } = literals(files.get(file)!);
    const keys = [...partOf.keys()].filter((key) => patterns.some((pattern) => pattern.test(key)));
    for (const key of [...fixed, ...keys]) {
      const part = partOf.get(key);
      if (part && !standing.includes(part)) found[part] ??= `${file}: ${key}`;
    }
  }
  return found;
}

/** The screen of each page, as `routes.tsx` loads it. */
function screenOf(page: string): string {
  const text = within(files.get(`${shell}/routes.tsx`)!);
  const entry = text.find(
    (node) =>
      node.type === 'ObjectExpression' &&
      within(node).some((one) => one.type === 'Literal' && one['value'] === page) &&
      within(node).filter((one) => one.type === 'ImportExpression').length === 1,
  );
  return targets(`${shell}/routes.tsx`, within(entry!))[0]!.to;
}

const missing = (shown: Partial<Record<TextPart, string>>, parts: readonly TextPart[]) =>
  Object.entries(shown).filter(([part]) => !parts.some((one) => one === part));

it.each(Object.entries(pageTexts))('brings to %s the texts of all that it shows by itself', (page, { first }) => {
  expect(missing(partsNamed(reached([screenOf(page)], { atOnce: true })), first)).toEqual([]);
});

it.each(Object.entries(pageTexts))('brings to %s the texts of all that it can open', (page, { first, opened }) => {
  expect(missing(partsNamed(reached([screenOf(page)])), [...first, ...opened])).toEqual([]);
});

it.each(Object.entries(pageTexts))('brings to %s no texts that it cannot show', (page, { first, opened }) => {
  const named = partsNamed(reached([screenOf(page)], { contract: true }));
  const namedAtOnce = partsNamed(reached([screenOf(page)], { contract: true, atOnce: true }));
  expect(first.filter((part) => !namedAtOnce[part])).toEqual([]);
  expect(opened.filter((part) => !named[part])).toEqual([]);
});
