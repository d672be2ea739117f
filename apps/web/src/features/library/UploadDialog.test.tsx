import { library, type UploadResult } from '@pressroom/contract/library/library';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleTree } from './library.sample.ts';
import { UploadDialog } from './UploadDialog.tsx';

const server = fakeServer();
const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const png = (name: string) => new File([signature], name, { type: 'image/png' });

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
  (await rowOf('words.png')).getByText('Only PNG pictures (the content decides, not the name)');
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
      data: [result('rose.png', 'library.dpi', 'DPI must be 200; this picture has 72')],
    });
  });
  const { user, dialog } = await open(png('rose.png'));
  await user.click(await dialog.findByRole('button', { name: 'Upload 1 files' }));
  (await rowOf('rose.png')).getByText('Refused');
  await dialog.findByText('DPI must be 200; this picture has 72');
});

it('offers what did not arrive once more', async () => {
  server.on(library.uploadBatch, () => {
    throw new Refusal(500, 'Something went wrong');
  });
  const { user, dialog } = await open(png('rose.png'));
  await user.click(await dialog.findByRole('button', { name: 'Upload 1 files' }));
  await dialog.findByText('Something went wrong');
  server.on(library.uploadBatch, () => [result('rose.png')]);
  await user.click(dialog.getByRole('button', { name: 'Upload 1 files' }));
  await dialog.findByText('1 uploaded, 0 refused, 0 to go');
});

it('takes many files a few a call', async () => {
  const names = Array.from({ length: 9 }, (_, number) => `print ${number}.png`);
  const queue = [...names];
  server.on(library.uploadBatch, () => queue.splice(0, 4).map((name) => result(name)));
  const { user, dialog } = await open(...names.map(png));
  await user.click(await dialog.findByRole('button', { name: 'Upload 9 files' }));
  await dialog.findByText('9 uploaded, 0 refused, 0 to go');
  expect(server.sentTo(library.uploadBatch)).toHaveLength(3);
});
