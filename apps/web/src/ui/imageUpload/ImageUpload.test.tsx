import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CallFailure } from '../../client/callFailure.ts';
import { fakeDecoder, pictureFile } from '../../testing/pictures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ImageUpload } from './ImageUpload.tsx';
import type { ImageRules, SendImage, UploadedImage } from './useTransfers.ts';

fakeDecoder();

/** What was handed over to be sent, each to be answered by the test. */
function postbox() {
  const letters: { name: string; signal: AbortSignal; arrive: () => void; fail: (status: number) => void }[] = [];
  const progress: ((share: number) => void)[] = [];
  const send: SendImage = (file, { signal, onProgress }) => {
    progress.push(onProgress);
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Left', 'AbortError')));
      letters.push({
        name: file.name,
        signal,
        arrive: () => resolve(image(file.name)),
        fail: (status) => reject(new CallFailure({ code: status, status, reason: `Refused with ${status}` })),
      });
    });
  };
  const letter = (name: string) => waitFor(() => letters.findLast((found) => found.name === name) ?? missing(name));
  return { send, letters, progress, letter };
}

function missing(name: string): never {
  throw new Error(`${name} was not sent`);
}

const image = (name: string): UploadedImage => ({ id: `id of ${name}`, url: `/files/${name}`, name });

const rules: ImageRules = {
  accept: 'image/png,image/gif',
  hint: 'Pictures, please',
  refuse: async ({ name }) => (name === 'words.png' ? { cause: 'This is no picture', fixable: false } : undefined),
};

type Given = Partial<ComponentProps<typeof ImageUpload>> & { disabled?: boolean };

function show({ value = [], disabled, ...given }: Given = {}) {
  const post = postbox();
  let held: readonly UploadedImage[] = value;
  function Probe() {
    const [images, setImages] = useState(value);
    held = images;
    return (
      <ConfigProvider componentDisabled={disabled}>
        <ImageUpload value={images} onChange={setImages} send={post.send} rules={rules} {...given} />
      </ConfigProvider>
    );
  }
  const { user } = renderScreen(<Probe />);
  /** The names that the form holds. */
  const names = () => held.map(({ name }) => name);
  const choose = async (...files: File[]) => user.upload(await screen.findByLabelText('Upload'), files);
  return { ...post, user, names, choose };
}

const tileOf = async (name: string) => within((await screen.findByText(name)).closest('li')!);
const bringing = (...files: File[]) => ({ types: ['Files'], files });
const press = (name: string) => screen.getByRole('button', { name });
/** What the status line says aloud. */
const told = (text: string) => screen.findByText(text, { selector: '[role=status]' });

describe('one picture', () => {
  it('is sent at once, and the form holds it when it has arrived', async () => {
    const { choose, letter, names } = show();
    screen.getByText('Pictures, please');
    await choose(pictureFile('rose.png'));
    expect(screen.queryByLabelText('Upload')).toBeNull();
    expect(names()).toEqual([]);
    (await letter('rose.png')).arrive();
    await told('rose.png is uploaded');
    expect(names()).toEqual(['rose.png']);
    expect(screen.queryByLabelText('Upload')).toBeNull();
  });

  it('shows how much has left, and can be cancelled', async () => {
    const { user, choose, letter, progress, names } = show();
    await choose(pictureFile('rose.png'));
    const { signal } = await letter('rose.png');
    act(() => progress[0]!(0.42));
    expect(screen.getByRole('progressbar', { name: 'Uploading rose.png' }).getAttribute('aria-valuenow')).toBe('42');
    await user.click(press('Cancel the upload of rose.png'));
    expect(signal.aborted).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Upload'));
    expect(names()).toEqual([]);
  });

  it('is sent again after a failure that was not its own', async () => {
    const { user, choose, letter, letters, names } = show();
    await choose(pictureFile('rose.png'));
    (await letter('rose.png')).fail(0);
    await (await tileOf('rose.png')).findByText('Refused with 0');
    expect(screen.queryByLabelText('Upload')).toBeNull();
    await user.click(press('Upload rose.png again'));
    expect(document.activeElement).toBe(press('Cancel the upload of rose.png'));
    await waitFor(() => expect(letters).toHaveLength(2));
    expect(screen.queryByText('Refused with 0')).toBeNull();
    letters[1]!.arrive();
    await waitFor(() => expect(names()).toEqual(['rose.png']));
  });

  it('that the server refuses says so, and makes room for another', async () => {
    const { choose, letter, names } = show();
    await choose(pictureFile('moving.gif', { kind: 'gif' }));
    (await letter('moving.gif')).fail(400);
    const tile = await tileOf('moving.gif');
    expect((await tile.findByRole('alert')).textContent).toBe('Refused with 400');
    expect(tile.queryByRole('button', { name: /again/ })).toBeNull();
    await choose(pictureFile('still.gif', { kind: 'gif' }));
    expect(screen.queryByText('moving.gif')).toBeNull();
    (await letter('still.gif')).arrive();
    await waitFor(() => expect(names()).toEqual(['still.gif']));
  });

  it('goes by the Delete key, and the keyboard stays where it was', async () => {
    const { user, names } = show({ value: [image('rose.png')] });
    press('Enlarge rose.png').focus();
    await user.keyboard('{Delete}');
    expect(names()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Upload'));
    await told('rose.png is deleted');
  });

  it('is given up when its form goes', async () => {
    const { choose, letter } = show();
    await choose(pictureFile('rose.png'));
    const { signal } = await letter('rose.png');
    cleanup();
    expect(signal.aborted).toBe(true);
  });
});

it('says at a file why it cannot be taken, and does not send it', async () => {
  const { choose, letters } = show();
  await choose(pictureFile('words.png'));
  expect((await (await tileOf('words.png')).findByRole('alert')).textContent).toBe('This is no picture');
  expect(letters).toEqual([]);
  screen.getByLabelText('Upload');
});

describe('several pictures', () => {
  const rose = pictureFile('rose.png');
  const owl = pictureFile('owl.png');
  const fox = pictureFile('fox.png');

  it('stand in the order in which they were chosen, whichever arrives first', async () => {
    const { choose, letter, names } = show({ limit: 4, value: [image('old.png')] });
    await choose(rose, owl);
    (await letter('owl.png')).arrive();
    await waitFor(() => expect(names()).toEqual(['old.png', 'owl.png']));
    (await letter('rose.png')).arrive();
    await waitFor(() => expect(names()).toEqual(['old.png', 'rose.png', 'owl.png']));
    screen.getByText('3 of 4');
  });

  it('leave three at a time', async () => {
    const { choose, letter, letters, names } = show({ limit: 5 });
    await choose(...[1, 2, 3, 4].map((number) => pictureFile(`${number}.png`)));
    (await letter('3.png')).fail(500);
    (await letter('4.png')).arrive();
    await waitFor(() => expect(names()).toEqual(['4.png']));
    expect(letters.map(({ name }) => name)).toEqual(['1.png', '2.png', '3.png', '4.png']);
  });

  it('are each there once, and it is said which one is there already', async () => {
    const { choose, letter, names } = show({ limit: 4, value: [image('rose.png'), image('owl.png')] });
    await choose(rose);
    (await letter('rose.png')).arrive();
    await screen.findByText('rose.png is there already');
    expect(names()).toEqual(['rose.png', 'owl.png']);
  });

  it('are none where more were chosen than fit, and it is said how many do', async () => {
    const { choose, letters } = show({ limit: 3, value: [image('old.png')] });
    await choose(rose, owl, fox);
    await screen.findByText('There is room for 2 more. You chose 3, so none was added');
    expect(screen.queryByText('rose.png')).toBeNull();
    await choose(rose, owl);
    expect(screen.queryByText(/There is room/)).toBeNull();
    await waitFor(() => expect(letters).toHaveLength(2));
  });

  it('change places by key, by button and by mouse, as is said', async () => {
    const { user, names } = show({ limit: 3, value: ['rose', 'owl', 'fox'].map(image) });
    press('Enlarge rose').focus();
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowRight}{/Shift}');
    expect(names()).toEqual(['owl', 'rose', 'fox']);
    expect(document.activeElement).toBe(press('Enlarge rose'));
    await told('rose is now number 2 of 3');

    await user.click(press('Move fox forward'));
    expect(names()).toEqual(['owl', 'fox', 'rose']);
    await user.click(press('Move rose back'));
    expect(names()).toEqual(['owl', 'fox', 'rose']);

    const tile = (name: string) => press(`Enlarge ${name}`).closest('li')!;
    const dataTransfer = { setData: () => undefined, types: ['text/plain'] };
    fireEvent.dragStart(tile('rose'), { dataTransfer });
    fireEvent.dragOver(tile('owl'), { dataTransfer });
    fireEvent.drop(tile('owl'), { dataTransfer });
    expect(names()).toEqual(['rose', 'owl', 'fox']);
  });

  it('are looked at one after the other', async () => {
    const { user } = show({ limit: 3, value: ['rose', 'owl', 'fox'].map(image) });
    await user.click(press('Enlarge owl'));
    const viewer = within(await screen.findByRole('dialog'));
    viewer.getByRole('img', { name: 'owl' });
    await waitFor(() => expect(document.activeElement).toBe(viewer.getByRole('group', { name: 'owl' })));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    viewer.getByRole('img', { name: 'fox' });
    viewer.getByText('3 of 3');
    await user.keyboard('{ArrowLeft}');
    await user.click(viewer.getByRole('button', { name: 'Previous picture' }));
    expect(viewer.getByRole('img', { name: 'rose' }).getAttribute('src')).toBe('/files/rose?width=1280');
    await user.click(viewer.getByRole('button', { name: 'Zoom in' }));
    viewer.getByText('150 %');
    expect(viewer.getByRole('img', { name: 'rose' }).getAttribute('src')).toBe('/files/rose');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(press('Enlarge rose'));
  });
});

describe('from elsewhere', () => {
  it('files are dropped', async () => {
    const { letter } = show();
    const box = screen.getByRole('list').parentElement!;
    expect(fireEvent.dragOver(box, { dataTransfer: bringing() })).toBe(false);
    fireEvent.drop(box, { dataTransfer: bringing(pictureFile('rose.png')) });
    await letter('rose.png');
  });

  it('a drop where there is no room is not opened by the browser, but answered', async () => {
    const { letters } = show({ value: [image('old.png')] });
    const dataTransfer = bringing(pictureFile('rose.png'));
    expect(fireEvent.drop(screen.getByRole('list'), { dataTransfer })).toBe(false);
    await screen.findByText('There is room for 1 only. Delete one first');
    expect(letters).toEqual([]);
  });

  it('files are pasted, where the focus is in it', async () => {
    const { letter, letters } = show();
    const paste = () => fireEvent.paste(document, { clipboardData: { files: [pictureFile('image.png')] } });
    paste();
    screen.getByLabelText('Upload').focus();
    expect(paste()).toBe(false);
    await letter('image.png');
    expect(letters).toHaveLength(1);
  });

  it('nothing is taken while the form is being saved', async () => {
    const { user, names, letters } = show({ limit: 2, value: [image('old.png')], disabled: true });
    expect(screen.getByLabelText('Upload')).toHaveProperty('disabled', true);
    fireEvent.drop(screen.getByRole('list'), { dataTransfer: bringing(pictureFile('rose.png')) });
    expect(screen.queryByText('rose.png')).toBeNull();
    press('Enlarge old.png').focus();
    await user.keyboard('{Delete}');
    expect(names()).toEqual(['old.png']);
    expect(letters).toEqual([]);
  });
});
