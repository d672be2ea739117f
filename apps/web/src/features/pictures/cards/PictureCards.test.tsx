import {
  imageSlotOf,
  imageTypes,
  packagingPictureRule,
  type PictureRule,
} from '@pressroom/contract/pictures/imageSlots';
import { type FixedPicture, pictures } from '@pressroom/contract/pictures/pictures';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { switchLanguage } from '../../../i18n/i18n.ts';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { fakeDecoder, pictureFile } from '../../../testing/pictures.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { PictureCards } from './PictureCards.tsx';

const server = fakeServer();
fakeDecoder();

const carousel = imageSlotOf(imageTypes.temuCarousel)!;
const addressOf = (serial: number) => `/files/${'picture-'.padEnd(16, '0')}${serial}`;

/** Answers each upload with an address of its own. */
function takeUploads() {
  let serial = 0;
  server.on(pictures.upload, () => {
    serial += 1;
    const picture = { fileUrl: addressOf(serial), mime: 'image/png', width: 1, height: 1, fileSize: 100 };
    return [{ fileName: 'a.png', picture, problems: [] }];
  });
}

interface Given {
  rule?: PictureRule;
  value?: string[];
  imageType?: 4;
}

function show({ rule = packagingPictureRule, value = [], imageType }: Given = {}) {
  let held = value;
  function Probe() {
    const [addresses, setAddresses] = useState(value);
    held = addresses;
    return <PictureCards value={addresses} onChange={setAddresses} rule={rule} most={6} imageType={imageType} />;
  }
  const { user } = renderScreen(<Probe />);
  return { user, held: () => held };
}

/** The file dialog would hide files of other formats. */
const dropHere = (file: File) =>
  fireEvent.drop(screen.getByRole('list'), { dataTransfer: { types: ['Files'], files: [file] } });
const wordsAt = async (name: string) => {
  const tile = within((await screen.findByText(name)).closest('li')!);
  return (await tile.findByRole('alert')).textContent;
};

it('uploads pictures and holds their addresses, in order', async () => {
  takeUploads();
  const { user, held } = show({ value: [addressOf(9)] });
  screen.getByText('PNG, JPG, GIF, up to 3 MB. Drop or paste here');
  screen.getByText('1 of 6');
  await user.upload(screen.getByLabelText('Upload'), [pictureFile('box.png'), pictureFile('open box.png')]);
  await waitFor(() => expect(held()).toHaveLength(3));
  expect(held()[0]).toBe(addressOf(9));
  screen.getByRole('button', { name: 'Enlarge Picture 1' });
  await user.click(await screen.findByRole('button', { name: 'Move box.png forward' }));
  expect(held()[1]).toBe(addressOf(9));
  await user.click(screen.getByRole('button', { name: 'Delete box.png' }));
  expect(held()).toEqual([addressOf(9), addressOf(2)]);
  expect(server.sentTo(pictures.upload)).toEqual([{}, {}]);
});

it('tells the rule of its slot, and sends the slot along', async () => {
  takeUploads();
  const { user, held } = show({ rule: carousel, imageType: imageTypes.temuCarousel });
  screen.getByText('PNG, JPG, up to 2 MB, 1:1 ≥ 800 px / 3:4 ≥ 1340×1785 px. Drop or paste here');
  await user.upload(screen.getByLabelText('Upload'), pictureFile('box.png', { width: 800, height: 800 }));
  await waitFor(() => expect(held()).toEqual([addressOf(1)]));
  expect(server.sentTo(pictures.upload)).toEqual([{ imageType: '4' }]);
});

const wrong = [
  {
    file: new File(['words'], 'a.png', { type: 'image/png' }),
    en: 'Only PNG, JPG pictures are accepted',
    zh: '仅支持 PNG, JPG 格式的图片',
  },
  {
    file: pictureFile('a.png', { damaged: true }),
    en: 'The picture cannot be read. It may be damaged or have too many pixels',
    zh: '图片无法读取，可能已损坏或像素过多',
  },
  {
    file: pictureFile('a.png', { kind: 'gif', size: 2 * 1024 * 1024 + 1, width: 500, height: 400 }),
    en: 'Only PNG, JPG pictures are accepted, The picture is 2.01 MB; at most 2 MB is allowed, The picture is 500×400 pixels; its aspect ratio must be 1:1 / 3:4',
    zh: '仅支持 PNG, JPG 格式的图片、图片大小为 2.01 MB，不能超过 2 MB、图片为 500×400 像素，宽高比应为 1:1 / 3:4',
  },
  {
    file: pictureFile('a.png', { width: 799, height: 799 }),
    en: 'The picture is 799×799 pixels; required: 1:1 ≥ 800 px / 3:4 ≥ 1340×1785 px',
    zh: '图片为 799×799 像素，要求 1:1 ≥ 800 px / 3:4 ≥ 1340×1785 px',
  },
];

it.each(wrong)('says everything that is wrong before it sends a picture: $en', async ({ file, en }) => {
  const { held } = show({ rule: carousel });
  dropHere(file);
  expect(await wordsAt('a.png')).toBe(en);
  expect([held(), server.sentTo(pictures.upload)]).toEqual([[], []]);
});

it.each(wrong)('says everything that is wrong before it sends a picture: $zh', async ({ file, zh }) => {
  await switchLanguage('zh');
  show({ rule: carousel });
  dropHere(file);
  expect(await wordsAt('a.png')).toBe(zh);
});

it('shows what the server finds wrong with a picture, once', async () => {
  server.on(pictures.upload, () => {
    const refused = { fileName: 'a.png', picture: null, problems: ['The picture has too many colours'] };
    throw new Refusal(422, 'No picture was uploaded. a.png: …', { data: [refused], failure: 'pictures.refused' });
  });
  const { user } = show();
  await user.upload(screen.getByLabelText('Upload'), pictureFile('a.png'));
  expect(await wordsAt('a.png')).toBe('The picture has too many colours');
});

it('fixes all refused files at once, each in the place where it was chosen', async () => {
  takeUploads();
  let serial = 20;
  server.on(pictures.fix, ({ how }) => {
    const way: FixedPicture['way'] = how === 'crop' ? 'crop' : 'pad';
    serial += 1;
    const was = { mime: 'image/png', width: 900, height: 500, fileSize: 100 };
    const picture = { fileUrl: addressOf(serial), mime: 'image/jpeg', width: 900, height: 900, fileSize: 100 };
    return [{ fileName: 'a.png', picture, problems: [], was, way, enlarged: 1 }];
  });
  const { user, held } = show({ rule: carousel, imageType: imageTypes.temuCarousel });
  await user.upload(screen.getByLabelText('Upload'), [
    pictureFile('wide.png', { width: 900, height: 500 }),
    pictureFile('good.png', { width: 900, height: 900 }),
    pictureFile('tall.png', { width: 500, height: 900 }),
    pictureFile('broken.png', { damaged: true }),
  ]);
  await waitFor(() => expect(held()).toEqual([addressOf(1)]));
  await screen.findByRole('button', { name: 'Fix wide.png' });
  expect(screen.queryByRole('button', { name: 'Fix broken.png' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /Fix all 2/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getAllByText('Padded')).toHaveLength(2));
  const tall = within(dialog.getByRole('listitem', { name: 'tall.png' }));
  await user.click(tall.getByText('Crop'));
  await tall.findByText('Cropped');
  await user.click(dialog.getByRole('button', { name: 'Use 2 fixed pictures' }));
  await waitFor(() => expect(held()).toEqual([addressOf(21), addressOf(1), addressOf(23)]));
  screen.getByRole('button', { name: 'Enlarge wide.png' });
  screen.getByText('broken.png');
  expect(server.sentTo(pictures.fix)).toEqual(['auto', 'auto', 'crop'].map((how) => ({ imageType: '4', how })));
});
