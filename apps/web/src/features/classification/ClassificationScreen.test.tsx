import { classification } from '@pressroom/contract/classification/classification';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleDetail, sampleTemplate, sheinStore, temuStore } from './classification.sample.ts';
import { ClassificationScreen } from './ClassificationScreen.tsx';

const server = fakeServer();
const at = '/products/classifyingTemplate';

function hold(...templates: ReturnType<typeof sampleTemplate>[]) {
  server.on(classification.page, ({ fuzzy, needsAttention }) => {
    const rows = templates.filter(
      ({ name, findings }) => name.includes(fuzzy ?? '') && (needsAttention === undefined || findings.length > 0),
    );
    return { rows, total: rows.length };
  });
}

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [sheinStore, temuStore], total: 2 }));
});

describe('the list of classification templates', () => {
  it('shows both categories as paths, and the first attribute with its values', async () => {
    hold(sampleTemplate(), sampleTemplate({ id: '32', name: 'Bare mug', sheinAttributes: [], temuAttributes: [] }));
    const { user } = renderScreen(<ClassificationScreen />, { at });
    const row = await rowOf('Cotton T-shirt');
    row.getByText('Clothing, T-shirts');
    row.getByText('Men, Tees');
    row.getByText('Harbor SHEIN');
    expect(row.getByText('Style: Casual').parentElement!.textContent).toBe('Style: Casual');
    const cell = row.getByText('Fabric: Knit, Woven').parentElement!;
    expect(cell.textContent).toBe('Fabric: Knit, Woven...');

    await user.hover(cell);
    await within(await screen.findByRole('tooltip')).findByText('Care: Machine wash');
    expect((await rowOf('Bare mug')).getAllByText('-')).toHaveLength(2);
  });

  it('searches by a part of the name', async () => {
    hold(sampleTemplate(), sampleTemplate({ id: '32', name: 'Mug' }));
    const { user, router } = renderScreen(<ClassificationScreen />, { at });
    await screen.findByText('Cotton T-shirt');
    await user.type(screen.getByLabelText('Template name'), 'Mug{Enter}');
    await waitFor(() => expect(screen.queryByText('Cotton T-shirt')).toBeNull());
    expect(router.state.location.search).toBe('?fuzzy=Mug');
  });

  it('shows only what has to be mended since a marketplace has changed something', async () => {
    const findings = [{ marketplace: 'temu' as const, attributeId: '7', msg: 'Please enter Care' }];
    hold(sampleTemplate(), sampleTemplate({ id: '32', name: 'Mug', findings }));
    const { user, router } = renderScreen(<ClassificationScreen />, { at });
    await screen.findByText('Cotton T-shirt');
    await user.click(screen.getByLabelText('Marketplace changes'));
    await user.click(await screen.findByTitle('Needs changes only'));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.queryByText('Cotton T-shirt')).toBeNull());
    screen.getByText('Mug');
    expect(router.state.location.search).toBe('?needsAttention=1');
  });

  it('says what a marketplace has changed since, and which store is not authorised any more', async () => {
    server.on(stores.page, () => ({ rows: [sheinStore, { ...temuStore, productAuthStatus: 0 }], total: 2 }));
    const msg = 'Please enter Care';
    hold(sampleTemplate({ findings: [{ marketplace: 'temu', attributeId: '7', msg }] }));
    const { user } = renderScreen(<ClassificationScreen />, { at });
    const row = await rowOf('Cotton T-shirt');
    await user.hover(row.getByText('Attributes changed (1)'));
    expect((await screen.findByText(/Please enter Care/)).textContent).toBe('TEMU: Please enter Care');
    expect(await row.findAllByText('Authorization ended')).toHaveLength(1);
  });

  it('names the product templates that use one', async () => {
    hold(sampleTemplate({ useCount: 21 }));
    server.on(productTemplates.list, () => ({ rows: [], total: 21 }));
    const { user } = renderScreen(<ClassificationScreen />, { at });
    await user.click(await screen.findByRole('button', { name: /using “Cotton T-shirt”: 21/ }));
    const link = await screen.findByRole('link', { name: 'All 21' });
    expect(link.getAttribute('href')).toBe('/products/stencil?categoryTemplateId=31');
    expect(server.sentTo(productTemplates.list)).toEqual([{ categoryTemplateId: '31', pageSize: '20' }]);
  });

  it('asks before it deletes, and says why it cannot', async () => {
    hold(sampleTemplate());
    const { user } = renderScreen(<ClassificationScreen />, { at });
    const remove = async () => {
      await user.click((await rowOf('Cotton T-shirt')).getByRole('button', { name: 'Delete' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    };
    server.on(classification.deleteTemplate, () => {
      throw new Refusal(409, 'This is in use (product templates: 2)');
    });
    await remove();
    await screen.findByText('This is in use (product templates: 2)');
    server.on(classification.deleteTemplate, () => null);
    await remove();
    await screen.findByText('Deleted successfully');
    expect(server.sentTo(classification.deleteTemplate)).toEqual([{ id: '31' }, { id: '31' }]);
  });

  it('duplicates a template under another name', async () => {
    hold(sampleTemplate());
    server.on(classification.duplicate, ({ name }) => sampleDetail({ id: '33', name }));
    const { user } = renderScreen(<ClassificationScreen />, { at });
    await user.click(await screen.findByRole('button', { name: 'More for “Cotton T-shirt”' }));
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByLabelText<HTMLInputElement>('Template name');
    expect(name.value).toBe('Cotton T-shirt - copy');
    await user.clear(name);
    await user.type(name, 'Linen T-shirt{Enter}');
    await screen.findByText('Duplicated as “Linen T-shirt”');
    expect(server.sentTo(classification.duplicate)).toEqual([{ id: '31', name: 'Linen T-shirt' }]);
  });

  it('offers no act to those who may only read', async () => {
    hold(sampleTemplate({ useCount: null }));
    renderScreen(<ClassificationScreen />, { at, roles: ['/products/stencil'] });
    const row = await rowOf('Cotton T-shirt');
    expect(row.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
  });
});
