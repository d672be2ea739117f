import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Choice,
  choicesOf,
  type Chosen,
  chosenOf,
  leavesOf,
  marksOf,
  matching,
  openable,
  permissionsOf,
  toggled,
} from './choices.ts';
import { sampleTree } from './roles.sample.ts';

const choices = choicesOf(sampleTree());
const none: Chosen = new Set();

function lineOf(tree: readonly Choice[], name: string, looksOnly = false): Choice {
  const all = [...openable(tree), ...leavesOf(tree)];
  return all.find((line) => line.name === name && line.looksOnly === looksOnly)!;
}

function idsOf(chosen: Chosen): string[] {
  return permissionsOf(choices, chosen).map(({ id }) => id);
}

it('puts a leaf for the page itself before its elements, and nowhere else', () => {
  const names = (lines: readonly Choice[]) => lines.map((line) => (line.looksOnly ? 'look' : line.name));
  expect(names(choices)).toEqual(['Order area', 'Store area']);
  expect(names(lineOf(choices, 'Order area').children)).toEqual(['Orders', 'Print and ship']);
  expect(names(lineOf(choices, 'Orders').children)).toEqual(['look', 'Send orders', 'Export orders']);
});

it('lets a page be looked at without its elements, and sends what stands above it', () => {
  expect(idsOf(toggled(choices, none, lineOf(choices, 'Orders', true)))).toEqual(['1', '11']);
});

it('brings the page along with an element', () => {
  expect(idsOf(toggled(choices, none, lineOf(choices, 'Export orders')))).toEqual(['1', '11', '112']);
});

it('takes the elements away with their page', () => {
  const all = toggled(choices, none, lineOf(choices, 'Orders'));
  expect(idsOf(all)).toEqual(['1', '11', '111', '112']);
  expect(idsOf(toggled(choices, all, lineOf(choices, 'Orders', true)))).toEqual([]);
});

it('checks a parent only if everything below it is chosen', () => {
  const orders = toggled(choices, none, lineOf(choices, 'Orders'));
  expect(marksOf(choices, orders)).toEqual({ checked: ['all 11', '11', '111', '112'], halfChecked: ['all 1'] });
  const area = toggled(choices, orders, lineOf(choices, 'Order area'));
  expect(marksOf(choices, area).halfChecked).toEqual([]);
  expect(idsOf(toggled(choices, area, lineOf(choices, 'Order area')))).toEqual([]);
});

it('leaves what is not free as it is, and a parent of it half-checked', () => {
  const tree = choicesOf(sampleTree({ grantable: ['Order area', 'Orders', 'Send orders'] }));
  const area = toggled(tree, none, lineOf(tree, 'Order area'));
  expect([...area].toSorted()).toEqual(['11', '111']);
  expect(marksOf(tree, area).halfChecked).toEqual(['all 1', 'all 11']);

  const held = chosenOf(tree, [{ id: '111' }, { id: '112' }]);
  expect([...toggled(tree, held, lineOf(tree, 'Orders', true))].toSorted()).toEqual(['11', '112']);
});

it('shows what matches with what is above and below it, and acts on what is shown', () => {
  const [area] = matching(choices, 'export');
  expect(leavesOf([area!]).map(({ name }) => name)).toEqual(['Export orders']);
  expect(idsOf(toggled(choices, none, area!))).toEqual(['1', '11', '112']);
  expect(leavesOf(matching(choices, 'STORE')).map(({ name }) => name)).toEqual(['Stores']);
  expect(matching(choices, ' ')).toBe(choices);
});

it('reads back what it sends, after any clicks, and never holds an element without its page', () => {
  const lines = [...openable(choices), ...leavesOf(choices)];
  assert(
    property(array(constantFrom(...lines)), (clicks) => {
      const chosen = clicks.reduce<Chosen>((before, line) => toggled(choices, before, line), none);
      expect(chosenOf(choices, permissionsOf(choices, chosen))).toEqual(chosen);
      const orphans = leavesOf(choices).filter(
        ({ key, needs }) => needs !== undefined && chosen.has(key) && !chosen.has(needs),
      );
      expect(orphans).toEqual([]);
    }),
  );
});
