import { expect, it } from 'vitest';
import { sharp } from '../libvips.ts';
import { readSymbols } from './barcodes.ts';
import { testLabel } from './testLabel.ts';

it.each([
  [203, 8],
  [600, 24],
])('has the dots of a %i DPI printer, a frame 3 mm inside the paper, and a bar code that scans', async (dpi, perMm) => {
  const lines = ['工位 A', 'a bench with a name that is far longer than any paper is wide, and then some more'];
  const png = testLabel({ title: '测试面单', lines, code: 'TEST' }, { dpi });
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([100 * perMm, 150 * perMm]);
  const dark = [...data.keys()].filter((at) => data[at] === 0);
  const columns = dark.map((at) => at % info.width);
  const edges = [dark[0]! / info.width, Math.min(...new Set(columns)), info.width - 1 - Math.max(...new Set(columns))];
  expect(edges.map((edge) => Math.floor(edge) / perMm)).toEqual([3, 3, 3]);
  const symbols = await readSymbols({ width: info.width, height: info.height, data });
  expect(symbols.map(({ text }) => text)).toEqual(['TEST']);
});
