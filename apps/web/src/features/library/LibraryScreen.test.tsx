import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import { library } from '@pressroom/contract/library/library';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { samplePicture, sampleTree } from './library.sample.ts';
import { LibraryScreen } from './LibraryScreen.tsx';

const server = fakeServer();
const at = '/library/index';
const rose = samplePicture();
const tiger = samplePicture({ id: '502', name: 'tiger.png' });
const owl = samplePicture({ id: '503', name: 'owl.png', folderId: '12', folderName: 'Birds' });

function holdPictures(...rows: (typeof rose)[]) {
  server.on(library.folderTree, sampleTree);
  const matching = ({ folderId, name = '' }: { folderId: string; name?: string }) =>
    rows.filter((row) => (folderId === '0' || row.folderId === folderId) && row.name.includes(name));
  server.on(library.pictures, (search) => ({ rows: matching(search), next: null }));
  server.on(library.count, (search) => ({ count: matching(search).length }));
  server.on(library.folderDetails, (search) => ({ rows: matching(search), total: matching(search).length }));
}

const card = (name: RegExp) => screen.findByRole('option', { name });

describe('the library screen', () => {
  it('shows each print with its true size and DPI', async () => {
    holdPictures(rose);
    renderScreen(<LibraryScreen />, { at });
    const shown = within(await card(/rose\.png/));
    shown.getByText('35.6 × 45.7 cm');
    shown.getByText('200 DPI');
  });

  it('opens a folder, keeps it in the address, and searches in it', async () => {
    holdPictures(rose, owl);
    const { user, router } = renderScreen(<LibraryScreen />, { at });
    await card(/rose/);
    await user.click(await screen.findByRole('treeitem', { name: /Birds/ }));
    await waitFor(() => expect(screen.queryByRole('option', { name: /rose/ })).toBeNull());
    await card(/owl/);
    expect(router.state.location.search).toBe('?folderId=12');

    await user.type(screen.getByLabelText('Picture name'), 'eagle{Enter}');
    await screen.findByText('No picture matches this name or date');
    expect(server.sentTo(library.pictures)).toContainEqual(expect.objectContaining({ folderId: '12', name: 'eagle' }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await card(/owl/);
    expect(router.state.location.search).toBe('?folderId=12');
  });

  it('walks the folders by keyboard', async () => {
    holdPictures(owl);
    const { user } = renderScreen(<LibraryScreen />, { at });
    const top = await screen.findByRole('treeitem', { name: /All pictures/ });
    top.focus();
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: /Birds/ })).toBeNull();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const birds = screen.getByRole('treeitem', { name: /Birds/ });
    await waitFor(() => expect(birds.getAttribute('aria-selected')).toBe('true'));
  });

  it('selects by keyboard and by press, and deletes after a confirmation', async () => {
    holdPictures(rose, tiger, owl);
    server.on(library.delete, () => null);
    const { user } = renderScreen(<LibraryScreen />, { at });
    (await card(/rose/)).focus();
    await user.keyboard('{ArrowRight} ');
    expect((await card(/tiger/)).getAttribute('aria-selected')).toBe('true');
    await user.click(await card(/owl/));
    await screen.findByText('2 selected');
    await user.click(screen.getByRole('button', { name: /Delete$/ }));
    const question = within(await screen.findByRole('dialog'));
    await question.findAllByText('Delete 2 pictures?');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('2 pictures deleted');
    expect(server.sentTo(library.delete)).toEqual([{ ids: ['502', '503'] }]);
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  });

  it('acts on all that match, those that were never drawn among them, and says so where they have become more', async () => {
    const many = Array.from({ length: 400 }, (_, at) => samplePicture({ id: String(1000 + at), name: `p ${at}.png` }));
    holdPictures(...many);
    server.on(library.count, () => ({ count: 3412 }));
    server.on(library.pictures, () => ({ rows: many, next: '2026-11-20T02:00:00.000Z_1' }));
    server.on(library.moveToFolder, () => {
      throw new Refusal(409, 'You were shown 3412 pictures, and 3415 match now', {
        data: { shown: 3412, found: 3415 },
      });
    });
    const { user } = renderScreen(<LibraryScreen />, { at: `${at}?name=p` });
    await card(/p 0\.png/);
    expect(screen.getAllByRole('option').length).toBeLessThan(100);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all 3412' }));
    await screen.findByText('3412 selected');
    await user.click(screen.getByRole('button', { name: /Move to/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(
      within(dialog.getByRole('group', { name: 'Target folder' })).getByRole('treeitem', { name: /Animals/ }),
    );
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await dialog.findByText('You were shown 3412 pictures, and 3415 match now');
    expect(server.sentTo(library.moveToFolder)).toEqual([
      { targetFolderId: '11', all: { folderId: '0', name: 'p', count: 3412 } },
    ]);
  });

  it('leaves out what is unticked after all were selected, and says how many are left', async () => {
    holdPictures(rose, tiger, owl);
    server.on(library.delete, () => null);
    const { user } = renderScreen(<LibraryScreen />, { at });
    await card(/rose/);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all 3' }));
    await user.click(await card(/tiger/));
    await screen.findByText('2 selected');
    expect((await card(/tiger/)).getAttribute('aria-selected')).toBe('false');
    expect((await card(/owl/)).getAttribute('aria-selected')).toBe('true');
    await user.click(screen.getByRole('button', { name: /Delete$/ }));
    const question = within(await screen.findByRole('dialog'));
    await question.findAllByText('Delete 2 pictures?');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('2 pictures deleted');
    expect(server.sentTo(library.delete)).toEqual([{ all: { folderId: '0', except: ['502'], count: 2 } }]);
  });

  it('does so in the table as well, and selects again what is ticked again', async () => {
    localStorage.setItem('library.view', 'table');
    holdPictures(rose, tiger, owl);
    server.on(library.moveToFolder, () => null);
    const { user } = renderScreen(<LibraryScreen />, { at });
    await screen.findByText('rose.png');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all 3' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select row 2' }));
    await screen.findByText('2 selected');
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
    await screen.findByText('1 selected');
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
    await user.click(screen.getByRole('button', { name: /Move to/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const move = dialog.getByRole('button', { name: 'Move' });
    expect(move).toHaveProperty('disabled', true);
    await user.click(
      within(dialog.getByRole('group', { name: 'Target folder' })).getByRole('treeitem', { name: /Animals/ }),
    );
    await user.click(move);
    await screen.findByText('2 pictures moved');
    expect(server.sentTo(library.moveToFolder)).toEqual([
      { targetFolderId: '11', all: { folderId: '0', except: ['502'], count: 2 } },
    ]);
  });

  it('renames one picture', async () => {
    holdPictures(rose);
    let taken = true;
    server.on(library.rename, ({ name }) => {
      if (taken) {
        const msg = `There is already a picture named “${name}.png” in this folder`;
        throw new Refusal(400, msg, { data: [{ path: 'name', msg }] });
      }
      return { ...rose, name: `${name}.png` };
    });
    const { user } = renderScreen(<LibraryScreen />, { at });
    await user.click(await card(/rose/));
    await user.click(screen.getByRole('button', { name: /Rename/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename picture' }));
    const name = dialog.getByLabelText('Picture name');
    expect((name as HTMLInputElement).value).toBe('rose');
    await user.clear(name);
    await user.type(name, 'wild rose');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('There is already a picture named “wild rose.png” in this folder');
    taken = false;
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Picture renamed to “wild rose.png”');
    expect(server.sentTo(library.rename).at(-1)).toEqual({
      id: '501',
      name: 'wild rose',
      gmtModified: rose.gmtModified,
    });
  });

  it('renames many by find and replace, and shows before what becomes of each name', async () => {
    holdPictures(rose, tiger, owl);
    const row = { id: '501', name: 'rose.png', newName: 'red_rose.png', folderName: '', msg: null };
    const clash = { id: '502', name: 'tiger.png', newName: 'red_tiger.png', folderName: '', msg: 'Taken already' };
    server.on(library.renamePreview, ({ replacement }) =>
      replacement
        ? { renamed: 1, unchanged: 1, refused: 1, rows: [clash, row] }
        : { renamed: 0, unchanged: 3, refused: 0, rows: [] },
    );
    server.on(library.renameBatch, () => ({ renamed: 1 }));
    const { user } = renderScreen(<LibraryScreen />, { at });
    await card(/rose/);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all 3' }));
    await user.click(screen.getByRole('button', { name: /Rename/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename 3 pictures' }));
    expect(dialog.getByRole('button', { name: 'Rename' })).toHaveProperty('disabled', true);
    await user.type(dialog.getByLabelText('Replace with'), 'red_');
    const shown = within((await dialog.findByText('red_tiger.png')).closest('tr')!);
    shown.getByText('tiger.png');
    shown.getByText('Taken already');
    dialog.getByText('red_rose.png');
    await user.click(dialog.getByRole('button', { name: 'Rename the other 1' }));
    await screen.findByText('1 picture renamed');
    const all = { folderId: '0', count: 3 };
    expect(server.sentTo(library.renameBatch)).toEqual([
      { all, find: '', replacement: 'red_', count: 1, skipRefused: true },
    ]);
  });

  it('shows what still uses pictures that were to be deleted, each with a way to it', async () => {
    holdPictures(rose);
    const place = { kind: 'order' as const, id: '1', label: 'WEB-1', terms: { thirdOrderNumbers: 'WEB-1' } };
    const product = { kind: 'variants' as const, id: '2', label: 'ROSE', terms: { fuzzyType: '2', fuzzy: 'ROSE' } };
    server.on(library.delete, () => {
      throw new Refusal(409, 'in use', {
        failure: 'platform.inUse',
        data: { total: 2, places: [product, place].map((one) => ({ ...one, pictureName: 'rose.png' })) },
      });
    });
    const { user } = renderScreen(<LibraryScreen />, { at });
    await user.click(await card(/rose/));
    await user.click(screen.getByRole('button', { name: /Delete$/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    const way = await screen.findByRole('link', { name: 'WEB-1' });
    expect(way.getAttribute('href')).toBe('/order/index?thirdOrderNumbers=WEB-1');
    const toProduct = screen.getByRole('link', { name: 'ROSE' });
    expect(toProduct.getAttribute('href')).toBe('/products/multiAttribute?fuzzyType=2&fuzzy=ROSE');
    screen.getByText('1 selected');
  });

  it('puts a deleted picture back', async () => {
    holdPictures();
    const { gmtModified: _, folder: __, ...facts } = rose;
    const deleted = { ...facts, deleteUser: 'wei', deletedAt: rose.gmtCreate, endsAt: '2026-12-20T02:00:00.000Z' };
    server.on(library.trash, () => ({ rows: [deleted], total: 1 }));
    server.on(library.restore, () => ({ restored: 0, taken: ['rose.png'] }));
    const { user } = renderScreen(<LibraryScreen />, { at, roles: ['/library/index'] });
    await user.click(await screen.findByRole('button', { name: /Trash/ }));
    await user.click(await screen.findByRole('checkbox', { name: /Select row 1|Select 1/ }));
    expect(screen.queryByRole('button', { name: 'Delete permanently' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await screen.findByText(/already has a picture with that name: rose\.png/);
    expect(server.sentTo(library.restore)).toEqual([{ ids: ['501'] }]);
  });

  it('says why a picture cannot be deleted , and keeps the selection', async () => {
    holdPictures(rose);
    server.on(library.delete, () => {
      throw new Refusal(409, 'This is in use and cannot be deleted (order WEB-1)');
    });
    const { user } = renderScreen(<LibraryScreen />, { at });
    await user.click(await card(/rose/));
    await user.click(screen.getByRole('button', { name: /Delete$/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('This is in use and cannot be deleted (order WEB-1)');
    screen.getByText('1 selected');
  });

  it('adds a folder inside the one whose menu was opened', async () => {
    holdPictures();
    server.on(library.createFolder, ({ name, parentId, libraryType }) => ({
      id: '13',
      name,
      parentId,
      libraryType,
      gmtModified: rose.gmtModified,
    }));
    const { user } = renderScreen(<LibraryScreen />, { at });
    await user.click(await screen.findByRole('button', { name: 'Actions for “Animals”' }));
    await user.click(await screen.findByRole('button', { name: 'New folder' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Folder name cannot be empty');
    await user.type(dialog.getByLabelText('Folder name'), 'Fish');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Folder saved');
    expect(server.sentTo(library.createFolder)).toMatchObject([{ name: 'Fish', parentId: '11' }]);
  });

  it('opens a picture with its facts and its uses, and goes on to the next by arrow', async () => {
    holdPictures(rose, tiger);
    const place = { kind: 'mapping' as const, id: '1', label: '1759', terms: { skuId: '1759' }, pictureName: '' };
    server.on(library.uses, ({ id }) => (id === rose.id ? { total: 1, places: [place] } : { total: 0, places: [] }));
    const { user } = renderScreen(<LibraryScreen />, { at });
    await user.dblClick(await card(/rose/));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('35.6 × 45.7 cm · 2803 × 3598 px');
    await dialog.findByRole('link', { name: '1759' });
    await user.click(dialog.getByRole('button', { name: 'Next picture' }));
    await dialog.findByText('Not used anywhere');
    await user.keyboard('{ArrowLeft}');
    await dialog.findByText('1 / 2');
  });

  it('puts another file in a picture’s place, and offers to make the effect pictures of its products anew', async () => {
    holdPictures(rose);
    server.on(library.uses, () => ({ total: 0, places: [] }));
    const now = samplePicture({ fileUrl: '/files/key-of-the-new-one', gmtModified: '2026-11-21T02:00:00.000Z' });
    server.on(library.replace, () => now);
    server.on(productEffects.outdated, () => ({ products: 3, skus: 9 }));
    server.on(productEffects.make, () => ({ products: 3, skus: 9, taskId: '7' }));
    const { user } = renderScreen(<LibraryScreen />, { at });
    await user.dblClick(await card(/rose/));
    const dialog = within(await screen.findByRole('dialog'));
    const choose = (bytes: number[]) =>
      user.upload(dialog.getByLabelText('Replace file', { selector: 'input' }), [
        new File([new Uint8Array(bytes)], 'a+b.png', { type: 'image/png' }),
      ]);
    await choose([0x47, 0x49, 0x46]);
    await screen.findByText(/Only PNG pictures/);
    await choose([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    await screen.findAllByText('Replace the file of “rose.png”?');
    const press = async (name: string) => {
      const buttons = await screen.findAllByRole('button', { name });
      await user.click(buttons.at(-1)!);
    };
    await press('Replace file');
    await screen.findByText('“rose.png” now uses the new file');
    expect(server.sentTo(library.replace)).toMatchObject([{ id: rose.id, gmtModified: rose.gmtModified }]);
    expect(dialog.getByRole('img', { name: 'rose.png' }).getAttribute('src')).toContain(now.fileUrl);
    await screen.findAllByText('3 product(s) with 9 SKU(s) still use the old effect pictures');
    await press('Regenerate');
    await screen.findByText('Generating effect pictures for 9 SKU(s)');
    expect(server.sentTo(productEffects.make)).toEqual([{ stockImageId: rose.id }]);
  });

  it('shows the picture as another user has changed it, where a replacement comes too late', async () => {
    holdPictures(rose);
    server.on(library.uses, () => ({ total: 0, places: [] }));
    const current = samplePicture({ name: 'wild rose.png', gmtModified: '2026-11-21T02:00:00.000Z' });
    server.on(library.replace, () => {
      throw new Refusal(409, 'Changed by grace meanwhile', {
        data: { current, by: 'grace', at: current.gmtModified },
        failure: 'platform.stale',
      });
    });
    const { user } = renderScreen(<LibraryScreen />, { at });
    await user.dblClick(await card(/rose/));
    const dialog = within(await screen.findByRole('dialog'));
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'x.png');
    await user.upload(dialog.getByLabelText('Replace file', { selector: 'input' }), png);
    await screen.findAllByText('Replace the file of “rose.png”?');
    await user.click((await screen.findAllByRole('button', { name: 'Replace file' })).at(-1)!);
    await screen.findByText('Changed by grace meanwhile');
    await dialog.findByText('wild rose.png');
    expect(server.sentTo(productEffects.outdated)).toEqual([]);
  });

  it('shows the same pictures as a table, and remembers that', async () => {
    holdPictures(rose);
    const { user } = renderScreen(<LibraryScreen />, { at });
    await card(/rose/);
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const row = within((await screen.findByText('rose.png')).closest('tr')!);
    row.getByText('2803 × 3598 px');
    expect(localStorage.getItem('library.view')).toBe('table');
  });

  it('keeps the table’s page size through searches and folders', async () => {
    localStorage.setItem('library.view', 'table');
    holdPictures(rose, owl);
    const { user, router } = renderScreen(<LibraryScreen />, { at: `${at}?pageSize=60` });
    await screen.findByText('rose.png');
    await user.type(screen.getByLabelText('Picture name'), 'owl{Enter}');
    await waitFor(() => expect(screen.queryByText('rose.png')).toBeNull());
    expect(new URLSearchParams(router.state.location.search).get('pageSize')).toBe('60');
    await user.click(await screen.findByRole('treeitem', { name: /Birds/ }));
    await waitFor(() => expect(router.state.location.search).toContain('folderId=12'));
    expect(new URLSearchParams(router.state.location.search).get('pageSize')).toBe('60');
  });

  it('offers to upload where a folder is empty, in the table too, and stays in the folder when a search is cleared', async () => {
    localStorage.setItem('library.view', 'table');
    holdPictures(rose);
    const { user, router } = renderScreen(<LibraryScreen />, { at: `${at}?folderId=12` });
    await screen.findByText('Drop PNG pictures or a whole folder here');
    expect(screen.getAllByRole('button', { name: /Add pictures/ })).toHaveLength(2);
    expect(screen.queryByText('Nothing matches these filters')).toBeNull();
    await user.type(screen.getByLabelText('Picture name'), 'eagle{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findByText('Drop PNG pictures or a whole folder here');
    expect(router.state.location.search).toBe('?folderId=12');
  });

  it('offers nothing to a user who may only look', async () => {
    holdPictures(rose);
    renderScreen(<LibraryScreen />, { at, roles: ['/products/skuMapping'] });
    await card(/rose/);
    expect(screen.queryByRole('button', { name: /Add pictures/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Delete|Move to|Rename|Download|Actions/ })).toBeNull();
  });
});
