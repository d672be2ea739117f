import type { SessionInfo } from '@pressroom/contract/account/account';
import { sessionEvent, type Task, tasks, taskStreamPath } from '@pressroom/contract/tasks/tasks';
import { afterEach, beforeEach, vi } from 'vitest';
import { followTasks } from '../client/tasks.ts';
import type { fakeServer } from './fakeServer.ts';

/** The stream of tasks beside a fake server, followed as the shell does it. Registers itself for the tests of the file. */
export function fakeTasks(server: ReturnType<typeof fakeServer>) {
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  let leaving = new AbortController();
  let sent = 0;

  beforeEach(() => {
    leaving = new AbortController();
    server.on(tasks.list, () => []);
    const reply = fetch;
    vi.stubGlobal('fetch', async (address: string, request?: RequestInit) =>
      address.includes(taskStreamPath)
        ? new Response(new ReadableStream({ start: (controller) => void (out = controller) }))
        : reply(address, request),
    );
    void followTasks(leaving.signal);
  });
  afterEach(() => leaving.abort());

  const send = (text: string) => out?.enqueue(new TextEncoder().encode(text));
  return {
    /** What the user may do from now on, as the server tells it. */
    sendSession: (session: SessionInfo) => send(`event: ${sessionEvent}\ndata: ${JSON.stringify(session)}\n\n`),
    /** The server ends the stream, as it does with the session. */
    close: () => out?.close(),
    /** News of a task, later than any sent before. */
    sendTask(task: Pick<Task, 'id' | 'state'> & Partial<Task>) {
      sent += 1;
      const at = new Date(Date.UTC(2026, 10, 21) + sent * 1000).toISOString();
      const given = {
        kind: 'any',
        title: 'Task',
        total: 1,
        done: 0,
        failed: 0,
        problems: [],
        fileName: null,
        gmtCreate: at,
      };
      send(`data: ${JSON.stringify({ ...given, gmtModified: at, ...task })}\n\n`);
    },
  };
}
