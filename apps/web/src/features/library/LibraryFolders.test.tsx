import { library } from '@pressroom/contract/library/library';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { dialogCalled } from '../../testing/finding.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { samplePicture, sampleTree } from './library.sample.ts';
import { LibraryScreen } from './LibraryScreen.tsx';

const server = fakeServer();
const at = '/library/index';

beforeEach(() => {
  server.on(library.folderTree, sampleTree);
  server.on(library.pictures, () => ({ rows: [samplePicture()], next: null }));
  server.on(library.count, () => ({ count: 1 }));
  server.on(library.moveToFolder, () => null);
  server.on(library.delete, () => null);
  server.on(library.downloadZip, () => null);
});

it('moves, downloads and deletes folders with the pictures beside them, as one choice', async () => {
  const { user } = renderScreen(<LibraryScreen />, { at });
  await user.click(await screen.findByRole('option', { name: /rose/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select folder “Animals”' }));
  await user.click(screen.getByRole('button', { name: /Download/ }));
  await waitFor(() => expect(server.sentTo(library.downloadZip)).toEqual([{ fileIds: ['11', '501'] }]));
  await user.click(screen.getByRole('button', { name: /Move to/ }));
  const dialog = await dialogCalled('Move 2 items');
  // nothing moves into itself
  expect(dialog.queryByRole('treeitem', { name: /Animals|Birds/ })).toBeNull();
  await user.click(dialog.getByRole('treeitem', { name: /All pictures/ }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await screen.findByText('2 items moved');
  expect(server.sentTo(library.moveToFolder)).toEqual([{ targetFolderId: '0', operationFileIds: ['11', '501'] }]);

  await user.click(await screen.findByRole('checkbox', { name: 'Select folder “Animals”' }));
  await user.click(screen.getByRole('button', { name: /Delete$/ }));
  const question = await dialogCalled('Delete folder “Animals”?');
  question.getByText(/Only an empty folder can be deleted/);
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('1 item deleted');
  expect(server.sentTo(library.delete)).toEqual([{ ids: ['11'] }]);
});

it('offers the same in the menu of a folder', async () => {
  const { user } = renderScreen(<LibraryScreen />, { at });
  await user.click(await screen.findByRole('button', { name: 'Actions for “Birds”' }));
  const menu = within(await screen.findByRole('tooltip'));
  await user.click(menu.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(server.sentTo(library.downloadZip)).toEqual([{ fileIds: ['12'] }]));
  await user.click(screen.getByRole('button', { name: 'Actions for “Birds”' }));
  await user.click(menu.getByRole('button', { name: 'Move to' }));
  const dialog = await dialogCalled('Move 1 item');
  await user.click(dialog.getByRole('treeitem', { name: /All pictures/ }));
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await screen.findByText('1 item moved');
  expect(server.sentTo(library.moveToFolder)).toEqual([{ targetFolderId: '0', operationFileIds: ['12'] }]);
});
