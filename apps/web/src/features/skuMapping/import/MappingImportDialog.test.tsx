import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { FakeUpload } from '../../../testing/fakeUpload.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleCheck } from '../../../testing/sheetChecks.ts';
import { MappingImportDialog } from './MappingImportDialog.tsx';

const server = fakeServer();
beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeUpload));

const change = { lineNum: 3, name: '901', before: 'TEE-BLK-M · fox.png', after: 'TEE-BLK-M · owl.png' };
const imported = {
  created: 4,
  changed: 1,
  unchanged: 2,
  refused: 1,
  contradicted: 2,
  releasedOrders: 3,
  changedOrders: 2,
};

async function open() {
  const onClose = vi.fn<() => void>();
  const { user, router } = renderScreen(<MappingImportDialog onClose={onClose} />, { at: '/products/skuMapping' });
  const dialog = within(await screen.findByRole('dialog'));
  const choose = () =>
    user.upload(dialog.getByLabelText('Drop an .xlsx sheet here, or click to choose'), new File(['x'], 'a.xlsx'));
  return { user, router, dialog, choose, onClose };
}

it('shows what would change and what is wrong, imports the rest, and hands the sheet back', async () => {
  const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => {} }));
  server.on(skuMapping.checkImport, () =>
    sampleCheck({
      created: 4,
      changed: 1,
      unchanged: 2,
      changes: { rows: [change], total: 1 },
      refused: { rows: [{ lineNum: 9, msg: '“Store” is empty' }], total: 1 },
    }),
  );
  server.on(skuMapping.batchImport, () => imported);
  server.on(skuMapping.correctedImport, () => null);
  const { user, router, dialog, choose, onClose } = await open();
  await choose();
  await dialog.findByText('1 line has a problem. You can import the rest now and correct it later');
  dialog.getByText('“Store” is empty');
  await user.click(dialog.getByRole('tab', { name: 'Changes 1' }));
  dialog.getByText('TEE-BLK-M · fox.png');
  dialog.getByText('TEE-BLK-M · owl.png');
  expect(server.sentTo(skuMapping.batchImport)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Import the other 5' }));
  await dialog.findByText('Mappings imported: 5');
  expect(server.sentTo(skuMapping.batchImport)).toEqual([{ replace: 'true', plan: 'p1', skipRefused: 'true' }]);
  expect(dialog.getByText('Waiting orders matched').nextSibling?.textContent).toBe('3');
  dialog.getByText('1 line with a problem was not imported');
  await user.click(dialog.getByRole('button', { name: 'Download the sheet with its problems' }));
  await waitFor(() => expect(links).toHaveBeenCalledOnce());
  await user.click(dialog.getByRole('link', { name: 'See the conflicting mappings' }));
  expect(router.state.location).toMatchObject({ pathname: '/products/skuMapping', search: '?view=contradicted' });
  expect(onClose).toHaveBeenCalledOnce();
});

it('checks again where something has changed since the check, and marks what', async () => {
  const checks = [
    sampleCheck({ changed: 1, changes: { rows: [change], total: 1 } }),
    sampleCheck({
      plan: 'p2',
      changed: 1,
      changes: { rows: [{ ...change, before: 'TEE-BLK-M · moon.png' }], total: 1 },
    }),
  ];
  server.on(skuMapping.checkImport, () => checks.shift()!);
  server.on(skuMapping.batchImport, ({ plan }) => {
    if (plan === 'p1') throw new Refusal(409, 'Changed', { failure: 'sheet.planChanged' });
    return imported;
  });
  const { user, dialog, choose } = await open();
  await choose();
  await user.click(await dialog.findByRole('button', { name: 'Import 1' }));
  await dialog.findByText(/The data changed after the check/);
  dialog.getByText('TEE-BLK-M · moon.png');
  dialog.getByText('Changed since the check');
  await user.click(dialog.getByRole('button', { name: 'Import 1' }));
  await dialog.findByText('Mappings imported: 5');
});

it('offers another file where the sheet cannot be read', async () => {
  server.on(skuMapping.checkImport, () => {
    throw new Refusal(400, 'The sheet holds no mappings');
  });
  const { user, dialog, choose } = await open();
  await choose();
  await dialog.findByText('The sheet holds no mappings');
  await user.click(dialog.getByRole('button', { name: 'Choose another file' }));
  dialog.getByLabelText('Drop an .xlsx sheet here, or click to choose');
});
