import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { texts } from './texts.ts';

const checkout = path.join(import.meta.dirname, '../../../..');
const catalogue = /\.(texts|messages)\.ts$/;
const sources = ['apps/web/src', 'apps/server/src', 'packages/contract/src']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: checkout }))
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\.sample\.ts$|\/demo\//.test(file) && !catalogue.test(file))
  .map((file) => ({ file, program: parsed(file) }));

interface Node {
  type: string;
  [part: string]: unknown;
}

function parsed(file: string): Node {
  return parseSync(file, readFileSync(path.join(checkout, file), 'utf8')).program as unknown as Node;
}

/** Every node of a file, each with the one around it. */
function* nodes(node: Node, around?: Node): Generator<[Node, Node | undefined]> {
  yield [node, around];
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* nodes(child, node);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The texts of a file, and its templates with a wildcard for what is filled in. */
function literals(program: Node): { fixed: string[]; patterns: RegExp[] } {
  const found = { fixed: [] as string[], patterns: [] as RegExp[] };
  for (const [node] of nodes(program)) {
    if (node.type === 'Literal' && typeof node['value'] === 'string') found.fixed.push(node['value']);
    if (node.type !== 'TemplateLiteral') continue;
    const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    if (/^[a-z]\w*\./i.test(parts[0]!)) found.patterns.push(new RegExp(`^${parts.map(escaped).join('.+')}$`));
  }
  return found;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

it('uses every text somewhere', () => {
  const said = sources.map(({ program }) => literals(program));
  const fixed = new Set(said.flatMap((file) => file.fixed));
  const patterns = said.flatMap((file) => file.patterns);
  const unused = Object.keys(texts).filter((key) => !fixed.has(key) && !patterns.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});

it('has every text that is asked for', () => {
  const asked = sources.flatMap(({ file, program }) =>
    [...nodes(program)].flatMap(([node]) => keysAsked(node).map((key) => `${file}: ${key}`)),
  );
  expect(asked.length).toBeGreaterThan(500);
  expect(asked.filter((found) => !Object.hasOwn(texts, found.slice(found.indexOf(': ') + 2)))).toEqual([]);
});

/** What `t(...)` names here, in either branch of a choice. */
function keysAsked(node: Node): string[] {
  const callee = node['callee'] as Node | undefined;
  if (node.type !== 'CallExpression' || callee?.['name'] !== 't') return [];
  const [key] = node['arguments'] as Node[];
  const choices = key?.type === 'ConditionalExpression' ? [key['consequent'], key['alternate']] : [key];
  return choices.flatMap((choice) => {
    const value = (choice as Node | undefined)?.['value'];
    return typeof value === 'string' ? [value] : [];
  });
}

const readAloud =
  /^(title|label|placeholder|alt|aria-label|aria-description|extra|okText|cancelText|description|empty)$/;
const words = /\p{L}{2,}/u;
/** Names and units that are written alike in every language. */
const alike = /^(px|cm)$/;
/** Says what each language calls itself. */
const ownNames = 'apps/web/src/i18n/languageNames.ts';

it('finds no text that is typed into a component', () => {
  const components = sources.filter(({ file }) => file.startsWith('apps/web/') && file !== ownNames);
  const typed = components.flatMap(({ file, program }) =>
    [...nodes(program)].flatMap(([node, around]) => typedText(node, around).map((text) => `${file}: ${text}`)),
  );
  expect(typed).toEqual([]);
});

function typedText(node: Node, around: Node | undefined): string[] {
  const text = node['value'];
  if (typeof text !== 'string' || !words.test(text) || alike.test(text.trim())) return [];
  if (node.type === 'JSXText') return [text.trim()];
  if (node.type !== 'Literal') return [];
  const attribute = around?.type === 'JSXAttribute' ? (around['name'] as Node)['name'] : undefined;
  if (typeof attribute === 'string' && readAloud.test(attribute)) return [text];
  if (around?.type === 'JSXExpressionContainer') return [text];
  return /\p{Script=Han}/u.test(text) ? [text] : [];
}
