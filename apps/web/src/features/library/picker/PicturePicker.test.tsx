import { library, libraryRoot } from '@pressroom/contract/library/library';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Form } from 'antd';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { samplePicture, sampleTree } from '../library.sample.ts';
import { PicturePicker } from '../library.public.tsx';

const server = fakeServer();
const rose = samplePicture();
const tiger = samplePicture({ id: '502', name: 'tiger.png' });

const owl = samplePicture({ id: '503', name: 'owl.png', folderId: '12', folderName: 'Birds' });

function show(initial?: string) {
  server.on(library.folderTree, sampleTree);
  server.on(library.pictures, ({ folderId, name = '' }) => ({
    rows: (folderId === libraryRoot ? [rose, tiger] : [owl]).filter((picture) => picture.name.includes(name)),
    next: null,
  }));
  server.on(library.count, () => ({ count: 2 }));
  server.on(library.fileDetails, ({ id }) => {
    if (id === rose.id) return rose;
    throw new Refusal(404, 'gone');
  });
  const onFinish = vi.fn();
  const onPick = vi.fn();
  const onKey = vi.fn();
  const rendered = renderScreen(
    <div role="presentation" onKeyDown={onKey}>
      <Form onFinish={onFinish} initialValues={{ print: initial }}>
        <Form.Item name="print" label="Print">
          <PicturePicker allowClear onChange={onPick} />
        </Form.Item>
        <button type="submit">Send</button>
      </Form>
    </div>,
  );
  return { ...rendered, onFinish, onPick, onKey };
}

it('shows the picture that the form holds, and lets it go', async () => {
  const { user, onFinish } = show(rose.id);
  await screen.findByText('rose.png');
  screen.getByText('35.6 × 45.7 cm · 200 DPI');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  screen.getByText('Choose from library');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ print: undefined }));
});

it('cannot be changed while the form around is being saved', async () => {
  server.on(library.fileDetails, () => rose);
  renderScreen(
    <Form disabled initialValues={{ print: rose.id }}>
      <Form.Item name="print" label="Print">
        <PicturePicker allowClear />
      </Form.Item>
    </Form>,
  );
  const picked = (await screen.findByText('rose.png')).closest('button')!;
  expect(picked.disabled).toBe(true);
  expect(screen.queryByText('Change')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

it('says that a picture is gone', async () => {
  show('999');
  await screen.findByText('The picture does not exist or has been deleted');
});

it('finds one by name and takes it by double press, while the form around hears nothing', async () => {
  const { user, onFinish, onPick, onKey } = show();
  await user.click(screen.getByText('Choose from library'));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: /rose/ });
  await user.type(dialog.getByLabelText('Search all folders by name'), 'tiger{Enter}');
  await waitFor(() => expect(dialog.queryByRole('option', { name: /rose/ })).toBeNull());
  await user.dblClick(dialog.getByRole('option', { name: /tiger/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('tiger.png');
  expect(onPick).toHaveBeenCalledWith(tiger.id, tiger);
  expect(onFinish).not.toHaveBeenCalled();
  expect(onKey).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onFinish).toHaveBeenCalledWith({ print: tiger.id }));
});

it('takes one by keyboard', async () => {
  const { user, onPick } = show();
  await user.click(screen.getByText('Choose from library'));
  const dialog = within(await screen.findByRole('dialog'));
  const first = await dialog.findByRole('option', { name: /rose/ });
  // the search takes the focus as soon as the dialog stands
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Search all folders by name')));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(onPick).toHaveBeenCalledWith(tiger.id, tiger));
});

async function openPicker() {
  const shown = show();
  await shown.user.click(screen.getByText('Choose from library'));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...shown, dialog };
}

describe('the place in the library', () => {
  it('is where the person was last, also after the tab was closed', async () => {
    const { user, dialog } = await openPicker();
    await user.click(await dialog.findByRole('treeitem', { name: /Birds/ }));
    await dialog.findByRole('option', { name: /owl/ });
    await user.type(dialog.getByLabelText('Search “Birds” and its subfolders by name'), 'ow');
    await user.click(dialog.getByLabelText('Sort by'));
    await user.click(await screen.findByText('Name', { selector: '.ant-select-item-option-content' }));
    await waitFor(() =>
      expect(server.sentTo(library.pictures).at(-1)).toEqual({ folderId: '12', name: 'ow', order: 'name' }),
    );
    cleanup();

    const again = await openPicker();
    const search = await again.dialog.findByLabelText('Search “Birds” and its subfolders by name');
    expect(search).toHaveProperty('value', 'ow');
    expect(server.sentTo(library.pictures).at(-1)).toEqual({ folderId: '12', name: 'ow', order: 'name' });
  });

  it('is the whole library again where the folder is gone, and where nothing is found in it', async () => {
    localStorage.setItem(
      'draft:ada:library.picker',
      JSON.stringify({ value: { folderId: '99', word: '', order: 'newest' }, at: new Date().toISOString() }),
    );
    const { user, dialog } = await openPicker();
    await dialog.findByRole('option', { name: /rose/ });
    await user.click(dialog.getByRole('treeitem', { name: /Birds/ }));
    await user.type(dialog.getByLabelText(/Search “Birds”/), 'rose');
    await user.click(await dialog.findByRole('button', { name: 'Search all folders' }));
    await dialog.findByRole('option', { name: /rose/ });
  });
});

it('says when each picture came, and shows it large beside the card that the mouse rests on', async () => {
  const { dialog } = await openPicker();
  const card = await dialog.findByRole('option', { name: /rose/ });
  within(card).getByText('2026-11-20');
  fireEvent.pointerOver(card, { pointerType: 'mouse' });
  const preview = await waitFor(
    () => document.querySelector('[data-preview="501"]') ?? Promise.reject(new Error('none')),
  );
  within(preview as HTMLElement).getByText('35.6 × 45.7 cm · 200 DPI');
  fireEvent.pointerDown(card);
  expect(document.querySelector('[data-preview]')).toBeNull();
});

it('takes two at once where the form has a field for the second, in the order of their choice', async () => {
  show();
  cleanup();
  const onChange = vi.fn();
  const onSecond = vi.fn();
  const { user } = renderScreen(<PicturePicker onChange={onChange} onSecond={onSecond} />);
  await user.click(screen.getByText('Choose from library'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('option', { name: /tiger/ }));
  await user.click(await dialog.findByRole('treeitem', { name: /Birds/ }));
  await user.click(await dialog.findByRole('option', { name: /owl/ }));
  dialog.getByText('1 tiger.png, 2 owl.png');
  await user.click(dialog.getByRole('button', { name: 'Use 2 pictures' }));
  expect(onChange).toHaveBeenCalledWith(tiger.id, tiger);
  expect(onSecond).toHaveBeenCalledWith(owl.id, owl);
});

describe('files that are dropped', () => {
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const file = (name: string) => new File([signature, name], name);
  const bring = (dialog: ReturnType<typeof within>, ...files: File[]) =>
    fireEvent.drop(dialog.getByRole('listbox'), { dataTransfer: { types: ['Files'], items: [], files } });

  it('land in the open folder and are chosen; one that the library has already is taken from there', async () => {
    const fresh = samplePicture({ id: '9', name: 'fresh.png', folderId: '12' });
    server.on(library.known, ({ files }) =>
      files.map(({ name }) =>
        name === 'old.png'
          ? { stored: true, places: [{ id: tiger.id, name: tiger.name, folderId: '0', folderName: '' }] }
          : { stored: false, places: [] },
      ),
    );
    server.on(library.uploadBatch, () => [
      { fileName: 'fresh.png', success: true, id: '9', fileUrl: '/files/f', sameAs: [], reason: null, msg: 'Uploaded' },
    ]);
    show();
    cleanup();
    server.on(library.fileDetails, ({ id }) => (id === '9' ? fresh : tiger));
    const { user } = renderScreen(<PicturePicker onChange={onChange} onSecond={() => undefined} />);
    await user.click(screen.getByText('Choose from library'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('treeitem', { name: /Birds/ }));
    await dialog.findByRole('option', { name: /owl/ });
    bring(dialog, file('fresh.png'), file('a-b.png'), file('old.png'));
    await dialog.findByText('1 fresh.png, 2 tiger.png');
    dialog.getByText('The name must not contain + - & or a comma');
    dialog.getByText(/Same picture as “.*tiger\.png”/);
    expect(server.sentTo(library.uploadBatch)).toEqual([{ folderId: '12' }]);
    await user.click(dialog.getByRole('button', { name: 'Use 2 pictures' }));
    expect(onChange).toHaveBeenCalledWith('9', fresh);
  });
  const onChange = vi.fn();
});
