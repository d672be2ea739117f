import { beforeEach, vi } from 'vitest';

const signatures = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  gif: [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
} as const;
const damage = 'cut off';

interface PictureOptions {
  kind?: keyof typeof signatures;
  /** In bytes; filled up with zeros. */
  size?: number;
  damaged?: boolean;
  /** In pixels, as `fakeDecoder` tells them. */
  width?: number;
  height?: number;
}

const sides = new WeakMap<Blob, { width: number; height: number }>();

/** A file that begins as a picture does. Only `fakeDecoder` can tell whether it is whole. */
export function pictureFile(name: string, options: PictureOptions = {}): File {
  const { kind = 'png', size = 100, damaged = false, width = 1, height = 1 } = options;
  const start = new Uint8Array(signatures[kind]);
  const rest = damaged ? damage : new Uint8Array(size - start.length);
  const file = new File([start, rest], name, { type: `image/${kind}` });
  sides.set(file, { width, height });
  return file;
}

/** jsdom decodes no pictures and gives files no address; what stands in registers itself for the tests of the file. */
export function fakeDecoder() {
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', async (file: Blob) => {
      if ((await file.text()).includes(damage)) throw new DOMException('Not decoded', 'InvalidStateError');
      return { ...sides.get(file), close: () => undefined };
    });
    Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined });
  });
}
