import { type LabelInvoice, labelInvoices } from '@pressroom/contract/lastMile/invoices';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleInvoice, sampleInvoiceLine } from './labelCosts.sample.ts';
import { LabelCostsScreen } from './LabelCostsScreen.tsx';

const server = fakeServer();
const at = '/order/labelCosts?view=invoices';
const lines = [
  sampleInvoiceLine({ id: '1', verdict: 'neverBought', thirdOrderNumber: null, ours: null, difference: null }),
  sampleInvoiceLine(),
];

function hold(given: readonly LabelInvoice[]) {
  let invoices = given;
  server.on(labelInvoices.page, () => ({ rows: [...invoices], total: invoices.length }));
  server.on(labelInvoices.lines, ({ verdict }) => {
    const rows = lines.filter((line) => !verdict || line.verdict === verdict);
    return { rows, total: rows.length };
  });
  server.on(labelInvoices.accept, () => {
    const accepted = sampleInvoice({ acceptedAt: '2026-11-23T10:00:00.000Z', acceptedBy: 'admin' });
    invoices = [accepted];
    return accepted;
  });
}

it('shows the lines of an invoice by what came of the comparison, and accepts it', async () => {
  hold([sampleInvoice()]);
  const { user } = renderScreen(<LabelCostsScreen />, { at });
  const row = within((await screen.findByText('november.xlsx')).closest('tr')!);
  row.getByText(/Never bought here/);
  row.getByText('To be accepted');
  await user.click(row.getByRole('button', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog'));
  within((await dialog.findByText('WEB-10021')).closest('tr')!).getByText('0.35');
  await user.click(dialog.getByRole('tab', { name: /Never bought here/ }));
  await waitFor(() => expect(dialog.queryByText('WEB-10021')).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'Accept invoice' }));
  const [title] = await screen.findAllByText('Accept invoice “november.xlsx”?');
  const question = within(title!.closest<HTMLElement>('[role=dialog]')!);
  await user.click(question.getByRole('button', { name: 'Accept invoice' }));
  await screen.findByText('Accepted by admin, 2026-11-23 18:00');
});

it('says that an invoice is known, and which lines of another cannot be read', async () => {
  hold([]);
  let isBad = true;
  server.on(labelInvoices.import, () => {
    if (isBad)
      throw new Refusal(422, 'One line of the invoice cannot be read', { data: [{ lineNum: 7, msg: 'No number' }] });
    return { invoice: sampleInvoice(), isKnown: true };
  });
  const { user } = renderScreen(<LabelCostsScreen />, { at });
  await screen.findByText('No invoices yet');
  await user.click(screen.getAllByRole('button', { name: /Upload invoice$/ })[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  const file = new File(['x'], 'november.xlsx');
  await user.upload(await dialog.findByLabelText('Choose the invoice or drop it here (.xlsx)'), file);
  await dialog.findByText('No number');
  isBad = false;
  await user.upload(dialog.getByLabelText('Choose the invoice or drop it here (.xlsx)'), file);
  await screen.findByText('This invoice has been uploaded before. Nothing was changed');
  await screen.findByText('november.xlsx · YWJ');
});
