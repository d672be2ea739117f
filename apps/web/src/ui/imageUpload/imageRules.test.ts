import { expect, it } from 'vitest';
import { fakeDecoder, pictureFile } from '../../testing/pictures.ts';
import { acceptOf, brokenImageRule, everyFormat } from './imageRules.ts';

fakeDecoder();

const megabyte = 1024 * 1024;
const usual = { formats: everyFormat, maxMb: 4 };
const findBrokenRule = (file: File, rules = usual) => brokenImageRule(file, rules);

it('goes by the first bytes, whatever name and type say', async () => {
  for (const kind of ['png', 'jpeg', 'gif'] as const)
    expect(await findBrokenRule(pictureFile('no-ending', { kind }))).toBeUndefined();
  const words = new File(['hello, I am no picture'], 'rose.png', { type: 'image/png' });
  expect(await findBrokenRule(words)).toEqual({ key: 'ui.imageFormat', params: { formats: 'jpeg, jpg, png, gif' } });
  expect(await findBrokenRule(new File([], 'empty.png'))).toMatchObject({ key: 'ui.imageFormat' });
});

it('takes the formats that it is told, jpeg and jpg being one', async () => {
  const jpgOnly = { ...usual, formats: ['jpg'] as const };
  expect(await findBrokenRule(pictureFile('a.jpeg', { kind: 'jpeg' }), jpgOnly)).toBeUndefined();
  expect(await findBrokenRule(pictureFile('a.jpg', { kind: 'png' }), jpgOnly)).toEqual({
    key: 'ui.imageFormat',
    params: { formats: 'jpg' },
  });
  expect(acceptOf(everyFormat)).toBe('image/jpeg,image/png,image/gif');
});

it('allows the size to the byte', async () => {
  expect(await findBrokenRule(pictureFile('a.png', { size: 4 * megabyte }))).toBeUndefined();
  expect(await findBrokenRule(pictureFile('a.png', { size: 4 * megabyte + 1 }))).toEqual({
    key: 'ui.imageTooLarge',
    params: { max: 4 },
  });
});

it('refuses what cannot be decoded, or read at all', async () => {
  expect(await findBrokenRule(pictureFile('a.png', { damaged: true }))).toEqual({ key: 'ui.imageUnreadable' });
  const folder = Object.assign(new File([], 'folder'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('A folder', 'NotReadableError')) }),
  });
  expect(await findBrokenRule(folder)).toEqual({ key: 'ui.imageUnreadable' });
});
