import { forbiddenWords } from '@pressroom/contract/publishing/forbidden';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { ForbiddenWordsButton } from './ForbiddenWordsButton.tsx';

const server = fakeServer();
const wordOf = (word: string, at: number) => ({ id: String(at + 1), word, gmtCreate: '2026-11-02T08:00:00.000Z' });

it('keeps the list: words are added with commas or lines between, and those that are chosen are deleted', async () => {
  let words = ['Disney', 'Nike'];
  server.on(forbiddenWords.list, ({ word = '' }) => {
    const rows = words.filter((one) => one.toLowerCase().includes(word)).map(wordOf);
    return { rows, total: rows.length };
  });
  server.on(forbiddenWords.add, (given) => {
    words = [...words, 'LEGO'];
    return { added: [wordOf('LEGO', 2)], known: given.words.filter((word) => word === 'Nike') };
  });
  server.on(forbiddenWords.del, ({ ids }) => {
    words = words.filter((_word, at) => !ids.includes(String(at + 1)));
    return { deleted: 1 };
  });
  const { user } = renderScreen(<ForbiddenWordsButton />, { at: '/products/publish' });
  await user.click(await screen.findByRole('button', { name: 'Forbidden words' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Disney');

  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByRole('alert').textContent).toBe('Please enter the words');
  expect(server.sentTo(forbiddenWords.add)).toEqual([]);
  await user.type(dialog.getByLabelText('New words'), 'LEGO， Nike');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await screen.findByText('1 added, 1 were in the list already');
  expect(server.sentTo(forbiddenWords.add)).toEqual([{ words: ['LEGO', 'Nike'] }]);
  await dialog.findByText('LEGO');

  const remove = dialog.getByRole('button', { name: /Delete selected/ });
  expect(remove).toHaveProperty('disabled', true);
  await user.click(within(dialog.getByText('Disney').closest('tr')!).getByRole('checkbox'));
  await user.click(remove);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(dialog.queryByText('Disney')).toBeNull());
  expect(server.sentTo(forbiddenWords.del)).toEqual([{ ids: ['1'] }]);
});
