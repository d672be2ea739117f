import { classification } from '@pressroom/contract/classification/classification';
import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import {
  sampleAge,
  sampleCategory,
  sampleDetail,
  sampleText,
  sheinStore,
  temuStore,
} from '../classification.sample.ts';
import { ClassificationDialog } from './ClassificationDialog.tsx';

const server = fakeServer();
const fields = { '1981': [sampleText('1', 'Style')], '202': [sampleText('5', 'Fabric')] };
const detail = sampleDetail({
  sheinProperty: '[{"attributeId":"1","text":"Casual"}]',
  temuProperty: '[{"attributeId":"5","text":"Knit"}]',
});

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [sheinStore, temuStore], total: 2 }));
  server.on(classification.detail, () => detail);
  server.on(platformCategories.getPlatformCategory, () => ({ rows: [sampleCategory()], age: sampleAge }));
  server.on(platformCategories.linkedRules, () => []);
  server.on(platformCategories.getCategoryCanAddModelInfo, () => ({ enabled: false, enabledModelType: null }));
  server.on(platformCategories.sizeCharts, () => ({
    isRequired: true,
    rows: [{ id: '9', name: 'Kids tees' }],
    age: sampleAge,
  }));
  define(fields);
});

function define(defined: Readonly<Record<string, ReturnType<typeof sampleText>[]>>) {
  server.on(platformCategories.attributes, ({ productTypeId }) => ({
    fields: defined[productTypeId] ?? [],
    customAttributeIds: [],
    age: sampleAge,
  }));
}

async function open(id?: string) {
  const onClose = vi.fn<() => void>();
  const { user, client } = renderScreen(<ClassificationDialog id={id} onClose={onClose} />);
  const part = id
    ? await screen.findByLabelText('Fabric', { selector: 'input' })
    : await screen.findByLabelText('Template name');
  const dialog = within(part.closest<HTMLElement>('[role=dialog]')!);
  const half = (name: 'SHEIN' | 'TEMU') => within(dialog.getByRole('region', { name }));
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  return { user, client, dialog, half, save, onClose };
}

describe('the dialog of a classification template', () => {
  it('asks for a category once a store is chosen, and only offers stores that are authorised', async () => {
    const ended = { ...sheinStore, id: '3', name: 'Ended', authStatus: 0 };
    server.on(stores.page, () => ({ rows: [sheinStore, temuStore, ended], total: 3 }));
    const { user, half } = await open();
    expect(half('SHEIN').queryByRole('combobox', { name: 'SHEIN category' })).toBeNull();
    await user.click(half('SHEIN').getByRole('combobox', { name: 'SHEIN store' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).not.toContain('Ended');
    await user.click(await screen.findByTitle('Harbor SHEIN'));
    await user.click(await half('SHEIN').findByLabelText('SHEIN category'));
    await screen.findByText('T-shirts');
    expect(server.sentTo(platformCategories.getPlatformCategory)).toEqual([{ storeId: '1' }]);
  });

  it('marks everything that is missing', async () => {
    const { dialog, save } = await open();
    await save();
    await dialog.findByText('Please complete the information!');
    expect(dialog.getAllByText('Required').length).toBeGreaterThanOrEqual(4);
    expect(server.sentTo(classification.create)).toEqual([]);
  });

  it('fills in what is stored, and sends it back in the wire’s spelling', async () => {
    server.on(classification.update, () => detail);
    const { user, half, save, onClose } = await open('31');
    const style = half('SHEIN').getByRole('textbox', { name: 'Style' });
    expect(style).toHaveProperty('value', 'Casual');
    await user.clear(style);
    await user.type(style, 'Sporty');
    await save();
    await screen.findByText('Saved');
    expect(onClose).toHaveBeenCalledOnce();
    expect(server.sentTo(classification.update)).toEqual([
      {
        id: '31',
        gmtModified: detail.gmtModified,
        name: 'Cotton T-shirt',
        sheinStoreId: '1',
        sheinProductTypeId: '1981',
        sheinCategoryIds: '["10","11"]',
        sheinCategory: '["Clothing","T-shirts"]',
        sheinProperty: '[{"attributeId":"1","text":"Sporty"}]',
        temuStoreId: '2',
        temuProductTypeId: '202',
        temuCategoryIds: '["200","202"]',
        temuCategory: '["Men","Tees"]',
        temuProperty: '[{"attributeId":"5","text":"Knit"}]',
        bindTemuSizeChartsTemplateName: 'Unisex tees',
        bindTemuModelName: '',
      },
    ]);
  });

  it('judges TEMU’s attributes before SHEIN’s, both before the call', async () => {
    const { user, dialog, half, save } = await open('31');
    const style = half('SHEIN').getByRole('textbox', { name: 'Style' });
    const fabric = half('TEMU').getByRole('textbox', { name: 'Fabric' });
    await user.clear(style);
    await user.clear(fabric);
    await save();
    await dialog.findByText('Please complete the TEMU attributes!');
    half('TEMU').getByText('Please enter Fabric');
    half('SHEIN').getByText('Please enter Style');
    await user.type(fabric, 'Knit');
    await save();
    await dialog.findByText('Please complete the SHEIN attributes!');
    expect(server.sentTo(classification.update)).toEqual([]);
  });

  it('loads attributes that have changed meanwhile, keeps what is filled in and marks what is missing', async () => {
    server.on(classification.update, ({ temuProperty }) => {
      if (temuProperty?.some(({ attributeId }) => attributeId === '7')) return detail;
      define({ ...fields, '202': [sampleText('5', 'Fabric'), sampleText('7', 'Care')] });
      throw new Refusal(409, 'Please complete the TEMU attributes!', {
        failure: 'classification.temuIncomplete',
        data: [{ marketplace: 'temu', attributeId: '7', row: null, msg: 'Please enter Care' }],
      });
    });
    const { user, dialog, half, save } = await open('31');
    const style = half('SHEIN').getByRole('textbox', { name: 'Style' });
    await user.clear(style);
    await user.type(style, 'Sporty');
    await save();
    await dialog.findByText('Please complete the TEMU attributes!');
    const care = await half('TEMU').findByRole('textbox', { name: 'Care' });
    half('TEMU').getByText('Please enter Care');
    half('TEMU').getByText('Changed by the marketplace');
    expect(style).toHaveProperty('value', 'Sporty');
    await user.type(care, 'Machine wash');
    await save();
    await screen.findByText('Saved');
    expect(server.sentTo(classification.update).at(-1)).toMatchObject({
      sheinProperty: '[{"attributeId":"1","text":"Sporty"}]',
      temuProperty: '[{"attributeId":"5","text":"Knit"},{"attributeId":"7","text":"Machine wash"}]',
    });
  });

  it('marks where the marketplace has changed something since the template was stored', async () => {
    define({ ...fields, '202': [sampleText('5', 'Fabric'), sampleText('7', 'Care')] });
    const { half } = await open('31');
    await half('TEMU').findByText('Changed by the marketplace');
    expect(half('SHEIN').queryByText('Changed by the marketplace')).toBeNull();
  });

  it('shows what somebody else has saved, and takes it over', async () => {
    const theirs = {
      ...detail,
      temuProperty: '[{"attributeId":"5","text":"Woven"}]',
      temuAttributes: [{ key: 'Fabric', values: ['Woven'] }],
      gmtModified: '2026-11-21T02:00:00.000Z',
    };
    server.on(classification.update, ({ gmtModified }) => {
      if (gmtModified === theirs.gmtModified) return theirs;
      throw new Refusal(409, 'Somebody else has changed this record', {
        failure: 'platform.stale',
        data: { current: theirs, by: 'grace', at: theirs.gmtModified },
      });
    });
    const { user, half, save } = await open('31');
    await save();
    const title = await screen.findByText('Somebody else has changed this record', { selector: '.ant-modal-title' });
    const conflict = within(title.closest<HTMLElement>('[role=dialog]')!);
    conflict.getByText('Fabric: Woven');
    await user.click(conflict.getByRole('button', { name: 'Take over these changes' }));
    await waitFor(() => expect(half('TEMU').getByRole('textbox', { name: 'Fabric' })).toHaveProperty('value', 'Woven'));
    await save();
    await screen.findByText('Saved');
  });

  it('names what the marketplaces have changed since, and leads there', async () => {
    const finding = { marketplace: 'temu', attributeId: '5', msg: 'Please choose Fabric anew' } as const;
    server.on(classification.detail, () => ({ ...detail, findings: [finding] }));
    const { user, dialog, half } = await open('31');
    dialog.getByText('Changed by the marketplaces since this was saved. Needs changes: 1');
    await user.click(dialog.getByRole('button', { name: 'TEMU: Please choose Fabric anew' }));
    const fabric = half('TEMU').getByRole('textbox', { name: 'Fabric' });
    await waitFor(() => expect(document.activeElement).toBe(fabric));
  });

  it('asks before it discards an attribute that was changed', async () => {
    const { user, dialog, half, onClose } = await open('31');
    await user.type(half('TEMU').getByRole('textbox', { name: 'Fabric' }), '!');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('closes at once where nothing was changed', async () => {
    const { user, dialog, onClose } = await open('31');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('judges without saving, and goes to each mistake', async () => {
    const missing = { marketplace: 'temu', attributeId: '5', row: null, msg: 'Please enter Fabric' } as const;
    server.on(classification.validate, ({ temuProperty }) => (temuProperty?.length ? [] : [missing]));
    const { user, dialog, half } = await open('31');
    const fabric = half('TEMU').getByRole('textbox', { name: 'Fabric' });
    await user.clear(fabric);
    await user.clear(dialog.getByLabelText('Template name'));
    await user.click(dialog.getByRole('button', { name: 'Check' }));
    await dialog.findByText('Needs changes: 2');
    expect(dialog.queryByRole('button', { name: /category/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Template name: Required' }));
    expect(document.activeElement).toBe(dialog.getByLabelText('Template name'));
    await user.click(dialog.getByRole('button', { name: 'TEMU: Please enter Fabric' }));
    await waitFor(() => expect(document.activeElement).toBe(fabric));

    await user.type(fabric, 'Knit');
    await user.type(dialog.getByLabelText('Template name'), 'Tee');
    await user.click(dialog.getByRole('button', { name: 'Check' }));
    await screen.findByText('Checked. Both marketplaces will accept it');
    expect(dialog.queryByText(/Needs changes/)).toBeNull();
    expect(server.sentTo(classification.update)).toEqual([]);
  });

  it('says that the store’s authorisation has ended and keeps it chosen', async () => {
    server.on(stores.page, () => ({ rows: [sheinStore, { ...temuStore, productAuthStatus: 0 }], total: 2 }));
    const { half } = await open('31');
    half('TEMU').getByText(/authorization has ended/);
    half('TEMU').getByTitle('Harbor TEMU');
    expect(half('SHEIN').queryByText(/authorization has ended/)).toBeNull();
  });

  it('clears the category and attributes of another store, and keeps them where that is wanted', async () => {
    const second = { ...temuStore, id: '4', name: 'Second TEMU' };
    server.on(stores.page, () => ({ rows: [sheinStore, temuStore, second], total: 3 }));
    const { user, half } = await open('31');
    await user.click(half('TEMU').getByRole('combobox', { name: 'TEMU store' }));
    await user.click(await screen.findByTitle('Second TEMU'));
    await screen.findByText('TEMU category and attributes cleared');
    expect(half('TEMU').queryByRole('textbox', { name: 'Fabric' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep them' }));
    const fabric = await half('TEMU').findByRole('textbox', { name: 'Fabric' });
    expect(fabric).toHaveProperty('value', 'Knit');
    expect(server.sentTo(platformCategories.attributes).at(-1)).toEqual({
      storeId: '4',
      productTypeId: '202',
      categoryId: '202',
    });
  });
});
