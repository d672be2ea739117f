import { categories } from '@pressroom/contract/categories/categories';
import { categoryModels } from '@pressroom/contract/categories/models';
import { library } from '@pressroom/contract/library/library';
import { stores } from '@pressroom/contract/stores/stores';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleCategory, sampleFile, sampleModel } from '../categories.sample.ts';
import { RelatedModelsDialog } from './RelatedModelsDialog.tsx';

const server = fakeServer();
const model = sampleModel();

beforeEach(() => {
  server.on(categoryModels.list, () => ({ rows: [model], total: 1 }));
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(library.fileDetails, ({ id }) => sampleFile({ id, width: 220, height: 180 }));
});

const show = (roles?: string[]) =>
  renderScreen(<RelatedModelsDialog category={sampleCategory()} onClose={() => undefined} />, { roles });
const form = async (title: string) =>
  within((await screen.findAllByText(title))[0]!.closest<HTMLElement>('[role=dialog]')!);

it('lists the stores that show another picture, and lets one go', async () => {
  server.on(categoryModels.delete, () => null);
  const { user } = show();
  await screen.findByText('Austin Tees');
  screen.getByText('Default');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await form('Delete this store mockup of “Austin Tees”?');
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Store mockup deleted');
  expect(server.sentTo(categoryModels.delete)).toEqual([{ ids: ['31'] }]);
});

it('says what becomes of the prints where a model has more or fewer positions than its category', async () => {
  const more = sampleModel({ id: '32', shopName: 'Linden Tees', printNum: 2 });
  server.on(categoryModels.list, () => ({ rows: [model, more], total: 2 }));
  show();
  const row = within((await screen.findByText('Linden Tees')).closest('li')!);
  row.getByText('The product has one print: position 2 stays empty');
  expect(screen.queryByText('Shows print 1 only; both are made')).toBeNull();
});

it('saves positions as the model’s own fields; a second print starts at 80 x 80, one print forgets it', async () => {
  server.on(categoryModels.save, () => model);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const editor = await form('Edit store mockup');
  await editor.findByRole('button', { name: 'Print position 1: X 10, Y 20, 60 by 50 pixels' });
  expect(editor.getByRole('checkbox', { name: 'Default' })).toHaveProperty('disabled', true);
  fireEvent.click(editor.getByRole('radio', { name: '2' }));
  await editor.findByText('The product has one print: position 2 stays empty');
  await editor.findByRole('button', { name: 'Print position 2: X 0, Y 0, 80 by 80 pixels' });
  editor.getByRole('button', { name: /Print position 1/ }).focus();
  await user.keyboard('{ArrowRight}');
  await editor.findByRole('button', { name: 'Print position 1: X 11, Y 20, 60 by 50 pixels' });
  await user.click(editor.getByRole('button', { name: 'Save' }));
  await screen.findByText('Store mockup saved');
  expect(server.sentTo(categoryModels.save)).toEqual([
    {
      id: '31',
      gmtModified: model.gmtModified,
      productCodeCategoryId: '11',
      shopId: '7',
      bottomImageId: '6',
      isDefault: 1,
      printNum: 2,
      x1: 11,
      y1: 20,
      width1: 60,
      height1: 50,
      x2: 0,
      y2: 0,
      width2: 80,
      height2: 80,
    },
  ]);
});

it('offers no change to who may only look', async () => {
  server.on(categories.page, () => ({ rows: [], total: 0 }));
  show(['/order/index']);
  await screen.findByText('Austin Tees');
  expect(screen.queryByRole('button', { name: /Add|Edit|Delete/ })).toBeNull();
});
