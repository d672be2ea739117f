import { describe, expect, it } from 'vitest';
import { brokenBeforeSending, nextBatch, sharesOf, type Upload } from './uploads.ts';

const megabyte = 1024 * 1024;
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
});
