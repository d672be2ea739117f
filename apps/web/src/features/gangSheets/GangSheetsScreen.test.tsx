import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { samplePlaced, sampleSheet } from './gangSheets.sample.ts';
import { GangSheetsScreen } from './GangSheetsScreen.tsx';
import { MakeDialog } from './make/MakeDialog.tsx';

const server = fakeServer();
const at = '/order/gangSheets';
const code = pieceCode({ lineId: '42', unit: 1 });

const unwanted = 'This order has to be decided first: The marketplace has cancelled this order';
const sheets = [
  sampleSheet({ id: '13', sheetNo: 'G13', files: 'waiting', fileCount: 0, fileSize: '0' }),
  sampleSheet({ unwanted: 1 }),
  sampleSheet({ id: '11', sheetNo: 'G11', files: 'failed', problem: 'The file of a print of WEB-1 is missing' }),
  sampleSheet({
    id: '10',
    sheetNo: 'G10',
    state: 'discarded',
    files: 'gone',
    changeUser: 'li',
    discardReason: 'streaks',
  }),
];

function hold() {
  const asked = { plans: [] as unknown[], made: [] as unknown[], discarded: [] as unknown[] };
  server.on(gangSheets.sheets, () => ({ rows: sheets, total: sheets.length }));
  server.on(gangSheets.sheet, ({ id }) => ({
    ...sheets.find((sheet) => sheet.id === id)!,
    placed: [samplePlaced(), samplePlaced({ no: 2, x: 290, code: 'Q1B-1T', thirdOrderNumber: 'WEB-2', unwanted })],
  }));
  server.on(gangSheets.planSheets, (input) => {
    asked.plans.push(input);
    const { widthMm, lengthMm, fill, pieces, orders } = sampleSheet();
    const leftOut = [{ id: '9', label: 'WEB-9', reason: 'production.sheets.allDone', msg: 'All its pieces are made' }];
    return {
      sheets: [{ widthMm, lengthMm, fill, pieces, orders }],
      pieces,
      chosen: 37,
      orders,
      splitOrders: 0,
      leftOut,
    };
  });
  server.on(gangSheets.makeSheets, (input) => {
    asked.made.push(input);
    return { ids: ['14'], pieces: 41, chosen: 37, orders: 36, taskId: '5', leftOut: [] };
  });
  server.on(gangSheets.sheetsPrinted, ({ ids }) => ({
    done: ids.filter((id) => id === '12'),
    refused: ids
      .filter((id) => id !== '12')
      .map((id) => ({ id, label: `G${id}`, reason: 'production.sheets.notReady', msg: 'The files are not made yet' })),
  }));
  server.on(gangSheets.undoPrinted, ({ ids }) => ({ done: ids, refused: [] }));
  server.on(gangSheets.discardSheets, (input) => {
    asked.discarded.push(input);
    return { done: input.ids, refused: [] };
  });
  return asked;
}

beforeEach(() => localStorage.clear());

it('lists the sheets with what is wrong with them, and offers what each allows', async () => {
  hold();
  renderScreen(<GangSheetsScreen />, { at });
  const row = async (sheet: string) =>
    within((await screen.findByRole('button', { name: `Open ${sheet}` })).closest('tr')!);
  const ready = await row('G12');
  ready.getByText('Do not press 1');
  ready.getByText('PNG · 200 DPI · 52 MB');
  ready.getByRole('button', { name: 'Download G12' });
  const waiting = await row('G13');
  waiting.getByText('Its files are being made');
  expect(waiting.queryByRole('button', { name: 'Mark as printed' })).toBeNull();
  const failed = await row('G11');
  failed.getByText('The file of a print of WEB-1 is missing');
  failed.getByRole('button', { name: 'Make its files again' });
  const discarded = await row('G10');
  discarded.getByText('streaks');
  expect(discarded.queryByRole('button', { name: 'Discard' })).toBeNull();
});

it('shows how the typed pieces would lie before it makes the sheets, and remembers the settings', async () => {
  const asked = hold();
  const { user } = renderScreen(<GangSheetsScreen />, { at });
  await user.click(await screen.findByRole('button', { name: 'New gang sheets' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New gang sheets' }));
  const make = dialog.getByRole<HTMLButtonElement>('button', { name: 'Make sheets' });
  expect(make.disabled).toBe(true);
  await user.click(dialog.getByRole('radio', { name: '300 DPI' }));
  await user.type(dialog.getByLabelText('Piece codes or order numbers'), `${code}, WEB-9`);
  await dialog.findByText('41 prints, sheets: 1, 4.82 m in all, 88% filled');
  dialog.getByText('All its pieces are made');
  // what was typed first may have been planned already
  const wanted = { codes: [code], numbers: ['WEB-9'], settings: { dpi: 300, widthMm: 600 } };
  await waitFor(() => expect(asked.plans.at(-1)).toMatchObject(wanted));
  await waitFor(() => expect(make.disabled).toBe(false));
  await user.click(make);
  await screen.findByText('41 prints are laid, of orders: 36. Their files are being made');
  expect(asked.made).toEqual([asked.plans.at(-1)]);
  await user.click(await screen.findByRole('button', { name: 'New gang sheets' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: '300 DPI' }).checked).toBe(true));
});

it('lays all orders that match by the number of the plan', async () => {
  const asked = hold();
  const orders = { match: { remark: '1' }, except: ['7'] };
  const { user } = renderScreen(<MakeDialog of={{ orders }} onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'New gang sheets' }));
  await dialog.findByText('23 of 37 orders have something to lay');
  await user.click(dialog.getByRole('button', { name: 'Make sheets' }));
  await screen.findByText('41 prints are laid, of orders: 36. Their files are being made');
  expect(asked.plans).toMatchObject([{ orders: { except: ['7'] } }]);
  expect(asked.made).toMatchObject([{ orders: { match: { remark: 1 }, except: ['7'], count: 37 } }]);
});

it('shows what lies where on a sheet, what must not be pressed first', async () => {
  hold();
  const { user } = renderScreen(<GangSheetsScreen />, { at });
  await user.click(await screen.findByRole('button', { name: 'Open G12' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'G12' }));
  await dialog.findByRole('img', { name: 'What lies where on G12' });
  const [, first, second] = dialog.getAllByRole('row');
  within(first!).getByText(`Do not press: ${unwanted}`);
  expect(within(first!).getByRole('link', { name: 'WEB-2' }).getAttribute('href')).toBe(
    '/order/index?thirdOrderNumbers=WEB-2',
  );
  await user.click(within(second!).getByRole('button', { name: 'Q1A-1W' }));
  expect(second!.getAttribute('aria-selected')).toBe('true');
});

it('marks several as printed, names those that are not ready, and discards with a reason', async () => {
  const asked = hold();
  const { user } = renderScreen(<GangSheetsScreen />, { at });
  await screen.findByRole('button', { name: 'Open G12' });
  for (const sheet of ['G13', 'G12'])
    await user.click(
      within(screen.getByRole('button', { name: `Open ${sheet}` }).closest('tr')!).getByRole('checkbox'),
    );
  const [tool] = screen.getAllByRole('button', { name: 'Mark as printed' });
  await user.click(tool!);
  await screen.findByText('One sheet is printed');
  await screen.findByText('G13: The files are not made yet');
  await user.click(screen.getAllByRole('button', { name: 'Discard' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard 2 sheets' }));
  await user.type(dialog.getByLabelText('Reason'), 'streaks');
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await screen.findByText('2 sheets are discarded');
  expect(asked.discarded).toEqual([{ ids: ['13', '12'], reason: 'streaks' }]);
});

it('takes back that a sheet was printed where that can still be done', async () => {
  hold();
  const printed = { state: 'printed', changeUser: 'li', changedAt: '2026-11-24T03:00:00.000Z' } as const;
  const rows = [sampleSheet({ ...printed, canUndo: true }), sampleSheet({ ...printed, id: '9', sheetNo: 'G9' })];
  server.on(gangSheets.sheets, () => ({ rows, total: rows.length }));
  const { user } = renderScreen(<GangSheetsScreen />, { at });
  await screen.findByRole('button', { name: 'Open G9' });
  await user.click(screen.getByRole('button', { name: 'It is not printed' }));
  await screen.findByText('G12 is to be printed');
  expect(server.sentTo(gangSheets.undoPrinted)).toEqual([{ ids: ['12'] }]);
});
