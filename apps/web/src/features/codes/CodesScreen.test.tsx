import { codes, codeType } from '@pressroom/contract/codes/codes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleCode } from './codes.sample.ts';
import { CodesScreen } from './CodesScreen.tsx';

const server = fakeServer();
const at = '/products/code';
const black = sampleCode({ id: '2', type: codeType.colour, name: 'Black', code: 'BLK', useCount: 3 });

function holdCodes(...entries: ReturnType<typeof sampleCode>[]) {
  server.on(codes.page, ({ type, name }) => {
    const rows = entries.filter((entry) => entry.type === type && entry.name.includes(name ?? ''));
    return { rows, total: rows.length };
  });
}

describe('the codes screen', () => {
  it('shows one kind at a time and keeps the tab in the address, a reset too', async () => {
    holdCodes(sampleCode(), black);
    const { user, router } = renderScreen(<CodesScreen />, { at });
    await screen.findByText('TEE');
    await user.click(screen.getByRole('tab', { name: 'Color' }));
    await screen.findByText('BLK');
    expect(screen.queryByText('TEE')).toBeNull();
    expect(router.state.location.search).toBe('?type=2');

    await user.type(screen.getByLabelText('Name'), 'Red{Enter}');
    await screen.findByText('Nothing matches these filters');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await screen.findByText('BLK');
    expect(router.state.location.search).toBe('?type=2');
  });

  it('adds an entry of the open kind', async () => {
    holdCodes();
    server.on(codes.create, (form) => sampleCode(form));
    const { user } = renderScreen(<CodesScreen />, { at: `${at}?type=3` });
    await user.click(await screen.findByRole('button', { name: /Add size/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Please enter the name');
    dialog.getByText('Please enter the code');
    await user.type(dialog.getByLabelText('Name'), 'Medium');
    await user.type(dialog.getByLabelText('Code'), 'M{Control>}{Enter}{/Control}');
    await screen.findByText('Code saved');
    expect(server.sentTo(codes.create)).toEqual([{ type: 3, name: 'Medium', code: 'M' }]);
  });

  it('saves an entry and goes on with an empty form, or adds a pasted list at once', async () => {
    holdCodes();
    server.on(codes.create, (form) => sampleCode(form));
    server.on(codes.createMany, ({ entries }) => ({ created: entries.map(({ code }) => code), existing: [] }));
    const { user } = renderScreen(<CodesScreen />, { at: `${at}?type=2` });
    await user.click(await screen.findByRole('button', { name: /Add colo/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), 'Red');
    await user.type(dialog.getByLabelText('Code'), 'RED');
    await user.click(dialog.getByRole('button', { name: 'Save and next' }));
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveProperty('value', ''));
    expect(server.sentTo(codes.create)).toEqual([{ type: 2, name: 'Red', code: 'RED' }]);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Add several' }));
    await user.click(await screen.findByLabelText('One per line: code, name'));
    await user.paste('NVY\tNavy blue\nSND');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Added: 2. Already there: 0');
    expect(server.sentTo(codes.createMany)).toEqual([
      {
        type: 2,
        entries: [
          { code: 'NVY', name: 'Navy blue' },
          { code: 'SND', name: 'SND' },
        ],
      },
    ]);
  });

  it('shows what another code of a used entry changes, and asks before it does', async () => {
    holdCodes(black);
    server.on(codes.renaming, ({ code }) => ({
      categories: 3,
      productCodes: 7,
      orderLines: 2,
      clash: code === 'BLK2' ? 'TEE-BLK2-M' : null,
      examples: [{ from: 'TEE-BLK-M', to: `TEE-${code}-M` }],
    }));
    server.on(codes.edit, (form) => {
      if (!form.renameUses) throw new Refusal(409, 'The code is in use: please confirm');
      return { ...black, ...form };
    });
    const { user } = renderScreen(<CodesScreen />, { at: `${at}?type=2` });
    expect((await screen.findByRole('link', { name: /show what uses BLK$/ })).getAttribute('href')).toBe(
      '/products/information?colorCode=BLK',
    );
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.type(dialog.getByLabelText('Code'), '2');
    await dialog.findByText('Categories using it: 3. Product codes that change: 7');
    dialog.getByText('TEE-BLK2-M');
    dialog.getByText('Product code TEE-BLK2-M would then exist twice');
    dialog.getByText('and 6 more');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await dialog.findByText('The code is in use: please confirm');
    await user.click(dialog.getByRole('checkbox', { name: 'Change these product codes, too' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Code saved');
    expect(server.sentTo(codes.edit).at(-1)).toMatchObject({
      id: black.id,
      name: 'Black',
      code: 'BLK2',
      renameUses: true,
      gmtModified: black.gmtModified,
    });
  });

  it('says why an entry cannot be deleted', async () => {
    holdCodes(black);
    server.on(codes.delete, () => {
      throw new Refusal(409, 'This is in use and cannot be deleted (product categories: 3)');
    });
    const { user } = renderScreen(<CodesScreen />, { at: `${at}?type=2` });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('This is in use and cannot be deleted (product categories: 3)');
  });

  it('offers no act that the server would refuse', async () => {
    holdCodes(black);
    renderScreen(<CodesScreen />, { at: `${at}?type=2`, roles: ['/order/index'] });
    const row = within((await screen.findByText('BLK')).closest('tr')!);
    expect(row.queryByRole('button')).toBeNull();
    expect(row.queryByRole('link')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Add/ })).toBeNull());
  });
});
