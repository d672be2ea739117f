import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { FakeUpload } from '../../../testing/fakeUpload.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { MappingImportDialog } from './MappingImportDialog.tsx';

const server = fakeServer();

it('says what became of the sheet, and replaces mappings only when told to', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  server.on(skuMapping.batchImport, ({ replace }) => ({
    created: 4,
    changed: replace ? 1 : 0,
    unchanged: 2,
    contradicted: 2,
    releasedOrders: 3,
    changedOrders: 2,
  }));
  const onClose = vi.fn<() => void>();
  const { user, router } = renderScreen(<MappingImportDialog onClose={onClose} />, { at: '/products/skuMapping' });
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('checkbox', { name: 'Replace mappings that exist' }));
  await user.upload(dialog.getByLabelText('Drop an .xlsx sheet here, or click to choose'), new File(['x'], 'a.xlsx'));
  await dialog.findByText('Mappings imported: 5');
  expect(dialog.getByText('Replaced').nextSibling?.textContent).toBe('1');
  expect(dialog.getByText('Waiting orders matched').nextSibling?.textContent).toBe('3');
  expect(dialog.getByText('Orders brought up to date').nextSibling?.textContent).toBe('2');
  expect(dialog.getByText('Contradicted by their listings').nextSibling?.textContent).toBe('2');
  await user.click(dialog.getByRole('link', { name: 'See the contradicted mappings' }));
  expect(router.state.location).toMatchObject({ pathname: '/products/skuMapping', search: '?view=contradicted' });
  expect(onClose).toHaveBeenCalledOnce();
});
