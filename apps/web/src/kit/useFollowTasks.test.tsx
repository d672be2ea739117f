import { stores } from '@pressroom/contract/stores/stores';
import { act, screen, waitFor } from '@testing-library/react';
import { Activity, useState } from 'react';
import { expect, it } from 'vitest';
import { useRead } from '../client/useRead.ts';
import { useTasks } from '../client/tasks.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { fakeTasks } from '../testing/fakeTasks.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { useFollowTasks } from './useFollowTasks.ts';

const server = fakeServer();
const stream = fakeTasks(server);

function Follower() {
  const { data } = useRead(stores.page, {});
  useFollowTasks([stores.page]);
  return <p>{data ? 'read' : 'reading'}</p>;
}

function Tab() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!isShown)}>Turn</button>
      <p>{useTasks().length} tasks</p>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Follower />
      </Activity>
    </>
  );
}

it('reads again where a task has come further, also while the screen was hidden, and not where none has', async () => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  const asked = () => server.sentTo(stores.page).length;
  const { user } = renderScreen(<Tab />);
  await screen.findByText('read');
  const turn = () => user.click(screen.getByText('Turn'));
  await turn();
  await turn();
  expect(asked()).toBe(1);

  act(() => stream.sendTask({ id: '1', state: 'running' }));
  await waitFor(() => expect(asked()).toBe(2));

  await turn();
  act(() => stream.sendTask({ id: '2', state: 'running' }));
  await screen.findByText('2 tasks');
  expect(asked()).toBe(2);
  await turn();
  await waitFor(() => expect(asked()).toBe(3));
});
