import { benchCheck, type CheckAnswer } from '@pressroom/contract/printing/check';
import { askAgainCode } from '@pressroom/contract/endpoint';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import { printing } from '@pressroom/contract/printing/printing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleLabel } from '../printing.sample.ts';
import { PrintScreen } from '../PrintScreen.tsx';
import { sampleAnswer, sampleBenchOrder } from '../check.sample.ts';

const server = fakeServer();
let printerStatus: number;
let answers: Record<string, CheckAnswer>;

const complete = sampleBenchOrder({ scanned: 3 });
const label = { ...complete, isPrinted: true };

beforeEach(() => {
  localStorage.removeItem('printQueue');
  localStorage.setItem('printStation', JSON.stringify({ sound: false, check: true, bench: 'A' }));
  printerStatus = 0;
  const rest = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, request?: RequestInit) =>
    address.startsWith('http://127.0.0.1:888/')
      ? Promise.resolve(Response.json({ retval: '0', ReceiveData: `status:${printerStatus}` }))
      : rest(address, request),
  );
  answers = {
    piece: sampleAnswer(),
    last: sampleAnswer({ step: 'printLabel', order: complete, label: complete }),
    label: sampleAnswer({ step: 'done', order: complete }),
    wrong: sampleAnswer({
      step: 'refused',
      refusal: 'otherBench',
      says: 'Order PR-7 is collected at bench “B”',
      order: sampleBenchOrder({ orderNumber: 'PR-7', bench: 'B', slots: [3] }),
    }),
  };
  server.on(benchCheck.scan, ({ code }) => answers[code]!);
  server.on(benchCheck.state, () => ({ label: null, orders: [], scans: [] }));
  server.on(benchCheck.abort, () => sampleBenchOrder({ bench: null, slots: [], scanned: 0 }));
  server.on(benchCheck.slotFull, () => sampleBenchOrder({ slots: [7, 9] }));
  server.on(printing.printOrderLabel, ({ thirdOrderNumber }) => sampleLabel({ orderNumber: thirdOrderNumber }));
  server.on(printing.sendOrder, ({ thirdOrderNumber }) => ({
    orderNumber: thirdOrderNumber,
    sysStatus: 1,
    awaitsConfirmation: false,
    parcelsLeft: 0,
    msg: 'Recorded',
  }));
});

async function start() {
  const { user } = renderScreen(<PrintScreen />);
  const box = await screen.findByLabelText('Piece, order, label or command');
  const scan = (code: string) => user.type(box, `${code}{Enter}`);
  return { user, scan };
}

const status = () => within(screen.getByRole('status'));
const stop = () => screen.findByRole('alertdialog');
const prints = () => server.sentTo(printing.printOrderLabel);
const scans = () => server.sentTo(benchCheck.scan);

describe('the bench check', () => {
  it('says of a piece what it is, which slot it goes into and how many are missing', async () => {
    const { scan } = await start();
    await scan('piece');
    await status().findByText('7');
    for (const words of ['Put into slot', '2 still missing', 'White', 'rose_front.png']) status().getByText(words);
    expect(within(screen.getByRole('region', { name: 'Check before packing' })).getByText('1 / 3')).toBeDefined();
    expect(prints()).toEqual([]);
  });

  it('prints with the last piece, and says nothing of it to the server before the label is scanned back', async () => {
    const { scan } = await start();
    await scan('last');
    await status().findByText('Stick the label on, then scan it');
    // the piece itself, too: an order of one piece shows it here alone
    for (const words of ['Take slot 7: complete', 'White', 'rose_front.png']) status().getByText(words);
    expect(prints()).toMatchObject([{ thirdOrderNumber: 'PR-10001', shopId: '31', bench: 'A' }]);
    await scan('label');
    await status().findByText('Packed');
    status().getByText('Slot 7 is free');
    expect(server.sentTo(printing.sendOrder)).toEqual([]);
  });

  it('stops in red at what does not belong, and counts no scan before a person has gone on', async () => {
    const { scan, user } = await start();
    await scan('wrong');
    const red = within(await stop());
    red.getByText('Order PR-7 is collected at bench “B”');
    red.getByText('Order PR-7: bench “B”, slot 3');
    await scan('piece');
    expect(scans()).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await scan('wrong');
    await stop();
    await scan('%next');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await scan('piece');
    await status().findByText('7');
    expect(scans()).toHaveLength(3);
  });

  it('asks which piece is at hand where only the order’s number was scanned, and takes the one that is chosen', async () => {
    const order = sampleBenchOrder();
    const says = 'Several products of order PR-10001 are still missing. Scan the code of the piece';
    const several = sampleAnswer({ step: 'refused', refusal: 'severalLines', says, order, lineId: null });
    const chosen = sampleAnswer({ lineId: '12' });
    server.on(benchCheck.scan, ({ code }) => (code === 'PR-10001' ? several : chosen));
    const { scan, user } = await start();
    await scan('PR-10001');
    await status().findByText('Which piece is it?');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await user.click(status().getByRole('button', { name: /Black/ }));
    await status().findByText('2 still missing');
    expect(scans().at(-1)).toMatchObject({ code: pieceCode({ lineId: '12', unit: 0 }) });

    await scan('PR-10001');
    await status().findByText('Which piece is it?');
    await user.keyboard('{Escape}');
    await status().findByText('Scan a piece or an order number');
  });

  it('prints a label once more for a reason alone', async () => {
    const { scan } = await start();
    await scan('%REPRINT');
    within(await stop()).getByText('No label is waiting');
    await scan('%NEXT');
    await scan('last');
    await status().findByText('Stick the label on, then scan it');
    await scan('%REPRINT');
    await status().findByText('Why print it again? Scan a reason');
    await scan('label');
    within(await stop()).getByText('Scan a reason, or “next” to skip the reprint');
    expect(scans()).toHaveLength(1);
    await scan('%REPRINT');
    await scan('%OTHER');
    await waitFor(() => expect(prints()).toHaveLength(2));
    expect(prints()[1]).toMatchObject({ isForce: '1', reason: 'other', reasonText: 'Scanned at the bench %OTHER' });
  });

  it('reports a label that did not come out, and prints it without a reason then', async () => {
    const { scan } = await start();
    printerStatus = 87;
    await scan('last');
    within(await stop()).getByText(/the head is open/);
    expect(prints()).toEqual([]);
    printerStatus = 0;
    await scan('%REPRINT');
    await status().findByText('Stick the label on, then scan it');
    expect(prints()).toMatchObject([{ thirdOrderNumber: 'PR-10001' }]);
    expect(prints()[0]).not.toHaveProperty('isForce');
  });

  it('stops before it prints what was printed before', async () => {
    server.on(printing.printOrderLabel, ({ isForce, thirdOrderNumber }) => {
      if (isForce) return sampleLabel({ orderNumber: thirdOrderNumber });
      throw new Refusal(200, 'Printed before by Ada', { code: askAgainCode });
    });
    const { scan } = await start();
    await scan('last');
    within(await stop()).getByText(/Printed before by Ada/);
    await scan('%REPRINT');
    await scan('%LOST');
    await status().findByText('Stick the label on, then scan it');
    expect(prints().at(-1)).toMatchObject({ isForce: '1', reason: 'lost' });
  });

  it('takes an order off the bench, and gives one more slot', async () => {
    const { scan } = await start();
    await scan('%SLOTFULL');
    within(await stop()).getByText('The open order is in no slot');
    await scan('%NEXT');
    await scan('piece');
    await status().findByText('7');
    await scan('%SLOTFULL');
    await status().findByText('9');
    expect(server.sentTo(benchCheck.slotFull)).toMatchObject([{ bench: 'A', orderId: '1' }]);
    await scan('%ABORT');
    await status().findByText('Order PR-10001 is off the bench');
    expect(server.sentTo(benchCheck.abort)).toMatchObject([{ bench: 'A', orderId: '1' }]);
    await scan('%ABORT');
    within(await stop()).getByText(/No order is open/);
  });

  it('counts a scan that got no answer once', async () => {
    let isAway = true;
    server.on(benchCheck.scan, () => {
      if (isAway) throw new Refusal(503, 'Bad gateway');
      return sampleAnswer();
    });
    const { scan } = await start();
    await scan('piece');
    within(await stop()).getByText(/Scan it again/);
    isAway = false;
    await scan('%NEXT');
    await scan('piece');
    await status().findByText('7');
    const [first, second] = scans() as { scanId: string }[];
    expect(second!.scanId).toBe(first!.scanId);
  });

  it('goes on where the bench stood, and lists what lies and what was scanned', async () => {
    const scan = { id: '5', at: '2026-11-23T10:00:00Z', createUser: 'ada', code: 'Q1-14', orderNumber: 'PR-9' };
    server.on(benchCheck.state, () => ({
      label,
      orders: [sampleBenchOrder({ orderId: '2', orderNumber: 'PR-8', slots: [2], problem: 'Order PR-8 is held' })],
      scans: [{ ...scan, step: 'refused' as const, says: 'It has shipped' }],
    }));
    await start();
    await status().findByText('Stick the label on, then scan it');
    within(screen.getByRole('region', { name: 'Slots' })).getByText('Order PR-8 is held');
    within(screen.getByRole('region', { name: 'Scans' })).getByText('PR-9 · Q1-14');
  });

  it('brings an order in a slot to hand', async () => {
    server.on(benchCheck.state, () => ({ label: null, orders: [sampleBenchOrder()], scans: [] }));
    const { user, scan } = await start();
    await user.click(await screen.findByRole('button', { name: 'Show order PR-10001' }));
    await scan('%ABORT');
    await status().findByText('Order PR-10001 is off the bench');
  });

  it('prints a sheet of its commands', async () => {
    server.on(benchCheck.commands, () => [{ text: '%NEXT', widths: [2, 1, 1] }]);
    const { user } = await start();
    const print = vi.fn();
    const attached = HTMLBodyElement.prototype.append;
    vi.spyOn(document.body, 'append').mockImplementation(function append(this: HTMLBodyElement, ...nodes) {
      attached.apply(document.body, nodes);
      const [frame] = nodes;
      if (frame instanceof HTMLIFrameElement) frame.contentWindow!.print = print;
    });
    await user.click(screen.getByRole('button', { name: /Command sheet/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Command sheet' }));
    for (const words of ['下一个 · Next', '重印 · Reprint', '面单丢失 · Label lost', '%DAMAGED'])
      await sheet.findByText(words);
    expect(sheet.getByRole('img', { name: '%NEXT' }).querySelectorAll('rect')).toHaveLength(3);
    await user.click(sheet.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('is off until the station has it switched on, and needs the name of the bench', async () => {
    localStorage.setItem('printStation', JSON.stringify({ sound: false }));
    const { user } = renderScreen(<PrintScreen />);
    await screen.findByLabelText('Order or tracking number');
    await user.click(screen.getByRole('button', { name: /Station settings/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('switch', { name: 'Piece check' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('The piece check needs a bench name');
    await user.type(dialog.getByLabelText('Bench name'), 'B');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByLabelText('Piece, order, label or command');
  });
});
