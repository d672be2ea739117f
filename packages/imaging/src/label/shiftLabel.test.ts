import { expect, it } from 'vitest';
import { sharp } from '../libvips.ts';
import { sampleLabelPdf } from '../sample/labelPdf.ts';
import { label } from './pdf.fixture.ts';
import { renderLabel } from './renderLabel.ts';
import { shiftLabel } from './shiftLabel.ts';

async function dots(png: Buffer) {
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

it.each([
  [203, 8],
  [300, 12],
  [600, 24],
])('moves a label for %i DPI by whole dots, to either side, on paper of the same size', async (dpi, dotsPerMm) => {
  const png = await renderLabel(await sampleLabelPdf([label('UPS', 1)]), { dpi });
  const before = await dots(png);
  const after = await dots(await shiftLabel(png, { x: 1.5, y: -2 }));
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  const [right, down] = [1.5 * dotsPerMm, -2 * dotsPerMm];
  let different = 0;
  for (let y = 0; y < before.height; y += 7)
    for (let x = 0; x < before.width; x += 7) {
      const [fromX, fromY] = [x - right, y - down];
      const inside = fromX >= 0 && fromY >= 0 && fromX < before.width && fromY < before.height;
      const wanted = inside ? before.data[fromY * before.width + fromX] : 255;
      if (after.data[y * after.width + x] !== wanted) different += 1;
    }
  expect(different).toBe(0);
  expect(await sharp(await shiftLabel(png, { x: 1.5, y: -2 })).metadata()).toMatchObject({
    bitsPerSample: 1,
    density: Math.round(dotsPerMm * 25.4),
  });
});

it('leaves a label alone that is not to be moved', async () => {
  const png = await renderLabel(await sampleLabelPdf([label('UPS', 1)]));
  expect(await shiftLabel(png, { x: 0, y: 0 })).toBe(png);
});
