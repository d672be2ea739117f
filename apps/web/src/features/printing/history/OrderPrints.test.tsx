import { printing } from '@pressroom/contract/printing/printing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { samplePrint } from '../printing.sample.ts';
import { OrderPrints } from './OrderPrints.tsx';

const server = fakeServer();

it('says who printed an order’s label where and why once more, and how it ended', async () => {
  server.on(printing.printHistory, () => ({
    rows: [
      samplePrint({ id: '2', createUser: 'bea', bench: 'North', reason: 'jam', parcelNo: 2 }),
      samplePrint({ id: '1', outcome: 2, printerType: 2 }),
    ],
    total: 2,
  }));
  renderScreen(<OrderPrints orderId="7" />);
  const prints = within(await screen.findByRole('region', { name: 'Prints of the label' }));
  const [second, first] = prints.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(second).toMatch(/Parcel 2 · bea · North · Label printer.*Printed again: Paper jam.*Printed/);
  expect(first).toMatch(/^[^P]*ada · Industrial line.*Failed/);
  expect(second).not.toContain('PR-10001');
  expect(server.sentTo(printing.printHistory)).toMatchObject([{ objMaster: '7' }]);
});

it('says nothing of an order that was never printed', async () => {
  server.on(printing.printHistory, () => ({ rows: [], total: 0 }));
  renderScreen(<OrderPrints orderId="7" />);
  await waitFor(() => expect(server.sentTo(printing.printHistory)).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
