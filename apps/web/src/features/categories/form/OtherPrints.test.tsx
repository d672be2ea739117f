import { categories, type OtherPrints } from '@pressroom/contract/categories/categories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleCategory } from '../categories.sample.ts';
import { PrintPositionsDialog } from './PrintPositionsDialog.tsx';

const server = fakeServer();
const { printLocations } = sampleCategory();
const two = sampleCategory({ numberOfPrints: 2, printLocations: [...printLocations, ...printLocations] });

beforeEach(() => {
  server.on(categories.detail, () => two);
  server.on(categories.update, () => sampleCategory());
});

async function chooseOne(others: OtherPrints) {
  server.on(categories.otherPrints, () => others);
  const { user } = renderScreen(<PrintPositionsDialog category={two} onClose={() => undefined} />);
  const form = within(await screen.findByRole('dialog'));
  fireEvent.click(form.getByRole('radio', { name: '1' }));
  return { user, form, save: () => user.click(form.getByRole('button', { name: 'Save' })) };
}

it('says what has another number of prints, and sends these numbers where they are confirmed', async () => {
  const others = { mappings: 12, orders: 3, models: 0 };
  const { user, form, save } = await chooseOne(others);
  await form.findByText(
    'From 2 to 1. These still have the old number of prints: SKU mappings: 12, unapproved orders: 3',
  );
  form.getByText(/no longer take print image 2/);
  const box = form.getByRole('checkbox', { name: 'Change anyway (SKU mappings: 12, unapproved orders: 3)' });
  expect(box).toHaveProperty('checked', false);
  await user.click(box);
  await save();
  await screen.findByText('Print positions saved');
  expect(server.sentTo(categories.otherPrints)[0]).toEqual({ id: '11', numberOfPrints: '1' });
  expect(server.sentTo(categories.update)).toMatchObject([{ numberOfPrints: 1, confirmPrints: others }]);
});

it('asks again where the numbers are others by now', async () => {
  const { user, form, save } = await chooseOne({ mappings: 12, orders: 3, models: 1 });
  await user.click(await form.findByRole('checkbox'));
  const now = { mappings: 12, orders: 4, models: 1 };
  server.on(categories.otherPrints, () => now);
  server.on(categories.update, ({ confirmPrints }) => {
    if (confirmPrints?.orders !== now.orders) throw new Refusal(409, 'Please confirm first', { data: now });
    return sampleCategory();
  });
  await save();
  await form.findByText('Please confirm first');
  const box = await form.findByRole('checkbox', { name: /unapproved orders: 4, store mockups: 1/ });
  expect(box).toHaveProperty('checked', false);
  await user.click(box);
  await save();
  await screen.findByText('Print positions saved');
});

it('asks nothing where nothing has another number of prints, or the number stays', async () => {
  const { form, save } = await chooseOne({ mappings: 0, orders: 0, models: 0 });
  await save();
  await screen.findByText('Print positions saved');
  expect(form.queryByRole('checkbox')).toBeNull();
  expect(server.sentTo(categories.update)[0]).not.toHaveProperty('confirmPrints');
});

it('asks as well where somebody else has changed the number meanwhile', async () => {
  server.on(categories.otherPrints, () => ({ mappings: 5, orders: 0, models: 0 }));
  renderScreen(<PrintPositionsDialog category={sampleCategory()} onClose={() => undefined} />);
  await screen.findByText(
    'From 2 to 1. These still have the old number of prints: SKU mappings: 5, unapproved orders: 0',
  );
});

it('forgets the confirmation with the choice that it was for', async () => {
  const { user, form, save } = await chooseOne({ mappings: 12, orders: 3, models: 0 });
  await user.click(await form.findByRole('checkbox'));
  fireEvent.click(form.getByRole('radio', { name: '2' }));
  await waitFor(() => expect(form.queryByRole('checkbox')).toBeNull());
  await save();
  await screen.findByText('Print positions saved');
  expect(server.sentTo(categories.update)[0]).not.toHaveProperty('confirmPrints');
});
