import { expect, it } from 'vitest';
import { fakeDecoder, pictureFile } from '../../../testing/pictures.ts';
import { readPicture } from './readPicture.ts';

fakeDecoder();

it('goes by the first bytes, whatever name and type say', async () => {
  for (const kind of ['png', 'jpeg', 'gif'] as const) {
    const facts = { mime: `image/${kind}`, width: 900, height: 1200, bytes: 100 };
    expect(await readPicture(pictureFile('no-ending', { kind, width: 900, height: 1200 }))).toEqual(facts);
  }
  const words = new File(['hello, I am no picture'], 'rose.png', { type: 'image/png' });
  expect(await readPicture(words)).toBe('unknownFormat');
  expect(await readPicture(new File([], 'empty.png'))).toBe('unknownFormat');
});

it('tells what cannot be decoded, or read at all', async () => {
  expect(await readPicture(pictureFile('a.png', { damaged: true }))).toBe('unreadable');
  const folder = Object.assign(new File([], 'folder'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('A folder', 'NotReadableError')) }),
  });
  expect(await readPicture(folder)).toBe('unreadable');
});
