import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import type { ProducedPiece } from '@pressroom/contract/production/pieces';
import { production } from '@pressroom/contract/production/production';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleCounts, sampleGroup, samplePickGoods, samplePiece, sampleSpoiling } from './production.sample.ts';
import { ProductionScreen } from './ProductionScreen.tsx';

const server = fakeServer();
const at = '/order/production';

const groups = [
  sampleGroup({ id: 'L'.repeat(22), day: '2026-11-20', late: true, productCode: 'TEE-WHT-L' }),
  sampleGroup(),
];

/** A board of two groups, and a piece that can be spoiled. */
function hold(given: Partial<ProducedPiece> = {}) {
  let piece = samplePiece(given);
  const asked = {
    picked: [] as unknown[],
    drawings: [] as unknown[],
    looked: [] as string[],
    spoilings: [] as unknown[],
  };
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(production.board, ({ day }) => {
    const rows = groups.filter((group) => !day || group.day === day);
    const days = groups.map(({ day: on, late }) => ({ day: on, late, ...sampleCounts }));
    return { rows, total: rows.length, days, counts: sampleCounts };
  });
  server.on(production.piece, ({ code }) => {
    asked.looked.push(code);
    if (code === 'NOPE') throw new Refusal(404, 'No piece has the code NOPE');
    return { ...piece, code };
  });
  server.on(production.spoil, ({ round, reason, reasonText }) => {
    const gmtCreate = '2026-11-24T01:00:00.000Z';
    const history = [{ id: '1', round, reason, reasonText, createUser: 'presser', gmtCreate }];
    piece = { ...piece, round: round + 1, state: 'toDo', history, canUndo: true };
    return piece;
  });
  server.on(production.unspoil, () => (piece = samplePiece(given)));
  server.on(production.made, ({ codes }) => {
    piece = { ...piece, state: 'made', madeBy: 'presser', madeAt: '2026-11-24T02:00:00.000Z', canUnmark: true };
    return { done: codes, refused: [] };
  });
  server.on(production.unmarkMade, ({ codes }) => {
    piece = samplePiece(given);
    return { done: codes, refused: [] };
  });
  server.on(production.spoilings, (input) => {
    asked.spoilings.push(input);
    const again = { id: '6', code: 'Q1A-1W', unit: 1, reason: 'other' as const, reasonText: 'dropped', remake: null };
    return { rows: [sampleSpoiling(), sampleSpoiling(again)], total: 2 };
  });
  server.on(production.drawings, (input) => {
    asked.drawings.push(input);
    return '/downloads/abc';
  });
  server.on(production.pickSheet, (input) => {
    asked.picked.push(input);
    const row = { productCode: 'TEE-WHT-L', styleName: 'Classic tee', colorName: 'White', sizeName: 'L' };
    const rows = [{ ...row, toMake: 6, realStock: 5, made: 1, short: 2 }];
    const goods = [
      samplePickGoods({ productCode: 'TEE-WHT-L', toMake: 4 }),
      samplePickGoods({
        productCode: 'TEE-WHT-L',
        prints: [{ position: 2, name: 'fox_back.png', picture: '/files/fox.png' }],
        toMake: 2,
        laidOut: 2,
        remakes: 0,
      }),
    ];
    return { rows, goods, days: ['2026-11-20', null], toMake: 6, short: 2 };
  });
  return asked;
}

async function scan(code: string) {
  const rendered = renderScreen(<ProductionScreen />, { at });
  await rendered.user.type(await screen.findByLabelText('Piece code'), `${code}{Enter}`);
  return rendered;
}

it('shows the piece of a scanned code, and marks it as made', async () => {
  hold();
  const { user } = await scan('q1a-2v');
  const card = within(await screen.findByRole('region', { name: 'Piece q1a-2v' }));
  card.getByText('Line 1 · Piece 2 of 3');
  card.getByText('Position 2: fox_back.png');
  card.getByText('2026-11-25 18:00');
  await user.click(card.getByRole('button', { name: 'Mark as made' }));
  await card.findByText('Marked as made by presser, 2026-11-24 10:00');
  expect(card.getByRole('button', { name: 'Mark as made' })).toHaveProperty('disabled', true);
  // that was a mistake
  await user.click(card.getByRole('button', { name: 'It is not made' }));
  await waitFor(() => expect(card.getByRole('button', { name: 'Mark as made' })).toHaveProperty('disabled', false));
  expect(card.queryByRole('button', { name: 'It is not made' })).toBeNull();
  expect(server.sentTo(production.unmarkMade)).toEqual([{ codes: ['q1a-2v'] }]);
});

it('leads from the number of spoiled pieces to their reasons, and from there to the piece', async () => {
  const asked = hold();
  const { user } = renderScreen(<ProductionScreen />, { at: `${at}?day=2026-11-25` });
  await user.click(await screen.findByRole('button', { name: 'Spoiled pieces of TEE-BLK-M: 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Spoiled pieces' }));
  within((await dialog.findByText(/dropped/)).closest('tr')!).getByText('Spoiled again');
  expect(asked.spoilings).toMatchObject([{ groups: ['A'.repeat(22)] }]);
  const row = within(dialog.getByText(/Stained/).closest('tr')!);
  row.getByText('To do');
  await user.click(row.getByRole('button', { name: 'Look up piece Q1A-2V' }));
  await screen.findByRole('region', { name: 'Piece Q1A-2V' });
  await user.click(screen.getByRole('button', { name: 'Spoiled: 2' }));
  await waitFor(() => expect(asked.spoilings.at(-1)).toMatchObject({ day: '2026-11-25' }));
});

it('says why a piece is spoiled, and takes that back', async () => {
  hold({ state: 'made' });
  const { user } = await scan('Q1A-2V');
  await user.click(await screen.findByRole('button', { name: 'Spoiled' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Other' }));
  await user.click(dialog.getByRole('button', { name: 'Make it again' }));
  await dialog.findByText('Please enter what happened');
  await user.type(dialog.getByLabelText('What happened'), 'dropped');
  await user.click(dialog.getByRole('button', { name: 'Make it again' }));
  const card = within(await screen.findByRole('region', { name: 'Piece Q1A-2V' }));
  await card.findByText('Remake R2');
  card.getByText('presser, 2026-11-24 09:00');
  await user.click(card.getByRole('button', { name: 'It is not spoiled' }));
  await waitFor(() => expect(card.queryByText('Remake R2')).toBeNull());
});

it('asks which piece the code of a line means', async () => {
  const asked = hold({ unit: null, state: null });
  const { user } = await scan('Q1A-0T');
  await screen.findByText('This is the code of a line of 3 pieces. Which one is it?');
  await user.click(screen.getByLabelText('Piece'));
  await user.click(await screen.findByTitle('3'));
  await waitFor(() => expect(asked.looked.at(-1)).toBe(pieceCode({ lineId: '42', unit: 3 })));
});

it('says what is wrong with a code', async () => {
  hold();
  await scan('NOPE');
  await screen.findByText('No piece has the code NOPE');
});

it('shows what is late, one day alone, and hands out the drawings of a group', async () => {
  const asked = hold();
  const { user } = renderScreen(<ProductionScreen />, { at });
  within((await screen.findByText('TEE-WHT-L')).closest('tr')!).getByText('Overdue');
  await user.click(screen.getByRole('tab', { name: /2026-11-25/ }));
  await waitFor(() => expect(screen.queryByText('TEE-WHT-L')).toBeNull());
  expect(screen.getByRole('link', { name: 'Orders with TEE-BLK-M' }).getAttribute('href')).toBe(
    '/order/index?productCode=TEE-BLK-M&sysStatus=1',
  );
  await user.click(screen.getByRole('button', { name: 'Download the drawings of TEE-BLK-M' }));
  await waitFor(() => expect(asked.drawings).toEqual([{ groups: ['A'.repeat(22)] }]));
});

it('opens the pick sheet of the shown day, and of chosen groups', async () => {
  const asked = hold();
  const { user } = renderScreen(<ProductionScreen />, { at: `${at}?day=2026-11-20` });
  await user.click(await screen.findByRole('button', { name: /Pick sheet$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const sheet = within(await dialog.findByRole('article', { name: 'Pick sheet' }));
  sheet.getByText('2026-11-20, No deadline');
  const goods = within(sheet.getByRole('table', { name: 'What to make of them' }));
  const [, first, second] = goods.getAllByRole('row');
  const cells = (of: HTMLElement | undefined) =>
    within(of!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(first)).toEqual(['Position 1: fox_front.png', '4', '', '1', '']);
  expect(cells(second)).toEqual(['Position 2: fox_back.png', '2', '2', '', '']);
  // a printer waits for no picture, so each is fetched before it comes into sight
  expect(within(second!).getByRole('img', { name: 'fox_back.png' }).getAttribute('loading')).toBe('eager');
  const blanks = within(sheet.getByRole('table', { name: 'Blanks to fetch' }));
  const row = within(blanks.getByRole('row', { name: /TEE-WHT-L/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Classic tee',
    'White',
    'L',
    '6',
    '5',
    '1',
    '2',
    '',
  ]);
  expect(asked.picked).toEqual([{ day: '2026-11-20' }]);
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
  const [, box] = screen.getAllByRole('checkbox');
  await user.click(box!);
  await user.click(screen.getByRole('button', { name: /Pick sheet$/ }));
  await waitFor(() => expect(asked.picked.at(-1)).toEqual({ groups: ['L'.repeat(22)] }));
});
