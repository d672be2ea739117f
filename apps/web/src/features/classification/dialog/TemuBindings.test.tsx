import { classification } from '@pressroom/contract/classification/classification';
import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleAge, sampleDetail, sheinStore, temuStore } from '../classification.sample.ts';
import { ClassificationDialog } from './ClassificationDialog.tsx';

const server = fakeServer();
const bound = sampleDetail({
  bindTemuModelId: '77',
  bindTemuModelName: 'Mia',
  sheinProperty: '[]',
  temuProperty: '[]',
});

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [sheinStore, temuStore], total: 2 }));
  server.on(classification.detail, () => bound);
  server.on(classification.update, () => bound);
  server.on(platformCategories.attributes, () => ({ fields: [], customAttributeIds: [], age: sampleAge }));
  server.on(platformCategories.getCategoryCanAddModelInfo, () => ({ enabled: true, enabledModelType: 2 }));
  server.on(platformCategories.findByPageTemuModels, () => ({
    rows: [
      { id: '77', modelName: 'Mia' },
      { id: '78', modelName: 'Noah' },
    ],
    total: 2,
  }));
  const charts = [
    { id: '8', name: 'Unisex tees' },
    { id: '9', name: 'Kids tees' },
  ];
  server.on(platformCategories.sizeCharts, () => ({ isRequired: true, rows: charts, age: sampleAge }));
});

async function open() {
  const { user } = renderScreen(<ClassificationDialog id="31" onClose={vi.fn<() => void>()} />);
  const dialog = within((await screen.findByLabelText('Template name')).closest<HTMLElement>('[role=dialog]')!);
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
  return { user, dialog, save };
}

describe('what a TEMU category is bound to', () => {
  it('offers the models of the kind that the category shows, and keeps the name of the chosen one', async () => {
    const { user, dialog, save } = await open();
    await dialog.findByTitle('Mia');
    await user.click(dialog.getByRole('combobox', { name: 'TEMU model' }));
    await user.click(await screen.findByTitle('Noah'));
    await save();
    await screen.findByText('Saved');
    expect(server.sentTo(platformCategories.findByPageTemuModels)).toEqual([
      { storeId: '2', modelType: '2', pageNum: '1', pageSize: '10000' },
    ]);
    expect(server.sentTo(classification.update)).toMatchObject([{ bindTemuModelId: '78', bindTemuModelName: 'Noah' }]);
  });

  it('clears a model that the store has no more, says so and asks for another one', async () => {
    server.on(platformCategories.findByPageTemuModels, () => ({ rows: [{ id: '78', modelName: 'Noah' }], total: 1 }));
    const { dialog, save } = await open();
    await dialog.findByText(/The bound model “Mia” is not in the list any more/);
    await save();
    await dialog.findByText('Required');
    expect(server.sentTo(classification.update)).toEqual([]);
  });

  it('clears the model where the category takes none', async () => {
    server.on(platformCategories.getCategoryCanAddModelInfo, () => ({ enabled: false, enabledModelType: null }));
    const { dialog, save } = await open();
    await dialog.findByText(/This category takes no model/);
    expect(dialog.queryByRole('combobox', { name: 'TEMU model' })).toBeNull();
    await save();
    await screen.findByText('Saved');
    const [sent] = server.sentTo(classification.update);
    expect(sent).not.toHaveProperty('bindTemuModelId');
    expect(server.sentTo(platformCategories.findByPageTemuModels)).toEqual([]);
  });

  it('disables models and keeps the bound one where nobody can say whether the category takes them', async () => {
    server.on(platformCategories.getCategoryCanAddModelInfo, () => {
      throw new Refusal(409, 'unreachable');
    });
    const { dialog, save } = await open();
    await dialog.findByText('Could not find out whether this category takes models');
    expect(dialog.getByRole('combobox', { name: 'TEMU model' })).toHaveProperty('disabled', true);
    await save();
    await screen.findByText('Saved');
    expect(server.sentTo(classification.update)).toMatchObject([{ bindTemuModelId: '77' }]);
  });

  it('says that the models could not be listed', async () => {
    server.on(platformCategories.findByPageTemuModels, () => {
      throw new Refusal(409, 'unreachable');
    });
    const { dialog } = await open();
    await dialog.findByText('The list of models could not be loaded');
  });

  it('takes a size chart that is typed, and offers those of the store', async () => {
    const { user, dialog, save } = await open();
    await dialog.findByText('This category requires a size chart');
    const chart = dialog.getByRole('combobox', { name: 'Bound TEMU size chart template name' });
    await user.clear(chart);
    await user.type(chart, 'kids');
    await screen.findByTitle('Kids tees');
    expect(screen.queryByTitle('Unisex tees')).toBeNull();
    await user.clear(chart);
    await user.type(chart, 'My own');
    await save();
    await screen.findByText('Saved');
    expect(server.sentTo(classification.update)).toMatchObject([{ bindTemuSizeChartsTemplateName: 'My own' }]);
  });
});
