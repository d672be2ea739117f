import { describe, expect, it } from 'vitest';
import { drawText, type Ink } from './text.ts';

function inked({ data }: Ink): number {
  return data.reduce((sum, value) => sum + value, 0) / 255;
}

describe('drawText', () => {
  it.each(['TEE-BLK-M', '黑色', '繁體', 'é', '×2', 'Ж', '日本', '龘', '們師'])('draws ink for %s', (text) => {
    expect(inked(drawText(text, 40))).toBeGreaterThan(40);
  });

  it('draws every character as itself', () => {
    const drawn = Array.from('黑白色红蓝S5O0Il1', (character) =>
      Buffer.from(drawText(character, 40).data).toString('base64'),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('shows an empty box where the family has no glyph', () => {
    const box = drawText('\u{10FFFF}', 40);
    expect(inked(box)).toBeGreaterThan(40);
    expect(box.data).toEqual(drawText('\u{10FFFE}', 40).data);
  });

  it('keeps its ink inside the line, even of the lowest and the highest letters', () => {
    const { width, height, data } = drawText('Ågjpqy,Ấ|（）', 32);
    const rowInk = (y: number) => data.subarray(y * width, (y + 1) * width).reduce((sum, value) => sum + value, 0);
    expect([rowInk(0), rowInk(height - 1)]).toEqual([0, 0]);
  });
});
