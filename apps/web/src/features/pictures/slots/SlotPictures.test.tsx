import { library, type LibraryFile } from '@pressroom/contract/library/library';
import { type FixedPicture, pictures } from '@pressroom/contract/pictures/pictures';
import type { SlotValues } from '@pressroom/contract/pictures/slotValues';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { fakeDecoder, pictureFile } from '../../../testing/pictures.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { SlotPictures } from '../pictures.public.tsx';

const server = fakeServer();
fakeDecoder();

const address = (name: string) => `/files/${name.padEnd(20, '0')}`;
/** Its picture is too small for every slot but the colour block. */
const small = address('small');
const fixed = address('fixed');

const moment = '2026-11-20T02:00:00.000Z';
const libraryFile = (id: string, name: string): LibraryFile => ({
  id,
  name,
  folderId: '0',
  folderName: '',
  fileUrl: address(id),
  fileSize: 440_000,
  folder: false,
  metaData: {
    mimeType: 'image/png',
    width: 160,
    height: 160,
    cmWidth: 2,
    cmHeight: 2,
    dpiHorizontal: 200,
    dpiVertical: 200,
  },
  createUser: 'ada',
  gmtCreate: moment,
  gmtModified: moment,
});

beforeEach(() => {
  const ask = fetch;
  vi.stubGlobal('fetch', async (asked: string, request?: RequestInit) =>
    asked.startsWith('/files/') ? { ok: true, blob: async () => pictureFile(asked) } : ask(asked, request),
  );
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    const side = name === small ? 300 : 1000;
    return { width: side, height: side, close: () => undefined };
  });
});

function answerFixes() {
  server.on(pictures.fix, ({ how }) => {
    const was = { mime: 'image/png', width: 500, height: 300, fileSize: 40_000 };
    const way: FixedPicture['way'] = how === 'crop' ? 'crop' : 'pad';
    const picture = { fileUrl: fixed, mime: 'image/jpeg', width: 900, height: 900, fileSize: 90_000 };
    return [{ fileName: '', picture, problems: [], was, way, enlarged: 1.8 }];
  });
}

function show(initial: SlotValues, marketplace: 'shein' | 'temu' = 'shein') {
  let held = initial;
  function Probe() {
    const [value, setValue] = useState(initial);
    held = value;
    return <SlotPictures marketplace={marketplace} counts="count" value={value} onChange={setValue} />;
  }
  const { user } = renderScreen(<Probe />);
  const slot = (name: string) => screen.getByRole('heading', { name: new RegExp(name) }).closest('section')!;
  return { user, held: () => held, slot: (name: string) => within(slot(name)), box: slot };
}

const tileOf = (slot: HTMLElement, number: number) =>
  within(slot)
    .getByRole('button', { name: `Enlarge Picture ${number}` })
    .closest('li')!;
const dataTransfer = { setData: () => undefined, types: ['text/plain'] };

it('moves a picture to the place in another slot where it is dropped, or copies it with Ctrl', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map(address) as [string, string, string];
  const { held, box } = show({ 1: [a, b], 3: [c], 2: [c] });
  const [detail, detailed, square] = [box('detail pictures'), box('detailed'), box('square')];
  fireEvent.dragStart(tileOf(detail, 2), { dataTransfer });
  expect(fireEvent.dragOver(tileOf(detailed, 1), { dataTransfer })).toBe(false);
  fireEvent.drop(tileOf(detailed, 1), { dataTransfer });
  await waitFor(() => expect(held()).toEqual({ 1: [a], 3: [b, c], 2: [c] }));
  // the slot for one picture shows the new one
  fireEvent.dragStart(tileOf(detail, 1), { dataTransfer });
  // jsdom knows no drag events, and so none with a key
  const drop = createEvent.drop(within(square).getByRole('list'), { dataTransfer });
  fireEvent(within(square).getByRole('list'), Object.assign(drop, { ctrlKey: true }));
  await waitFor(() => expect(held()).toEqual({ 1: [a], 3: [b, c], 2: [a] }));
  // a drag that has ended brings nothing
  fireEvent.dragEnd(tileOf(detail, 1));
  fireEvent.drop(within(detailed).getByRole('list'), { dataTransfer });
  expect(held()).toEqual({ 1: [a], 3: [b, c], 2: [a] });
});

it('leaves a picture where it is when it does not fit elsewhere, and offers to fix it', async () => {
  answerFixes();
  const { user, held, box, slot } = show({ 7: [small] });
  fireEvent.dragStart(tileOf(box('color block'), 1), { dataTransfer });
  fireEvent.drop(within(box('square')).getByRole('list'), { dataTransfer });
  await slot('square').findByText(/does not fit here: The picture is 300×300 pixels/);
  expect(held()).toEqual({ 7: [small] });
  await user.click(slot('square').getByRole('button', { name: /Fix it$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Padded, enlarged 1.8 times, may look slightly blurred');
  dialog.getByText('500×300 px · 0.04 MB');
  dialog.getByText('Required: 1:1 900–2200 px');
  await user.click(dialog.getByText('Crop'));
  await dialog.findByText(/^Cropped/);
  await user.click(dialog.getByRole('button', { name: 'Use the fixed picture' }));
  expect(held()).toEqual({ 7: [small], 2: [fixed] });
  expect(server.sentTo(pictures.fix)).toEqual([
    { imageType: '2', how: 'auto', addresses: small },
    { imageType: '2', how: 'crop', addresses: small },
  ]);
});

it('takes several pictures of the library, and says which do not fit', async () => {
  const [rose, owl] = [libraryFile('501', 'rose.png'), libraryFile('502', 'owl.png')];
  const top = { id: '0', name: 'All', parentId: null, libraryType: 1, level: 0, gmtModified: moment, children: [] };
  server.on(library.folderTree, () => top);
  server.on(library.pictures, () => ({ rows: [rose, owl], next: null }));
  server.on(library.count, () => ({ count: 2 }));
  server.on(pictures.fromLibrary, ({ ids }) =>
    ids.map((id) => ({
      id,
      fileName: id === rose.id ? 'rose.png' : 'owl.png',
      picture: { fileUrl: address(`of${id}`), mime: 'image/png', width: 1, height: 1, fileSize: 1 },
      problems: id === rose.id ? [] : ['It is too small'],
    })),
  );
  const { user, held, slot } = show({ 1: [address('a')] });
  await user.click(slot('detail pictures').getByRole('button', { name: /From the library/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('option', { name: /rose/ }));
  await user.click(dialog.getByRole('option', { name: /owl/ }));
  await user.click(dialog.getByRole('button', { name: 'Use 2 pictures' }));
  await slot('detail pictures').findByText('“owl.png” does not fit here: It is too small');
  expect(held()).toEqual({ 1: [address('a'), address(`of${rose.id}`)] });
  expect(server.sentTo(pictures.fromLibrary)).toEqual([{ ids: [rose.id, owl.id], imageType: 1 }]);
});

it('uses a picture in a slot of the other marketplace, too, by the menu of its tile', async () => {
  const { user, held, slot } = show({ 1: [address('a'), small], 4: [address('b')], 2: [address('c')] });
  const [first, second] = slot('detail pictures').getAllByRole('button', { name: /^More for/ });
  await user.click(first!);
  expect(screen.queryByRole('button', { name: 'Use in SHEIN square picture too' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Use in TEMU carousel images too' }));
  await slot('detail pictures').findByText('Added to TEMU carousel images');
  expect(held()[4]).toEqual([address('b'), address('a')]);
  await user.click(second!);
  await user.click(screen.getAllByRole('button', { name: 'Use in TEMU carousel images too' }).at(-1)!);
  await slot('detail pictures').findByText(/Does not fit TEMU carousel images: The picture is 300×300/);
  expect(held()[4]).toEqual([address('b'), address('a')]);
});

it('says of a picture that is gone that it must be uploaded again', async () => {
  const { slot } = show({ 2: [address('a')] });
  const tile = slot('square').getByRole('button', { name: 'Enlarge Picture 1' });
  fireEvent.error(tile.querySelector('img')!);
  slot('square').getByText('This picture is gone. Upload it again');
  expect(slot('square').queryByRole('button', { name: /^More for/ })).toBeNull();
});
