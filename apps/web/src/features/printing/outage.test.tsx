import { askAgainCode } from '@pressroom/contract/endpoint';
import { printing } from '@pressroom/contract/printing/printing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionEnds } from '../../client/sessionSignals.ts';
import { token } from '../../client/token.ts';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleLabel } from './printing.sample.ts';
import { PrintScreen } from './PrintScreen.tsx';

const server = fakeServer();
/** What the server answers while it is away; nothing where it can be reached. */
let away: (() => never) | undefined;
/** What the printer's service answers to a label. */
let answerOfPrinter: () => Promise<Response>;
let printed: number;

const printedWell = () => Promise.resolve(Response.json({ retval: '0', ReceiveData: 'status:0' }));
const isLabel = (body: unknown) =>
  body instanceof URLSearchParams && body.get('printparams')!.includes('PTK_PrintLabel');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.removeItem('printQueue');
  localStorage.setItem('printStation', JSON.stringify({ sound: false }));
  away = undefined;
  printed = 0;
  answerOfPrinter = printedWell;
  const rest = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, request?: RequestInit) => {
    if (!address.startsWith('http://127.0.0.1:888/')) return rest(address, request);
    if (!isLabel(request?.body)) return printedWell();
    printed += 1;
    return answerOfPrinter();
  });
  server.on(printing.printOrderLabel, ({ thirdOrderNumber }) => {
    away?.();
    return sampleLabel({ orderNumber: thirdOrderNumber });
  });
  server.on(printing.sendOrder, ({ thirdOrderNumber, status }) => {
    away?.();
    return {
      orderNumber: thirdOrderNumber,
      sysStatus: status === 1 ? 2 : 1,
      awaitsConfirmation: false,
      parcelsLeft: 0,
      msg: status === 1 ? 'Printed; the order is shipped' : 'Recorded',
    };
  });
});

const unreachable = () => {
  throw new Refusal(502, 'Bad gateway');
};
const box = () => screen.getByLabelText('Order or tracking number');
const history = () => within(screen.getByRole('region', { name: 'Print history' }));
const kept = () =>
  JSON.parse(localStorage.getItem('printQueue') ?? '[]') as { id: string; code: string; stage: string }[];
const labels = () => server.sentTo(printing.printOrderLabel) as { thirdOrderNumber: string; scanId: string }[];
const reports = () => server.sentTo(printing.sendOrder) as { scanId: string; status: string }[];

/** As a reload does: the page begins anew with what the browser has kept. */
function reload() {
  cleanup();
  return renderScreen(<PrintScreen />);
}

describe('while the server is away', () => {
  it('scans wait in their order, survive a reload, and are worked off when it answers again', async () => {
    away = unreachable;
    const { user } = renderScreen(<PrintScreen />);
    await user.type(box(), 'PR-1{Enter}PR-2{Enter}');
    await screen.findByText('Waiting for the server');
    await screen.findByText('2 waiting: PR-1, PR-2');
    expect(printed).toBe(0);
    const ids = kept().map(({ id }) => id);

    const again = reload();
    await screen.findByText('2 waiting: PR-1, PR-2');
    await again.user.type(box(), 'PR-3{Enter}');
    await screen.findByText('3 waiting: PR-1, PR-2, PR-3');
    away = undefined;
    await again.user.click(screen.getByRole('button', { name: 'Try now' }));
    await history().findByText('PR-3');
    await waitFor(() => expect(kept()).toEqual([]));
    expect(printed).toBe(3);
    const asked = labels().slice(-3);
    expect(asked.map(({ thirdOrderNumber }) => thirdOrderNumber)).toEqual(['PR-1', 'PR-2', 'PR-3']);
    expect(asked.slice(0, 2).map(({ scanId }) => scanId)).toEqual(ids);
    expect(reports().map(({ scanId }) => scanId)).toEqual(asked.map(({ scanId }) => scanId));
  });

  it('it is asked again every five seconds', async () => {
    away = unreachable;
    const { user } = renderScreen(<PrintScreen />);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await user.type(box(), 'PR-1{Enter}');
      await screen.findByText('Waiting for the server');
      expect(labels()).toHaveLength(1);
      act(() => void vi.advanceTimersByTime(5_000));
      await waitFor(() => expect(labels()).toHaveLength(2));
      await screen.findByText('Waiting for the server');
      away = undefined;
      act(() => void vi.advanceTimersByTime(5_000));
      await history().findByText('Printed; the order is shipped');
    } finally {
      vi.useRealTimers();
    }
    expect(new Set(labels().map(({ scanId }) => scanId)).size).toBe(1);
  });

  it('a printed label is reported later, also after a reload, and not printed again', async () => {
    server.on(printing.printOrderLabel, ({ thirdOrderNumber }) => {
      away = unreachable;
      return sampleLabel({ orderNumber: thirdOrderNumber });
    });
    const { user } = renderScreen(<PrintScreen />);
    await user.type(box(), 'PR-1{Enter}');
    await screen.findByText(/The label is printed and will be recorded/);
    expect(kept()).toMatchObject([{ code: 'PR-1', stage: 'printed' }]);
    const again = reload();
    await screen.findByText(/The label is printed and will be recorded/);
    away = undefined;
    await again.user.keyboard('{F8}');
    await history().findByText('Printed; the order is shipped');
    expect([printed, labels().length]).toEqual([1, 1]);
    expect(new Set(reports().map(({ scanId }) => scanId))).toEqual(new Set([labels()[0]!.scanId]));
  });

  it('a reason that was given is not asked for again', async () => {
    server.on(printing.printOrderLabel, ({ thirdOrderNumber, reason }) => {
      away?.();
      if (reason) return sampleLabel({ orderNumber: thirdOrderNumber });
      throw new Refusal(200, 'Printed before by Ada', { code: askAgainCode });
    });
    const { user } = renderScreen(<PrintScreen />);
    await user.type(box(), 'PR-1{Enter}');
    await user.click(await screen.findByLabelText('Other'));
    await user.type(screen.getByLabelText('Enter the reason'), 'It got wet');
    const confirm = screen.getByRole('button', { name: 'Print again' });
    await waitFor(() => expect(confirm).toHaveProperty('disabled', false), { timeout: 4_000 });
    away = unreachable;
    await user.click(confirm);
    await screen.findByText('Waiting for the server');
    away = undefined;
    reload();
    await history().findByText('Printed; the order is shipped');
    expect(labels().at(-1)).toMatchObject({ isForce: '1', reason: 'other', reasonText: 'It got wet' });
  });

  it('an answer is an answer, also a refusal', async () => {
    away = () => {
      throw new Refusal(500, 'Broken, see 17');
    };
    const { user } = renderScreen(<PrintScreen />);
    await user.type(box(), 'PR-1{Enter}');
    await history().findByText('Broken, see 17');
    expect(kept()).toEqual([]);
  });

  it('an ended session keeps the scans until somebody has signed in again', async () => {
    token.save('old');
    away = () => {
      throw new Refusal(401, 'Signed out', { code: 50014 });
    };
    const ended = vi.fn();
    const stop = sessionEnds.listen(ended);
    const { user } = renderScreen(<PrintScreen />);
    await user.type(box(), 'PR-1{Enter}');
    await screen.findByText('Session ended: sign in again');
    expect(ended).toHaveBeenCalledTimes(1);
    expect(kept()).toMatchObject([{ code: 'PR-1' }]);
    away = undefined;
    token.save('new');
    await history().findByText('Printed; the order is shipped', {}, { timeout: 4_000 });
    expect(labels()).toHaveLength(2);
    token.clear();
    stop();
  });
});

describe('a label of which nobody knows whether it came out', () => {
  const answer = async (words: string) => {
    const user = userEvent.setup();
    const button = await screen.findByRole('button', { name: words });
    await waitFor(() => expect(button).toHaveProperty('disabled', false), { timeout: 4_000 });
    await user.click(button);
  };

  it('is not printed again after a reload when it lies there', async () => {
    answerOfPrinter = () => new Promise(() => undefined);
    const { user } = renderScreen(<PrintScreen />);
    await user.type(box(), 'PR-1{Enter}');
    await waitFor(() => expect(kept()).toMatchObject([{ stage: 'printing' }]));
    reload();
    await screen.findByText('The page was reloaded while the label was printing');
    await answer('Yes, it printed');
    await history().findByText('Printed; the order is shipped');
    expect([printed, labels().length]).toEqual([1, 1]);
  });

  it('is printed when it does not, as the same print', async () => {
    vi.stubGlobal('isSecureContext', true);
    answerOfPrinter = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = renderScreen(<PrintScreen />);
    await user.type(box(), 'PR-1{Enter}');
    await screen.findByText(/Printer service not found/);
    answerOfPrinter = printedWell;
    await answer('No, print it');
    await history().findByText('Printed; the order is shipped');
    expect(printed).toBe(2);
    expect(new Set(labels().map(({ scanId }) => scanId)).size).toBe(1);
    expect(reports()).toMatchObject([{ status: '1' }]);
  });
});

it('tells the server later of a label that failed, and the person at once', async () => {
  answerOfPrinter = () => Promise.resolve(Response.json({ retval: '3002', msg: 'connection error' }));
  server.on(printing.printOrderLabel, ({ thirdOrderNumber }) => {
    away = unreachable;
    return sampleLabel({ orderNumber: thirdOrderNumber });
  });
  const { user } = renderScreen(<PrintScreen />);
  await user.type(box(), 'PR-1{Enter}');
  await history().findByText(/connection error/);
  await waitFor(() => expect(kept()).toMatchObject([{ stage: 'failed' }]));
  away = undefined;
  await user.keyboard('{F8}');
  await waitFor(() => expect(kept()).toEqual([]));
  expect(reports().at(-1)).toMatchObject({ status: '2' });
  expect(history().getAllByText('PR-1')).toHaveLength(1);
});
