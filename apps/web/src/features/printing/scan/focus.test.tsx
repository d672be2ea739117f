import { printing } from '@pressroom/contract/printing/printing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { PrintScreen } from '../PrintScreen.tsx';
import { sampleLabel } from '../printing.sample.ts';

const server = fakeServer();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.removeItem('printQueue');
  localStorage.setItem('printStation', JSON.stringify({ sound: false, prefix: '~', suffix: '#' }));
  const rest = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, request?: RequestInit) =>
    address.startsWith('http://127.0.0.1:888/')
      ? Promise.resolve(Response.json({ retval: '0', ReceiveData: 'status:0' }))
      : rest(address, request),
  );
  server.on(printing.printOrderLabel, ({ thirdOrderNumber }) => sampleLabel({ orderNumber: thirdOrderNumber }));
  server.on(printing.sendOrder, ({ thirdOrderNumber }) => ({
    orderNumber: thirdOrderNumber,
    sysStatus: 2,
    awaitsConfirmation: false,
    parcelsLeft: 0,
    msg: 'Printed; the order is shipped',
  }));
});

const box = () => screen.getByLabelText('Order or tracking number');
const history = () => within(screen.getByRole('region', { name: 'Print history' }));
const asked = () =>
  server.sentTo(printing.printOrderLabel).map((input) => (input as { thirdOrderNumber: string }).thirdOrderNumber);

/** Keys as a scanner sends them, which write into the field that has the focus. */
function scan(code: string, end: 'Enter' | 'Tab' = 'Enter'): void {
  // long after whatever was typed before
  let at = 1e13;
  for (const key of [...code.split(''), end]) {
    const field = document.activeElement;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: (at += 5) });
    act(() => {
      if (!field?.dispatchEvent(event) || key.length > 1 || !(field instanceof HTMLInputElement)) return;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, field.value + key);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}

it('takes a scan that lands in another field, and leaves that field as it was', async () => {
  const { user } = renderScreen(<PrintScreen />);
  await user.keyboard('{F2}');
  const dialog = within(await screen.findByRole('dialog'));
  const bench = dialog.getByLabelText('Bench name');
  await user.type(bench, 'North');
  act(() => bench.focus());
  scan('~PR-10001#');
  await waitFor(() => expect(asked()).toEqual(['PR-10001']));
  expect(bench).toHaveProperty('value', 'North');
  expect(document.activeElement).toBe(bench);
  dialog.getByRole('button', { name: 'Save' });
});

it('takes a scan that ends with Tab, rid of what the scanner adds', async () => {
  renderScreen(<PrintScreen />);
  await waitFor(() => expect(document.activeElement).toBe(box()));
  scan('~]C1PR-10002#', 'Tab');
  await history().findByText('PR-10002');
  expect(asked()).toEqual(['PR-10002']);
  expect(box()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(box());
});

it('has the focus in the box again after a button, a dialog and Escape, and lets keys walk through choices', async () => {
  const { user } = renderScreen(<PrintScreen />);
  const isBack = (after: string) => waitFor(() => expect([after, document.activeElement]).toEqual([after, box()]));
  await user.keyboard('PR-10003{Enter}');
  await history().findByText('Printed; the order is shipped');
  await user.click(screen.getByText('Printed'));
  await isBack('a click');
  await user.keyboard('{F2}');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await isBack('a dialog');
  await user.keyboard('{F4}');
  expect(history().getByRole('combobox')).toBe(document.activeElement);
  await user.tab();
  await user.tab();
  const choice = history().getByLabelText('Select PR-10003');
  expect(document.activeElement).toBe(choice);
  act(() => choice.click());
  expect(document.activeElement).toBe(choice);
  await user.keyboard('{Escape}');
  await isBack('Escape');
});

it('colours the whole screen for success and failure, and again for each', async () => {
  const { user } = renderScreen(<PrintScreen />);
  const colour = () => document.querySelector('[data-colour]')?.getAttribute('data-colour');
  expect(colour()).toBeUndefined();
  await user.keyboard('PR-10001{Enter}');
  await waitFor(() => expect(colour()).toBe('good'));
  const first = document.querySelector('[data-colour]');
  await user.keyboard('PR-10002{Enter}');
  await waitFor(() => expect(document.querySelector('[data-colour]')).not.toBe(first));
  server.on(printing.sendOrder, ({ thirdOrderNumber }) => ({
    orderNumber: thirdOrderNumber,
    sysStatus: 1,
    awaitsConfirmation: false,
    parcelsLeft: 0,
    msg: 'Printed, but not shipped: it was closed',
  }));
  await user.keyboard('PR-10003{Enter}');
  await waitFor(() => expect(colour()).toBe('question'));
});
