import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleTemplate } from './productTemplates.sample.ts';
import { ProductTemplatesScreen } from './ProductTemplatesScreen.tsx';

const server = fakeServer();
const at = '/products/stencil';

function holdTemplates(...templates: ReturnType<typeof sampleTemplate>[]) {
  server.on(productTemplates.list, ({ fuzzy = '', state }) => {
    const rows = templates.filter((row) => row.name.includes(fuzzy) && (state === undefined || row.state === state));
    return { rows, total: rows.length };
  });
}

describe('the product templates', () => {
  it('shows every column of the specification in its order', async () => {
    holdTemplates(sampleTemplate({ findingCount: 2, state: 2 }));
    renderScreen(<ProductTemplatesScreen />, { at });
    const row = (await screen.findByText('Classic tee')).closest('tr')!;
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual([
      'Template name',
      'Material',
      'Stock',
      'Original price range (USD)',
      'Price range (USD)',
      'Outer box size (cm)',
      'Box weight (g)',
      'Origin',
      'Reference links',
      'State',
      'Category template',
      'Outer packaging template',
      'Remark',
      'Created',
      'Updated',
      'Actions',
    ]);
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent).slice(0, 15)).toEqual([
      'Classic tee',
      'Cotton',
      '1,200',
      '12.00 – 18.50',
      '9.90',
      '30 × 25.5 × 3',
      '1,220',
      'China',
      'shop.example/tee?color=red',
      'Stop sale',
      'Tees',
      'Mailer',
      'until spring',
      '2026-11-20 10:00',
      '2026-11-20 11:00',
    ]);
    within(row).getByRole('img', { name: /2 places of this category template need mending/ });
    const link = within(row).getByRole('link', { name: 'shop.example/tee?color=red' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
  });

  it('makes a link of nothing but an address of the web', async () => {
    holdTemplates(sampleTemplate({ productReferenceLinks: 'javascript:alert(1) ask Ada http://b.example/' }));
    renderScreen(<ProductTemplatesScreen />, { at, roles: ['/products/stencil'] });
    const row = within((await screen.findByText('Classic tee')).closest('tr')!);
    const links = row.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['http://b.example/']);
    row.getByText('javascript:alert(1)');
  });

  it('searches by name, state and times, and keeps the search in the address', async () => {
    holdTemplates(sampleTemplate(), sampleTemplate({ id: '2', name: 'Mug', state: 2 }));
    const search = '?state=2&timeType=1&startTime=2026-11-20T00:00:00%2B08:00&categoryTemplateId=41';
    const { user } = renderScreen(<ProductTemplatesScreen />, { at: `${at}${search}` });
    await screen.findByText('Mug');
    expect(screen.queryByText('Classic tee')).toBeNull();
    expect(screen.getByDisplayValue('2026-11-20 00:00:00')).toBeTruthy();
    expect(server.sentTo(productTemplates.list)[0]).toMatchObject({
      state: '2',
      timeType: '1',
      startTime: '2026-11-20T00:00:00+08:00',
      categoryTemplateId: '41',
    });
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await screen.findByText('Classic tee');
    await user.type(screen.getByLabelText('Template name'), 'Mug{Enter}');
    await waitFor(() => expect(screen.queryByText('Classic tee')).toBeNull());
    expect(server.sentTo(productTemplates.list).at(-1)).toMatchObject({ fuzzy: 'Mug' });
  });

  it('tells how many SKUs a template is linked to where it cannot be deleted', async () => {
    holdTemplates(sampleTemplate());
    server.on(productTemplates.del, () => {
      const data = { skus: 12, products: 3, listings: 0 };
      throw new Refusal(409, 'This is in use', { data, failure: 'platform.inUse' });
    });
    const { user } = renderScreen(<ProductTemplatesScreen />, { at });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete “Classic tee”?', { selector: '.ant-modal-confirm-title' });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText(/linked to 12 SKUs, 3 products and 0 listings/);
  });

  it('deletes nothing that is not confirmed', async () => {
    holdTemplates(sampleTemplate());
    server.on(productTemplates.del, () => null);
    const { user } = renderScreen(<ProductTemplatesScreen />, { at });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(server.sentTo(productTemplates.del)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Product template deleted');
  });

  it('shortens a long name so that its copy is told from it', async () => {
    holdTemplates(sampleTemplate({ name: 'x'.repeat(30) }));
    const { user } = renderScreen(<ProductTemplatesScreen />, { at });
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    const name = await within(await screen.findByRole('dialog')).findByLabelText('Template name');
    expect(name).toHaveProperty('value', `${'x'.repeat(23)} - copy`);
  });

  it('copies a template under another name and opens the copy', async () => {
    holdTemplates(sampleTemplate());
    server.on(productTemplates.duplicate, ({ name }) => sampleTemplate({ id: '77', name }));
    server.on(productTemplates.get, ({ id }) => sampleTemplate({ id, name: 'Classic tee - copy' }));
    const { user } = renderScreen(<ProductTemplatesScreen />, { at });
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate “Classic tee”' }));
    expect(dialog.getByLabelText('Template name')).toHaveProperty('value', 'Classic tee - copy');
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await screen.findByText('Edit product template');
    expect(server.sentTo(productTemplates.duplicate)).toEqual([
      { id: sampleTemplate().id, name: 'Classic tee - copy' },
    ]);
    await waitFor(() => expect(server.sentTo(productTemplates.get)).toEqual([{ id: '77' }]));
  });

  it('offers no act that the server would refuse', async () => {
    holdTemplates(sampleTemplate());
    renderScreen(<ProductTemplatesScreen />, { at, roles: ['/products/classifyingTemplate'] });
    const row = within((await screen.findByText('Classic tee')).closest('tr')!);
    expect(row.queryByRole('button')).toBeNull();
    row.getByRole('link', { name: 'Show category template “Tees”' });
    expect(row.queryByRole('link', { name: /packaging/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Add a template/ })).toBeNull();
  });
});
