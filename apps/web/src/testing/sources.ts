import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const checkout = path.join(import.meta.dirname, '../../../..');
const catalogue = /\.(texts|messages)\.ts$/;

export interface Node {
  type: string;
  [part: string]: unknown;
}

/** What the product is made of, by its path in the repository: no tests, no demo, no catalogues of texts. */
export const sources = ['apps/web/src', 'apps/server/src', 'packages/contract/src', 'packages/marketplaces/src']
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: checkout }))
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\.sample\.ts$|\/demo\//.test(file) && !catalogue.test(file))
  .map((file) => ({ file, program: parsed(file) }));

function parsed(file: string): Node {
  return parseSync(file, readFileSync(path.join(checkout, file), 'utf8')).program as unknown as Node;
}

/** Every node of a file, each with the one around it. */
export function* nodes(node: Node, around?: Node): Generator<[Node, Node | undefined]> {
  yield [node, around];
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* nodes(child, node);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The texts of a file, and its templates with a wildcard for what is filled in. */
export function literals(program: Node): { fixed: string[]; patterns: RegExp[] } {
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
