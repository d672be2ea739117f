import { library, type UploadResult } from '@pressroom/contract/library/library';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleTree } from '../library.sample.ts';
import { UploadDialog } from './UploadDialog.tsx';
import { UploadMark } from './UploadMark.tsx';
import { uploadQueue } from './uploadQueue.ts';

const server = fakeServer();
const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Another name, other bytes. */
const png = (name: string) => new File([signature, name], name, { type: 'image/png' });
const place = { id: '7', name: 'old rose.png', folderId: '12', folderName: 'Birds' };

beforeEach(() => server.on(library.known, ({ files }) => files.map(() => ({ stored: false, places: [] }))));
afterEach(() => uploadQueue.clear());

function result(fileName: string, reason: string | null = null, msg = 'Uploaded'): UploadResult {
  return reason === null
    ? { fileName, success: true, id: '9', fileUrl: '/files/key', sameAs: [], reason, msg }
    : { fileName, success: false, id: null, fileUrl: null, sameAs: [], reason, msg };
}

async function open(...files: File[]) {
  server.on(library.folderTree, sampleTree);
  const rendered = renderScreen(<UploadDialog folderId="11" dropped={files} onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog'));
  return { ...rendered, dialog };
}

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li')!);

it('judges files before they leave, and sends the others', async () => {
  server.on(library.uploadBatch, () => [result('rose.png'), result('owl.png', 'library.dpi', 'DPI must be 200')]);
  const { user, dialog } = await open(
    png('a-b.png'),
    new File(['hello'], 'words.png'),
    png('rose.png'),
    png('owl.png'),
  );
  (await rowOf('a-b.png')).getByText('The name must not contain + - & or a comma');
  (await rowOf('words.png')).getByText('Only PNG pictures (by content, not by name). Export it as PNG');
  await dialog.findByText('0 uploaded, 2 refused, 2 to go');

  await user.click(dialog.getByRole('button', { name: 'Upload 2 files' }));
  await dialog.findByText('1 uploaded, 3 refused, 0 to go');
  (await rowOf('rose.png')).getByText('Success');
  (await rowOf('owl.png')).getByText('DPI must be 200');
  expect(server.sentTo(library.uploadBatch)).toEqual([{ folderId: '11' }]);
});

it('shows each file’s reason where none of them could be stored', async () => {
  server.on(library.uploadBatch, () => {
    throw new Refusal(422, 'rose.png: DPI must be 200', {
      failure: 'library.fileRefused',
      data: [result('rose.png', 'library.dpi', 'DPI must be 200; this picture has 72')],
    });
  });
  const { user, dialog } = await open(png('rose.png'));
  await user.click(await dialog.findByRole('button', { name: 'Upload 1 file' }));
  (await rowOf('rose.png')).getByText('Refused');
  await dialog.findByText('DPI must be 200; this picture has 72');
});

it('offers what did not arrive once more', async () => {
  server.on(library.uploadBatch, () => {
    throw new Refusal(500, 'Something went wrong');
  });
  const { user, dialog } = await open(png('rose.png'));
  await user.click(await dialog.findByRole('button', { name: 'Upload 1 file' }));
  await dialog.findByText('Something went wrong');
  server.on(library.uploadBatch, () => [result('rose.png')]);
  await user.click(dialog.getByRole('button', { name: 'Upload 1 file' }));
  await dialog.findByText('1 uploaded, 0 refused, 0 to go');
});

it('takes many files a few a call', async () => {
  const names = Array.from({ length: 9 }, (_, number) => `print ${number}.png`);
  server.on(library.uploadBatch, () => names.slice(0, 4).map((name) => result(name)));
  const { user, dialog } = await open(...names.map(png));
  await user.click(await dialog.findByRole('button', { name: 'Upload 9 files' }));
  await dialog.findByText('9 uploaded, 0 refused, 0 to go');
  expect(server.sentTo(library.uploadBatch)).toHaveLength(3);
});

it('waits for the network, and then sends only what has not arrived', async () => {
  let calls = 0;
  const arrived = new Set<string>();
  server.on(library.known, ({ files }) => {
    calls += 1;
    if (calls === 2) throw new TypeError('cut');
    return files.map(({ name }) =>
      arrived.has(name)
        ? { stored: true, places: [{ ...place, name, folderId: '11' }] }
        : { stored: false, places: [] },
    );
  });
  server.on(library.uploadBatch, () => {
    // it arrives, but its answer is lost
    for (const name of ['rose.png', 'owl.png']) arrived.add(name);
    throw new TypeError('cut');
  });
  const { user, dialog } = await open(png('rose.png'), png('owl.png'));
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(false);
  await user.click(await dialog.findByRole('button', { name: 'Upload 2 files' }));
  await dialog.findByText(/Can’t reach the server/);
  expect(leaving()).toBe(true);
  expect(server.sentTo(library.uploadBatch)).toHaveLength(1);
  // once more nobody answers, and then somebody does
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(calls).toBe(2));
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    dialog.getByText('2 uploaded, 0 refused, 0 to go');
  });
  expect(server.sentTo(library.uploadBatch)).toHaveLength(1);
  expect(leaving()).toBe(false);
});

it('names where the library has the same picture, and adds it all the same only when asked', async () => {
  server.on(library.known, ({ files }) =>
    files.map(({ name }) => (name === 'rose.png' ? { stored: true, places: [place] } : { stored: true, places: [] })),
  );
  server.on(library.addKnown, ({ files }) => files.map(({ name }) => result(name)));
  const { user, dialog } = await open(png('rose.png'), png('owl.png'));
  await user.click(await dialog.findByRole('button', { name: 'Upload 2 files' }));
  await (await rowOf('rose.png')).findByText('Same picture as “Birds / old rose.png” (copies: 1)');
  (await rowOf('rose.png')).getByText('Already in library');
  await dialog.findByText('1 uploaded, 0 refused, 0 to go');
  expect(server.sentTo(library.addKnown)).toMatchObject([{ folderId: '11', files: [{ name: 'owl.png' }] }]);
  await user.click(await dialog.findByRole('button', { name: 'Add anyway' }));
  await dialog.findByText('2 uploaded, 0 refused, 0 to go');
  expect(server.sentTo(library.addKnown)).toHaveLength(2);
  expect(server.sentTo(library.uploadBatch)).toEqual([]);
});

it('goes on when its dialog is closed, and says on every screen how far it is', async () => {
  let answer: (results: UploadResult[]) => void = () => undefined;
  server.on(library.uploadBatch, () => new Promise<UploadResult[]>((resolve) => (answer = resolve)));
  const first = await open(png('rose.png'));
  await first.user.click(await first.dialog.findByRole('button', { name: 'Upload 1 file' }));
  await waitFor(() => expect(server.sentTo(library.uploadBatch)).toHaveLength(1));
  cleanup();

  const { user } = renderScreen(<UploadMark />);
  await user.click(await screen.findByRole('button', { name: /0 \/ 1/ }));
  const dialog = within(await screen.findByRole('dialog'));
  answer([result('rose.png')]);
  await dialog.findByText('1 uploaded, 0 refused, 0 to go');
});

it('holds back a file that the list has twice, and says which it is', async () => {
  server.on(library.uploadBatch, () => [result('rose.png')]);
  server.on(library.addKnown, ({ files }) => files.map(({ name }) => result(name)));
  const { user, dialog } = await open(png('rose.png'), new File([signature, 'rose.png'], 'rosa.png'));
  await user.click(await dialog.findByRole('button', { name: 'Upload 2 files' }));
  await (await rowOf('rosa.png')).findByText('Same picture as “rose.png” in this list');
  await dialog.findByText('1 uploaded, 0 refused, 0 to go');
  server.on(library.known, ({ files }) => files.map(() => ({ stored: true, places: [place] })));
  await user.click(await dialog.findByRole('button', { name: 'Add anyway' }));
  await dialog.findByText('2 uploaded, 0 refused, 0 to go');
});

it('asks before files that were not sent are left', async () => {
  const { user, dialog } = await open(png('rose.png'));
  await dialog.findByText('0 uploaded, 0 refused, 1 to go');
  const leave = () => user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Go back' }));
  dialog.getByText('0 uploaded, 0 refused, 1 to go');
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Discard and close' }));
  await waitFor(() => expect(uploadQueue.read().uploads).toEqual([]));
});
