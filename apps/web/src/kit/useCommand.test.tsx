import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRead } from '../client/useRead.ts';
import { fakeServer, Refusal } from '../testing/fakeServer.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { sampleRows } from './kit.sample.ts';
import { useCommand } from './useCommand.tsx';

const server = fakeServer();
const [store] = sampleRows(1);

function Probe() {
  const { data } = useRead(stores.page, {});
  const enable = useCommand(stores.enable);
  const disable = useCommand(stores.disable, {
    success: (_, { id }) => `Disabled ${id}`,
    invalidates: [stores.page],
    undo: (_, input) => enable.attempt(input),
  });
  return (
    <>
      <p>stores: {data?.total}</p>
      <button type="button" onClick={() => void disable.run({ id: '7' })}>
        {disable.pending ? 'working' : 'disable'}
      </button>
    </>
  );
}

it('tells the success, refreshes what it changes, and takes it back', async () => {
  let total = 2;
  server.on(stores.page, () => ({ rows: [], total }));
  server.on(stores.disable, () => ({ ...store!, id: String(--total) }));
  server.on(stores.enable, () => ({ ...store!, id: String(++total) }));
  const { user } = renderScreen(<Probe />);
  await screen.findByText('stores: 2');
  await user.click(screen.getByRole('button', { name: 'disable' }));
  await screen.findByText('Disabled 7');
  await screen.findByText('stores: 1');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('stores: 2');
});

it('asks anew for what was first asked before it, and is still unanswered', async () => {
  const early = Promise.withResolvers<number>();
  const answers = [early.promise, Promise.resolve(1)];
  server.on(stores.page, async () => ({ rows: [], total: (await answers.shift())! }));
  server.on(stores.disable, () => store!);
  const { user } = renderScreen(<Probe />);
  await user.click(screen.getByRole('button', { name: 'disable' }));
  await screen.findByText('Disabled 7');
  early.resolve(2);
  await screen.findByText('stores: 1');
});

it('calls once however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(stores.disable, () => promise.then(() => store!));
  const { user } = renderScreen(<Probe />);
  await user.dblClick(screen.getByRole('button', { name: 'disable' }));
  await user.click(await screen.findByRole('button', { name: 'working' }));
  resolve();
  await screen.findByText('Disabled 7');
  expect(server.sentTo(stores.disable)).toHaveLength(1);
});

it('shows the failure in the words of the server, and is free again', async () => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(stores.disable, () => {
    throw new Refusal(403, 'You do not have permission to do this');
  });
  const { user } = renderScreen(<Probe />);
  await user.click(screen.getByRole('button', { name: 'disable' }));
  await screen.findByText('You do not have permission to do this');
  await waitFor(() => screen.getByRole('button', { name: 'disable' }));
});
