import { expect, it } from 'vitest';
import { literals, type Node, nodes, sources } from '../testing/sources.ts';
import { texts } from './texts.ts';

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
