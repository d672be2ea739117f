import { classification } from '@pressroom/contract/classification/classification';
import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleAge, sampleDetail, sampleField, sampleText, sheinStore, temuStore } from '../classification.sample.ts';
import { ClassificationDialog } from '../dialog/ClassificationDialog.tsx';
import type { Proposal } from './takeOver.ts';

const server = fakeServer();
const proposal = (id: string, given: Partial<Proposal>): Proposal => ({
  from: { attributeId: '1', name: 'Style', valueId: null, value: 'Casual' },
  to: { attributeId: id, name: `T${id}`, valueId: null, value: 'Casual' },
  rows: [{ attributeId: id, text: 'Casual' }],
  isRemembered: false,
  why: 'Equal names',
  ...given,
});
const care = { attributeId: '9', name: 'Care', valueId: '91', value: 'Cold' };

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [sheinStore, temuStore], total: 2 }));
  server.on(classification.detail, () =>
    sampleDetail({
      sheinProperty: '[{"attributeId":"1","text":"Casual"}]',
      temuProperty: '[{"attributeId":"5","text":"Knit"}]',
    }),
  );
  server.on(platformCategories.attributes, ({ productTypeId }) => ({
    fields:
      productTypeId === '1981'
        ? [sampleText('1', 'Style')]
        : [...['5', '6', '7'].map((id) => sampleText(id, `T${id}`)), sampleField({ id: '8', name: 'Wash' })],
    customAttributeIds: [],
    age: sampleAge,
  }));
  server.on(platformCategories.linkedRules, () => []);
  server.on(platformCategories.getCategoryCanAddModelInfo, () => ({ enabled: false, enabledModelType: null }));
  server.on(platformCategories.sizeCharts, () => ({ isRequired: false, rows: [], age: sampleAge }));
  server.on(classification.rememberPairs, () => null);
  server.on(classification.proposePairs, () => ({
    proposals: [proposal('5', {}), proposal('6', { isRemembered: true, why: 'Confirmed before' }), proposal('7', {})],
    unmatched: [care],
  }));
});

async function propose() {
  const { user } = renderScreen(<ClassificationDialog id="31" onClose={vi.fn<() => void>()} />);
  const field = await screen.findByLabelText<HTMLInputElement>('T5', { selector: 'input' });
  await user.click(screen.getByRole('button', { name: 'Fill from SHEIN' }));
  const title = await screen.findByText('Proposed TEMU attributes');
  const proposals = within(title.closest<HTMLElement>('[role=dialog]')!);
  const valueOf = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' }).value;
  return { user, field, proposals, valueOf };
}

describe('attributes that are proposed from the other marketplace', () => {
  it('asks with what is filled in, and ticks what was confirmed before', async () => {
    const { proposals } = await propose();
    expect(server.sentTo(classification.proposePairs)).toEqual([
      {
        from: 'shein',
        property: '[{"attributeId":"1","text":"Casual"}]',
        sheinStoreId: '1',
        sheinProductTypeId: '1981',
        temuStoreId: '2',
        temuProductTypeId: '202',
      },
    ]);
    const ticked = proposals.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
    expect(ticked).toEqual([false, false, true, false]);
    proposals.getByText('Replaces what is filled in');
    proposals.getByText('Care: Cold →');
  });

  it('fills in what is confirmed, remembers it and takes it back', async () => {
    const { user, proposals, valueOf } = await propose();
    await user.click(proposals.getByRole('checkbox', { name: 'All (3)' }));
    await user.click(proposals.getByRole('checkbox', { name: /T7/ }));
    await user.click(proposals.getByRole('button', { name: 'Fill in 2' }));
    await screen.findByText('2 filled in');
    expect(['T5', 'T6', 'T7'].map(valueOf)).toEqual(['Casual', 'Casual', '']);
    const pair = { sheinAttributeId: '1', sheinValueId: null, temuValueId: null };
    expect(server.sentTo(classification.rememberPairs)).toMatchObject([
      {
        pairs: [
          { ...pair, temuAttributeId: '5' },
          { ...pair, temuAttributeId: '6' },
        ],
        temuProductTypeId: '202',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(['T5', 'T6', 'T7'].map(valueOf)).toEqual(['Knit', '', '']);
  });

  it('pairs by hand what no name shows, and remembers that, too', async () => {
    const { user, proposals } = await propose();
    await user.click(proposals.getByRole('checkbox', { name: /T6/ }));
    await user.click(proposals.getByRole('combobox', { name: 'Match for Care: Cold' }));
    await user.click(await screen.findByTitle('Wash: Woven'));
    await user.click(proposals.getByRole('button', { name: 'Fill in 1' }));
    await screen.findByText('1 filled in');
    expect(server.sentTo(classification.rememberPairs)).toMatchObject([
      { pairs: [{ sheinAttributeId: '9', sheinValueId: '91', temuAttributeId: '8', temuValueId: '82' }] },
    ]);
  });

  it('proposes nothing that stands there already', async () => {
    const knit = proposal('5', { rows: [{ attributeId: '5', text: 'Knit' }] });
    server.on(classification.proposePairs, () => ({ proposals: [knit], unmatched: [] }));
    const { proposals } = await propose();
    proposals.getByText('The matching attributes are already filled in');
    expect(proposals.queryByRole('checkbox')).toBeNull();
  });

  it('says that there is nothing to propose', async () => {
    server.on(classification.proposePairs, () => ({ proposals: [], unmatched: [] }));
    const { proposals } = await propose();
    proposals.getByText('No matching attribute was found');
    expect(proposals.getByRole('button', { name: 'Fill in 0' })).toHaveProperty('disabled', true);
  });
});
