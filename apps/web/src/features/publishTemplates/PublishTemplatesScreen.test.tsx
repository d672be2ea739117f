import { publishTemplates } from '@pressroom/contract/publishTemplates/publishTemplates';
import { titleKeywords } from '@pressroom/contract/publishTemplates/titleKeywords';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleKeyword, sampleStores, sampleTemplate } from './publishTemplates.sample.ts';
import { PublishTemplatesScreen } from './PublishTemplatesScreen.tsx';

const server = fakeServer();
const at = '/products/PublishTemplate';

beforeEach(() => {
  server.on(stores.page, () => ({ rows: sampleStores, total: sampleStores.length }));
  server.on(publishTemplates.list, () => ({ rows: [sampleTemplate()], total: 1 }));
  server.on(titleKeywords.list, ({ keyword = '' }) => {
    const found = ['party', 'summer beach']
      .filter((word) => word.includes(keyword))
      .map((word, at) => sampleKeyword(word, at));
    return { rows: found, total: found.length };
  });
});

async function open(button: RegExp | string) {
  const { user } = renderScreen(<PublishTemplatesScreen />, { at });
  await screen.findByText('Summer tees');
  await user.click(screen.getByRole('button', { name: button }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

describe('the publish templates', () => {
  it('shows the columns of the specification in its order', async () => {
    renderScreen(<PublishTemplatesScreen />, { at });
    const row = (await screen.findByText('Summer tees')).closest('tr')!;
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Template name',
      'Stores',
      'Sale type',
      'Title keywords',
      'Product description',
      'Created',
      'Updated',
      'Actions',
    ]);
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(0, 7),
    ).toEqual([
      'Summer tees',
      'RosewoodLinden Tees',
      'Single, Multiple specifications',
      'soft cottontee{design}+1',
      'Printed by hand',
      '2026-11-20 10:00',
      '2026-11-20 11:00',
    ]);
  });

  it('searches by stores, a kind of text and times, and keeps the search in the address', async () => {
    const search = '?storeIds=11,13&fuzzyType=2&fuzzy=tee&timeType=1&startTime=2026-11-20T00:00:00%2B08:00';
    renderScreen(<PublishTemplatesScreen />, { at: `${at}${search}` });
    await screen.findByText('Summer tees');
    expect(server.sentTo(publishTemplates.list)[0]).toMatchObject({
      storeIds: '11,13',
      fuzzyType: '2',
      fuzzy: 'tee',
      timeType: '1',
      startTime: '2026-11-20T00:00:00+08:00',
    });
    expect(screen.getByDisplayValue('tee')).toBeTruthy();
  });

  it('names what is missing, and saves what is whole with keywords that were typed', async () => {
    server.on(publishTemplates.add, (form) => sampleTemplate({ name: form.name }));
    const { user, dialog } = await open(/Add a template/);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Please Enter');
    expect(dialog.getAllByText('Please Select')).toHaveLength(2);
    await user.type(dialog.getByLabelText('Template name'), 'Mugs');
    await user.click(dialog.getByRole('button', { name: 'All' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Combination' }));
    await user.type(dialog.getByLabelText('Title keywords'), 'mug,gift{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Template saved successfully');
    expect(server.sentTo(publishTemplates.add)).toEqual([
      { name: 'Mugs', storeIds: ['11', '13'], saleType: [2], titleKeyword: ['mug', 'gift'], productDescription: '' },
    ]);
  });

  it('keeps a store that has lost its authorisation, and says so', async () => {
    server.on(publishTemplates.edit, () => sampleTemplate());
    const { user, dialog } = await open('Edit');
    await dialog.findByText('Linden Tees (not authorized for products)');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Template saved successfully');
    expect(server.sentTo(publishTemplates.edit)).toMatchObject([
      { id: sampleTemplate().id, gmtModified: sampleTemplate().gmtModified, storeIds: ['11', '12'], saleType: [1, 3] },
    ]);
  });

  it('copies a template and opens the copy; deletes one after asking', async () => {
    server.on(publishTemplates.duplicate, ({ name }) => sampleTemplate({ id: '77', name }));
    server.on(publishTemplates.del, () => null);
    const { user, dialog } = await open('Duplicate');
    expect(dialog.getByLabelText('Template name')).toHaveProperty('value', 'Summer tees - copy');
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await screen.findByRole('dialog', { name: 'Edit publish template' });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete “Summer tees”?', { selector: '.ant-modal-confirm-title' });
    expect(server.sentTo(publishTemplates.del)).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Publish template deleted');
  });

  it('offers no act that the server would refuse', async () => {
    renderScreen(<PublishTemplatesScreen />, { at, roles: ['/products/publish'] });
    const row = within((await screen.findByText('Summer tees')).closest('tr')!);
    expect(row.queryByRole('button')).toBeNull();
    screen.getByRole('button', { name: /Add a template/ });
  });
});

describe('the keyword library', () => {
  it('adds many keywords at once, says which were there, and deletes after asking', async () => {
    server.on(titleKeywords.add, () => ({ added: [sampleKeyword('mug')], known: ['party'] }));
    server.on(titleKeywords.del, () => null);
    const { user, dialog } = await open(/Keyword library/);
    await dialog.findByText('summer beach');
    await user.click(dialog.getByRole('button', { name: 'Add to the library' }));
    await dialog.findByText('Please enter keywords');
    expect(server.sentTo(titleKeywords.add)).toEqual([]);
    await user.type(dialog.getByLabelText('New keywords'), 'mug{Enter}party');
    await user.click(dialog.getByRole('button', { name: 'Add to the library' }));
    await screen.findByText('1 added, 1 were in the library already');
    expect(server.sentTo(titleKeywords.add)).toEqual([{ keyword: 'mug\nparty' }]);
    await user.click(dialog.getAllByRole('button', { name: 'Delete' })[0]!);
    await screen.findByText('Delete “party”?', { selector: '.ant-modal-confirm-title' });
    await user.click(within(screen.getAllByRole('dialog').at(-1)!).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.sentTo(titleKeywords.del)).toHaveLength(1));
  });

  it('gives the chosen words to the field of keywords', async () => {
    const { user, dialog } = await open(/Add a template/);
    await user.click(dialog.getByRole('button', { name: 'Keyword library' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
    const library = within(screen.getAllByRole('dialog')[1]!);
    await library.findByText('party');
    await user.click(library.getByRole('checkbox', { name: 'Select the whole page' }));
    await user.click(library.getByRole('button', { name: 'Use 2' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    dialog.getByText('party', { selector: '.ant-select-selection-item-content' });
    dialog.getByText('summer beach', { selector: '.ant-select-selection-item-content' });
  });
});
