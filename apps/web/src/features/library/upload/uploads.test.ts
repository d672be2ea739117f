import { describe, expect, it } from 'vitest';
import { brokenBeforeSending, nextBatch, sharesOf, type Upload } from './uploads.ts';

const megabyte = 1024 * 1024;
/** One part of a PNG's head, with a checksum that nobody checks here. */
function chunk(type: string, numbers: readonly number[], unit?: number): number[] {
  const data = [...numbers.flatMap(fourBytes), ...(unit === undefined ? [] : [unit])];
  return [...fourBytes(data.length), ...new TextEncoder().encode(type), ...data, 0, 0, 0, 0];
}
const fourBytes = (number: number) => [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function sized(size: number, name = 'a.png'): File {
  return Object.defineProperty(new File([new Uint8Array(signature)], name), 'size', { value: size });
}
const uploads = (...sizes: number[]) =>
  sizes.map((size, key): Upload => ({ key, file: sized(size), name: 'a.png', state: 'waiting', share: 0 }));
const taken = (...sizes: number[]) => nextBatch(uploads(...sizes)).map(({ file }) => file.size / megabyte);

describe('batches', () => {
  it('hold a few files, and no more bytes than one call should carry', () => {
    expect(taken(...Array<number>(9).fill(megabyte))).toEqual([1, 1, 1, 1]);
    expect(taken(5 * megabyte, 3 * megabyte, megabyte)).toEqual([5, 3]);
    expect(taken(20 * megabyte, 20 * megabyte)).toEqual([20]);
    expect(taken()).toEqual([]);
  });

  it('leave file by file', () => {
    expect(sharesOf(uploads(100, 300), 0)).toEqual([0, 0]);
    expect(sharesOf(uploads(100, 300), 0.5)).toEqual([1, 1 / 3]);
    expect(sharesOf(uploads(100, 300), 1)).toEqual([1, 1]);
  });
});

describe('before a file is sent', () => {
  it('its name, size and first bytes are judged as the server will', async () => {
    const keyOf = async (file: File) => (await brokenBeforeSending(file))?.key;
    expect(await keyOf(sized(10))).toBeUndefined();
    expect(await keyOf(sized(20 * megabyte))).toBeUndefined();
    expect(await keyOf(sized(20 * megabyte + 1))).toBe('library.tooLarge');
    expect(await keyOf(sized(10, 'a-b.png'))).toBe('library.name');
    expect(await keyOf(sized(10, 'a，b.png'))).toBe('library.name');
    expect(await keyOf(sized(10, '.png'))).toBe('library.nameMissing');
    expect(await keyOf(sized(10, `${'a'.repeat(150)}.png`))).toBe('library.nameTooLong');
    expect(await keyOf(new File(['GIF89a'], 'a.png'))).toBe('library.pngOnly');
  });

  it('its resolution, pixels and movement are read before its pixels are', async () => {
    const dotsAMetre = (dpi: number) => Math.round(dpi / 0.0254);
    const density = (across: number, down = across) => chunk('pHYs', [dotsAMetre(across), dotsAMetre(down)], 1);
    const broken = (...parts: readonly number[][]) =>
      brokenBeforeSending(new File([new Uint8Array([...signature, ...parts.flat(), ...chunk('IDAT', [1])])], 'a.png'));
    const sides = chunk('IHDR', [3000, 3000], 8);
    expect(await broken(sides, density(200))).toBeUndefined();
    expect(await broken(sides, chunk('iCCP', Array<number>(30_000).fill(7)), density(200))).toBeUndefined();
    expect(await broken(sides, density(72))).toEqual({ key: 'library.dpi', params: { dpi: 72 } });
    expect(await broken(sides, density(200, 300))).toEqual({ key: 'library.dpi', params: { dpi: '200 x 300' } });
    expect(await broken(sides)).toEqual({ key: 'library.noDpi' });
    expect(await broken(sides, chunk('pHYs', [1, 1], 0))).toEqual({ key: 'library.noDpi' });
    expect(await broken(sides, chunk('acTL', [2, 0]), density(200))).toEqual({ key: 'library.animated' });
    expect(await broken(chunk('IHDR', [10_001, 10_000], 8), density(200))).toEqual({ key: 'library.tooManyPixels' });
    // a head that does not lead to the pixels is left to the server
    expect(await brokenBeforeSending(new File([new Uint8Array([...signature, ...sides])], 'a.png'))).toBeUndefined();
  });
});
