import { categories } from '@pressroom/contract/categories/categories';
import { library } from '@pressroom/contract/library/library';
import type { Contradiction } from '@pressroom/contract/skuMapping/contradiction';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { MappingDialog, type MappingStart } from './MappingDialog.tsx';
import { sampleMapping, samplePicture, sampleProductCode } from '../skuMapping.sample.ts';

const server = fakeServer();
const contradictions: Contradiction[] = [
  { about: 'colour', source: 'attribute', said: 'White', mapped: 'Black' },
  { about: 'design', source: 'sellerSku', said: 'owl.png', mapped: 'fox.png' },
];
const listing = { title: 'Owl shirt', sellerSku: 'TEE-WHT-M-OWL', attributes: [{ name: 'Colour', value: 'White' }] };
const chosen = { skuId: '901', shopId: '7', productCode: 'TEE-BLK-M', printingImage: '81' };

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(categories.productCodePage, () => ({ rows: [sampleProductCode({ printNum: 1 })], total: 1 }));
  server.on(library.fileDetails, ({ id }) => samplePicture({ id }));
  server.on(skuMapping.checkDraft, ({ productCode }) => ({
    listing,
    picture: 'https://img.example/owl.jpg',
    contradictions: productCode ? contradictions : [],
  }));
});

async function open(start: MappingStart) {
  const onClose = vi.fn<() => void>();
  const { user } = renderScreen(<MappingDialog start={start} onClose={onClose} />, { at: '/products/skuMapping' });
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, onClose, panel: within(dialog.getByRole('region', { name: 'Listing' })) };
}

describe('the dialog of a mapping', () => {
  it('shows what the listing says as soon as SKU ID and store are known, with its picture', async () => {
    const { user, dialog, panel } = await open({ shopId: '7' });
    panel.getByText(/to see what the listing says/);
    await user.click(dialog.getByLabelText('SKU ID'));
    await user.paste('901');
    await panel.findByText('Owl shirt');
    panel.getByText('TEE-WHT-M-OWL');
    panel.getByText('Colour: White');
    expect(panel.getByRole('link').getAttribute('href')).toBe('https://img.example/owl.jpg');
    expect(panel.queryByText('Design')).toBeNull();
    expect(server.sentTo(skuMapping.checkDraft)).toEqual([{ shopId: '7', skuId: '901' }]);
  });

  it('shows both sides of each contradiction before anything is saved', async () => {
    const { panel } = await open(chosen);
    await panel.findByText('owl.png');
    panel.getByText('fox.png');
    panel.getByText('Design');
    expect(server.sentTo(skuMapping.checkDraft).at(-1)).toEqual(chosen);
  });

  it('starts at the empty field, and changes an SKU ID that was given only on request', async () => {
    const { user, dialog } = await open({ skuId: '901', shopId: '7' });
    const skuId = dialog.getByLabelText<HTMLInputElement>('SKU ID');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Product code')));
    await user.type(skuId, '2');
    expect(skuId.value).toBe('901');
    dialog.getByRole('button', { name: 'Copy 901' });
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    await user.type(skuId, '2');
    expect(skuId.value).toBe('9012');
  });

  it('says plainly that no marketplace has described the goods', async () => {
    server.on(skuMapping.checkDraft, () => ({ listing: null, picture: null, contradictions: [] }));
    const { panel } = await open(chosen);
    await panel.findByText('No order from a marketplace has described this SKU ID');
    expect(server.sentTo(skuMapping.checkDraft)).toHaveLength(1);
  });

  it('asks before a contradicted mapping is saved, naming what contradicts it', async () => {
    server.on(skuMapping.save, ({ confirmContradictions }) => {
      if (confirmContradictions) return { ...sampleMapping(), releasedOrders: 2, changedOrders: 0 };
      throw new Refusal(409, 'The listing says something else', {
        failure: 'skuMapping.unconfirmed',
        data: { contradictions },
      });
    });
    const { user, dialog, onClose } = await open(chosen);
    const save = dialog.getByRole('button', { name: 'Save' });
    const ask = async () => {
      await user.click(save);
      const title = await screen.findByText('The listing says something else. Save anyway?', {
        selector: '.ant-modal-confirm-title',
      });
      return within(title.closest<HTMLElement>('[role=dialog]')!);
    };
    const question = await ask();
    question.getByText('owl.png');
    question.getByText('White');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await dialog.findByText('The listing says something else');
    expect(onClose).not.toHaveBeenCalled();

    await user.click((await ask()).getByRole('button', { name: 'Save anyway' }));
    await screen.findByText('Mapping saved. 2 waiting orders were matched.');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(server.sentTo(skuMapping.save)).toEqual([chosen, chosen, { ...chosen, confirmContradictions: true }]);
  });
});
