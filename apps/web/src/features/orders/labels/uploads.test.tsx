import { orders } from '@pressroom/contract/orders/orders';
import type { ParsedLabel } from '@pressroom/contract/orders/orderShapes';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { FakeUpload } from '../../../testing/fakeUpload.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { OrdersScreen } from '../OrdersScreen.tsx';

const server = fakeServer();

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(orders.queryList, () => ({ rows: [], total: 0 }));
  server.on(orders.queryListTotal, () => []);
});

const pdf = (name: string) => new File(['%PDF'], name);

async function open(name: RegExp, box: string) {
  const { user } = renderScreen(<OrdersScreen />, { at: '/order/index' });
  await user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    user,
    dialog,
    drop: (...files: File[]) => dialog.findByLabelText(box).then((input) => user.upload(input, files)),
  };
}

describe('the label dialog', () => {
  const page = (given: Partial<ParsedLabel>): ParsedLabel => ({
    fileName: 'a.pdf',
    page: 1,
    barCodeText: '1Z999AA10123456784',
    id: '9001',
    thirdOrderNumber: 'PR-10001',
    carrierName: 'UPS',
    msg: 'Attached',
    refusedId: null,
    candidates: [],
    orders: [],
    ...given,
  });

  it('sends a request a file, and puts the pages without an order first', async () => {
    const answers = [
      [
        page({}),
        page({ page: 2, id: null, thirdOrderNumber: null, barCodeText: '', msg: 'No tracking barcode was found' }),
      ],
      new Refusal(400, 'The PDF is damaged and cannot be read'),
      [page({ fileName: 'c.pdf', thirdOrderNumber: 'PR-10003' })],
    ];
    server.on(orders.analysisLabel, () => {
      const answer = answers.shift();
      if (answer instanceof Refusal || !answer) throw answer ?? new Error('One request too many');
      return answer;
    });
    const { dialog, drop } = await open(/Upload labels/, 'Drop label PDFs here, as many as you like');
    dialog.getByText(/Used only for pages whose order has no carrier/);
    await drop(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    await dialog.findByText('The PDF is damaged and cannot be read');
    await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(4));
    const [, first] = dialog.getAllByRole('row');
    expect(within(first!).getByText('No tracking barcode was found')).toBeTruthy();
    dialog.getByText('Pages matched: 2');
    dialog.getByText('Pages without an order: 1');
    expect(server.sentTo(orders.analysisLabel)).toEqual(Array.from({ length: 3 }, () => ({ carrierName: 'UPS' })));
  });

  const order = {
    id: '9001',
    thirdOrderNumber: 'PR-10001',
    shopName: 'Harbor Print',
    sysStatus: 1 as const,
    recipientsName: 'Ada Byron',
    trackingNumber: null,
    carrierName: null,
    hasLabel: false,
  };
  const usps = '9261290336128704042634';
  const lost = (given: Partial<ParsedLabel> = {}) => {
    const nobody = { id: null, thirdOrderNumber: null, carrierName: null, msg: 'No order has this tracking number' };
    const candidates = [{ carrierName: 'USPS', trackingNumber: usps }];
    return page({ ...nobody, barCodeText: usps, refusedId: '71', candidates, ...given });
  };

  async function uploadOne(answer: ParsedLabel) {
    server.on(orders.analysisLabel, () => [answer]);
    server.on(orders.refusedLabelPage, () => ({ image: 'iVBORw0KGgo=', width: 4, height: 6 }));
    const { user, dialog, drop } = await open(/Upload labels/, 'Drop label PDFs here, as many as you like');
    await drop(pdf('a.pdf'));
    await dialog.findByText(answer.msg);
    return { user, dialog };
  }

  /** Both dialogs have one id here, so that the upper one is not found by its name. */
  async function keptPage() {
    const title = await screen.findByText('a.pdf, page 1');
    return within(title.closest<HTMLElement>('[role=dialog]')!);
  }

  it('gives a page to the order that it may be for with one click', async () => {
    const { user, dialog } = await uploadOne(lost({ orders: [order] }));
    server.on(orders.giveRefusedLabel, () => ({ ...order, trackingNumber: usps, carrierName: 'USPS', hasLabel: true }));
    await user.click(dialog.getByRole('button', { name: 'Give to PR-10001' }));
    await dialog.findByText('Pages matched: 1');
    expect(server.sentTo(orders.giveRefusedLabel)).toEqual([{ id: '71', orderId: '9001' }]);
    expect(dialog.queryByRole('button', { name: 'Give to PR-10001' })).toBeNull();
  });

  it('says that a label is replaced on the button that does it', async () => {
    const { user, dialog } = await uploadOne(lost({ orders: [{ ...order, hasLabel: true }] }));
    server.on(orders.giveRefusedLabel, () => ({ ...order, hasLabel: true }));
    await user.click(dialog.getByRole('button', { name: 'Use this page instead' }));
    await dialog.findByText('Pages matched: 1');
    expect(server.sentTo(orders.giveRefusedLabel)).toEqual([{ id: '71', orderId: '9001', confirm: ['otherLabel'] }]);
  });

  it('shows the page and finds its order by a word; what stands against it is agreed to in place', async () => {
    const { user, dialog } = await uploadOne(lost());
    server.on(orders.labelOrders, () => [order]);
    server.on(orders.giveRefusedLabel, ({ confirm }) => {
      if (confirm.includes('otherNumber')) return { ...order, trackingNumber: usps };
      throw new Refusal(409, 'It would take the page’s number', {
        failure: 'orders.label.changesNumber',
        data: { confirm: ['otherNumber'] },
      });
    });
    await user.click(dialog.getByRole('button', { name: 'View, or choose an order' }));
    const kept = await keptPage();
    await kept.findByRole('img', { name: 'The page' });
    await user.type(kept.getByLabelText('Find the order'), '10001');
    await user.click(await kept.findByRole('button', { name: 'Give to PR-10001' }));
    await kept.findByText('It would take the page’s number');
    await user.click(kept.getByRole('button', { name: 'Give it anyway' }));
    await dialog.findByText('Pages matched: 1');
    expect(server.sentTo(orders.labelOrders)).toContainEqual({ word: '10001' });
  });

  it('asks which number is meant where there are two', async () => {
    const candidates = [
      { carrierName: 'UPS', trackingNumber: '1Z999AA10123456784' },
      { carrierName: 'USPS', trackingNumber: usps },
    ];
    const { user, dialog } = await uploadOne(lost({ candidates, orders: [order] }));
    server.on(orders.giveRefusedLabel, ({ trackingNumber }) => {
      if (trackingNumber) return { ...order, trackingNumber };
      throw new Refusal(409, 'Choose one');
    });
    await user.click(dialog.getByRole('button', { name: 'Give to PR-10001' }));
    const kept = await keptPage();
    await kept.findByText('Choose one');
    await user.click(kept.getByLabelText(`USPS ${usps}`));
    await user.click(kept.getByRole('button', { name: 'Give to PR-10001' }));
    await dialog.findByText('Pages matched: 1');
    expect(server.sentTo(orders.giveRefusedLabel).at(-1)).toEqual({ id: '71', orderId: '9001', trackingNumber: usps });
  });

  it('lets a page be discarded', async () => {
    const { user, dialog } = await uploadOne(lost());
    server.on(orders.settleRefusedLabels, () => null);
    await user.click(dialog.getByRole('button', { name: 'View, or choose an order' }));
    const kept = await keptPage();
    await user.click(kept.getByRole('button', { name: 'Discard' }));
    const why = within((await screen.findByText('Discard one label page')).closest<HTMLElement>('[role=dialog]')!);
    await user.click(why.getByRole('button', { name: 'Discard' }));
    await why.findByText('Choose why the page is discarded');
    await user.click(why.getByRole('radio', { name: 'Duplicate' }));
    await user.click(why.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(dialog.queryByText('No order has this tracking number')).toBeNull());
    expect(server.sentTo(orders.settleRefusedLabels)).toEqual([{ ids: ['71'], reason: 'duplicate' }]);
  });
});
