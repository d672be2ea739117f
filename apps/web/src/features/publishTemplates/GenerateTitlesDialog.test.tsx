import { titleKeywords } from '@pressroom/contract/publishTemplates/titleKeywords';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { GenerateTitlesDialog } from './GenerateTitlesDialog.tsx';

const server = fakeServer();
const [tee, mug] = [
  { id: '1', name: 'TEE-1' },
  { id: '2', name: 'MUG-2' },
];

beforeEach(() => {
  server.on(titleKeywords.list, () => ({ rows: [], total: 0 }));
  server.on(titleKeywords.titleModel, () => ({ model: null }));
});

async function open(products: { id: string; name: string }[], keywords: string[] = ['tee']) {
  const onUse = vi.fn<(titles: ReadonlyMap<string, string>) => void>();
  const { user } = renderScreen(
    <GenerateTitlesDialog
      products={products}
      keywords={keywords}
      limit={120}
      onUse={onUse}
      onClose={() => undefined}
    />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  const put = async (label: string, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    if (text) await user.type(dialog.getByLabelText(label), text);
  };
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { user, dialog, put, press, used: () => onUse.mock.calls.map(([titles]) => Object.fromEntries(titles)) };
}

it('makes several titles for one product to choose from, and others when asked again', async () => {
  server.on(titleKeywords.getTitle, ({ seed }) => [{ title: `Soft Tee ${seed}` }, { title: `Summer Tee ${seed}` }]);
  const { user, dialog, put, press, used } = await open([tee]);
  dialog.getByText('The chosen stores take up to 120');
  await put('Number of titles', '3');
  await press('Generate');
  await screen.findByText('Generate titles success');
  dialog.getByText(/Only 2 titles with different words can be made/);
  await press('Others');
  await user.click(await dialog.findByRole('radio', { name: /Summer Tee 1/ }));
  await press('Use this title');
  expect(used()).toEqual([{ 1: 'Summer Tee 1' }]);
  expect(server.sentTo(titleKeywords.getTitle)).toMatchObject([
    { keyword: 'tee', titleNum: '3', min: '50', max: '100', seed: '0', productId: '1' },
    { seed: '1' },
  ]);
});

it('gives each of several products its title, and says why one has none', async () => {
  server.on(titleKeywords.getTitles, () => [
    { productId: '1', title: 'Soft Tee', problem: null },
    { productId: '2', title: '', problem: 'The keywords alone are too long' },
  ]);
  const { dialog, press, used } = await open([tee, mug]);
  await press('Generate');
  const row = within((await dialog.findByText('MUG-2')).closest('tr')!);
  row.getByText('The keywords alone are too long');
  await press('Use 1 title');
  expect(used()).toEqual([{ 1: 'Soft Tee' }]);
  expect(server.sentTo(titleKeywords.getTitles)).toMatchObject([{ keyword: 'tee', productIds: ['1', '2'] }]);
});

it('says at its field what is wrong, here or on the server, in the words of the specification', async () => {
  server.on(titleKeywords.getTitle, () => {
    throw new Refusal(400, 'Not valid', { data: [{ path: 'min', msg: 'The library cannot fill a title' }] });
  });
  const { dialog, put, press } = await open([tee], []);
  await put('Characters, at least', '');
  await press('Generate');
  await dialog.findByText('Please enter keywords');
  await dialog.findByText('enter the number of characters, minimum 20');
  expect(server.sentTo(titleKeywords.getTitle)).toEqual([]);
  await put('Characters, at least', '100');
  await put('Title keywords', 'tee{Enter}');
  await press('Generate');
  await waitFor(() => expect(dialog.queryByText('Please enter keywords')).toBeNull());
  await dialog.findByText('enter the number of characters, minimum 20');
  await put('Characters, at most', '110');
  await press('Generate');
  await dialog.findByText('The library cannot fill a title');
});

it('offers a language model where one is set up, and says what it did not do', async () => {
  server.on(titleKeywords.titleModel, () => ({ model: 'small' }));
  server.on(titleKeywords.getTitle, () => {
    throw new Refusal(409, 'The language model did not answer', { failure: 'publishTemplates.modelSilent' });
  });
  const { user, dialog, press } = await open([tee]);
  await user.click(await dialog.findByRole('radio', { name: 'language model small' }));
  await press('Generate');
  await dialog.findByText('The language model did not answer');
  expect(server.sentTo(titleKeywords.getTitle)).toMatchObject([{ byModel: 'true' }]);
});
