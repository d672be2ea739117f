import { expect, it } from 'vitest';
import { type Mode, type Palette, palettes } from './palette.ts';

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter! + 0.05) / (darker! + 0.05);
}

const readable: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['ink', 'paper'],
  ['ink', 'accentWash'],
  ['inkSoft', 'sheet'],
  ['inkFaint', 'sheet'],
  ['inkSoft', 'wash'],
  ['accent', 'sheet'],
  ['accent', 'accentWash'],
  ['onAccent', 'accent'],
  ['danger', 'sheet'],
  ['danger', 'dangerWash'],
  ['amber', 'amberWash'],
  ['violet', 'violetWash'],
  ['blue', 'blueWash'],
  ['green', 'greenWash'],
];

it.each(['light', 'dark'] satisfies Mode[])('is readable in the %s mode (WCAG AA)', (mode) => {
  const faint = readable.filter(([text, ground]) => contrast(palettes[mode][text], palettes[mode][ground]) < 4.5);
  expect(faint).toEqual([]);
});

it.each(['light', 'dark'] satisfies Mode[])('lets a black shirt stand out in the %s mode', (mode) => {
  expect(contrast('#161616', palettes[mode].plate)).toBeGreaterThan(7);
});
