import { productSheets } from '@pressroom/contract/products/sheets';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleCheck } from '../../testing/sheetChecks.ts';
import { ExportProducts } from './ExportProducts.tsx';
import { ImportProducts } from './ImportProducts.tsx';

const server = fakeServer();
const sheet = new File(['x'], 'products.xlsx');
const counts = { created: 2, changed: 1, unchanged: 0 };
const outcome = { ...counts, rows: 3, refused: 0, pictures: 2 };
const checked = { ...sampleCheck(counts), rows: 3, pictures: 2 };

async function openDialog() {
  const onClose = vi.fn<() => void>();
  const { user } = renderScreen(<ImportProducts importCode={4} onClose={onClose} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Import single products' }));
  const choose = () => user.upload(dialog.getByLabelText('Drop an .xlsx sheet here, or click to choose'), sheet);
  return { user, dialog, onClose, choose };
}

it('shows what a sheet would do and writes only once that is agreed to', async () => {
  server.on(productSheets.check, () => checked);
  server.on(productSheets.import, () => outcome);
  const { user, dialog, onClose, choose } = await openDialog();
  dialog.getByText(/Up to 200 orders or SKUs at a time/);
  await choose();
  await dialog.findByText('Checked. No problems found');
  expect(dialog.getByText('New').nextSibling?.textContent).toBe('2');
  expect(server.sentTo(productSheets.import)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Import 3 products' }));
  await dialog.findByText('Product import successful!');
  expect(server.sentTo(productSheets.import)).toEqual([{ importCode: '4', plan: 'p1', skipRefused: 'false' }]);
  await user.click(dialog.getByText('Close'));
  expect(onClose).toHaveBeenCalledOnce();
});

it('has nothing to import where the products say the same, and follows a large sheet in the background', async () => {
  server.on(productSheets.check, () => ({ ...checked, created: 0, changed: 0, unchanged: 3 }));
  const { user, dialog, choose } = await openDialog();
  await choose();
  await dialog.findByText(/There is nothing to import/);
  expect(dialog.queryByRole('button', { name: /^Import/ })).toBeNull();
  server.on(productSheets.check, () => checked);
  // none of the sample's own tasks, which have ended
  server.on(productSheets.import, () => ({ ...outcome, taskId: '70007' }));
  await user.click(dialog.getByRole('button', { name: 'Choose another file' }));
  await choose();
  await user.click(await dialog.findByRole('button', { name: 'Import 3 products' }));
  await dialog.findByText(/Being imported in the background/);
});

it('lists the bad lines and hands the sheet back with them', async () => {
  const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => {} }));
  const rows = [{ lineNum: 4, msg: '“SKU” is empty' }];
  server.on(productSheets.check, () => ({ ...checked, created: 0, changed: 0, refused: { rows, total: 1 } }));
  server.on(productSheets.corrected, () => null);
  const { user, dialog, choose } = await openDialog();
  await choose();
  await dialog.findByText('“SKU” is empty');
  dialog.getByRole('cell', { name: '4' });
  expect(dialog.queryByRole('button', { name: /^Import/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Download the sheet with its problems' }));
  await waitFor(() => expect(links).toHaveBeenCalledOnce());
  expect(links.mock.contexts[0]).toMatchObject({ href: 'blob:made', download: 'products.xlsx' });
});

it('exports what is selected, or all that the search finds', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  server.on(productSheets.export, () => null);
  const { user } = renderScreen(
    <>
      <ExportProducts importCode={4} ids={['3', '4']} search={{}} />
      <ExportProducts importCode={5} ids={[]} search={{ productType: 3, fuzzy: 'tee' }} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: /Export the 2 selected/ }));
  await user.click(screen.getByRole('button', { name: /Export$/ }));
  await waitFor(() =>
    expect(server.sentTo(productSheets.export)).toEqual([
      { importCode: 4, search: {}, ids: ['3', '4'] },
      { importCode: 5, search: { productType: 3, fuzzy: 'tee' } },
    ]),
  );
});
