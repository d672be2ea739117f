import { batchAddress } from '@pressroom/contract/lastMile/batchAddress';
import { lastMileParcels, type RowShipment } from '@pressroom/contract/lastMile/parcels';
import { type LastMileRow, lastMileRows } from '@pressroom/contract/lastMile/rows';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dialogCalled } from '../../testing/finding.ts';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { BatchScreen } from './BatchScreen.tsx';
import { samplePage, sampleQuote, sampleRow, sampleShipment } from './lastMile.sample.ts';

const server = fakeServer();

/** `loaded` is shown once the dialog has what it asked for. */
async function openOf(row: LastMileRow, name: 'Parcels' | 'Prices', loaded: string | RegExp) {
  server.on(lastMileRows.queryBulkPrintRecordDetails, () => samplePage([row]));
  const at = batchAddress({ batchNumber: 'LM20261120-1', labelType: 2 });
  const { user } = renderScreen(<BatchScreen />, { at });
  const line = within((await screen.findByText('PR-10001')).closest('tr')!);
  await user.click(line.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByText(loaded, {}, { timeout: 10_000 });
  return { user, dialog: await dialogCalled(`${name}: PR-10001`) };
}

async function openParcels(shipment: RowShipment = sampleShipment(), row = sampleRow({ orderStatus: 0 })) {
  server.on(lastMileParcels.shipment, () => shipment);
  server.on(lastMileParcels.saveShipment, () => shipment);
  return openOf(row, 'Parcels', 'Destination');
}

describe('the parcels of a row', () => {
  it('says where they go, by which rule, and what stands in the way', async () => {
    const faults = ['The phone number is missing', '“7330” is not a postal code of US'];
    const { dialog } = await openParcels(sampleShipment({ faults }));
    await dialog.findByText('US · TX');
    dialog.getByText('Size and weight are calculated from the products');
    for (const fault of faults) dialog.getByText(fault);
    expect(dialog.getByLabelText('Length')).toHaveProperty('value', '30');
    expect(dialog.getByLabelText('Line 1 TEE-BLK-M')).toHaveProperty('value', '2');
  });

  it('splits the pieces over two parcels, and tells which lie in none', async () => {
    const { user, dialog } = await openParcels();
    const inFirst = await dialog.findByLabelText('Line 1 TEE-BLK-M');
    await user.clear(inFirst);
    await user.type(inFirst, '1');
    await dialog.findByText('Line 1 TEE-BLK-M: 1 not in any parcel');
    await user.click(dialog.getByRole('button', { name: /Add a parcel/ }));
    const second = within(await dialog.findByRole('region', { name: 'Parcel 2' }));
    expect(second.getByLabelText('Line 1 TEE-BLK-M')).toHaveProperty('value', '1');
    expect(dialog.queryByText(/not in any parcel/)).toBeNull();

    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await second.findAllByText('Please enter');
    expect(server.sentTo(lastMileParcels.saveShipment)).toEqual([]);
    for (const [label, value] of Object.entries({ Length: '20', Width: '15.5', Height: '4', Weight: '220' }))
      await user.type(second.getByLabelText(label), value);
    await user.type(dialog.getByLabelText('Other orders in the same parcel'), 'PR-10002{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Parcels saved');
    const contents = [{ lineId: '71', num: 1 }];
    expect(server.sentTo(lastMileParcels.saveShipment)).toEqual([
      {
        id: '601',
        parcels: [
          { lengthCm: 30, widthCm: 25, heightCm: 6, weightGrams: 440, contents },
          { lengthCm: 20, widthCm: 15.5, heightCm: 4, weightGrams: 220, contents },
        ],
        members: ['PR-10002'],
        gmtModified: sampleShipment().gmtModified,
      },
    ]);
  });

  it('removes a parcel', async () => {
    const [parcel] = sampleShipment().parcels;
    const half = { ...parcel!, contents: [{ lineId: '71', num: 1 }] };
    const { user, dialog } = await openParcels(sampleShipment({ parcels: [half, half], entered: true }));
    await user.click(await dialog.findByRole('button', { name: 'Remove parcel 2' }));
    await dialog.findByText('Line 1 TEE-BLK-M: 1 not in any parcel');
    expect(dialog.queryByRole('button', { name: 'Remove parcel 1' })).toBeNull();
  });

  it('goes back to the rule where a person has entered them', async () => {
    const { user, dialog } = await openParcels(
      sampleShipment({
        entered: true,
        members: [{ id: '9002', thirdOrderNumber: 'PR-10002', shopName: 'Harbor Print' }],
      }),
    );
    await user.click(await dialog.findByRole('button', { name: 'Calculate automatically' }));
    await screen.findByText('Parcels saved');
    expect(server.sentTo(lastMileParcels.saveShipment)).toMatchObject([
      { id: '601', parcels: [], members: ['PR-10002'] },
    ]);
  });

  it('keeps what was typed where the server refuses it', async () => {
    const { user, dialog } = await openParcels();
    server.on(lastMileParcels.saveShipment, () => {
      throw new Refusal(409, 'Order PR-5 cannot share the parcel', { failure: 'lastMile.refused' });
    });
    await user.type(await dialog.findByLabelText('Other orders in the same parcel'), 'PR-5{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Order PR-5 cannot share the parcel');
    dialog.getByText('PR-5');
  });

  it('only shows them once the label is placed', async () => {
    const { dialog } = await openParcels(sampleShipment(), sampleRow({ orderStatus: 7 }));
    await dialog.findByText('30 × 25 × 6 cm, 440 g · Line 1 TEE-BLK-M × 2');
    expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(dialog.queryByLabelText('Length')).toBeNull();
  });
});

describe('the prices of a row', () => {
  it('shows every round, the chosen one, and why a channel named none', async () => {
    server.on(lastMileParcels.quotes, () => [
      sampleQuote({ id: '3', round: 2 }),
      sampleQuote({ id: '4', round: 2, channelName: 'Ground', price: null, isChosen: false, problem: 'Too heavy' }),
      sampleQuote({ id: '1', round: 1, price: { amount: '5.00', currency: 'USD' }, isChosen: false, maxDays: 2 }),
    ]);
    const { dialog } = await openOf(sampleRow(), 'Prices', /Round 2/);
    const second = within(await dialog.findByRole('table', { name: /Round 2/ }));
    const [, chosen, refused] = second.getAllByRole('row');
    expect(chosen!.textContent).toBe('Nexus Freight · UniUni next dayExpressUSD 4.202 to 4 days1Selected');
    within(refused!).getByText('Too heavy');
    const first = within(dialog.getByRole('table', { name: /Round 1/ }));
    first.getByText('USD 5.00');
    first.getByText('2 days');
    expect(first.queryByText('Selected')).toBeNull();
  });

  it('says that none was asked for', async () => {
    server.on(lastMileParcels.quotes, () => []);
    await openOf(sampleRow(), 'Prices', 'No prices yet');
  });
});

it('closes without a question where nothing was typed', async () => {
  const { user, dialog } = await openParcels();
  await dialog.findByLabelText('Length');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
